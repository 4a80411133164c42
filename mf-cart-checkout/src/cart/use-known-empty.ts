import { useSyncExternalStore } from 'react';
import { useStore } from '@brasa/shared/react';
import { cartStore, local, storageKeys } from '@brasa/shared/runtime';

const isStored = (): boolean => local.read(storageKeys.cart) !== null;
const follow = () => () => {};

/**
 * True when there is no cart to be read: none on the device, and nothing was added meanwhile. That is known before the key and the menu
 * are there. So it is on the server, whose view is for devices without a cart only (`drawnUnlessStored` in remote.json).
 */
export function useKnownEmpty(): boolean {
  const waitsForCart = useSyncExternalStore(follow, isStored, () => false);
  const isNothingAdded = useStore(cartStore, ({ lines }) => lines.length === 0);
  return isNothingAdded && !waitsForCart;
}
