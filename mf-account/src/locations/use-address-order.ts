import { toast } from '@brasa/shared/runtime';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useRef, useState } from 'react';
import { sortAddresses } from './location-calls.ts';

const inOrder = (addresses: readonly SavedAddress[]): readonly SavedAddress[] => addresses.toSorted((one, other) => one.order - other.order || one.id - other.id);

/**
 * The addresses in the customer's order. A new order shows at once and is saved; orders that come while one is being saved
 * wait, and only the last of them is sent. What the api does not take is said, and the order it knows is shown again [DEC-158].
 */
export function useAddressOrder(addresses: readonly SavedAddress[], changed: () => Promise<void>) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const queue = useRef<{ running: Promise<void> | null; next: readonly number[] | null }>({ running: null, next: null }).current;

  const known = inOrder(addresses);
  // Those that came or went meanwhile, in another tab, are shown as they are.
  const rank = (id: number): number => (wanted?.includes(id) ? wanted.indexOf(id) : Infinity);
  const ordered = wanted === null ? known : known.toSorted((one, other) => (rank(one.id) === rank(other.id) ? 0 : rank(one.id) - rank(other.id)));

  /** Resolves when nothing waits to be saved any more and the page has the addresses as the api knows them. */
  function save(ids: readonly number[]): Promise<void> {
    setWanted(ids);
    queue.next = ids;
    queue.running ??= saveWaiting();
    return queue.running;
  }

  async function saveWaiting(): Promise<void> {
    let isSaved = true;
    while (queue.next !== null) {
      const sent: readonly number[] = queue.next;
      queue.next = null;
      const { done, message } = await sortAddresses(sent);
      isSaved = done;
      if (!done && queue.next === null) toast({ kind: 'warning', text: message, preventDuplicate: true });
    }
    queue.running = null;
    if (!isSaved) setWanted(null);
    await changed();
    if (queue.running === null) setWanted(null);
  }

  /** Puts the address at `from` to `to`; both count from 0. */
  function move(from: number, to: number): void {
    if (from === to || to < 0 || to >= ordered.length) return;
    const ids = ordered.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    void save(ids);
  }

  return { ordered, move, save };
}
