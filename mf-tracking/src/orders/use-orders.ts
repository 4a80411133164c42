import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { listOrders } from '@brasa/shared/domain/order-listing';
import { useCatalog, useIsLoggedIn } from '@brasa/shared/react';
import { readGuestOrders, type KnownOrder } from '@brasa/shared/runtime';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { guestOrderQuery, useLastOrders } from './orders-queries.ts';

type Orders = { readonly orders: readonly SavedOrder[] | null; readonly failed: boolean; readonly retry: () => void };

/** Orders of whoever is here, as they can still be had; null while they are on their way. What cannot be had is left out. */
export function useOrders(): Orders {
  const loggedIn = useIsLoggedIn();
  const customer = useCustomerOrders();
  const guest = useGuestOrders(!loggedIn);
  const { all, failed, retry } = loggedIn ? customer : guest;
  const catalog = useCatalog();
  const orders = useMemo(() => all && listOrders(all, catalog), [all, catalog]);
  return { orders, failed, retry };
}

const none: readonly SavedOrder[] = [];

function useCustomerOrders() {
  const { data, isError, isPending, refetch } = useLastOrders();
  return { all: isPending ? null : (data ?? none), failed: isError && data === undefined, retry: () => void refetch() };
}

function useGuestOrders(enabled: boolean) {
  // Only the browser knows what it remembers: the first picture waits.
  const [known, setKnown] = useState<readonly KnownOrder[] | null>(null);
  useEffect(() => setKnown(readGuestOrders()), []);
  return useQueries({
    queries: (known ?? []).map((order) => ({ ...guestOrderQuery(order), enabled })),
    combine: (results) => ({
      all: known === null || results.some(({ isPending }) => isPending) ? null : results.flatMap(({ data }) => data ?? []),
      failed: results.some(({ isError, data }) => isError && data === undefined),
      retry: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
}
