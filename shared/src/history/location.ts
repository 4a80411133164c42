export type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Where the customer is. The shape the router expects. */
export type Location = Path & {
  readonly state: unknown;
  /** Unique per history entry; `default` for the entry the tab was opened with. */
  readonly key: string;
};

export type Action = 'POP' | 'PUSH' | 'REPLACE';
export type To = string | Partial<Path>;

export const initialKey = 'default';

export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  pathname + (search.length > 1 ? search : '') + (hash.length > 1 ? hash : '');

const origin = 'http://storefront.invalid';

/** A path of this storefront, resolved against the page shown. Whatever would lead elsewhere leads home. */
export function resolvePath(to: To, current: Path): Path {
  const target = typeof to === 'string' ? to : createPath({ pathname: to.pathname ?? current.pathname, search: to.search ?? '', hash: to.hash ?? '' });
  const url = URL.canParse(target, origin + createPath(current)) ? new URL(target, origin + createPath(current)) : new URL(origin);
  return url.origin === origin ? { pathname: url.pathname, search: url.search, hash: url.hash } : { pathname: '/', search: '', hash: '' };
}

export const samePath = (a: Path, b: Path): boolean => createPath(a) === createPath(b);
