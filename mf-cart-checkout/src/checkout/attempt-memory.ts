import { isBoolean, isNumber, isShape, isString } from '@brasa/shared/runtime';
import { entryMemory } from './entry-memory.ts';

/** What is left of an order that was sent, when a reload takes the rest. */
export type KeptAttempt = {
  readonly writeId: string;
  /** Sent with a session: only the same customer can learn what became of it. */
  readonly asCustomer: boolean;
  /** When it was sent last, in milliseconds. */
  readonly at: number;
};

/** Where it waits while nobody knows whether the order arrived. */
export const attemptMemory = entryMemory('orderAttempt', isShape<KeptAttempt>({ writeId: isString, asCustomer: isBoolean, at: isNumber }));
export type AttemptMemory = typeof attemptMemory;
