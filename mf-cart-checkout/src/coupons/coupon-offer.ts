import { soldOutChoices } from '@brasa/shared/domain/blocks';
import { defaultSelection } from '@brasa/shared/domain/builder';
import type { Cart, CartLine, Coupon } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { refusalOf, type CouponRefusal } from '@brasa/shared/domain/coupon-verdict';
import { evaluateCoupon, withBroughtProduct, type CouponOutcome } from '@brasa/shared/domain/coupons';
import type { Centavos } from '@brasa/shared/domain/money';
import { unitPrice } from '@brasa/shared/domain/pricing';
import type { OfferedMember } from '@brasa/shared/domain/promotion-offers';
import type { Selection } from '@brasa/shared/domain/selection';
import { settle } from '@brasa/shared/domain/settle';
import { classify, type CartContext } from '@brasa/shared/domain/validity';

export type OfferOutcome = Extract<CouponOutcome, { readonly ok: true }> | ({ readonly ok: false } & CouponRefusal);

/** What the order makes of a coupon. What it takes off may cost the order a promotion, and that in turn the coupon [DEC-134]. */
export function couponOutcome(coupon: Coupon, lines: readonly CartLine[], catalog: Catalog): OfferOutcome {
  const settled = settle({ lines, coupon: { coupon, typed: false, discount: 0 } }, catalog, new Map());
  const outcome = evaluateCoupon(coupon, settled.lines, catalog.config.minimumOrder);
  if (!outcome.ok) return { ok: false, ...refusalOf(coupon, outcome) };
  return settled.coupon ? outcome : { ok: false, reason: 'with-promotion' };
}

type Brought = OfferedMember & { readonly outcome: OfferOutcome };

/** What the cart and the coupon make of one product more. */
function brought(coupon: Coupon, cart: Cart, catalog: Catalog, product: Product, selection: Selection, context: CartContext): Brought {
  const before = unitPrice(catalog, product, selection);
  const next = withBroughtProduct(cart, coupon, product, selection, before);
  const line = next.lines.find(({ sequence }) => sequence === cart.nextSequence);
  const problem = line ? classify(line, context) : 'blocked-product';
  if (problem !== 'valid') return { product, selection, price: before, before, outcome: { ok: false, reason: 'unavailable', productId: product.id, problem } };
  const outcome = couponOutcome(coupon, next.lines, catalog);
  return { product, selection, price: before - (outcome.ok && outcome.appliedTo === cart.nextSequence ? outcome.discount : 0), before, outcome };
}

export type CouponProducts = { readonly ok: true; readonly members: readonly OfferedMember[] } | ({ readonly ok: false } & CouponRefusal);

/** Of the products a coupon may bring, those with which it applies; without one, what keeps the nearest of them away [DEC-131]. */
export function couponProducts(coupon: Coupon, productIds: readonly number[], cart: Cart, catalog: Catalog, context: CartContext): CouponProducts {
  const isSoldOut = soldOutChoices(context.blocks, context.mode);
  const all = productIds.flatMap((id) => {
    const product = catalog.productById.get(id);
    return product ? brought(coupon, cart, catalog, product, defaultSelection(catalog, product, isSoldOut), context) : [];
  });
  const members = all.filter(({ outcome }) => outcome.ok);
  if (members.length > 0) return { ok: true, members };
  const refusals = all.flatMap(({ outcome }) => (outcome.ok ? [] : outcome));
  const [leastMissing] = refusals.filter((refusal) => refusal.reason === 'below-threshold').toSorted((a, b) => a.missing - b.missing);
  return leastMissing ?? refusals[0] ?? { ok: false, reason: 'unavailable', productId: productIds[0] ?? 0, problem: 'blocked-product' };
}

/** Its price under the coupon and without it, however it is chosen. */
export function couponPrice(coupon: Coupon, cart: Cart, catalog: Catalog, product: Product, selection: Selection): { readonly amount: Centavos; readonly before: Centavos } {
  const before = unitPrice(catalog, product, selection);
  const outcome = evaluateCoupon(coupon, withBroughtProduct(cart, coupon, product, selection, before).lines, catalog.config.minimumOrder);
  return { amount: before - (outcome.ok && outcome.appliedTo === cart.nextSequence ? outcome.discount : 0), before };
}
