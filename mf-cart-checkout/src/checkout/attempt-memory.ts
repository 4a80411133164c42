import type { AttemptMemory, StoredAttempt } from '@brasa/shared/orders';
import { isBoolean, isNumber, isShape, isString, local, storageKeys, stored } from '@brasa/shared/runtime';
import { entryMemory } from './entry-memory.ts';
import { isOrderedParts, type OrderedParts } from './ordered-cart.ts';

export type OrderAttemptMemory = AttemptMemory<OrderedParts>;

const isAttempt = isShape<StoredAttempt<OrderedParts>>({ writeId: isString, asCustomer: isBoolean, at: isNumber, parts: isOrderedParts });
const inEntry = entryMemory('orderAttempt', isAttempt);
const onDevice = stored(local, storageKeys.orderAttempt, 1, isAttempt);

/** What another visit, or another tab, left behind while nobody knew whether the order arrived (A15). */
export const deviceAttempt: OrderAttemptMemory = {
  read: onDevice.read,
  write: onDevice.write,
  forget: (writeId) => void (onDevice.read()?.writeId === writeId && onDevice.clear()),
};

/** The entry of the history knows the attempt of this tab; the device knows the last one of all. */
export const attemptMemory: OrderAttemptMemory = {
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
