import { queryOptions } from '@tanstack/react-query';
import { call, customerKey } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';

/** Who is logged in, with the saved addresses. */
export const customerQuery = queryOptions({
  queryKey: [customerKey, 'profile'],
  queryFn: async ({ signal }) => toCustomer(await call('cliente/getDataUser', undefined, { signal, background: true })),
});
