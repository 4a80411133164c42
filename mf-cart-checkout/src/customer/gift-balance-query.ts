import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Centavos } from '@brasa/shared/domain/money';
import { useStore } from '@brasa/shared/react';
import { authStore, call, lastOrderHash, sessionKey, unfinishedOrder } from '@brasa/shared/runtime';
import { toOwnedGiftCards } from '@brasa/shared/wire/gift-card-wire';
import { toOrder } from '@brasa/shared/wire/orders-wire';

/** Balances of every moment; to be asked for again when one turned out wrong. */
export const giftBalanceKey = () => [...sessionKey(), 'gift-balance'] as const;

type Unfinished = { readonly number: number | null; readonly hash: string | null };

const unfinished = (): Unfinished => ({ number: unfinishedOrder.read(), hash: lastOrderHash.read() });

/** What the gift cards of the account hold for the next order: also what the unfinished order, which that one replaces, keeps aside. */
export const giftBalanceQuery = ({ number, hash }: Unfinished = unfinished()) =>
  queryOptions({
    queryKey: [...giftBalanceKey(), number],
    queryFn: async ({ signal }): Promise<Centavos> => {
      const options = { signal, background: true } as const;
      const [owned, held] = await Promise.all([
        call('data/getCertificadosCliente', undefined, options),
        number === null || hash === null ? null : call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, options).catch(() => null),
      ]);
      const order = toOrder(held);
      // What a refused card keeps aside is in the balance already.
      const isWaiting = order?.number === number && order?.cardPayment === 'unpaid';
      return toOwnedGiftCards(owned).balance + (isWaiting ? order.totals.certificate : 0);
    },
    staleTime: 0,
    // Between two moments the last known balance stands: an option must not jump away under a finger.
    placeholderData: <T,>(previous: T): T => previous,
  });

/** Centavos on the gift cards of whoever is logged in; undefined until it is known, and for guests. */
export function useGiftBalance({ enabled = true } = {}): Centavos | undefined {
  const { token } = useStore(authStore);
  return useQuery({ ...giftBalanceQuery(), enabled: enabled && token !== null }).data;
}
