import type { Cart, Coupon } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { totals } from '@brasa/shared/domain/cart-operations';
import { judgeCoupon, withBroughtProduct, type CouponOutcome, type CouponVerdict } from '@brasa/shared/domain/coupons';
import { formatMoney } from '@brasa/shared/domain/money';
import { unitPrice } from '@brasa/shared/domain/pricing';
import type { OfferedMember } from '@brasa/shared/domain/promotion-offers';
import type { Selection } from '@brasa/shared/domain/selection';
import { applyCoupon, bus, cartContext, cartStore, changeCart, clock, deliveryStore, toast } from '@brasa/shared/runtime';
import { couponOutcome, couponProducts } from './coupon-offer.ts';
import { couponText } from './coupon-text.ts';

/** What is shown while the customer decides about a product the coupon brings. */
export type CouponChoice = { readonly coupon: Coupon; readonly typed: boolean; readonly members: readonly OfferedMember[] };

export type CouponUse = { readonly kind: 'used' } | { readonly kind: 'refused'; readonly message: string } | ({ readonly kind: 'choose' } & CouponChoice);

const judge = (coupon: Coupon, cart: Pick<Cart, 'lines' | 'coupon'>, catalog: Catalog): CouponVerdict =>
  judgeCoupon(coupon, { cart, minimumOrder: catalog.config.minimumOrder, mode: deliveryStore.get().mode, now: clock.now() });

/** Why a coupon is refused, as the customer reads it. */
export function refusalOf(verdict: Exclude<CouponVerdict, { readonly ok: true }>, catalog: Catalog): string {
  switch (verdict.reason) {
    case 'already-one':
      return couponText.alreadyOne;
    case 'invalid':
      return couponText.invalid;
    case 'below-threshold':
      return couponText.belowThreshold(formatMoney(verdict.missing, catalog.config.currency));
    case 'needs-product':
    case 'not-applicable':
      return couponText.notApplicable;
  }
}

const verdictOf = (outcome: Exclude<CouponOutcome, { readonly ok: true }>): Exclude<CouponVerdict, { readonly ok: true }> =>
  outcome.reason === 'below-threshold' ? { ok: false, reason: 'below-threshold', missing: outcome.missing } : { ok: false, reason: 'not-applicable' };

/** What would happen to a coupon with the cart as it is, without using it. */
export function previewCoupon(coupon: Coupon, cart: Cart, catalog: Catalog): Exclude<CouponUse, { readonly kind: 'used' }> | { readonly kind: 'usable' } {
  const verdict = judge(coupon, cart, catalog);
  if (verdict.ok) {
    const outcome = couponOutcome(coupon, cart.lines, catalog);
    return outcome.ok ? { kind: 'usable' } : { kind: 'refused', message: refusalOf(verdictOf(outcome), catalog) };
  }
  if (verdict.reason !== 'needs-product') return { kind: 'refused', message: refusalOf(verdict, catalog) };
  const products = couponProducts(coupon, verdict.productIds, cart, catalog, cartContext());
  if (products.ok) return { kind: 'choose', coupon, typed: false, members: products.members };
  const reason = products.missing === null ? ({ ok: false, reason: 'not-applicable' } as const) : ({ ok: false, reason: 'below-threshold', missing: products.missing } as const);
  return { kind: 'refused', message: refusalOf(reason, catalog) };
}

/** Uses a coupon on the cart of now, or says why not, or which product has to join first [DEC-131, DEC-132]. */
export function tryCoupon(coupon: Coupon, typed: boolean, catalog: Catalog): CouponUse {
  const preview = previewCoupon(coupon, cartStore.get(), catalog);
  if (preview.kind === 'choose') return { ...preview, typed };
  if (preview.kind === 'refused') return preview;
  applyCoupon({ coupon, typed, discount: 0 });
  congratulate(catalog);
  return { kind: 'used' };
}

/** The product and the coupon join together, or neither does. */
export function takeWithCoupon({ coupon, typed }: CouponChoice, product: Product, selection: Selection, catalog: Catalog): boolean {
  const before = cartStore.get();
  const { nextSequence: sequence } = before;
  if (before.coupon) return refuse(couponText.alreadyOne);
  const price = unitPrice(catalog, product, selection);
  const outcome = couponOutcome(coupon, withBroughtProduct(before, coupon, product, selection, price).lines, catalog);
  if (!outcome.ok) return refuse(refusalOf(verdictOf(outcome), catalog));
  const after = changeCart((cart) => ({ ...withBroughtProduct(cart, coupon, product, selection, price), coupon: { coupon, typed, discount: 0 } }));
  if (after.lines.some((line) => line.sequence === sequence)) bus.publish('cart/line-added', { productId: product.id, quantity: 1, sequence, suggested: false });
  if (!after.coupon) return false;
  bus.publish('cart/coupon-applied', { code: coupon.code });
  congratulate(catalog);
  return true;
}

function refuse(text: string): false {
  toast({ kind: 'warning', text, preventDuplicate: true });
  return false;
}

function congratulate({ config }: Catalog): void {
  const { discount } = totals(cartStore.get());
  if (discount > 0) toast({ kind: 'success', text: couponText.saved(formatMoney(discount, config.currency)) });
}
