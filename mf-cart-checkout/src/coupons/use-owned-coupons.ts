import { useCustomerAnswer } from '@brasa/shared/react';
import { toOwnedCoupons } from './coupon-wire.ts';

/** Coupons of the customer who is logged in. Looked at again whenever the customer comes back to the tab [CPN-031]. */
export const useOwnedCoupons = () => useCustomerAnswer('cliente/checkCuponera', toOwnedCoupons, { refetchOnWindowFocus: 'always' });
