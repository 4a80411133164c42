import type { Order } from '@brasa/shared/domain/order';
import { call, clock } from '@brasa/shared/runtime';
import { toOrder } from '@brasa/shared/wire/orders-wire';
import { toHasTracked, toTracking } from '@brasa/shared/wire/tracking-wire';
import { queryOptions } from '@tanstack/react-query';
import { hasDriver, pollEvery, shouldFollow } from './following.ts';

const keyOf = (what: string, hash: string) => ['mf-tracking', 1, what, hash];
/** Answers of a moment: shown again at once, asked for again always. What is asked every few seconds needs few second tries. */
const momentary = { staleTime: 0, retry: 1 } as const;
const wait = (order: Order | null | undefined): number | false => (order ? pollEvery(order, clock.now()) : false);

/** An order by its secret; null when nobody knows it. */
export const orderQuery = (hash: string) =>
  queryOptions({
    queryKey: keyOf('order', hash),
    queryFn: async ({ signal }): Promise<Order | null> => toOrder(await call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true })),
    refetchInterval: (query) => wait(query.state.data),
    ...momentary,
  });

/** Whether positions of the driver exist; asked until they do [DEC-215]. */
export const hasTrackedQuery = (hash: string, order: Order) =>
  queryOptions({
    queryKey: keyOf('has-tracked', hash),
    queryFn: async ({ signal }) => toHasTracked(await call(`tracker/ordenHasTracked/${encodeURIComponent(hash)}`, undefined, { signal, background: true })),
    enabled: hasDriver(order),
    refetchInterval: (query) => (query.state.data === true ? false : wait(order)),
    ...momentary,
  });

/** Where the driver is. Too late or failed: the last position stays [TRK-016]. */
export const driverQuery = (hash: string, order: Order) =>
  queryOptions({
    queryKey: keyOf('driver', hash),
    queryFn: async ({ signal }) => toTracking(await call(`cliente/getCoordenadasHash/${encodeURIComponent(hash)}`, undefined, { signal, background: true, timeoutMs: 5000 })),
    enabled: () => shouldFollow(order, clock.now()),
    refetchInterval: wait(order),
    ...momentary,
    retry: false,
  });
