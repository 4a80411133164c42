import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Centavos } from '@brasa/shared/domain/money';
import { useStore } from '@brasa/shared/react';
import { authStore, call, lastOrderHash, sessionKey, unfinishedOrder } from '@brasa/shared/runtime';
import { toOwnedGiftCards } from '@brasa/shared/wire/gift-card-wire';
import { toOrder } from '@brasa/shared/wire/orders-wire';

/** First parts of the key of every balance of this log-in: they are asked for again when one turned out to be wrong. */
export const giftBalanceKey = () => [...sessionKey(), 'gift-balance'] as const;

type Unfinished = { readonly number: number | null; readonly hash: string | null };

const unfinished = (): Unfinished => ({ number: unfinishedOrder.read(), hash: lastOrderHash.read() });

/** What the gift cards of the account hold for the next order: also what the unfinished order, which that one replaces, keeps aside. */
export const giftBalanceQuery = ({ number, hash }: Unfinished = unfinished()) => {
  const session = sessionKey();
  return queryOptions({
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
    // While another unfinished order is asked about the last balance stands, so that no option disappears under a finger: that of the same log-in only.
    placeholderData: (previous: Centavos | undefined, query) => (session.every((part, at) => query?.queryKey[at] === part) ? previous : undefined),
  });
};

/** Centavos on the gift cards of whoever is logged in; undefined until it is known, and for guests. */
export function useGiftBalance({ enabled = true } = {}): Centavos | undefined {
  const { token } = useStore(authStore);
  return useQuery({ ...giftBalanceQuery(), enabled: enabled && token !== null }).data;
}
