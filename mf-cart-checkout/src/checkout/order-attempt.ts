import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, clock, createStore } from '@brasa/shared/runtime';
import { attemptMemory, type AttemptMemory, type KeptAttempt } from './attempt-memory.ts';

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

/** The entry of the history that is shown names what is not answered yet; a reload starts from there. */
export function keepAttempt(memory: AttemptMemory = attemptMemory): void {
  const attempts = attemptStore.get();
  const writeId = attempts.undecided[0]?.writeId ?? attempts.interrupted?.writeId;
  if (writeId !== undefined) memory.write({ writeId, asCustomer: waitsForCustomer(attempts), at: attempts.interrupted?.at ?? clock.now() });
}

/** The server knows an order by its id for a day. */
const knownForMs = 24 * 3_600_000;

/** After a reload: the id goes on with the page, also by way of other pages. */
export function resumeAttempt(memory: AttemptMemory = attemptMemory): void {
  const found = memory.read();
  const { undecided, decided } = attemptStore.get();
  if (!found || undecided.length > 0 || decided.includes(found.writeId) || clock.now() - found.at >= knownForMs) return;
  attemptStore.set((attempts) => ({ ...attempts, interrupted: found }));
}

const forget = (): void => attemptStore.set(attemptStore.initial);

// Whoever logs out leaves the order behind; whoever lost the session comes back for it.
bus.on('session/ended', ({ quiet }) => void (quiet || forget()));
