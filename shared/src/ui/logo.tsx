import styled from '@emotion/styled';
import { mark, markColors } from './brand-shapes.ts';
import { theme } from './theme.ts';

type MarkProps = { readonly size?: number; readonly className?: string };

/** The slice that is a volcano; decoration, the name stands beside it. */
export const LogoMark = ({ size = 40, className }: MarkProps) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
    <path d={mark.slice} fill={markColors.slice} />
    {mark.dots.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill={markColors.dots} />
    ))}
    <path d={mark.cheese} fill={markColors.cheese} />
    <path d={mark.flame} fill={markColors.flame} />
    <path d={mark.glow} fill={markColors.glow} />
    <path d={mark.crust} fill={markColors.crust} />
    <path d={mark.crustLight} stroke={markColors.crustLight} strokeWidth="3" strokeLinecap="round" fill="none" />
  </svg>
);

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: min(1.375rem, 6.875vw);
  font-weight: 800;
  line-height: 1;
  white-space: nowrap;

  &[data-tone='light'] {
    color: ${theme.color.onInk};
  }
  & > svg {
    flex: none;
  }
  /* The width of the words in the real face: nothing moves when it arrives. */
  & > span {
    width: 6.85em;
    overflow: visible;
  }
  & small {
    display: block;
    margin-bottom: 0.2em;
    color: ${theme.color.primary};
    font-family: ${theme.font.text};
    font-size: 0.5em;
    font-weight: 700;
    letter-spacing: 0.22em;
    text-transform: uppercase;
  }
  &[data-tone='light'] small {
    color: ${theme.color.maize};
  }
`;

type Props = { readonly height?: number; readonly tone?: 'color' | 'light'; readonly className?: string };

/** Mark and name. The name is text, so a link around it needs no label. */
export const Logo = ({ height = 40, tone = 'color', className }: Props) => (
  <Box data-tone={tone} className={className}>
    <LogoMark size={height} />
    <span>
      <small>Pizzería </small>
      Brasa Chapina
    </span>
  </Box>
);
