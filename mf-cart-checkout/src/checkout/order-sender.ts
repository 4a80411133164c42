import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { call, isHttpError, isLoggedIn, randomId } from '@brasa/shared/runtime';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { checkoutText } from './checkout-text.ts';
import { attemptMemory, type AttemptMemory } from './attempt-memory.ts';
import { attemptStore, type Attempt } from './order-attempt.ts';
import { toSaveOutcome, type SaveOutcome } from './save-outcome-wire.ts';

/** After this long without an answer the customer is told, and may send the same order again. */
const patience = 30_000;

export type OrderSender = { readonly send: (draft: OrderDraft) => Promise<SaveOutcome> };

/**
 * `isRepeat`: it was sent before, so that being turned away now says nothing about then. An answer that is none of the
 * contract's may come from anywhere on the way: the order is as lost as without one.
 */
async function post({ writeId, draft, asCustomer }: Attempt, isRepeat: boolean): Promise<SaveOutcome> {
  try {
    const outcome = toSaveOutcome(await call('data/saveOrderPendiente', fromOrderDraft(draft), { writeId, timeoutMs: patience }));
    return outcome.kind === 'failed' ? { kind: 'unknown' } : outcome;
  } catch (error) {
    // The id was used for an order with another content: before a reload, in this tab. That one is on its way.
    if (isHttpError(error, 409)) return { kind: 'in-process', message: checkoutText.alreadySent };
    if (isHttpError(error, 401) && asCustomer) return { kind: 'session-ended' };
    const isTurnedAway = isHttpError(error) && error.status < 500;
    return { kind: isTurnedAway && !isRepeat ? 'failed' : 'unknown' };
  }
}

/** Only these say what became of the order. */
const decides = ({ kind }: SaveOutcome, isRepeat: boolean): boolean => kind !== 'unknown' && !(kind === 'session-ended' && isRepeat);

/**
 * Sends one order, however often it is tried. Its id is kept from the first press on: a retry after a lost answer carries the
 * same id, and the server repeats its first answer instead of baking twice. Only an answer frees the id. An order changed
 * while its fate is unknown waits until that fate is known.
 */
export function createOrderSender(now: () => number = () => performance.now(), memory: AttemptMemory = attemptMemory): OrderSender {
  let lastPress = Number.NEGATIVE_INFINITY;
  let running: Promise<SaveOutcome> | null = null;

  /** The id of an attempt that a reload interrupted. */
  const interrupted = (): string | null => {
    const found = memory.read();
    return found !== null && attemptStore.get().decided.includes(found) ? null : found;
  };

  async function attempt(draft: OrderDraft): Promise<SaveOutcome> {
    const content = JSON.stringify(fromOrderDraft(draft));
    const { undecided } = attemptStore.get();
    if (undecided?.asCustomer && !isLoggedIn()) return { kind: 'session-ended' };
    if (undecided && undecided.content !== content) {
      const earlier = await settle(undecided, true);
      if (earlier.kind !== 'refused') return earlier;
    }
    const again = attemptStore.get().undecided;
    if (again) return settle(again, true);
    const found = interrupted();
    return settle({ writeId: found ?? randomId(), draft, content, asCustomer: isLoggedIn() }, found !== null);
  }

  async function settle(tried: Attempt, isRepeat: boolean): Promise<SaveOutcome> {
    memory.write(tried.writeId);
    attemptStore.set((current) => ({ ...current, undecided: tried }));
    const outcome = await post(tried, isRepeat);
    if (!decides(outcome, isRepeat)) return outcome;
    attemptStore.set(({ decided }) => ({ undecided: null, decided: [...decided, tried.writeId] }));
    memory.write(null);
    return outcome;
  }

  async function send(draft: OrderDraft): Promise<SaveOutcome> {
    const pressed = now();
    if (running || pressed - lastPress < saveGuardMs) return { kind: 'ignored' };
    lastPress = pressed;
    running = attempt(draft).finally(() => {
      running = null;
    });
    return running;
  }

  return { send };
}
