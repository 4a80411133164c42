import { isPayable } from '@brasa/shared/domain/card-payment';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { call, isHttpError, isLoggedIn, randomId } from '@brasa/shared/runtime';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { arrivedText, checkoutText } from './checkout-text.ts';
import { attemptMemory, deviceAttempt, type AttemptMemory } from './attempt-memory.ts';
import { findSentOrder } from './find-sent-order.ts';
import type { SentOrder } from './finish-order.ts';
import { orderedParts, type OrderedParts } from './ordered-cart.ts';
import { attemptStore, decideAttempt, keepAttempt, resumeAttempt, waitsForCustomer, type Attempt } from './order-attempt.ts';
import { toSaveOutcome, type SaveOutcome } from './save-outcome-wire.ts';

/** After this long without an answer the customer is told, and may send the same order again. */
const patience = 30_000;

/** `sent` is the order that arrived, which may be an earlier one; `awaitsCard`: it is still to be paid. */
export type PlacedOutcome = Extract<SaveOutcome, { kind: 'placed' }> & { readonly sent: SentOrder; readonly awaitsCard: boolean };
export type SendOutcome = Exclude<SaveOutcome, { kind: 'placed' }> | PlacedOutcome;
export type OrderSender = {
  readonly send: (draft: OrderDraft) => Promise<SendOutcome>;
  /** An order is on its way. */
  readonly isSending: () => boolean;
};

/** The id belongs to an order with another content, and that one arrived. */
type Conflict = { readonly kind: 'conflict' };

const sentOrder = (draft: OrderDraft): SentOrder => ({ parts: orderedParts(draft), payment: draft.payment, replacesOrder: draft.replacesOrder });

/**
 * `isRepeat`: the id was sent before, so that being turned away now says nothing about then. An answer that is none of the
 * contract's may come from anywhere on the way: the order is as lost as without one.
 */
async function post({ writeId, draft, asCustomer }: Attempt, isRepeat: boolean): Promise<SendOutcome | Conflict> {
  try {
    const outcome = toSaveOutcome(await call('data/saveOrderPendiente', fromOrderDraft(draft), { writeId, timeoutMs: patience }));
    return outcome.kind === 'failed' ? { kind: 'unknown' } : outcome.kind === 'placed' ? { ...outcome, sent: sentOrder(draft), awaitsCard: draft.payment === 'card' && outcome.order.totals.due > 0 } : outcome;
  } catch (error) {
    if (isHttpError(error, 409)) return { kind: 'conflict' };
    if (isHttpError(error, 401) && asCustomer) return { kind: 'session-ended' };
    const isTurnedAway = isHttpError(error) && error.status < 500;
    return { kind: isTurnedAway && !isRepeat ? 'failed' : 'unknown' };
  }
}

/** Only these say what became of the order. */
const decides = ({ kind }: SendOutcome | Conflict, isRepeat: boolean): boolean => kind !== 'conflict' && kind !== 'unknown' && !(kind === 'session-ended' && isRepeat);

/**
 * Sends one order, however often it is tried and whatever is changed in between. Its id is kept from the first press on,
 * until an answer frees it: the server keeps one order for one id, so that a retry is told the first answer again, and a
 * changed order is baked only when the one before did not arrive.
 */
export function createOrderSender(now: () => number = () => performance.now(), memory: AttemptMemory = attemptMemory): OrderSender {
  let lastPress = Number.NEGATIVE_INFINITY;
  let running: Promise<SendOutcome> | null = null;

  /**
   * What was sent under this id before its content was lost, if it arrived. `parts`: what it was made of, as known before
   * the server was asked; the dialog that asks for lost orders on every page may decide the same attempt meanwhile.
   */
  async function arrived(writeId: string, parts: OrderedParts, draft: OrderDraft): Promise<SendOutcome | null> {
    const order = await findSentOrder(writeId).catch(() => null);
    if (!order) return null;
    decideAttempt(writeId, memory);
    // The next press orders what is in the cart.
    if (order.cardPayment === 'expired') return { kind: 'refused', message: arrivedText.over(order.number), pricing: null };
    return { kind: 'placed', order, message: checkoutText.alreadyHere, sent: { parts, payment: order.payment === 'none' ? draft.payment : order.payment, replacesOrder: null }, awaitsCard: isPayable(order.cardPayment) };
  }

  async function attempt(draft: OrderDraft): Promise<SendOutcome> {
    // Another tab may have lost an answer since this page began.
    resumeAttempt(deviceAttempt);
    const { undecided, interrupted } = attemptStore.get();
    if (waitsForCustomer({ undecided, interrupted }) && !isLoggedIn()) return { kind: 'session-ended' };
    const found = interrupted && undecided.length === 0 ? await arrived(interrupted.writeId, interrupted.parts, draft) : null;
    if (found) return found;
    const known = undecided[0]?.writeId ?? interrupted?.writeId ?? null;
    const current: Attempt = { writeId: known ?? randomId(), draft, content: JSON.stringify(fromOrderDraft(draft)), asCustomer: isLoggedIn() };
    const earlier = undecided.filter(({ content }) => content !== current.content);
    // The one that arrived is told again by its own content.
    for (const each of [current, ...earlier]) {
      const outcome = await settle(each, known !== null);
      if (outcome.kind !== 'conflict') return outcome;
    }
    // It was sent before a reload, or from another tab.
    const other = await arrived(current.writeId, interrupted?.parts ?? orderedParts(draft), draft);
    if (other) return other;
    decideAttempt(current.writeId, memory);
    return { kind: 'in-process', message: checkoutText.alreadySent };
  }

  async function settle(tried: Attempt, isRepeat: boolean): Promise<SendOutcome | Conflict> {
    attemptStore.set((attempts) => ({ ...attempts, undecided: [tried, ...attempts.undecided.filter(({ content }) => content !== tried.content)] }));
    keepAttempt(memory);
    const outcome = await post(tried, isRepeat);
    if (decides(outcome, isRepeat)) decideAttempt(tried.writeId, memory);
    return outcome;
  }

  async function send(draft: OrderDraft): Promise<SendOutcome> {
    const pressed = now();
    if (running || pressed - lastPress < saveGuardMs) return { kind: 'ignored' };
    lastPress = pressed;
    running = attempt(draft).finally(() => {
      running = null;
    });
    return running;
  }

  return { send, isSending: () => running !== null };
}
