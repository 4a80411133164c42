import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { call, customerKey, type KnownOrder } from '@brasa/shared/runtime';
import { toPendingOrders, toSavedOrderByHash, toSavedOrders } from '@brasa/shared/wire/orders-wire';
import { queryOptions } from '@tanstack/react-query';

const asCustomer = [customerKey, 'mf-tracking', 1] as const;
/** Everything asked about the customer's orders. */
export const customerOrdersKey = asCustomer;

/** They never grow old by themselves [QRY-006]: they are asked for on entering a page of orders and on coming back to its tab. */
const onRequest = { staleTime: Infinity, refetchOnWindowFocus: 'always', retry: 1 } as const;

/** The customer's newest orders. */
export const lastOrdersQuery = queryOptions({
  queryKey: [...asCustomer, 'last-orders'],
  queryFn: async ({ signal }) => toSavedOrders(await call('cliente/getLastOrders', undefined, { signal, background: true })),
  ...onRequest,
});

/** The customer's orders that are still on their way, newest first. */
export const pendingOrdersQuery = queryOptions({
  queryKey: [...asCustomer, 'pending'],
  queryFn: async ({ signal }) => toPendingOrders(await call('cliente/getOrdersPend', undefined, { signal, background: true })),
  ...onRequest,
});

/** An order of somebody without an account, by its secret. */
export const guestOrderQuery = ({ hash }: KnownOrder) =>
  queryOptions({
    queryKey: ['mf-tracking', 1, 'guest-order', hash],
    queryFn: async ({ signal }): Promise<SavedOrder | null> => toSavedOrderByHash(await call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true })),
    staleTime: 0,
    retry: 1,
  });
