import type { Caller } from '../../calls/caller.ts';
import type { Db } from '../../db/database.ts';
import { guestsOf } from '../auth/guest-orders.ts';
import type { Viewer } from './order-answer-wire.ts';
import type { OrderRecord } from './order-record.ts';

type Owned = Pick<OrderRecord, 'customerId' | 'guestId'>;

/**
 * Whether the caller placed this order: with the account, or as this guest. Whoever logged in since also owns what she
 * ordered as a guest in the last day. `now` in epoch milliseconds.
 */
export async function isOwner(db: Db, { customerId, guestId }: Owned, caller: Caller, now: number): Promise<boolean> {
  if (caller.kind === 'anonymous') return false;
  if (caller.kind === 'guest') return guestId === caller.guestId;
  if (customerId !== null) return customerId === caller.customerId;
  return guestId !== null && (await guestsOf(db, caller.customerId, now)).includes(guestId);
}

/** What the caller may see of it; whoever only has the link is a holder. */
export const viewerOf = async (db: Db, order: Owned, caller: Caller, now: number): Promise<Viewer> => ((await isOwner(db, order, caller, now)) ? 'owner' : 'holder');
