import type { Order } from '@brasa/shared/domain/order';
import { isPayable } from '@brasa/shared/domain/card-payment';
import { isActive, isTracked, progressOf } from '@brasa/shared/domain/order-status';

const second = 1000;
/** Milliseconds between two questions about an order that is brought to somebody's door [TRK-012]. */
export const homeInterval = 5 * second;
/** An order for the counter has no driver to watch: its few changes are looked for less often. */
export const pickupInterval = 10 * second;

type Followed = Pick<Order, 'placedAt' | 'futureOrder' | 'delivery' | 'status' | 'cardPayment'>;

export const isCancelled = ({ status }: Pick<Order, 'status'>): boolean => status === 'CAN';

/** Nothing about it changes any more. */
export const isOver = (order: Pick<Order, 'status'>): boolean => progressOf(order.status) === 2 || isCancelled(order);

/** The kitchen waits for the card, or waited in vain. */
export const isNotPaid = ({ cardPayment }: Pick<Order, 'cardPayment'>): boolean => cardPayment !== 'settled';

/** Today's order to somebody's door, still to arrive. */
export const shouldFollow = (order: Followed, now: number): boolean => isActive(order, now) && !isOver(order);

/** How long to wait for the next question; false when there is nothing more to learn. */
export function pollEvery(order: Followed, now: number): number | false {
  // Whatever day it is for: its payment is a matter of minutes.
  if (isPayable(order.cardPayment)) return homeInterval;
  if (shouldFollow(order, now)) return homeInterval;
  return order.delivery === 'pickup' && isTracked(order, now) && !isOver(order) ? pickupInterval : false;
}

/** Somebody is bringing it: only then is there a map to show. */
export const hasDriver = ({ delivery, status }: Pick<Order, 'delivery' | 'status'>): boolean => delivery === 'home' && progressOf(status) === 1;
