import type { Centavos } from '@brasa/shared/domain/money';
import type { PaymentMethod } from '@brasa/shared/domain/order';

/** What the customer pressed so far. */
export type PaymentWish = { readonly paymentMethod: PaymentMethod | null; readonly partialPayment: boolean };

export type Funding = {
  /** What the gift cards could pay: nothing, a part, or all of it. */
  readonly gift: 'none' | 'part' | 'all';
  /** Taken from the balance. */
  readonly certificate: Centavos;
  /** What is left to pay. */
  readonly due: Centavos;
  /** Who pays what is left, or the balance itself; null while that is not chosen. */
  readonly method: PaymentMethod | null;
};

type Money = { readonly total: Centavos; readonly balance: Centavos };

/**
 * A balance that covers the order is a way of paying; one that does not is used first, and another way pays the rest
 * [DEC-171]. A wish for it survives when the order grows past the balance, and when it shrinks below.
 */
export function fundingOf({ paymentMethod, partialPayment }: PaymentWish, { total, balance }: Money, others: readonly PaymentMethod[]): Funding {
  const gift = balance <= 0 || total <= 0 ? 'none' : balance < total ? 'part' : 'all';
  const wantsGift = gift !== 'none' && (partialPayment || paymentMethod === 'certificate');
  if (wantsGift && gift === 'all') return { gift, certificate: total, due: 0, method: 'certificate' };
  const certificate = wantsGift ? balance : 0;
  const chosen = others.find((method) => method === paymentMethod);
  const only = others.length === 1 && gift !== 'all' ? others[0] : undefined;
  return { gift, certificate, due: total - certificate, method: chosen ?? only ?? null };
}
