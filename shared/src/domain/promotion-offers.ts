import type { IsSoldOut } from './blocks.ts';
import { defaultSelection } from './builder.ts';
import type { Cart, CartLine } from './cart.ts';
import { addLines } from './cart-operations.ts';
import type { Catalog, Product, Promotion } from './catalog.ts';
import type { Centavos } from './money.ts';
import { unitPrice } from './pricing.ts';
import { isMember, isTrigger, markFor } from './promotions.ts';
import type { Selection } from './selection.ts';
import { settle } from './settle.ts';

/** A product a promotion lets into this cart, with the first possibility of everything that is not sold out. */
export type OfferedMember = { readonly product: Product; readonly selection: Selection; readonly price: Centavos; readonly before: Centavos };
export type PromotionOffer = { readonly promotion: Promotion; readonly members: readonly OfferedMember[] };

/** The cart with a product of a promotion, and what it costs; null when the promotion would not stand. */
export function withPromotion(catalog: Catalog, cart: Cart, promotion: Promotion, product: Product, selection: Selection): { readonly cart: Cart; readonly line: CartLine } | null {
  const price = unitPrice(catalog, product, selection);
  const promo = markFor(promotion, product, price, cart.lines);
  if (!promo) return null;
  const added = addLines(cart, product, 1, selection, price, { promo });
  const settled = settle({ lines: added.lines, coupon: cart.coupon }, catalog, new Map());
  const line = settled.lines.find(({ sequence }) => sequence === cart.nextSequence);
  return line?.promo ? { cart: added, line } : null;
}

/** Why a product of a promotion cannot join yet: nothing calls for it, all that does has brought one already, or the order is too small. */
export type PromotionObstacle = 'trigger' | 'taken' | 'minimum';

/** Null when it can be had, or when the product is none of the promotion's. */
export function promotionObstacle(catalog: Catalog, cart: Cart, promotion: Promotion, product: Product, selection: Selection): PromotionObstacle | null {
  if (!isMember(promotion, product.id)) return null;
  if (markFor(promotion, product, 0, cart.lines)) return promotion.minimum > 0 && !withPromotion(catalog, cart, promotion, product, selection) ? 'minimum' : null;
  return promotion.triggerIds.length === 0 || cart.lines.some((line) => isTrigger(promotion, line)) ? 'taken' : 'trigger';
}

/**
 * What the order has earned: promotions that something in the cart calls for and that brought nothing yet, with the
 * products that can be had now. Those nothing has to call for are offered once.
 */
export function promotionOffers(catalog: Catalog, cart: Cart, canBeHad: (line: CartLine) => boolean, isSoldOut?: IsSoldOut): PromotionOffer[] {
  return catalog.promotions.flatMap((promotion) => {
    // What the cart does not let in needs no selection and no price: a large menu would cost a frame.
    const products = catalog.products.filter((product) => markFor(promotion, product, 0, cart.lines));
    const members = products.flatMap((product) => offered(catalog, cart, promotion, { product, selection: defaultSelection(catalog, product, isSoldOut) }, canBeHad));
    return members.length > 0 ? [{ promotion, members }] : [];
  });
}

type Wanted = Pick<OfferedMember, 'product' | 'selection'>;

function offered(catalog: Catalog, cart: Cart, promotion: Promotion, { product, selection }: Wanted, canBeHad: (line: CartLine) => boolean): OfferedMember[] {
  const taken = withPromotion(catalog, cart, promotion, product, selection);
  if (!taken || !canBeHad(taken.line)) return [];
  return [{ product, selection, price: taken.line.unitPrice, before: taken.line.originalPrice }];
}
