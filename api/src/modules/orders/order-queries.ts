import type { Caller } from '../../calls/caller.ts';
import type { OrderRecord } from './order-record.ts';
import type { Viewer } from './order-answer-wire.ts';

/** Orders older than this are not shown to whoever holds a link. */
export const shownForMs = 90 * 24 * 3_600_000;

export function viewerOf(order: OrderRecord, caller: Caller): Viewer {
  if (caller.kind === 'customer') return order.customerId === caller.customerId ? 'owner' : 'holder';
  return caller.kind === 'guest' && order.guestId === caller.guestId ? 'owner' : 'holder';
}

export const isShown = (order: OrderRecord, now: number): boolean => order.placedAt > now - shownForMs;
