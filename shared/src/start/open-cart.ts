import type { Catalog } from '../domain/catalog.ts';
import { checkVersion } from '../domain/version-check.ts';
import { createCartPersistence } from '../stores/cart-persistence.ts';
import { cartStatus } from '../stores/cart-status.ts';
import { cartStore } from '../stores/cart-store.ts';
import { catalogStore } from '../stores/catalog-store.ts';
import { watchStores } from '../stores/store.ts';
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

/** Reads the stored cart once, as soon as the menu and the key are there. */
export function openCart(persistence = createCartPersistence()): () => void {
  const disconnect = persistence.connect();
  let isOpened = false;
  const open = (): void => {
    if (isOpened || !catalogStore.get() || cartStatus.get().key === '') return;
    isOpened = true;
    persistence.open();
  };
  const versions = catalogStore.changes$.subscribe((catalog) => catalog && compareVersions(catalog));
  const stopWatching = watchStores([catalogStore, cartStatus], open);
  return () => {
    disconnect();
    versions.unsubscribe();
    stopWatching();
  };
}
