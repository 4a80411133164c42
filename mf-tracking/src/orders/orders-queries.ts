import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { useCustomerAnswer } from '@brasa/shared/react';
import { call, type KnownOrder } from '@brasa/shared/runtime';
import { toPendingOrders, toSavedOrderByHash, toSavedOrders } from '@brasa/shared/wire/orders-wire';
import { queryOptions } from '@tanstack/react-query';

/** They never grow old by themselves [QRY-006]: they are asked for on entering a page of orders and on coming back to its tab. */
export const onRequest = { staleTime: Infinity, refetchOnWindowFocus: 'always', retry: 1 } as const;

type Options = { readonly enabled?: boolean };

/** The customer's newest orders. */
export const useLastOrders = (options?: Options) => useCustomerAnswer('cliente/getLastOrders', toSavedOrders, { ...onRequest, ...options });

/** The customer's orders that are still on their way, newest first. */
export const usePendingOrders = (options?: Options) => useCustomerAnswer('cliente/getOrdersPend', toPendingOrders, { ...onRequest, ...options });

/** An order of somebody without an account, by its secret. */
export const guestOrderQuery = ({ hash }: KnownOrder) =>
  queryOptions({
    queryKey: ['mf-tracking', 1, 'guest-order', hash],
    queryFn: async ({ signal }): Promise<SavedOrder | null> => toSavedOrderByHash(await call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true })),
    staleTime: 0,
    retry: 1,
  });
