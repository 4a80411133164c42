import { queryOptions } from '@tanstack/react-query';
import { call, customerKey } from '@brasa/shared/runtime';
import { toOwnedCoupons } from './coupon-wire.ts';

/** Coupons of the customer who is logged in. Looked at again whenever the customer comes back to the tab [CPN-031]. */
export const ownedCouponsQuery = queryOptions({
  queryKey: [customerKey, 'coupons'],
  queryFn: async ({ signal }) => toOwnedCoupons(await call('cliente/checkCuponera', undefined, { signal })),
  refetchOnWindowFocus: 'always',
});
