import { useQuery } from '@tanstack/react-query';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { call } from '@brasa/shared/runtime';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { toServerPricing, type ServerPricing } from '@brasa/shared/wire/orders-wire';

export type PriceCheck = {
  /** What the server would charge; null when it did not get that far. */
  readonly pricing: ServerPricing | null;
  /** Why it would refuse the order now; empty when it would take it. */
  readonly refusal: string;
};

/** How long a confirmed price is believed, in milliseconds; saving checks it again anyway. */
const fresh = 60_000;

/** What of an order changes its price or whether it is taken. */
const question = (draft: OrderDraft) => {
  const { cart, contact, destination, payment, certificateAmount, futureOrder } = draft;
  return { lines: cart.lines, coupon: cart.coupon?.coupon.code, contact, destination, payment, certificateAmount, futureOrder };
};

/** Asks the server to check and price the order without placing it. Without an answer the order can still be sent: saving asks again. */
export function useServerPrice(draft: OrderDraft | null) {
  return useQuery({
    queryKey: ['server-price', draft && question(draft)],
    queryFn: async ({ signal }): Promise<PriceCheck> => {
      const body = await call('data/saveOrderPendiente', fromOrderDraft(draft as OrderDraft, { checkout: false }), { signal, background: true });
      const { code, message } = readOutcome(body);
      return { pricing: toServerPricing(body), refusal: code === '00' ? '' : message };
    },
    enabled: draft !== null,
    retry: false,
    staleTime: fresh,
    gcTime: fresh,
    refetchOnWindowFocus: false,
  });
}
