import { entryFields } from '@brasa/shared/orders';
import { history, navigate, type Location } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';

/** What the history keeps with the entries of this page. */
const marks = { payment: 'payment', bought: 'bought' } as const;

export const isPaymentEntry = (entry: Pick<Location, 'state'>): boolean => entryFields(entry)['step'] === marks.payment;
export const isBoughtEntry = (entry: Pick<Location, 'state'>): boolean => entryFields(entry)['step'] === marks.bought;

/**
 * The payment is an entry of its own on top of the form's: one page back is the form [DEC-044, row 6]. What the checkout keeps
 * with its entry goes along, and nothing of it stays behind.
 */
export function enterPayment(): void {
  if (isPaymentEntry(history.location)) return;
  const kept = entryFields(history.location);
  navigate(paths.checkout, { replace: true });
  navigate(paths.checkout, { state: { ...kept, step: marks.payment } });
}

/** The payment cannot be shown, because something of the form is missing. */
export function turnIntoForm(): void {
  const { step: _payment, ...kept } = entryFields(history.location);
  navigate(paths.checkout, { replace: true, state: kept });
}

/** In place of the payment; nothing of the form is kept with it. */
export const enterBought = (): void => navigate(paths.checkout, { replace: true, state: { step: marks.bought } });
