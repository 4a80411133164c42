import { couponFits, evaluateCoupon, findCoupon, isExpired, normalizeCode } from '@brasa/shared/domain/coupons';
import type { Cart, Coupon } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { DeliveryMode } from '@brasa/shared/domain/delivery';
import { formatMoney } from '@brasa/shared/domain/money';
import { call, isLoggedIn } from '@brasa/shared/runtime';
import { fromCouponCheck, toCheckedCoupon } from './coupon-wire.ts';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { couponText } from './coupon-text.ts';

export type CouponCheck = { readonly ok: true; readonly coupon: Coupon; readonly discount: number } | { readonly ok: false; readonly message: string };

const refuse = (message: string): CouponCheck => ({ ok: false, message });

type Situation = { readonly cart: Cart; readonly catalog: Catalog; readonly mode: DeliveryMode; readonly now: number };

/** Whether a coupon may be used on this cart, and what it takes off. */
export function judgeCoupon(coupon: Coupon, { cart, catalog, mode, now }: Situation): CouponCheck {
  const { minimumOrder, currency } = catalog.config;
  if (cart.coupon) return refuse(couponText.alreadyOne);
  if (coupon.code === '' || isExpired(coupon, now)) return refuse(couponText.invalid);
  if (!couponFits(coupon, mode)) return refuse(couponText.notApplicable);
  const outcome = evaluateCoupon(coupon, cart.lines, minimumOrder);
  if (outcome.ok) return { ok: true, coupon, discount: outcome.discount };
  return refuse(outcome.reason === 'below-threshold' ? couponText.belowThreshold(formatMoney(outcome.missing, currency)) : couponText.notApplicable);
}

/** A code the customer holds needs no question; any other is asked about [DEC-126]. Unreachable servers throw. */
export async function findCouponByCode(text: string, email: string, held: readonly Coupon[]): Promise<{ readonly coupon: Coupon | null; readonly message: string }> {
  const code = normalizeCode(text);
  const known = findCoupon(held, code);
  if (known) return { coupon: known, message: '' };
  const secure = isLoggedIn();
  const body = await call('data/checkPromocionCheckout', fromCouponCheck(code, secure ? '' : email, secure), { secure });
  const { code: outcome, message } = readOutcome(body);
  return { coupon: outcome === '00' ? toCheckedCoupon(body) : null, message };
}
