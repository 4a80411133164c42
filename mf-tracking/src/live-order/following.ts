import type { Order } from '@brasa/shared/domain/order';
import { isActive, isTracked, progressOf } from '@brasa/shared/domain/order-status';

const second = 1000;
/** Milliseconds between two questions about an order that is brought to somebody's door [TRK-012]. */
export const homeInterval = 5 * second;
/** An order for the counter has no driver to watch: its few changes are looked for less often. */
export const pickupInterval = 10 * second;

type Followed = Pick<Order, 'placedAt' | 'futureOrder' | 'delivery' | 'status'>;

export const isCancelled = ({ status }: Pick<Order, 'status'>): boolean => status === 'CAN';

/** Nothing about it changes any more. */
export const isOver = (order: Pick<Order, 'status'>): boolean => progressOf(order.status) === 2 || isCancelled(order);

/** Today's order to somebody's door, still to arrive. */
export const shouldFollow = (order: Followed, now: number): boolean => isActive(order, now) && !isOver(order);

/** Sent from this device with a card the bank has not confirmed yet: the kitchen waits for it. */
export const isUnconfirmed = ({ number, status }: Pick<Order, 'number' | 'status'>, unfinished: number | null): boolean => number === unfinished && status === 'PEN';

/** How long to wait for the next question; false when there is nothing more to learn. */
export function pollEvery(order: Followed, now: number): number | false {
  if (shouldFollow(order, now)) return homeInterval;
  return order.delivery === 'pickup' && isTracked(order, now) && !isOver(order) ? pickupInterval : false;
}

/** Somebody is bringing it: only then is there a map to show. */
export const hasDriver = ({ delivery, status }: Pick<Order, 'delivery' | 'status'>): boolean => delivery === 'home' && progressOf(status) === 1;
