import { forgetUnanswered, saveAddress } from '@brasa/shared/place/save-address';
import { toast } from '@brasa/shared/runtime';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useRef, useState } from 'react';
import { attachDelivery, detachDelivery } from './delivery-in-use.ts';
import { deleteAddress } from './location-calls.ts';

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

type Orders = {
  readonly changed: () => Promise<void>;
  /** Saves the order of all addresses after those that wait to be saved, and says itself what the api does not take. */
  readonly saveOrder: (ids: readonly number[]) => Promise<void>;
};

/**
 * Deletes at once and keeps what was deleted until the page is left, so that it can be saved again in its old place.
 * `addresses`: in the order they are shown.
 */
export function useDeletions(addresses: readonly SavedAddress[], { changed, saveOrder }: Orders) {
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);
  // One that was just deleted is known until the page has asked again.
  const current = addresses.map(({ id }) => id).filter((id) => !deleted.some(({ address }) => address.id === id));
  /** Ids of the addresses, with those that were deleted in their old places. */
  const places = deleted.reduceRight<readonly number[]>((known, each) => insertAsIn(each.ids, each.address.id, known), current);
  const latest = useRef({ current, deleted });
  latest.current = { current, deleted };
  const lastUndo = useRef<Promise<unknown>>(Promise.resolve());

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

  /** Id of the address that is back in the place it had; null when it is not. They come back one after the other. */
  function undo({ address: { id } }: Deletion): Promise<number | null> {
    set(id, { isReturning: true });
    const back = lastUndo.current.then(() => bringBack(id));
    lastUndo.current = back.catch(() => null);
    return back;
  }

  async function bringBack(id: number): Promise<number | null> {
    const deletion = latest.current.deleted.find(({ address }) => address.id === id);
    if (!deletion) return null;
    const { address, ids } = deletion;
    const result = await saveAddress({ ...address, id: null });
    if (result.kind !== 'saved') {
      set(id, { isReturning: false });
      toast({ kind: 'warning', text: result.message, preventDuplicate: true });
      return null;
    }
    const renamed = (each: number): number => (each === id ? result.id : each);
    attachDelivery(address, result.id);
    const order = insertAsIn(ids, id, latest.current.current.filter((each) => each !== result.id)).map(renamed);
    await saveOrder(order);
    // The order another one comes back to names this one by its new id. The next may begin before the page is drawn again.
    const without = (before: readonly Deletion[]): readonly Deletion[] => before.filter((each) => each.address.id !== id).map((each) => ({ ...each, ids: each.ids.map(renamed) }));
    latest.current = { current: order, deleted: without(latest.current.deleted) };
    setDeleted(without);
    return result.id;
  }

  return { deleted, places, remove, undo };
}
