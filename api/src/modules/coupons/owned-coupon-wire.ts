import { fromCoupon } from '@brasa/shared/wire/coupons-wire';
import { toCoupon } from './coupon-rows.ts';
import type { CouponRow } from './coupon-rows.ts';

/** A coupon of the customer's own list: the data of a checked one, with name and picture. */
export const fromOwnedCoupon = (row: CouponRow) => ({ ...fromCoupon(toCoupon(row)), N: row.name, IMG: `/img/cup/${row.id}.webp` });
