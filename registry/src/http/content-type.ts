const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** Never guessed from content: what is not known is bytes. Scripts with letters beyond ASCII break without the charset. */
export const contentType = (path: string): string => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
