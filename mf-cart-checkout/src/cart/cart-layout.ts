import styled from '@emotion/styled';
import { media, theme } from '@brasa/shared/ui';
import { fillsScreen } from '@brasa/shared/ui/pay-page';

/** The places of the cart's page: of the cart itself, and of its outline, which it takes the place of without moving anything. */

export const Page = styled.div(fillsScreen, { display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.lg, paddingBlock: theme.space.lg, [media.md]: { paddingBlock: theme.space['2xl'] } });
export const Lines = styled.ul({ display: 'block', margin: `calc(-1 * ${theme.space.lg}) 0`, padding: 0, listStyle: 'none' });

export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${theme.space.sm} ${theme.space.md}`,
  paddingBlock: theme.space.lg,
  borderTop: `1px solid ${theme.color.line}`,
  '&:first-of-type': { borderTop: 0 },
  // What a promotion brought stands under what triggered it.
  '&[data-promo]': { borderTop: 0, paddingTop: 0, paddingLeft: theme.space.lg },
  [media.sm]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  [media.md]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto', columnGap: theme.space.lg },
});

export const Frame = styled.div({
  width: '72px',
  height: '72px',
  borderRadius: theme.radius.md,
  overflow: 'clip',
  [media.md]: { width: '6rem', height: '6rem' },
  // In the outline; in the cart itself the picture sees to it.
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

export const Words = styled.div({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.xs,
  minWidth: 0,
  [media.sm]: { alignContent: 'center' },
  '& > h2': { fontSize: theme.size.md, fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' },
});

export const Options = styled.ul({ padding: 0, listStyle: 'none', color: theme.color.inkSoft, fontSize: theme.size.sm, lineHeight: 1.4 });

/** Room for a finger without taking it from the words. */
export const fingerRoom = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginBlock: `calc(-1 * ${theme.space.xs})` } as const;

export const Controls = styled.div({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  [media.sm]: { gridColumn: 'auto', alignSelf: 'center' },
  [media.md]: { gap: theme.space.md },
});

export const Summary = styled.section({ display: 'grid', gap: theme.space.md });

export const Amounts = styled.dl({
  display: 'grid',
  gap: theme.space.xs,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.md, minHeight: '1.75rem' },
  '& dd': { display: 'inline-flex', alignItems: 'center', gap: theme.space.xs, margin: 0, fontWeight: 600 },
  '&[data-size="lg"]': { fontSize: theme.size.xl, fontWeight: 800 },
  '&[data-size="lg"] dd': { fontWeight: 800 },
});
