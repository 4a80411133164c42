import styled from '@emotion/styled';
import { media, theme } from './theme.ts';
import type { SpaceName } from './tokens.ts';

type Gap = { readonly gap?: SpaceName };
type RowProps = Gap & {
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly wrap?: boolean;
};

const own = (name: string): boolean => !['as', 'gap', 'align', 'justify', 'wrap', 'narrow'].includes(name);
const alignment = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' } as const;
const distribution = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

/** Things under each other. */
export const Stack = styled('div', { shouldForwardProp: own })<Gap & { readonly align?: RowProps['align'] }>(({ gap = 'lg', align = 'stretch' }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: alignment[align],
  gap: theme.space[gap],
  minWidth: 0,
}));

/** Things beside each other. */
export const Row = styled('div', { shouldForwardProp: own })<RowProps>(({ gap = 'sm', align = 'center', justify = 'start', wrap = false }) => ({
  display: 'flex',
  flexWrap: wrap ? 'wrap' : 'nowrap',
  alignItems: alignment[align],
  justifyContent: distribution[justify],
  gap: theme.space[gap],
  minWidth: 0,
}));

/** The width of the page's content, with its side margins; `narrow` for forms and texts. */
export const Container = styled('div', { shouldForwardProp: own })<{ readonly narrow?: boolean }>(({ narrow = false }) => ({
  width: '100%',
  maxWidth: narrow ? '44rem' : '80rem',
  marginInline: 'auto',
  paddingInline: theme.space.lg,
  [media.md]: { paddingInline: theme.space['2xl'] },
}));

/** Cards side by side, as many as fit: two on a phone, one with letters twice as large. */
export const Grid = styled('div', { shouldForwardProp: own })<Gap>(({ gap = 'lg' }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, 50% - ${theme.space[gap]})), 1fr))`,
  gap: theme.space[gap === 'lg' ? 'md' : gap],
  padding: 0,
  listStyle: 'none',
  [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13.5rem, 1fr))', gap: theme.space[gap] },
}));

export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: ${theme.color.line};
  ${media.forced} {
    background: CanvasText;
  }
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
