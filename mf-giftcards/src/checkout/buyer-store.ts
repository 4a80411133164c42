import { bus, createStore } from '@brasa/shared/runtime';
import type { Person } from '@brasa/shared/domain/person';
import { createFormMemory } from '../form-memory.ts';
import { emptyBuyer, isBuyerValues, type BuyerValues } from './buyer-values.ts';

/** Who buys: outlives the screen while the customer looks at another page. */
export const buyerStore = createStore<BuyerValues>('certificate-buyer', emptyBuyer);

// Whoever logs out leaves nothing behind; whoever lost the session comes back for it.
bus.on('session/ended', ({ quiet }) => void (quiet || buyerStore.set(emptyBuyer)));

const isUntouched = (): boolean => Object.values(buyerStore.get()).every((value) => value === '' || value === false);

/** Keeps what is typed in the store and with the entry of the history; a card is never among it, it is typed at the bank. */
export function createBuyerMemory() {
  const memory = createFormMemory('giftBuyerForm', isBuyerValues);
  const toStore = (values: BuyerValues): BuyerValues => {
    buyerStore.set(values);
    return values;
  };
  return {
    keepNow: (values: BuyerValues): void => memory.keepNow(toStore(values)),
    keepSoon: (values: () => BuyerValues): void => memory.keepSoon(() => toStore(values())),
    stop: memory.stop,
    /** After a reload: as it was typed. */
    restore: (): void => {
      const found = isUntouched() ? memory.read() : null;
      if (found) buyerStore.set(found);
    },
  };
}

/** What was not typed comes from the profile. */
export function fillFromProfile({ firstNames, lastNames, email, phone }: Pick<Person, 'firstNames' | 'lastNames' | 'email' | 'phone'>): void {
  const known = { firstName: firstNames, lastName: lastNames, email, phone };
  const missing = Object.entries(known).filter(([field, value]) => value !== '' && buyerStore.get()[field as keyof typeof known] === '');
  buyerStore.set((values) => ({ ...values, ...Object.fromEntries(missing) }));
}
