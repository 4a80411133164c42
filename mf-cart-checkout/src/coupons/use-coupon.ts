import type { Cart, Coupon } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { totals } from '@brasa/shared/domain/cart-operations';
import { judgeCoupon, type CouponRefusal, type CouponVerdict } from '@brasa/shared/domain/coupon-verdict';
import { withBroughtProduct } from '@brasa/shared/domain/coupons';
import { formatMoney } from '@brasa/shared/domain/money';
import { unitPrice } from '@brasa/shared/domain/pricing';
import type { OfferedMember } from '@brasa/shared/domain/promotion-offers';
import type { Selection } from '@brasa/shared/domain/selection';
import { applyCoupon, bus, cartContext, cartStore, changeCart, clock, deliveryStore, toast } from '@brasa/shared/runtime';
import { couponOutcome, couponProducts } from './coupon-offer.ts';
import { couponText } from './coupon-text.ts';
import { explain, type Explanation } from './explain-coupon.ts';
import { forgetWaiting } from './waiting-coupon.ts';

/** What is shown while the customer decides about a product the coupon brings. */
export type CouponChoice = { readonly coupon: Coupon; readonly typed: boolean; readonly members: readonly OfferedMember[] };

export type CouponUse = { readonly kind: 'used' } | { readonly kind: 'refused'; readonly refusal: CouponRefusal } | ({ readonly kind: 'choose' } & CouponChoice);

const judge = (coupon: Coupon, cart: Pick<Cart, 'lines' | 'coupon'>, catalog: Catalog): CouponVerdict =>
  judgeCoupon(coupon, { cart, minimumOrder: catalog.config.minimumOrder, mode: deliveryStore.get().mode, now: clock.now() });

/** What would happen to a coupon with the cart as it is, without using it. */
export function previewCoupon(coupon: Coupon, cart: Cart, catalog: Catalog): Exclude<CouponUse, { readonly kind: 'used' }> | { readonly kind: 'usable' } {
  const verdict = judge(coupon, cart, catalog);
  if (verdict.ok) {
    const outcome = couponOutcome(coupon, cart.lines, catalog);
    return outcome.ok ? { kind: 'usable' } : { kind: 'refused', refusal: outcome };
  }
  if (verdict.reason !== 'needs-product') return { kind: 'refused', refusal: verdict };
  const products = couponProducts(coupon, verdict.productIds, cart, catalog, cartContext());
  return products.ok ? { kind: 'choose', coupon, typed: false, members: products.members } : { kind: 'refused', refusal: products };
}

/** Uses a coupon on the cart of now, or says why not, or which product has to join first [DEC-131, DEC-132]. */
export function tryCoupon(coupon: Coupon, typed: boolean, catalog: Catalog): CouponUse {
  const preview = previewCoupon(coupon, cartStore.get(), catalog);
  if (preview.kind === 'choose') return { ...preview, typed };
  if (preview.kind === 'refused') return preview;
  applyCoupon({ coupon, typed, discount: 0 });
  forgetWaiting();
  congratulate(catalog);
  return { kind: 'used' };
}

/** As the customer reads it, and what can be done about it. */
export const explainNow = (refusal: CouponRefusal, coupon: Coupon, catalog: Catalog): Explanation => explain(refusal, coupon, { catalog, mode: deliveryStore.get().mode });

/** The product and the coupon join together, or neither does. */
export function takeWithCoupon({ coupon, typed }: CouponChoice, product: Product, selection: Selection, catalog: Catalog): boolean {
  const before = cartStore.get();
  const { nextSequence: sequence } = before;
  if (before.coupon) return refuse(couponText.alreadyOne);
  const price = unitPrice(catalog, product, selection);
  const outcome = couponOutcome(coupon, withBroughtProduct(before, coupon, product, selection, price).lines, catalog);
  if (!outcome.ok) return refuse(explainNow(outcome, coupon, catalog).message);
  const after = changeCart((cart) => ({ ...withBroughtProduct(cart, coupon, product, selection, price), coupon: { coupon, typed, discount: 0 } }));
  if (after.lines.some((line) => line.sequence === sequence)) bus.publish('cart/line-added', { productId: product.id, quantity: 1, sequence, suggested: false });
  if (!after.coupon) return false;
  forgetWaiting();
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
