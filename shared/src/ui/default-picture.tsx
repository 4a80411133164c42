import { tokens } from './theme.ts';

type Props = { readonly label: string; readonly width: number; readonly height: number };

/** Stands where a picture is missing. Drawn in place: it needs no file, so it cannot be missing itself. */
export const DefaultPicture = ({ label, width, height }: Props) => (
  <svg
    viewBox="0 0 200 200"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d="M-200-200h600v600h-600z" fill={tokens.color.sunken} />
    <g fill="none" stroke={tokens.color.line} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="100" cy="100" r="56" />
      <circle cx="100" cy="100" r="44" />
      <path d="M100 124c-15 0-24-10-24-22 0-16 14-20 16-36 12 8 14 16 13 24 4-2 6-6 6-10 8 6 13 13 13 22 0 12-9 22-24 22z" />
    </g>
  </svg>
);
