import { useEffect, useState } from 'react';
import { useCustomerAnswer, useIsLoggedIn } from '@brasa/shared/react';
import { toCustomer, type Customer } from '@brasa/shared/wire/customer-wire';
import { checkoutStore, clock, rememberedStep, updateCheckout, updateClient, type CheckoutStep } from '@brasa/shared/runtime';
import { clientValues, isComplete } from './client-values.ts';
import { lookBack } from './form-memory.ts';

/** What the customer has not typed comes from the profile. */
function fillFrom({ firstNames, lastNames, birthday, nickname, email, phone }: Customer): void {
  const { client } = checkoutStore.get();
  const known = { firstName: firstNames, lastName: lastNames, birthday, nickname, email, phone };
  updateClient(Object.fromEntries(Object.entries(known).filter(([field, value]) => value !== '' && client[field as keyof typeof known] === '')));
  updateCheckout({ acceptsTerms: true });
}

export const goToStep = (step: CheckoutStep): void => {
  rememberedStep.write(step);
  updateCheckout({ step });
};

/**
 * Decides once where the checkout opens: customers at the payment, guests where they were sent. Whoever lacks personal
 * data starts with them [DEC-167]. `isRead`: the device was looked into, so that it is known who is here. True when it is decided.
 */
export function useStartStep(isRead: boolean): boolean {
  const isCustomer = useIsLoggedIn();
  const [isDecided, setDecided] = useState(false);
  const { data: customer, isPending } = useCustomerAnswer('cliente/getDataUser', toCustomer, { enabled: !isDecided });
  const isWaiting = isCustomer && isPending;

  useEffect(() => {
    if (isDecided || isWaiting || !isRead) return;
    lookBack();
    if (customer) fillFrom(customer);
    // Wanted as a guest, before logging in: there is one already.
    if (isCustomer) updateCheckout({ wantsAccount: false });
    const wanted = rememberedStep.read() ?? (isCustomer ? 'payment' : 'form-data');
    goToStep(wanted === 'payment' && isComplete(clientValues(checkoutStore.get()), clock.now()) ? 'payment' : 'form-data');
    setDecided(true);
  }, [isDecided, isWaiting, isRead, customer, isCustomer]);

  return isDecided;
}
