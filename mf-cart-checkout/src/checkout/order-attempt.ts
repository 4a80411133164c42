import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, clock, createStore, isLoggedIn } from '@brasa/shared/runtime';
import { attemptMemory, deviceAttempt, type AttemptMemory, type KeptAttempt } from './attempt-memory.ts';
import { orderedParts } from './ordered-cart.ts';

/** An order that left, under an id of its own. */
export type Attempt = {
  readonly writeId: string;
  readonly draft: OrderDraft;
  readonly content: string;
  /** Sent with a session: only the same customer can learn what became of it. */
  readonly asCustomer: boolean;
};

export type Attempts = {
  /** Sent, and not answered yet: every content that left under the one id, the latest first. At most one of them arrived. */
  readonly undecided: readonly Attempt[];
  /** Sent before a reload, and not answered yet: its content is not known any more. */
  readonly interrupted: KeptAttempt | null;
  /** Ids that were answered: never used again, even where an old entry of the history still names them. */
  readonly decided: readonly string[];
};

/** Outlives the screen: the customer may leave the checkout while nobody knows whether the order arrived, and come back. */
export const attemptStore = createStore<Attempts>('order-attempt', { undecided: [], interrupted: null, decided: [] });

/** Only a customer can learn what became of it. */
export const waitsForCustomer = ({ undecided, interrupted }: Pick<Attempts, 'undecided' | 'interrupted'>): boolean =>
  interrupted?.asCustomer === true || undecided.some(({ asCustomer }) => asCustomer);

/** The entry of the history that is shown, and the device, name what is not answered yet; a reload or another visit starts from there. */
export function keepAttempt(memory: AttemptMemory = attemptMemory): void {
  const attempts = attemptStore.get();
  const [latest] = attempts.undecided;
  const known = latest ? { writeId: latest.writeId, parts: orderedParts(latest.draft) } : attempts.interrupted;
  if (known) memory.write({ writeId: known.writeId, parts: known.parts, asCustomer: waitsForCustomer(attempts), at: attempts.interrupted?.at ?? clock.now() });
}

/** The server knows an order by its id for a day. */
const knownForMs = 24 * 3_600_000;

/** Only a customer hears what became of what she sent with her session. */
export const isAskable = ({ asCustomer }: Pick<KeptAttempt, 'asCustomer'>): boolean => !asCustomer || isLoggedIn();

/** The server can still say what became of it. */
export const isRecent = ({ at }: Pick<KeptAttempt, 'at'>): boolean => clock.now() - at < knownForMs;

/** After a reload, or on another visit: the id goes on with the page, also by way of other pages. */
export function resumeAttempt(memory: AttemptMemory = attemptMemory): void {
  const found = memory.read();
  const { undecided, decided } = attemptStore.get();
  if (!found || undecided.length > 0 || decided.includes(found.writeId) || !isRecent(found)) return;
  // On another visit nobody is kept from ordering as a guest by what somebody sent with a session.
  if (memory === deviceAttempt && !isAskable(found)) return;
  attemptStore.set((attempts) => ({ ...attempts, interrupted: found }));
}

/** It was answered: its id is never used again. */
export function decideAttempt(writeId: string, memory: AttemptMemory = attemptMemory): void {
  attemptStore.set(({ decided }) => ({ undecided: [], interrupted: null, decided: [...decided, writeId] }));
  memory.forget(writeId);
}

const forget = (): void => attemptStore.set(attemptStore.initial);

// Whoever logs out leaves the order behind; whoever lost the session comes back for it.
bus.on('session/ended', ({ quiet }) => void (quiet || forget()));
