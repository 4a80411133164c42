import type { Store } from '../stores/store.ts';

/** Every store of the page back to its first value: tests share a page and must not share what happened on it. */
export function resetStores(): void {
  const holder = globalThis as unknown as Record<symbol, Store<unknown>>;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (!symbol.description?.startsWith('brasa.store.')) continue;
    const store = holder[symbol];
    store?.set(store.initial);
  }
}
