import { useIsLoggedIn, useStore } from '@brasa/shared/react';
import { call, customerKey } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { favoritesOf, favoritesStore } from './favorites.ts';

const emailQuery = queryOptions({
  queryKey: [customerKey, 'menu', 'email'],
  queryFn: async ({ signal }) => toCustomer(await call('cliente/getDataUser', undefined, { signal, background: true }))?.email ?? '',
});

export type MyFavorites = {
  /** Null for guests, and until it is known whose they are. */
  readonly email: string | null;
  readonly ids: readonly number[];
  readonly failed: boolean;
  readonly retry: () => void;
};

export function useFavorites(): MyFavorites {
  const isLoggedIn = useIsLoggedIn();
  const { data, isError, refetch } = useQuery({ ...emailQuery, enabled: isLoggedIn });
  const all = useStore(favoritesStore);
  const email = (isLoggedIn && data) || null;
  return { email, ids: email === null ? [] : favoritesOf(all, email), failed: isError, retry: () => void refetch() };
}
