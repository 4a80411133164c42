import { anchored } from '../stores/anchor.ts';

export type HttpSettings = {
  /** Without a slash at the end. */
  base: string;
  /** Where calls of our own (`cuenta/…`) are below; without a slash at the end. */
  ownBase: string;
  fetch: typeof fetch;
  /** Path of the page when an answer arrives. */
  path: () => string;
  /** Where a 403 sends the customer. */
  goHome: () => void;
};

export const httpSettings = anchored<HttpSettings>('http/1', () => ({
  base: '/api',
  ownBase: '',
  fetch: (...request) => globalThis.fetch(...request),
  path: () => (typeof location === 'undefined' ? '/' : location.pathname),
  goHome: () => {},
}));

/** Nothing that was typed or ordered is lost there by the end of a session. */
export const isAtCheckout = (): boolean => httpSettings.path().startsWith('/checkout');

export function configureHttp(change: Partial<HttpSettings>): void {
  Object.assign(httpSettings, change);
}
