import type { Order, OrderStatus } from '@brasa/shared/domain/order';
import { phraseOf, stepOf } from '@brasa/shared/domain/order-status';
import { isCancelled } from './following.ts';
import { trackingText as text } from './tracking-text.ts';

/** How an order stands: a phrase, the names of its steps, and which one it has reached, counted from 0. */
export type OrderStage = { readonly phrase: string; readonly steps: readonly string[]; readonly current: number };

type Staged = Pick<Order, 'status' | 'delivery' | 'futureOrder'>;

/** What nobody brings waits at the counter, whichever of these the kitchen says. */
const ready: readonly OrderStatus[] = ['LLE', 'DES', 'LLC'];
const over: readonly OrderStatus[] = ['ENT', 'FIN'];
const inKitchen: readonly OrderStatus[] = ['ASI', 'INI'];

function pickupStage({ status }: Pick<Order, 'status'>): OrderStage {
  const { pickup } = text;
  const steps = pickup.steps;
  if (status === 'CAN') return { phrase: pickup.cancelled, steps, current: 0 };
  if (over.includes(status)) return { phrase: phraseOf(status), steps, current: 2 };
  if (ready.includes(status)) return { phrase: pickup.ready, steps, current: 1 };
  return { phrase: inKitchen.includes(status) ? phraseOf(status) : pickup.received, steps, current: 0 };
}

/**
 * The stage of an order to the door in the words of the documents [WRD-38, DEC-209]; those are about a courier, so an order
 * for the counter has its own, and one for another hour has a step more, in which nobody has begun yet.
 */
export function orderStage(order: Staged): OrderStage {
  const { status, delivery, futureOrder } = order;
  const today = delivery === 'pickup' ? pickupStage(order) : { phrase: phraseOf(status), steps: text.steps, current: stepOf(status) - 1 };
  if (futureOrder === '' || isCancelled(order)) return today;
  const steps = [text.scheduledStep, ...today.steps];
  return status === 'PEN' ? { phrase: text.future, steps, current: 0 } : { ...today, steps, current: today.current + 1 };
}
