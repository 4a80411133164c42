import { deliveryOutcome } from '@brasa/shared/domain/coverage';
import type { CoverageResult, DeliveryMode } from '@brasa/shared/domain/delivery';
import { chooseHome, clearDelivery, deliveryStore } from '@brasa/shared/runtime';
import type { AddressToSave } from '@brasa/shared/wire/address-wire';

/** Id of the saved address that is chosen for the delivery; null where that is elsewhere. */
export const usedAddress = (mode: DeliveryMode): number | null => (mode.kind === 'home' ? mode.location.addressId : null);

/** The order goes on to the same place, which is a saved address no longer. */
export function detachDelivery(id: number): void {
  const { mode } = deliveryStore.get();
  if (mode.kind === 'home' && mode.location.addressId === id) chooseHome({ ...mode.location, addressId: null, tag: '' });
}

/** An address that was deleted is back under another id: an order that still goes there goes to it again. */
export function attachDelivery({ latitude, longitude, address, tag }: AddressToSave, id: number): void {
  const { mode } = deliveryStore.get();
  if (mode.kind !== 'home') return;
  const { location } = mode;
  if (location.addressId === null && location.latitude === latitude && location.longitude === longitude && location.address === address) chooseHome({ ...location, addressId: id, tag });
}

/**
 * The order being made follows an address that was changed; where nobody delivers at the new place, or a meeting point has to
 * be chosen there, it is open again. Null: the order goes elsewhere.
 */
export function followAddress({ id, tag, address, reference, latitude, longitude }: AddressToSave, coverage: CoverageResult | null | undefined): 'followed' | 'cleared' | null {
  const { mode, futureOrder } = deliveryStore.get();
  if (mode.kind !== 'home' || id === null || mode.location.addressId !== id) return null;
  const stays = mode.location.latitude === latitude && mode.location.longitude === longitude;
  if (stays) {
    chooseHome({ ...mode.location, tag, address, reference });
    return 'followed';
  }
  const outcome = deliveryOutcome(coverage ?? null, { scheduled: futureOrder !== null });
  if (!coverage || outcome.kind !== 'home') {
    clearDelivery();
    return 'cleared';
  }
  chooseHome({ ...coverage, addressId: id, tag, address, reference, deliveryPoint: null, invalid: false });
  return 'followed';
}
