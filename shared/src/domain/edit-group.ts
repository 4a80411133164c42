import type { Cart, CartLine, PromoMark } from './cart.ts';
import { groupOf, lineId, numberOf } from './cart-operations.ts';
import type { Catalog } from './catalog.ts';
import { unitPrice } from './pricing.ts';
import { promoPrice } from './promotions.ts';
import type { Selection } from './selection.ts';

/** How many units of its product a group is to have, all chosen like this. */
export type GroupEdit = { readonly quantity: number; readonly selection: Selection };

/**
 * The units of one add, chosen anew: the group keeps its place, and what a promotion or coupon gave is judged for what it is
 * now. The customer made this change: it is no news. The same cart for a quantity below one, and when the group or its product is gone.
 */
export function editGroup(cart: Cart, catalog: Catalog, sequence: number, { quantity, selection }: GroupEdit): Cart {
  const group = groupOf(cart, sequence);
  const [first] = group;
  const product = first && catalog.productById.get(first.productId);
  if (!product || !Number.isInteger(quantity) || quantity < 1) return cart;
  const price = unitPrice(catalog, product, selection);
  const next = Math.max(...group.map(numberOf)) + 1;
  const priced = (promo: PromoMark): PromoMark => {
    const promotion = catalog.promotions.find(({ id }) => id === promo.promotionId);
    return promotion ? { ...promo, price: promoPrice(promotion, price) } : promo;
  };
  const units = Array.from({ length: quantity }, (_, index): CartLine => {
    // What is more than before came neither from a promotion nor from a coupon.
    const { seenPrice: _seen, ...unit } = group[index] ?? { ...first, id: lineId(sequence, next + index - group.length), promo: null, fromCoupon: false, soldId: product.soldId };
    const promo = unit.promo && priced(unit.promo);
    return { ...unit, promo, selection, originalPrice: price, unitPrice: promo?.price ?? price };
  });
  return { ...cart, lines: cart.lines.flatMap((line) => (line === first ? units : line.sequence === sequence ? [] : [line])) };
}
