import type { Person } from '@brasa/shared/domain/person';
import { bus, createStore } from '@brasa/shared/runtime';

/** What a customer changed in the form and did not save, field by field. */
export type PersonDraft = { readonly email: string; readonly changes: Partial<Person> };

/** Of before the customer looked at another page, or before the session ended by itself. */
const draftStore = createStore<PersonDraft | null>('person-draft', null);

bus.on('session/ended', ({ quiet }) => void (quiet || draftStore.set(null)));

export const hasPersonDraft = (): boolean => draftStore.get() !== null;

export const keepPersonDraft = (email: string, changes: Partial<Person>): void => draftStore.set(Object.keys(changes).length > 0 ? { email, changes } : null);

/** Nothing of one customer is for another one. */
export function personDraft(email: string): Partial<Person> {
  const draft = draftStore.get();
  return draft?.email === email ? draft.changes : {};
}
