import { isBoolean, isNumber, isShape, isString, local, stored, type Check } from '@brasa/shared/runtime';
import type { AttemptMemory, StoredAttempt } from './attempts.ts';
import { entryMemory } from './entry-memory.ts';

type Options<Parts> = {
  /** Of the page that sends the orders. */
  readonly path: string;
  /** Of its entry of the history. */
  readonly field: string;
  /** On the device. */
  readonly key: string;
  readonly isParts: Check<Parts>;
};

/** Where attempts of one kind of order are kept. */
export function attemptMemories<Parts>({ path, field, key, isParts }: Options<Parts>): { readonly device: AttemptMemory<Parts>; readonly memory: AttemptMemory<Parts> } {
  const isAttempt = isShape<StoredAttempt<Parts>>({ writeId: isString, asCustomer: isBoolean, at: isNumber, parts: isParts });
  const inEntry = entryMemory(path, field, isAttempt);
  const onDevice = stored(local, key, 1, isAttempt);

  /** What another visit, or another tab, left behind while nobody knew whether the order arrived (A15). */
  const device: AttemptMemory<Parts> = {
    read: onDevice.read,
    write: onDevice.write,
    forget: (writeId) => void (onDevice.read()?.writeId === writeId && onDevice.clear()),
  };

  /** The entry of the history knows the attempt of this tab; the device knows the last one of all. */
  const memory: AttemptMemory<Parts> = {
    read: () => inEntry.read() ?? onDevice.read(),
    write: (attempt) => {
      inEntry.write(attempt);
      onDevice.write(attempt);
    },
    forget: (writeId) => {
      inEntry.write(null);
      device.forget(writeId);
    },
  };
  return { device, memory };
}
