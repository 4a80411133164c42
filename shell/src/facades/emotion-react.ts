/** What components use of emotion, and what @emotion/styled stands on. Themes are constants here, so its theming is left out. */
export { CacheProvider, Global, ThemeContext, css, jsx, keyframes, withEmotionCache } from 'real/@emotion/react';
