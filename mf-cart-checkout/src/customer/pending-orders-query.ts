import { queryOptions } from '@tanstack/react-query';
import { call, customerKey } from '@brasa/shared/runtime';
import { toPendingOrders } from '@brasa/shared/wire/orders-wire';

/** How many orders of the customer are on their way; a failure counts as none. */
export const pendingOrdersQuery = queryOptions({
  queryKey: [customerKey, 'pending-orders'],
  queryFn: async ({ signal }) => toPendingOrders(await call('cliente/getOrdersPend', undefined, { signal, background: true })).count,
});
