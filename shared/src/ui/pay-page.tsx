import styled from '@emotion/styled';
import { media, theme } from '@brasa/shared/ui';

/** Heights of the shell's header on small and on wide screens. It does not grow with the letters. */
const header = { small: '56px', wide: '72px' } as const;

/** A page with a bar at the lower edge of small screens is as tall as the screen: the bar is not left standing in its middle. */
export const fillsScreen = { minHeight: `calc(100dvh - ${header.small})`, [media.md]: { minHeight: 0 } } as const;

/** `top` of a column that stays in view, below the header, while what is beside it scrolls [DEC-195]. */
export const belowHeader = `calc(${header.wide} + ${theme.space.lg})`;

/** What is paid, and on wide screens a summary beside it. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem', gap: theme.space['2xl'] },
});

/** The summary of `Columns`: it stays in view beside a long list. */
export const Aside = styled.aside({ [media.lg]: { position: 'sticky', top: belowHeader } });
