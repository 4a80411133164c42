import type { Person } from '@brasa/shared/domain/person';
import { checkoutStore, createStore } from '@brasa/shared/runtime';

export const emptyPerson: Person = { firstNames: '', lastNames: '', birthday: '', nickname: '', email: '', phone: '', wantsAdvertising: false, gender: 'unsaid' };

/** What was typed before the customer looked at another page; never a password. */
export const signUpDraft = createStore<Person | null>('sign-up-draft', null);

/** What the form begins with: what was typed before, else what the checkout knows when it leads here [DEC-029]. */
export function firstValues(isFromCheckout: boolean): Person {
  const draft = signUpDraft.get();
  if (draft) return draft;
  if (!isFromCheckout) return emptyPerson;
  const { firstName, lastName, birthday, nickname, email, phone } = checkoutStore.get().client;
  return { ...emptyPerson, firstNames: firstName, lastNames: lastName, birthday, nickname, email, phone };
}
