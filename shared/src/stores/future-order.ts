import { bus } from '../bus/bus.ts';
import { checkFutureOrder } from '../domain/future-order.ts';
import { catalogStore } from './catalog-store.ts';
import { updateCheckout } from './checkout-store.ts';
import { clock, serverTime } from './clock.ts';
import { deliveryStore, setFutureOrder } from './delivery-store.ts';

/**
 * Forgets a chosen date that has become impossible, and lets the next order say so; true when it did [DEC-162]. By the
 * server's clock only: a device with a wrong date must not forget an order that is fine.
 */
export function dropImpossibleFutureOrder(leadMinutes: number): boolean {
  const { futureOrder } = deliveryStore.get();
  const catalog = catalogStore.get();
  if (!futureOrder || !catalog || !serverTime.get()) return false;
  const check = checkFutureOrder(futureOrder, clock.now(), { enabled: catalog.config.futureOrdersEnabled, leadMinutes });
  if (check !== 'invalid' && check !== 'past' && check !== 'too-soon' && check !== 'disabled') return false;
  setFutureOrder(null);
  updateCheckout({ futureOrderDropped: true });
  bus.publish('delivery/future-order-dropped', { reason: check });
  return true;
}
