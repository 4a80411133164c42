import { isRecord, type Check } from './shape.ts';
import type { StorageArea } from './storage.ts';

/** A value under a key, in our shape and with the number of that shape. */
export type Stored<T> = { readonly read: () => T | null; readonly write: (value: T) => void; readonly clear: () => void };

export const pack = (format: number, value: unknown): string => JSON.stringify({ format, value });

/** Null for anything that is not exactly this format: the old shape of a value is as unreadable as noise. */
export function unpack<T>(text: string | null, format: number, check: Check<T>): T | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isRecord(found) && found.format === format && check(found.value) ? found.value : null;
  } catch {
    return null;
  }
}

export const stored = <T>(area: StorageArea, key: string, format: number, check: Check<T>): Stored<T> => ({
  read: () => unpack(area.read(key), format, check),
  write: (value) => void area.write(key, pack(format, value)),
  clear: () => area.remove(key),
});
