import { deliveryFormat, isStoredDelivery } from './delivery-shape.ts';
import { deliveryStore, noDelivery, withMode, type DeliveryState } from './delivery-store.ts';
import { keepsOrder } from './kept-order.ts';
import { storageKeys } from './storage-keys.ts';
import { local, onOtherTab } from './storage.ts';
import { pack, unpack } from './stored.ts';

const textOf = ({ mode, futureOrder }: DeliveryState): string => pack(deliveryFormat, { mode, futureOrder });
const nothing = textOf(deliveryStore.initial);

/** Takes what the device remembers, keeps what changes, and follows the other tabs [DEC-141]. */
export function connectDelivery(): () => void {
  let kept = nothing;

  function take(text: string | null): void {
    // What cannot be read counts as «not chosen yet».
    const { mode, futureOrder } = unpack(text, deliveryFormat, isStoredDelivery) ?? { mode: noDelivery, futureOrder: null };
    deliveryStore.set((current) => ({ ...withMode(current, mode), futureOrder }));
    kept = textOf(deliveryStore.get());
  }

  take(local.read(storageKeys.delivery));
  const subscription = deliveryStore.changes$.subscribe((state) => {
    const text = textOf(state);
    if (text === kept) return;
    kept = text;
    if (text === nothing) local.remove(storageKeys.delivery);
    else local.write(storageKeys.delivery, text);
  });
  const stop = onOtherTab(storageKeys.delivery, (text) => {
    if (text !== null || !keepsOrder()) take(text);
  });
  return () => {
    subscription.unsubscribe();
    stop();
  };
}
