import { savesData } from '@brasa/shared/domain/saves-data';
import { cartStore, history } from '@brasa/shared/runtime';
import type { RemoteSlot } from '@brasa/shared/composition/remote-schema';
import type { Routing } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { showsOn } from '../composition/slots.ts';

type Ahead = { readonly remotes: readonly Remote[]; readonly load: (remote: Remote, expose: string) => Promise<unknown> };

/**
 * Fetches what a press may call for on this page, so that it is there at once, and also when the network has gone since. One after the other:
 * what hangs keeps a connection of the browser's. Nothing for who saves data.
 */
export async function fetchAhead({ remotes, load }: Ahead): Promise<void> {
  if (savesData(navigator)) return;
  const isExpected = (slot: RemoteSlot): boolean => (slot.load === 'demand' || slot.when === 'cart') && showsOn(slot, history.location.pathname);
  for (const remote of remotes) for (const { name } of remote.slots.filter(isExpected)) await load(remote, `./slot-${name}`).catch(() => {});
}

/** The area somebody with a full cart goes to next. */
export function preloadCart({ pages }: Routing, load: (name: string) => Promise<unknown>): void {
  const owner = pages.cart?.owner;
  if (owner && cartStore.get().lines.length > 0) load(owner).catch(() => {});
}
