import { css, Global } from '@emotion/react';
import { media, theme } from '@brasa/shared/ui';

/** Height of the header in its two forms. What lies over the page does not grow with the letters: the page has to stay readable. */
export const headerHeight = { small: '56px', wide: '72px' } as const;

/** Height of the tabs at the lower edge. */
export const tabsHeight = '60px';

/** The boxes of the page: where header, areas and footer stand before any of them is drawn. */
const styles = css`
  #shell-top,
  #shell-bottom {
    display: contents;
  }
  [data-frame='none'] :is(#shell-top, #shell-bottom, [data-place]) {
    display: none;
  }
  [hidden] {
    display: none !important;
  }
  main {
    display: block;
    padding-bottom: ${theme.space['2xl']};
    min-height: calc(100dvh - ${headerHeight.small});
    ${media.lg} {
      min-height: calc(100dvh - ${headerHeight.wide});
    }
  }
  /* Never taller than the window: no scrollbar. */
  [data-frame='none'] {
    overflow-y: auto;
  }
  [data-frame='none'] main {
    min-height: 100dvh;
    padding-bottom: 0;
  }
  :root:has([data-tabs]) {
    --bottom-bar-offset: calc(${tabsHeight} + env(safe-area-inset-bottom));
    --toast-offset: var(--bottom-bar-offset);
    ${media.lg} {
      --bottom-bar-offset: 0px;
      --toast-offset: 0px;
    }
  }
  /* The tabs lie over the page: what is last on it stays readable. */
  :root:has([data-tabs]) #shell-bottom > footer {
    padding-bottom: var(--bottom-bar-offset);
  }
  /* Toasts rise above what one presses at the lower edge. Said to them alone: a variable of the root restyles the whole page. */
  :root:has([data-over-content]) [data-toasts] {
    --toast-offset: calc(var(--bottom-bar-offset, 0px) + var(--bar-height, 5rem));
  }
`;

export const FrameStyles = () => <Global styles={styles} />;
