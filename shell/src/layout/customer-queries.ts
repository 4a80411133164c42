import { call, customerKey } from '@brasa/shared/runtime';
import { toPendingOrders } from '@brasa/shared/wire/orders-wire';
import { queryOptions } from '@tanstack/react-query';
import { toInitials } from './customer-wire.ts';

/** Keys of the shell's own: another reader of the same call keeps another shape of it. */
export const initialsQuery = queryOptions({
  queryKey: [customerKey, 'shell', 'initials'],
  queryFn: async ({ signal }) => toInitials(await call('cliente/getDataUser', undefined, { signal, background: true })),
});

export const pendingOrderQuery = queryOptions({
  queryKey: [customerKey, 'shell', 'pending-order'],
  queryFn: async ({ signal }) => {
    const { orders } = toPendingOrders(await call('cliente/getOrdersPend', undefined, { signal, background: true }));
    // What is being made comes before what nobody paid for.
    return orders.find(({ cardPayment }) => cardPayment === 'settled') ?? orders[0] ?? null;
  },
});
