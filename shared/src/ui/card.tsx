import styled from '@emotion/styled';
import { media, theme } from './theme.ts';

const own = (name: string): boolean => name !== 'as' && name !== 'padded' && name !== 'interactive' && name !== 'selected';

type Props = {
  readonly padded?: boolean;
  /** Rises under the pointer: the card, or a link stretched over it, can be pressed. */
  readonly interactive?: boolean;
  readonly selected?: boolean;
};

export const Card = styled('div', { shouldForwardProp: own })<Props>(({ padded = true, interactive = false, selected = false }) => ({
  position: 'relative',
  minWidth: 0,
  padding: padded ? theme.space.lg : 0,
  border: `1px solid ${selected ? theme.color.primary : theme.color.line}`,
  borderRadius: theme.radius.lg,
  background: theme.color.surface,
  boxShadow: selected ? `inset 0 0 0 1px ${theme.color.primary}` : theme.shadow.low,
  overflow: 'clip',
  transition: `box-shadow ${theme.motion.calm}, transform ${theme.motion.calm}`,
  [media.md]: padded ? { padding: theme.space.xl } : {},
  [media.hover]: interactive ? { '&:hover': { boxShadow: theme.shadow.mid, transform: 'translateY(-2px)' } } : {},
  '&:has(a:focus-visible)': interactive ? { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' } : {},
}));
