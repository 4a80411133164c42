import { useEffect, useState } from 'react';
import { useCustomerAnswer, useIsLoggedIn, useOnline } from '@brasa/shared/react';
import { history } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { createBuyerMemory, fillFromProfile } from './buyer-store.ts';
import { purchaseAttempts } from './purchase-attempts.ts';
import { isPaymentEntry } from './step-entries.ts';

/** Finds what was typed before a reload and what the profile knows, and goes on with a purchase whose answer was lost. True when that is done. */
export function useBuyerStart(): boolean {
  const isCustomer = useIsLoggedIn();
  const isOnline = useOnline();
  const [isDone, setDone] = useState(false);
  const { data: customer, isPending } = useCustomerAnswer('cliente/getDataUser', toCustomer, { enabled: !isDone });
  // Without a network the form begins empty rather than not at all.
  const isWaiting = isCustomer && isPending && isOnline;

  useEffect(() => {
    if (isDone || isWaiting) return;
    createBuyerMemory().restore();
    if (customer) fillFromProfile(customer);
    purchaseAttempts.resume(isPaymentEntry(history.location) ? purchaseAttempts.memory : purchaseAttempts.device);
    purchaseAttempts.keep();
    setDone(true);
  }, [isDone, isWaiting, customer]);

  return isDone;
}
