import type { Person } from '@brasa/shared/domain/person';
import { bus, checkoutStore, createStore, isLoggedIn, type ClientForm } from '@brasa/shared/runtime';

export const emptyPerson: Person = { firstNames: '', lastNames: '', birthday: '', nickname: '', email: '', phone: '', wantsAdvertising: false, gender: 'unsaid' };

/** What was typed, never a password; and the form of the checkout that is in it already, if any. */
export type SignUpDraft = { readonly person: Person; readonly client: ClientForm | null };

/** Of before the customer looked at another page. */
const draftStore = createStore<SignUpDraft | null>('sign-up-draft', null);

// Nothing of a guest's form is for who comes next.
bus.on('session/started', () => draftStore.set(null));
bus.on('session/ended', ({ quiet }) => void (quiet || draftStore.set(null)));

export const keepDraft = (draft: SignUpDraft): void => draftStore.set(isLoggedIn() ? null : draft);

const personOf = ({ firstName, lastName, birthday, nickname, email, phone }: ClientForm) => ({ firstNames: firstName, lastNames: lastName, birthday, nickname, email, phone });

/** What the form begins with: what was typed in it, and, when the checkout leads here, what was typed there since [DEC-029]. */
export function firstDraft(isFromCheckout: boolean): SignUpDraft {
  const { person, client: known } = draftStore.get() ?? { person: emptyPerson, client: null };
  const { client } = checkoutStore.get();
  if (!isFromCheckout || client === known) return { person, client: known };
  return { person: { ...person, ...Object.fromEntries(Object.entries(personOf(client)).filter(([, text]) => text !== '')) }, client };
}
