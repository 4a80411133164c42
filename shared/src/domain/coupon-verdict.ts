import type { Cart, Coupon } from './cart.ts';
import type { Channel } from './catalog.ts';
import { couponFits, evaluateCoupon, isExpired, minimumPurchase, productsToBring, type CouponOutcome } from './coupons.ts';
import type { DeliveryMode } from './delivery.ts';
import type { Centavos } from './money.ts';
import type { LineClass } from './validity.ts';

/** Why a coupon cannot be used on an order, with what is needed to say how it could. */
export type CouponRefusal =
  | { readonly reason: 'already-one' }
  | { readonly reason: 'invalid' }
  | { readonly reason: 'expired' }
  | { readonly reason: 'nothing-off' }
  /** It would cost the order a promotion, and with it itself. */
  | { readonly reason: 'with-promotion' }
  /** `channel` is the one it is for. */
  | { readonly reason: 'other-channel'; readonly channel: Exclude<Channel, 'any'> }
  /** `minimum` is what the products must cost together. */
  | { readonly reason: 'empty-cart'; readonly minimum: Centavos }
  /** None of `productIds` is in the cart; empty when no product of the cart counts. */
  | { readonly reason: 'not-applicable'; readonly productIds: readonly number[] }
  | { readonly reason: 'below-threshold'; readonly missing: Centavos }
  /** The product it would bring cannot be had now: not in this shop, at this hour, this way. */
  | { readonly reason: 'unavailable'; readonly productId: number; readonly problem: Exclude<LineClass, 'valid'> };

export type CouponSituation = {
  readonly cart: Pick<Cart, 'lines' | 'coupon'>;
  readonly minimumOrder: Centavos;
  readonly mode: DeliveryMode;
  readonly now: number;
};

export type CouponVerdict =
  | { readonly ok: true; readonly discount: Centavos }
  | ({ readonly ok: false } & CouponRefusal)
  /** It would apply with one of these in the cart. */
  | { readonly ok: false; readonly reason: 'needs-product'; readonly productIds: readonly number[] };

/** Without a value it can only give a product away, and it names none [DEC-123]. */
const isWorthNothing = ({ value, productId, memberIds }: Coupon): boolean => value <= 0 && productId <= 0 && memberIds.length === 0;

/** Whether a coupon may be used on this cart now; one order takes one coupon [DEC-118]. */
export function judgeCoupon(coupon: Coupon, { cart, minimumOrder, mode, now }: CouponSituation): CouponVerdict {
  if (cart.coupon) return { ok: false, reason: 'already-one' };
  if (coupon.code === '' || isWorthNothing(coupon)) return { ok: false, reason: 'invalid' };
  if (isExpired(coupon, now)) return { ok: false, reason: 'expired' };
  if (coupon.channel !== 'any' && !couponFits(coupon, mode)) return { ok: false, reason: 'other-channel', channel: coupon.channel };
  const productIds = productsToBring(coupon, cart.lines);
  if (productIds.length > 0) return { ok: false, reason: 'needs-product', productIds };
  if (cart.lines.length === 0) return { ok: false, reason: 'empty-cart', minimum: minimumPurchase(coupon, minimumOrder) };
  const outcome = evaluateCoupon(coupon, cart.lines, minimumOrder);
  return outcome.ok ? { ok: true, discount: outcome.discount } : { ok: false, ...refusalOf(coupon, outcome) };
}

/** The refusal in what the coupon makes of the lines. */
export function refusalOf(coupon: Coupon, outcome: Exclude<CouponOutcome, { readonly ok: true }>): CouponRefusal {
  switch (outcome.reason) {
    case 'below-threshold':
      return { reason: 'below-threshold', missing: outcome.missing };
    case 'nothing-off':
      return { reason: 'nothing-off' };
    case 'not-applicable':
      return { reason: 'not-applicable', productIds: coupon.appliesTo };
  }
}
