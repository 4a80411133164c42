import { answerName } from '../composition/answers.ts';

/** Where things are kept, and how many of them; the oldest make room. Everything here can be asked of the server again. */
export const shelves = {
  pages: { name: 'brasa-pages-1', most: 8 },
  files: { name: 'brasa-files-1', most: 300 },
  /** Up to three of each page; some pages are older than many releases. */
  answers: { name: 'brasa-answers-1', most: 60 },
  pictures: { name: 'brasa-pictures-1', most: 200 },
} as const;

export type Shelf = keyof typeof shelves;

/** What of a request decides. */
export type Asked = Pick<Request, 'url' | 'method' | 'integrity'> & { readonly isRange: boolean };

/**
 * Whether it is asked for a file that has its address for ever. A script counts only when it is asked for with its hash: the
 * browser then compares the kept bytes as it would compare fresh ones.
 */
export function shelfOf({ url, method, integrity, isRange }: Asked, origin: string): Exclude<Shelf, 'pages'> | null {
  const asked = new URL(url);
  if (method !== 'GET' || isRange || asked.origin !== origin) return null;
  if (asked.pathname.startsWith('/img/')) return 'pictures';
  if (asked.pathname.startsWith('/fonts/')) return 'files';
  if (answerName(asked.pathname)) return 'answers';
  return integrity !== '' && /^\/(r|r2|s)\//.test(asked.pathname) ? 'files' : null;
}

/** Addresses of other servers, and of files: never answered with a page of ours. */
const notPages = /^\/(api|answers|img|r|r2|s|fonts|fake-pos|pagos|buzon)(\/|$)|\.[a-z0-9]+$/i;

export const isPageOfOurs = (url: string, origin: string): boolean => {
  const asked = new URL(url);
  return asked.origin === origin && !notPages.test(asked.pathname);
};

/** The server says itself what never changes. */
export const isWriteOnce = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean => ok && /\bimmutable\b/.test(headers.get('cache-control') ?? '');
