import { createPath, history, type Check } from '@brasa/shared/runtime';
import { entryFields } from './entry-fields.ts';

/** Something that stays with an entry of the history: a reload finds it again, another visit does not. */
export type EntryMemory<T> = { readonly read: () => T | null; readonly write: (value: T | null) => void };

/** `path`: of the page it belongs to. Other fields of the entry are left alone, and entries of other pages, too. */
export function entryMemory<T>(path: string, field: string, check: Check<T>): EntryMemory<T> {
  const isHere = (): boolean => history.location.pathname === path;
  const state = () => entryFields(history.location);
  const read = (): T | null => {
    const found = state()[field];
    return isHere() && check(found) ? found : null;
  };
  const write = (value: T | null): void => {
    if (!isHere() || JSON.stringify(value) === JSON.stringify(read())) return;
    const { [field]: _previous, ...others } = state();
    history.replace(createPath(history.location), value === null ? others : { ...others, [field]: value });
  };
  return { read, write };
}
