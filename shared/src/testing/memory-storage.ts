import { provideStorage, type Shelf } from '../stores/storage.ts';

export type MemoryStorage = Shelf & { readonly entries: () => Record<string, string> };

/** A browser's storage without the browser. */
export function memoryStorage(start: Readonly<Record<string, string>> = {}): MemoryStorage {
  const values = new Map(Object.entries(start));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, String(text)),
    removeItem: (key) => void values.delete(key),
    entries: () => Object.fromEntries(values),
  };
}

/** Fresh storage for this test; what a visitor had before goes in. */
export function freshStorage(local: Readonly<Record<string, string>> = {}, session: Readonly<Record<string, string>> = {}) {
  const shelves = { local: memoryStorage(local), session: memoryStorage(session) };
  provideStorage(shelves);
  return shelves;
}
