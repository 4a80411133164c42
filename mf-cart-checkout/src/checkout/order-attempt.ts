import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { bus, createStore } from '@brasa/shared/runtime';

/** An order that left, under an id of its own. */
export type Attempt = {
  readonly writeId: string;
  readonly draft: OrderDraft;
  readonly content: string;
  /** Sent with a session: only the same session can learn what became of it. */
  readonly asCustomer: boolean;
};

export type Attempts = {
  /** Sent, and not answered yet. */
  readonly undecided: Attempt | null;
  /** Ids that were answered: never used again, even where an old entry of the history still names them. */
  readonly decided: readonly string[];
};

/** Outlives the screen: the customer may leave the checkout while nobody knows whether the order arrived, and come back. */
export const attemptStore = createStore<Attempts>('order-attempt', { undecided: null, decided: [] });

const forget = (): void => attemptStore.set(attemptStore.initial);

// Whoever logs out leaves the order behind; whoever lost the session comes back for it.
bus.on('session/ended', ({ quiet }) => void (quiet || forget()));
