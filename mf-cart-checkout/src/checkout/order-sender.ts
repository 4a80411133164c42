import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { call, isHttpError, randomId } from '@brasa/shared/runtime';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { checkoutText } from './checkout-text.ts';
import { attemptMemory, type AttemptMemory } from './attempt-memory.ts';
import { toSaveOutcome, type SaveOutcome } from './save-outcome-wire.ts';

/** After this long without an answer the customer is told, and may send the same order again. */
const patience = 30_000;

type Attempt = { readonly writeId: string; readonly draft: OrderDraft; readonly content: string };

export type OrderSender = { readonly send: (draft: OrderDraft) => Promise<SaveOutcome> };

/** The server may have stored the order although no good answer came back. */
const isUndecided = (error: unknown): boolean => !isHttpError(error) || error.status >= 500;

async function post({ writeId, draft }: Attempt): Promise<SaveOutcome> {
  try {
    return toSaveOutcome(await call('data/saveOrderPendiente', fromOrderDraft(draft), { writeId, timeoutMs: patience }));
  } catch (error) {
    // The id was used for an order with another content: before a reload, in this tab. That one is on its way.
    if (isHttpError(error, 409)) return { kind: 'in-process', message: checkoutText.alreadySent };
    return { kind: isUndecided(error) ? 'unknown' : 'failed' };
  }
}

/**
 * Sends one order, however often it is tried. Its id is made when the screen opens, not when the button is pressed: a retry
 * after a lost answer carries the same id, and the server repeats its first answer instead of baking twice. Only an answer
 * frees the id. An order changed while its fate is unknown waits until that fate is known.
 */
export function createOrderSender(now: () => number = () => performance.now(), memory: AttemptMemory = attemptMemory): OrderSender {
  let nextId = memory.read() ?? randomId();
  let undecided: Attempt | null = null;
  let lastPress = Number.NEGATIVE_INFINITY;
  let running: Promise<SaveOutcome> | null = null;

  async function attempt(draft: OrderDraft): Promise<SaveOutcome> {
    const content = JSON.stringify(fromOrderDraft(draft));
    if (undecided && undecided.content !== content) {
      const earlier = await settle(undecided);
      if (earlier.kind === 'placed' || earlier.kind === 'unknown') return earlier;
    }
    return settle(undecided ?? { writeId: nextId, draft, content });
  }

  async function settle(tried: Attempt): Promise<SaveOutcome> {
    memory.write(tried.writeId);
    const outcome = await post(tried);
    undecided = outcome.kind === 'unknown' ? tried : null;
    if (undecided) return outcome;
    nextId = randomId();
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
