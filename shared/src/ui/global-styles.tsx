import { css, Global } from '@emotion/react';
import { colorDeclarations, media, theme } from './theme.ts';
import { fontFiles } from './tokens.ts';

/**
 * Both faces are preloaded by the page; until they are there, local faces squeezed to their widths and heights stand in,
 * so that the swap moves nothing. Widths were measured on a Spanish sentence of the shop.
 */
const faces = css`
  @font-face {
    font-family: 'Sansita';
    font-weight: 800;
    font-display: swap;
    src: url('${fontFiles.display}') format('woff2');
  }
  @font-face {
    font-family: 'Figtree Variable';
    font-weight: 300 900;
    font-display: swap;
    src: url('${fontFiles.text}') format('woff2');
  }
  @font-face {
    font-family: 'Sansita Fallback';
    src: local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold'), local('Noto Serif Bold');
    size-adjust: 107.1%;
    ascent-override: 95.2%;
    descent-override: 16.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Fallback';
    font-weight: 400;
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 99.2%;
    ascent-override: 95.8%;
    descent-override: 25.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Fallback';
    font-weight: 700;
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
    size-adjust: 95.4%;
    ascent-override: 99.6%;
    descent-override: 26.2%;
    line-gap-override: 0%;
  }
`;

const base = css`
  :root {
    ${colorDeclarations}
    color-scheme: light;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    overflow-y: scroll;
    scroll-padding-block: 5.5rem 6rem;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  /* What the scrollbar took stays free beside the page, below the backdrop: nothing moves. */
  html:has(dialog[open]) {
    overflow: hidden;
    padding-right: var(--scrollbar, 0);
  }
  body {
    margin: 0;
    background: ${theme.color.page};
    color: ${theme.color.ink};
    font: 400 1rem/1.5 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  figure,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  img,
  svg,
  picture,
  canvas {
    display: block;
    max-width: 100%;
  }
  a {
    color: ${theme.color.primary};
    text-underline-offset: 0.18em;
  }
  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  main:focus,
  h1:focus {
    outline: none;
  }
  ::selection {
    background: ${theme.color.maize};
    color: ${theme.color.onMaize};
  }
  ${media.calm} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Once per page, by the shell. */
export const GlobalStyles = () => <Global styles={[faces, base]} />;
