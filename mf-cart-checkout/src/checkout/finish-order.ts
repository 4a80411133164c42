import type { Order, PaymentMethod } from '@brasa/shared/domain/order';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, clearCart, isLoggedIn, lastOrderHash, rememberedPage, rememberedStep, rememberGuestOrder, resetCheckout, unfinishedOrder, updateCheckout } from '@brasa/shared/runtime';
import { payWithStore } from './pay-with-store.ts';

/** The hash the tracking page is opened with; an order without one is known by its number [DEC-187]. */
export const trackingHash = ({ hash, number }: Pick<Order, 'hash' | 'number'>): string => hash || String(number);

/** The server has the order: remember it, for guests too, as this browser is the only one that knows it [DEC-186]. */
export function rememberOrder(order: Order, { payment, replacesOrder }: Pick<OrderDraft, 'payment' | 'replacesOrder'>): void {
  const hash = trackingHash(order);
  lastOrderHash.write(hash);
  if (!isLoggedIn()) rememberGuestOrder({ number: order.number, hash }, replacesOrder);
  updateCheckout({ order: { number: order.number, hash, payment } });
  // Only a card can still be refused: an order paid on delivery is settled with this answer.
  if (payment === 'card') unfinishedOrder.write(order.number);
  else unfinishedOrder.clear();
}

/** The order is on its way: the cart is empty again and nothing of the checkout is left but the order itself [DEC-185]. `charged`: a card paid for it. */
export function finishOrder(order: Order, payment: PaymentMethod, charged: boolean): void {
  const hash = trackingHash(order);
  unfinishedOrder.clear();
  clearCart('order-placed');
  resetCheckout();
  payWithStore.set('');
  rememberedStep.clear();
  rememberedPage.clear();
  updateCheckout({ order: { number: order.number, hash, payment }, showPaymentSuccess: charged });
  bus.publish('order/placed', { number: order.number, hash, payment });
}
