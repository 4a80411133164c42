import styled from '@emotion/styled';
import { weave } from './brand-shapes.ts';
import { tokens } from './theme.ts';

const Band = styled.svg`
  display: block;
  width: 100%;
  forced-color-adjust: none;
`;

type Props = {
  /** Pixels; the weave is as wide as it is high times four. */
  readonly height?: number;
  /** Names the pattern; bands of one name are the same pattern. */
  readonly name?: string;
  readonly className?: string;
};

/** The textile band of the house; decoration only. */
export const HuipilBand = ({ height = 12, name = `huipil-${height}`, className }: Props) => {
  const scale = height / weave.height;
  return (
    <Band height={height} aria-hidden="true" className={className}>
      <pattern id={name} width={weave.width * scale} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${scale})`}>
          {weave.parts.map(([color, d], index) => (
            <path key={index} d={d} fill={tokens.color[color]} />
          ))}
        </g>
      </pattern>
      <rect width="100%" height={height} fill={`url(#${name})`} />
    </Band>
  );
};
