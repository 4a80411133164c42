import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media, theme } from './theme.ts';

const breathe = keyframes`50% { opacity: 0.55; }`;
const own = (name: string): boolean => !['width', 'height', 'ratio', 'shape'].includes(name);

type Props = {
  readonly width?: string;
  readonly height?: string;
  /** Width over height, instead of a height. */
  readonly ratio?: number;
  readonly shape?: 'block' | 'text' | 'pill' | 'circle';
};

const Box = styled('span', { shouldForwardProp: own })<Props>(({ width = '100%', height, ratio, shape = 'block' }) => ({
  display: 'block',
  width,
  height: height ?? (ratio === undefined ? (shape === 'text' ? '1em' : '1.5rem') : undefined),
  aspectRatio: ratio,
  borderRadius: shape === 'block' ? theme.radius.md : shape === 'text' ? theme.radius.sm : theme.radius.pill,
  background: theme.color.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  [media.forced]: { border: '1px solid GrayText' },
}));

/** The shape of what is coming, with its final size. The region around it should be `aria-busy`. */
export const Skeleton = (props: Props) => <Box aria-hidden="true" {...props} />;
