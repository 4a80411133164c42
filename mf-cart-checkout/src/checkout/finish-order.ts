import type { Cart, CartLine } from '@brasa/shared/domain/cart';
import type { Order, PaymentMethod } from '@brasa/shared/domain/order';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, cartStore, changeCart, clearCart, history, isLoggedIn, lastOrderHash, rememberedPage, rememberedStep, rememberGuestOrder, resetCheckout, toast, unfinishedOrder, updateCheckout } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { checkoutText } from './checkout-text.ts';
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
  clearCart('order-placed');
  resetCheckout();
  payWithStore.set('');
  rememberedStep.clear();
  rememberedPage.clear();
  conclude(order, payment, charged);
}

/**
 * The bank's word came when the customer may be anywhere: away from the page of the order it is said there. `ordered` is
 * the cart that was paid; what joined it since is another order, and goes on with what was typed for it.
 */
export function finishLate(order: Order, ordered: Cart): void {
  const isOnItsPage = history.location.pathname === paths.tracking(trackingHash(order));
  const isPaid = ({ id, productId }: CartLine): boolean => ordered.lines.some((line) => line.id === id && line.productId === productId);
  if (cartStore.get().lines.every(isPaid)) finishOrder(order, 'card', isOnItsPage);
  else {
    changeCart((cart) => ({ ...cart, lines: cart.lines.filter((line) => !isPaid(line)), coupon: cart.coupon?.coupon.code === ordered.coupon?.coupon.code ? null : cart.coupon }));
    conclude(order, 'card', isOnItsPage);
  }
  if (!isOnItsPage) toast({ kind: 'success', text: checkoutText.paidLate });
}

function conclude(order: Order, payment: PaymentMethod, charged: boolean): void {
  const hash = trackingHash(order);
  unfinishedOrder.clear();
  updateCheckout({ order: { number: order.number, hash, payment }, showPaymentSuccess: charged });
  bus.publish('order/placed', { number: order.number, hash, payment });
}
