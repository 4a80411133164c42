import { useEffect } from 'react';
import { inputDebounce } from '@brasa/shared/domain/field-rules';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import { entryMemory } from '@brasa/shared/orders';
import { checkoutStore, createStore, isBoolean, isLoggedIn, isOneOf, isShape, isString, orNull, rememberedStep, updateCheckout, type CheckoutState, type ClientForm } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { attemptMemory, deviceAttempt } from './attempt-memory.ts';
import { orderAttempts } from './order-attempt.ts';
import { payWithStore } from './pay-with-store.ts';
import { endedStore } from './session-ended.ts';

const kept = ['client', 'continueWithoutRegistration', 'wantsAccount', 'wantsInvoice', 'acceptsTerms', 'paymentMethod', 'partialPayment'] as const;

/** What the customer typed and chose. A card is never among it: it is typed at the bank. */
type FormDraft = Pick<CheckoutState, (typeof kept)[number]> & {
  readonly payWith: string;
  /** Typed with a session, also one that has ended since and that nobody gave up: no guest sees it. */
  readonly asCustomer: boolean;
};

const text = isString;
const isClient = isShape<ClientForm>({ firstName: text, lastName: text, birthday: text, nickname: text, email: text, phone: text, invoiceName: text, invoiceEmail: text, invoiceDocument: text, invoiceAddress: text, notes: text });
const isDraft = isShape<FormDraft>({
  client: isClient,
  continueWithoutRegistration: isBoolean,
  wantsAccount: isBoolean,
  wantsInvoice: isBoolean,
  acceptsTerms: isBoolean,
  paymentMethod: orNull(isOneOf<PaymentMethod>('cash', 'card', 'certificate')),
  partialPayment: isBoolean,
  payWith: text,
  asCustomer: isBoolean,
});

const memory = entryMemory(paths.checkout, 'checkoutForm', isDraft);

/** A page looks back once, when it comes to the checkout for the first time; from then on it knows itself. */
const lookedBack = createStore('checkout-looked-back', false);

const isUntouched = (): boolean => payWithStore.get() === '' && Object.values(checkoutStore.get().client).every((value) => value === '');

function draft(): FormDraft {
  const state = checkoutStore.get();
  const { client, continueWithoutRegistration, wantsAccount, wantsInvoice, acceptsTerms, paymentMethod, partialPayment } = state;
  return { client, continueWithoutRegistration, wantsAccount, wantsInvoice, acceptsTerms, paymentMethod, partialPayment, payWith: payWithStore.get(), asCustomer: isLoggedIn() || (endedStore.get() && !continueWithoutRegistration) };
}

/**
 * After a reload, which phones do by themselves to a tab that was not looked at: the form as it was typed, and the order
 * that may have arrived. Whoever placed the order or logged out left no step behind, and nothing of the form is found.
 * An order that an earlier visit sent without hearing of it is gone on with, too.
 */
export function lookBack(): void {
  if (!lookedBack.get()) {
    const isReload = rememberedStep.read() !== null;
    orderAttempts.resume(isReload ? attemptMemory : deviceAttempt);
    if (isReload) restore();
  }
  lookedBack.set(true);
  orderAttempts.keep();
}

function restore(): void {
  const found = memory.read();
  if (!found || (found.asCustomer && !isLoggedIn()) || !isUntouched()) return;
  const { payWith, asCustomer: _who, ...form } = found;
  updateCheckout(form);
  payWithStore.set(payWith);
}

const keepNow = (): void => memory.write(isUntouched() ? null : draft());

/** Keeps the form with the entry of the history: a moment after each change, and before the page is left or put to sleep. */
export function useFormMemory(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      clearTimeout(timer);
      keepNow();
    };
    const changed = (): void => {
      clearTimeout(timer);
      // Emptied at once: whoever logs out leaves nothing behind.
      timer = isUntouched() ? void keepNow() : setTimeout(keepNow, inputDebounce);
    };
    const look = (): void => void (document.visibilityState === 'hidden' && flush());
    const subscriptions = [checkoutStore.changes$.subscribe(changed), payWithStore.changes$.subscribe(changed)];
    // On the window: after the form itself, which listens before. `pagehide` would be too late: the next page has its entry by then.
    window.addEventListener('visibilitychange', look);
    window.addEventListener('beforeunload', flush);
    return () => {
      flush();
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      window.removeEventListener('visibilitychange', look);
      window.removeEventListener('beforeunload', flush);
    };
  }, [isReady]);
}
