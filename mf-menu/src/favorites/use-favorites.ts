import { useIsLoggedIn, useOnline, useStore } from '@brasa/shared/react';
import { call, customerKey } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { favorites, favoritesOf, favoritesStore, notKept } from './favorites.ts';

const emailQuery = queryOptions({
  queryKey: [customerKey, 'menu', 'email'],
  queryFn: async ({ signal }) => toCustomer(await call('cliente/getDataUser', undefined, { signal, background: true }))?.email ?? '',
});

export type MyFavorites = {
  /** Null for guests, and until it is known whose they are. */
  readonly email: string | null;
  readonly ids: readonly number[];
  /** It cannot be known whose they are, for now. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly toggle: (productId: number) => void;
};

export function useFavorites(): MyFavorites {
  const isLoggedIn = useIsLoggedIn();
  const online = useOnline();
  const { data, isError, refetch } = useQuery({ ...emailQuery, enabled: isLoggedIn });
  const all = useStore(favoritesStore);
  const email = (isLoggedIn && data) || null;

  /** A heart pressed before it is known whose it is waits for that. */
  const toggle = async (productId: number): Promise<void> => {
    const owner = email ?? (online ? (await refetch({ cancelRefetch: false })).data : undefined);
    if (owner) favorites.toggle(owner, productId);
    else notKept();
  };
  return {
    email,
    ids: email === null ? [] : favoritesOf(all, email),
    failed: email === null && isLoggedIn && (isError || !online),
    retry: () => void refetch(),
    toggle: (productId) => void toggle(productId),
  };
}
