import { createStore } from './store.ts';

/** The gate of cart persistence [DEC-018, DEC-094]. */
export type CartStatus = {
  /** The stored cart has been looked for. */
  readonly read: boolean;
  /** Writing is allowed. */
  readonly updates: boolean;
  /** Encryption key of this deployment; empty until a server answer brought it. In memory only. */
  readonly key: string;
  /** A stored cart was found and could not be read [DEC-095]. */
  readonly error: boolean;
};

export const cartStatus = createStore<CartStatus>('cart-status', { read: false, updates: false, key: '', error: false });

export function rememberKey(key: string): void {
  if (key !== '') cartStatus.set((current) => (current.key === key ? current : { ...current, key }));
}
