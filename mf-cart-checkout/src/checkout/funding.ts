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
  /** Who pays what is left, or the balance itself; null while a customer has not chosen. */
  readonly method: PaymentMethod | null;
};

type Money = { readonly total: Centavos; /** Null for guests, who have none. */ readonly balance: Centavos | null };

/**
 * A balance that covers the order is a way of paying; one that does not is used first, and another way pays the rest
 * [DEC-171]. A wish for it survives when the order grows past the balance, and when it shrinks below. For
 * guests the first way is chosen until another one is: cash, where the shop takes it.
 */
export function fundingOf({ paymentMethod, partialPayment }: PaymentWish, { total, balance: owned }: Money, others: readonly PaymentMethod[]): Funding {
  const balance = owned ?? 0;
  const gift = balance <= 0 || total <= 0 ? 'none' : balance < total ? 'part' : 'all';
  const wantsGift = gift !== 'none' && (partialPayment || paymentMethod === 'certificate');
  if (wantsGift && gift === 'all') return { gift, certificate: total, due: 0, method: 'certificate' };
  const certificate = wantsGift ? balance : 0;
  const chosen = others.find((method) => method === paymentMethod);
  const usual = owned === null || (others.length === 1 && gift !== 'all') ? others[0] : undefined;
  return { gift, certificate, due: total - certificate, method: chosen ?? usual ?? null };
}
