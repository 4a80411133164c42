import { merge } from 'rxjs';
import type { Catalog } from '../domain/catalog.ts';
import { checkVersion } from '../domain/version-check.ts';
import { createCartKeeper } from '../stores/cart-persistence.ts';
import { cartStatus } from '../stores/cart-status.ts';
import { cartStore } from '../stores/cart-store.ts';
import { catalogStore } from '../stores/catalog-store.ts';
import { storageKeys } from '../stores/storage-keys.ts';
import { local } from '../stores/storage.ts';

/**
 * A menu with another major version empties the stored cart, as the first visit does [DEC-111]. A new release that arrives
 * while there is something in the cart waits for the next visit: nobody loses an order under their hands. What was added
 * before the stored cart is read is of this menu, and stays.
 */
export function compareVersions({ config }: Catalog): void {
  const check = checkVersion(local.read(storageKeys.version), config.version);
  if (check.cart !== 'keep') {
    const isOpen = cartStatus.get().read && cartStore.get().lines.length > 0;
    if (isOpen) return;
    local.remove(storageKeys.cart);
  }
  if (check.store !== null) local.write(storageKeys.version, check.store);
}

/** Milliseconds until what could not be fetched is asked for again, also when the browser noticed nothing of it: twice as many each time. */
const patience = { first: 3000, most: 60_000 } as const;

/** Reads the stored cart once the menu and the key are there, and tries again when the cipher could not be fetched. */
export function openCart(keeper = createCartKeeper()): () => void {
  const disconnect = keeper.connect();
  let opened = false;
  let isOver = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pause: number = patience.first;
  const attempt = (): void => {
    if (opened || !catalogStore.get() || cartStatus.get().key === '') return;
    clearTimeout(again);
    opened = true;
    keeper.open().catch((error: unknown) => {
      opened = false;
      console.warn('The stored cart could not be opened yet', error);
      if (!isOver) again = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, patience.most);
    });
  };
  const versions = catalogStore.changes$.subscribe((catalog) => catalog && compareVersions(catalog));
  const subscription = merge(catalogStore.changes$, cartStatus.changes$).subscribe(attempt);
  if (typeof window !== 'undefined') window.addEventListener('online', attempt);
  return () => {
    isOver = true;
    clearTimeout(again);
    disconnect();
    versions.unsubscribe();
    subscription.unsubscribe();
    if (typeof window !== 'undefined') window.removeEventListener('online', attempt);
  };
}
