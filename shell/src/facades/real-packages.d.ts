/** Below a façade a package is reached under `real/<package>`; see tools/webpack/shell.mjs. */
declare module 'real/rxjs' {
  export * from 'rxjs';
}
declare module 'real/@tanstack/react-query' {
  export * from '@tanstack/react-query';
}
declare module 'real/@emotion/react' {
  export * from '@emotion/react';
}
declare module '*.md' {
  const text: string;
  export default text;
}
