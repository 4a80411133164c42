import { isLoggedIn, rememberedStep, updateCheckout } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { forgetOnLeaving } from '../checkout-flow.ts';

/** Remembers the step whoever pays begins with, for as long as she is on the way. Returns the page: the checkout for customers, for guests the log-in page on the way to it [PAY-017, PAY-018]. */
export function startPayment(): string {
  const step = isLoggedIn() ? 'payment' : 'form-data';
  rememberedStep.write(step);
  updateCheckout({ step });
  forgetOnLeaving();
  return step === 'payment' ? paths.checkout : paths.login;
}
