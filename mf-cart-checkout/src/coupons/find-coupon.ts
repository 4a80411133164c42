import { findCoupon, normalizeCode } from '@brasa/shared/domain/coupons';
import type { Coupon } from '@brasa/shared/domain/cart';
import { call, isLoggedIn } from '@brasa/shared/runtime';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { fromCouponCheck, toCheckedCoupon } from './coupon-wire.ts';

export type FoundCoupon = { readonly coupon: Coupon | null; /** What the server says of a code it refuses. */ readonly message: string };

/** A code the customer holds needs no question; any other is asked about [DEC-126]. Unreachable servers throw. */
export async function findCouponByCode(text: string, email: string, held: readonly Coupon[]): Promise<FoundCoupon> {
  const code = normalizeCode(text);
  const known = findCoupon(held, code);
  if (known) return { coupon: known, message: '' };
  const secure = isLoggedIn();
  const body = await call('data/checkPromocionCheckout', fromCouponCheck(code, secure ? '' : email, secure), { secure });
  const { code: outcome, message } = readOutcome(body);
  return { coupon: outcome === '00' ? toCheckedCoupon(body) : null, message };
}
