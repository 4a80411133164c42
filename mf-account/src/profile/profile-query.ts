import { call, customerKey } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { queryOptions } from '@tanstack/react-query';

/** Who is logged in, with the saved addresses. */
export const profileQuery = queryOptions({
  queryKey: [customerKey, 'mf-account', 1, 'profile'],
  queryFn: async ({ signal }) => toCustomer(await call('cliente/getDataUser', undefined, { signal, background: true })),
});
