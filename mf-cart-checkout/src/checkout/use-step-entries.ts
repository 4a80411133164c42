import { useEffect, useLayoutEffect } from 'react';
import { checkoutStore, clock, history, navigate, type CheckoutStep, type Location } from '@brasa/shared/runtime';
import { entryFields } from '@brasa/shared/orders';
import { isBankEntry } from '@brasa/shared/payment';
import { paths } from '../paths.ts';
import { clientValues, isComplete } from './client-values.ts';
import { goToStep } from './use-start-step.ts';

/** What the history keeps with the entry of the payment. */
const ofPayment = { step: 'payment' } as const;

const isCheckout = ({ pathname }: Location): boolean => pathname === paths.checkout;
const isOfPayment = (entry: Location): boolean => isCheckout(entry) && entryFields(entry)['step'] === ofPayment.step;

/**
 * The payment is an entry of its own on top of the form's: the browser's back button returns from it to the form, as
 * «Regresar» does. What the checkout keeps with its entry goes along, and nothing of it stays behind.
 */
export function enterPayment(): void {
  goToStep('payment');
  if (isOfPayment(history.location)) return;
  const kept = entryFields(history.location);
  navigate(paths.checkout, { replace: true });
  navigate(paths.checkout, { state: { ...kept, ...ofPayment } });
}

/** Keeps step and history together, whichever of the two moves. */
export function useStepEntries(step: CheckoutStep): void {
  // As soon as the step is on the page: whoever goes back at once is heard, too.
  useLayoutEffect(() => {
    let last = history.location;
    return history.listen(({ location, action }) => {
      const left = last;
      last = location;
      if (action !== 'POP' || !isCheckout(location) || !isCheckout(left)) return;
      // Only the page of the bank was closed.
      if (isBankEntry(left) && isOfPayment(left) === isOfPayment(location)) return;
      const { step: _entry, ...kept } = entryFields(left);
      const isPayment = isOfPayment(location);
      navigate(paths.checkout, { replace: true, state: isPayment ? { ...kept, ...ofPayment } : kept });
      goToStep(isPayment && isComplete(clientValues(checkoutStore.get()), clock.now()) ? 'payment' : 'form-data');
    });
  }, []);
  // Left by a button of the page: its entry is left as well.
  useEffect(() => {
    if (step === 'form-data' && isOfPayment(history.location)) history.go(-1);
  }, [step]);
}
