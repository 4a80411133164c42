import { isHttpError, isLoggedIn, randomId } from '@brasa/shared/runtime';
import { saveGuardMs } from '../domain/save-result.ts';
import type { ServerPricing } from '../wire/orders-wire.ts';
import type { Attempt, AttemptMemory, Attempts } from './attempts.ts';
import { tooManyTries } from './too-many-tries.ts';

/** What became of an order that was sent [DEC-177, DEC-178, DEC-179]. `Placed`: what the server has of it. */
export type SendOutcome<Placed> =
  | ({ readonly kind: 'placed' } & Placed)
  /** Not taken; `pricing` is what the server would charge, when it got that far. */
  | { readonly kind: 'refused'; readonly message: string; readonly pricing: ServerPricing | null }
  | { readonly kind: 'in-process'; readonly message: string }
  | { readonly kind: 'answered'; readonly message: string }
  /** The api failed or said something unknown; `message` is what it said of too many tries. */
  | { readonly kind: 'failed'; readonly message?: string }
  /** The session was over: nothing was taken, and whoever orders must log in again. */
  | { readonly kind: 'session-ended' }
  /** The order left, and nobody knows whether it arrived; `message` as above. */
  | { readonly kind: 'unknown'; readonly message?: string }
  /** A second press too soon after the first. */
  | { readonly kind: 'ignored' };

export type Sender<Draft, Placed> = {
  readonly send: (draft: Draft) => Promise<SendOutcome<Placed>>;
  /** An order is on its way. */
  readonly isSending: () => boolean;
};

type Options<Draft, Parts, Placed> = {
  readonly attempts: Attempts<Draft, Parts>;
  readonly memory?: AttemptMemory<Parts> | undefined;
  /** Two drafts with the same content are the same order. */
  readonly contentOf: (draft: Draft) => string;
  /** Makes the call; `writeId` is its idempotency key. Rejects as calls do. */
  readonly post: (draft: Draft, writeId: string) => Promise<SendOutcome<Placed>>;
  /**
   * The order that was sent under an id and whose content is lost; null when it never arrived. Rejects when the server cannot be
   * asked. `parts`: what it was made of.
   */
  readonly findArrived: (writeId: string, parts: Parts, draft: Draft) => Promise<SendOutcome<Placed> | null>;
  /** What is said of an order that is there already, and of which nothing else is known. */
  readonly alreadySent: string;
  /** Where an order that is there already must not be called in process before the server could say how it stands. */
  readonly asksUntilKnown?: boolean;
  readonly now?: (() => number) | undefined;
};

/** The id belongs to an order with another content, and that one arrived. */
type Conflict = { readonly kind: 'conflict' };

type Settled<Placed> = SendOutcome<Placed> | Conflict;

/** Only these say what became of the order. */
const decides = ({ kind }: Settled<unknown>, isRepeat: boolean): boolean => kind !== 'conflict' && kind !== 'unknown' && !(kind === 'session-ended' && isRepeat);

/**
 * Sends one order, however often it is tried and whatever is changed in between. Its id is kept from the first press on,
 * until an answer frees it: the server keeps one order for one id, so that a retry is told the first answer again, and a
 * changed order is made only when the one before did not arrive.
 */
export function createSender<Draft, Parts, Placed>({ attempts, memory = attempts.memory, contentOf, post, findArrived, alreadySent, asksUntilKnown = false, now = () => performance.now() }: Options<Draft, Parts, Placed>): Sender<Draft, Placed> {
  let lastPress = Number.NEGATIVE_INFINITY;
  let running: Promise<SendOutcome<Placed>> | null = null;

  /**
   * `isRepeat`: the id was sent before, so that being turned away now says nothing about then. An answer that is none of the
   * contract's may come from anywhere on the way: the order is as lost as without one.
   */
  async function postOnce({ writeId, draft, asCustomer }: Attempt<Draft>, isRepeat: boolean): Promise<Settled<Placed>> {
    try {
      const outcome = await post(draft, writeId);
      return outcome.kind === 'failed' ? { kind: 'unknown' } : outcome;
    } catch (error) {
      if (isHttpError(error, 409)) return { kind: 'conflict' };
      if (isHttpError(error, 401) && asCustomer) return { kind: 'session-ended' };
      const isTurnedAway = isHttpError(error) && error.status < 500;
      const message = tooManyTries(error);
      return { kind: isTurnedAway && !isRepeat ? 'failed' : 'unknown', ...(message && { message }) };
    }
  }

  /**
   * What was sent under this id before its content was lost, if it arrived. `parts` as known before the server was asked: a
   * dialog that asks for lost orders on every page may decide the same attempt meanwhile.
   */
  async function arrived(writeId: string, parts: Parts, draft: Draft): Promise<SendOutcome<Placed> | null> {
    const outcome = await findArrived(writeId, parts, draft);
    if (outcome) attempts.decide(writeId, memory);
    return outcome;
  }

  async function settle(tried: Attempt<Draft>, isRepeat: boolean): Promise<Settled<Placed>> {
    attempts.store.set((state) => ({ ...state, undecided: [tried, ...state.undecided.filter(({ content }) => content !== tried.content)] }));
    attempts.keep(memory);
    const outcome = await postOnce(tried, isRepeat);
    if (decides(outcome, isRepeat)) attempts.decide(tried.writeId, memory);
    return outcome;
  }

  async function attempt(draft: Draft): Promise<SendOutcome<Placed>> {
    // Another tab may have lost an answer since this page began.
    attempts.resume(attempts.device);
    const { undecided, interrupted } = attempts.store.get();
    if (attempts.waitsForCustomer({ undecided, interrupted }) && !isLoggedIn()) return { kind: 'session-ended' };
    const found = interrupted && undecided.length === 0 ? await arrived(interrupted.writeId, interrupted.parts, draft).catch(() => null) : null;
    if (found) return found;
    const known = undecided[0]?.writeId ?? interrupted?.writeId ?? null;
    const current: Attempt<Draft> = { writeId: known ?? randomId(), draft, content: contentOf(draft), asCustomer: isLoggedIn() };
    const earlier = undecided.filter(({ content }) => content !== current.content);
    // The one that arrived is told again by its own content.
    for (const each of [current, ...earlier]) {
      const outcome = await settle(each, known !== null);
      if (outcome.kind !== 'conflict') return outcome;
    }
    // It was sent before a reload, or from another tab.
    try {
      const other = await arrived(current.writeId, interrupted?.parts ?? attempts.partsOf(draft), draft);
      if (other) return other;
    } catch {
      // Its id is kept for the next press.
      if (asksUntilKnown) return { kind: 'unknown' };
    }
    attempts.decide(current.writeId, memory);
    return { kind: 'in-process', message: alreadySent };
  }

  async function send(draft: Draft): Promise<SendOutcome<Placed>> {
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
