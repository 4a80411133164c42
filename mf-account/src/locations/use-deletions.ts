import { forgetUnanswered, saveAddress } from '@brasa/shared/place/save-address';
import { toast } from '@brasa/shared/runtime';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useState } from 'react';
import { attachDelivery, detachDelivery } from './delivery-in-use.ts';
import { deleteAddress, sortAddresses } from './location-calls.ts';

/** `ids`: the order before, with those that had been deleted already in their places. */
export type Deletion = { readonly address: SavedAddress; readonly ids: readonly number[]; readonly wasUsed: boolean; readonly isReturning: boolean };

/** Puts `id` into `current` behind those that it follows in `ids`. */
function insertAsIn(ids: readonly number[], id: number, current: readonly number[]): readonly number[] {
  const before = new Set(ids.slice(0, ids.indexOf(id)));
  const after = new Set(ids.slice(ids.indexOf(id) + 1));
  const behind = current.findLastIndex((each) => before.has(each)) + 1;
  const ahead = current.findIndex((each) => after.has(each));
  const at = behind > 0 || ahead < 0 ? behind || current.length : ahead;
  return [...current.slice(0, at), id, ...current.slice(at)];
}

/**
 * Deletes at once and keeps what was deleted until the page is left, so that it can be saved again in its old place.
 * `addresses`: in the order they are shown.
 */
export function useDeletions(addresses: readonly SavedAddress[], changed: () => Promise<void>) {
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);
  // One that was just deleted is known until the page has asked again.
  const current = addresses.map(({ id }) => id).filter((id) => !deleted.some(({ address }) => address.id === id));
  /** Ids of the addresses, with those that were deleted in their old places. */
  const places = deleted.reduceRight<readonly number[]>((known, each) => insertAsIn(each.ids, each.address.id, known), current);

  async function remove(address: SavedAddress, wasUsed: boolean): Promise<void> {
    const ids = places;
    const { done, message } = await deleteAddress(address.id);
    toast({ kind: done ? 'success' : 'warning', text: message, preventDuplicate: true });
    if (done) {
      detachDelivery(address.id);
      forgetUnanswered();
      setDeleted((before) => [...before, { address, ids, wasUsed, isReturning: false }]);
    }
    await changed();
  }

  const set = (id: number, change: Partial<Deletion>): void => setDeleted((before) => before.map((each) => (each.address.id === id ? { ...each, ...change } : each)));

  /** Id of the address that is back in the place it had; null when it is not. */
  async function undo({ address, ids }: Deletion): Promise<number | null> {
    set(address.id, { isReturning: true });
    const result = await saveAddress({ ...address, id: null });
    if (result.kind !== 'saved') {
      set(address.id, { isReturning: false });
      toast({ kind: 'warning', text: result.message, preventDuplicate: true });
      return null;
    }
    const renamed = (id: number): number => (id === address.id ? result.id : id);
    attachDelivery(address, result.id);
    const { done, message } = await sortAddresses(insertAsIn(ids, address.id, current).map(renamed));
    if (!done) toast({ kind: 'warning', text: message, preventDuplicate: true });
    await changed();
    // The order another one comes back to names this one by its new id.
    setDeleted((before) => before.filter((each) => each.address.id !== address.id).map((each) => ({ ...each, ids: each.ids.map(renamed) })));
    return result.id;
  }

  return { deleted, places, remove, undo };
}
