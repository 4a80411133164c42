import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, createStore } from '@brasa/shared/runtime';

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
  /** Ids that were answered: never used again, even where an old entry of the history still names them. */
  readonly decided: readonly string[];
};

/** Outlives the screen: the customer may leave the checkout while nobody knows whether the order arrived, and come back. */
export const attemptStore = createStore<Attempts>('order-attempt', { undecided: [], decided: [] });

/** Only a customer can learn what became of it. */
export const waitsForCustomer = ({ undecided }: Pick<Attempts, 'undecided'>): boolean => undecided.some(({ asCustomer }) => asCustomer);

const forget = (): void => attemptStore.set(attemptStore.initial);

// Whoever logs out leaves the order behind; whoever lost the session comes back for it.
bus.on('session/ended', ({ quiet }) => void (quiet || forget()));
