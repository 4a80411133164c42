import { isBoolean, isNumber, isShape, isString, local, storageKeys, stored } from '@brasa/shared/runtime';
import { entryMemory } from './entry-memory.ts';
import { isOrderedParts, type OrderedParts } from './ordered-cart.ts';

/** What is left of an order that was sent, when a reload or a closed tab takes the rest. */
export type KeptAttempt = {
  readonly writeId: string;
  /** Sent with a session: only the same customer can learn what became of it. */
  readonly asCustomer: boolean;
  /** When it was sent last, in milliseconds. */
  readonly at: number;
  readonly parts: OrderedParts;
};

export type AttemptMemory = {
  readonly read: () => KeptAttempt | null;
  readonly write: (attempt: KeptAttempt) => void;
  /** The attempt was answered. */
  readonly forget: (writeId: string) => void;
};

const isAttempt = isShape<KeptAttempt>({ writeId: isString, asCustomer: isBoolean, at: isNumber, parts: isOrderedParts });
const inEntry = entryMemory('orderAttempt', isAttempt);
const onDevice = stored(local, storageKeys.orderAttempt, 1, isAttempt);

/** What another visit, or another tab, left behind while nobody knew whether the order arrived (A15). */
export const deviceAttempt: AttemptMemory = {
  read: onDevice.read,
  write: onDevice.write,
  forget: (writeId) => void (onDevice.read()?.writeId === writeId && onDevice.clear()),
};

/** The entry of the history knows the attempt of this tab; the device knows the last one of all. */
export const attemptMemory: AttemptMemory = {
  read: () => inEntry.read() ?? onDevice.read(),
  write: (attempt) => {
    inEntry.write(attempt);
    onDevice.write(attempt);
  },
  forget: (writeId) => {
    inEntry.write(null);
    deviceAttempt.forget(writeId);
  },
};
