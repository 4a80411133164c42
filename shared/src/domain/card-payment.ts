/**
 * What an order still waits for from a card: nothing (it is paid, or paid in another way), a payment that was not made
 * yet or was refused and may be tried again, or a payment that did not come in time.
 */
export type CardPaymentState = 'settled' | 'unpaid' | 'refused' | 'expired';

/** Milliseconds for which an order that waits for its card keeps its coupon and its part of the gift cards (contract §6.12). */
export const unpaidLifeMs = 20 * 60_000;

/** Whether the card can still be charged for it. */
export const isPayable = (state: CardPaymentState): boolean => state === 'unpaid' || state === 'refused';
