import type { Order, PaymentMethod } from '@brasa/shared/domain/order';
import type { OrderKey } from '@brasa/shared/payment';
import { bus, history, isLoggedIn, lastOrderHash, rememberedPage, rememberedStep, rememberGuestOrder, toast, updateCheckout } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { checkoutText } from './checkout-text.ts';
import { forgetUnfinished, rememberUnfinished, takeOut, takeOutOrdered, type OrderedParts } from './ordered-cart.ts';
import { payWithStore } from './pay-with-store.ts';

/** An order as it was sent: what it was made of, how it is paid, and the unpaid order that it replaces. */
export type SentOrder = { readonly parts: OrderedParts; readonly payment: PaymentMethod; readonly replacesOrder: number | null };

/** The hash the tracking page is opened with; an order without one is known by its number [DEC-187]. */
export const trackingHash = ({ hash, number }: OrderKey): string => hash || String(number);

/** An order whose answer was lost turns out to be with the server: from now on this browser knows it. `parts`: what it was made of. */
export function rememberArrived(order: OrderKey, parts: OrderedParts): void {
  lastOrderHash.write(trackingHash(order));
  if (!isLoggedIn()) rememberGuestOrder({ number: order.number, hash: trackingHash(order) });
  rememberUnfinished(order.number, parts);
}

/** The server has the order: remember it, for guests too, as this browser is the only one that knows it [DEC-186]. */
export function rememberOrder(order: Order, { parts, payment, replacesOrder }: SentOrder): void {
  const hash = trackingHash(order);
  lastOrderHash.write(hash);
  if (!isLoggedIn()) rememberGuestOrder({ number: order.number, hash }, replacesOrder);
  updateCheckout({ order: { number: order.number, hash, payment } });
  // Only a card can still be refused: an order paid on delivery is settled with this answer.
  if (payment === 'card') rememberUnfinished(order.number, parts);
  else forgetUnfinished();
}

/**
 * The order is on its way: what it was made of leaves the cart, and nothing of the checkout is left but the order itself
 * [DEC-185]. What joined the cart while it was sent goes on with what was typed for it. `charged`: a card paid for it.
 */
export function finishOrder(order: OrderKey, { parts, payment }: SentOrder, charged: boolean): void {
  // The cash it was to be paid with belongs to this order's total.
  payWithStore.set('');
  if (takeOut(parts)) forgetWay();
  conclude(order, payment, charged);
}

function forgetWay(): void {
  payWithStore.set('');
  rememberedStep.clear();
  rememberedPage.clear();
}

/**
 * A card paid for an order that was sent before, wherever the customer is by now: away from the page of the order it is
 * said there. What joined the cart since is another order, and goes on with what was typed for it.
 */
export function finishLate(order: OrderKey): void {
  const isOnItsPage = history.location.pathname === paths.tracking(trackingHash(order));
  if (takeOutOrdered(order.number)) forgetWay();
  conclude(order, 'card', isOnItsPage);
  if (!isOnItsPage) toast({ kind: 'success', text: checkoutText.paidLate });
}

function conclude(order: OrderKey, payment: PaymentMethod, charged: boolean): void {
  const hash = trackingHash(order);
  forgetUnfinished();
  updateCheckout({ order: { number: order.number, hash, payment }, showPaymentSuccess: charged });
  bus.publish('order/placed', { number: order.number, hash, payment });
}
