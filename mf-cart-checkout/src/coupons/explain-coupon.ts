import type { Coupon } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { productPath } from '@brasa/shared/domain/catalog-lookup';
import type { CouponRefusal } from '@brasa/shared/domain/coupon-verdict';
import type { DeliveryMode } from '@brasa/shared/domain/delivery';
import { formatMoney } from '@brasa/shared/domain/money';
import { paths } from '../paths.ts';
import { couponText as text } from './coupon-text.ts';

/** What the customer can do about it: a page, and what its link says. */
export type Way = { readonly label: string; readonly to: string };
export type Explanation = { readonly message: string; readonly way: Way };
export type Order = { readonly catalog: Catalog; readonly mode: DeliveryMode };

const toMenu: Way = { label: text.seeMenu, to: paths.home };
export const toOtherCoupons: Way = { label: text.seeCoupons, to: paths.coupons };
const ofChannel = {
  pickup: { label: text.toPickup, to: paths.deliveryPickup },
  home: { label: text.toHome, to: paths.deliveryHome },
} as const satisfies Record<string, Way>;

/** Every reason a coupon is refused for, as the customer reads it, with a way on. */
export function explain(refusal: CouponRefusal, coupon: Coupon, { catalog, mode }: Order): Explanation {
  const money = (amount: number): string => formatMoney(amount, catalog.config.currency);
  switch (refusal.reason) {
    case 'already-one':
      return { message: text.alreadyOne, way: { label: text.seeOrder, to: paths.cart } };
    case 'invalid':
      return { message: text.invalid, way: toOtherCoupons };
    case 'expired':
      return { message: text.expired(coupon.expiresAt.slice(0, 10)), way: toOtherCoupons };
    case 'nothing-off':
      return { message: text.nothingOff, way: { label: text.addMore, to: paths.home } };
    case 'with-promotion':
      return { message: text.withPromotion, way: { label: text.seeOrder, to: paths.cart } };
    case 'other-channel':
      return { message: refusal.channel === 'pickup' ? text.onlyPickup : text.onlyHome, way: ofChannel[refusal.channel] };
    case 'empty-cart':
      return { message: refusal.minimum > 0 ? text.emptyCart(money(refusal.minimum)) : text.emptyCartAny, way: toMenu };
    case 'not-applicable':
      return { message: text.notApplicable, way: toProduct(refusal.productIds, catalog) };
    case 'below-threshold':
      return { message: text.belowThreshold(money(refusal.missing)), way: { label: text.addMore, to: paths.home } };
    case 'unavailable':
      return unavailable(refusal, { catalog, mode });
  }
}

function toProduct(productIds: readonly number[], catalog: Catalog): Way {
  const product = productIds.map((id) => catalog.productById.get(id)).find((found) => found !== undefined && !found.hidden);
  return product ? { label: text.seeProduct(product.name), to: productPath(catalog, product) } : toMenu;
}

/** The product a coupon brings cannot be had: another shop, another hour, or the other way of delivery may have it. */
function unavailable({ problem, productId }: Extract<CouponRefusal, { readonly reason: 'unavailable' }>, { catalog, mode }: Order): Explanation {
  const toOtherShop: Way = mode.kind === 'home' ? { label: text.changeAddress, to: paths.deliveryHome } : { label: text.changeShop, to: paths.deliveryPickup };
  switch (problem) {
    case 'geo':
      return { message: text.notInShop, way: toOtherShop };
    case 'schedule':
      return { message: text.notNow, way: catalog.config.futureOrdersEnabled ? { label: text.program, to: paths.program } : toMenu };
    case 'channel':
      return catalog.productById.get(productId)?.channel === 'home' ? { message: text.productOnlyHome, way: ofChannel.home } : { message: text.productOnlyPickup, way: ofChannel.pickup };
    case 'blocked-product':
    case 'blocked-option':
      return { message: text.soldOut, way: toOtherShop };
  }
}
