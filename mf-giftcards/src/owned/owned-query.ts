import { useStore } from '@brasa/shared/react';
import { authStore, call, sessionKey } from '@brasa/shared/runtime';
import { toOwnedGiftCards } from '@brasa/shared/wire/gift-card-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The gift cards of whoever is logged in, and what they hold together. Spent in other places, too: asked for again whenever they are shown. */
export const ownedQuery = (session: string | null) =>
  queryOptions({
    queryKey: [...sessionKey(session), 'mf-giftcards', 1, 'owned'],
    queryFn: async ({ signal }) => toOwnedGiftCards(await call('data/getCertificadosCliente', undefined, { signal, background: true })),
    staleTime: 0,
  });

export function useOwnedCards() {
  const { token, session } = useStore(authStore);
  return useQuery({ ...ownedQuery(session), enabled: token !== null });
}
