import { isPayable } from '@brasa/shared/domain/card-payment';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { createSender, toSaveOutcome, type PlacedOrder, type Sender, type SendOutcome } from '@brasa/shared/orders';
import { bus, call } from '@brasa/shared/runtime';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import type { OrderAttemptMemory } from './attempt-memory.ts';
import { arrivedText, checkoutText } from './checkout-text.ts';
import { findSentOrder } from './find-sent-order.ts';
import type { SentOrder } from './finish-order.ts';
import { orderAttempts } from './order-attempt.ts';
import { orderedParts, type OrderedParts } from './ordered-cart.ts';

/** Milliseconds: after that long without an answer the customer is told, and may send the same order again. */
const timeoutMs = 30_000;

/** `sent` is the order that arrived, which may be an earlier one; `awaitsCard`: it is still to be paid. */
type Placed = PlacedOrder & { readonly sent: SentOrder; readonly awaitsCard: boolean };
export type PlacedOutcome = Extract<SendOutcome<Placed>, { kind: 'placed' }>;

const sentOrder = (draft: OrderDraft): SentOrder => ({ parts: orderedParts(draft), payment: draft.payment, replacesOrder: draft.replacesOrder });

async function post(draft: OrderDraft, writeId: string): Promise<SendOutcome<Placed>> {
  bus.publish('payment/begun', { remote: 'mf-cart-checkout' });
  const outcome = toSaveOutcome(await call('data/saveOrderPendiente', fromOrderDraft(draft), { writeId, timeoutMs }));
  return outcome.kind === 'placed' ? { ...outcome, sent: sentOrder(draft), awaitsCard: draft.payment === 'card' && outcome.order.totals.due > 0 } : outcome;
}

async function findArrived(writeId: string, parts: OrderedParts, draft: OrderDraft): Promise<SendOutcome<Placed> | null> {
  const order = await findSentOrder(writeId);
  if (!order) return null;
  // The next press orders what is in the cart.
  if (order.cardPayment === 'expired') return { kind: 'refused', message: arrivedText.over(order.number), pricing: null };
  return { kind: 'placed', order, message: checkoutText.alreadyHere, sent: { parts, payment: order.payment === 'none' ? draft.payment : order.payment, replacesOrder: null }, awaitsCard: isPayable(order.cardPayment) };
}

/** Sends the order of the cart exactly once. */
export const createOrderSender = (now?: () => number, memory?: OrderAttemptMemory): Sender<OrderDraft, Placed> =>
  createSender({ attempts: orderAttempts, memory, contentOf: (draft) => JSON.stringify(fromOrderDraft(draft)), post, findArrived, alreadySent: checkoutText.alreadySent, now });
