import { addLines, totals } from '@brasa/shared/domain/cart-operations';
import { emptyCart } from '@brasa/shared/domain/cart';
import type { Cart, Coupon, PromoMark } from '@brasa/shared/domain/cart';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { evaluateCoupon, namedProducts } from '@brasa/shared/domain/coupons';
import type { Centavos } from '@brasa/shared/domain/money';
import type { OrderedLine } from '@brasa/shared/domain/ordered-line';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { isMember, promoPrice } from '@brasa/shared/domain/promotions';
import type { PromotionAnswer } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { refreshedSelection } from '@brasa/shared/domain/selection-validity';
import { settle } from '@brasa/shared/domain/settle';
import type { ReceivedDraft } from '@brasa/shared/wire/received-draft-wire';
import { triggersOf } from './earned-promotions.ts';

export type PriceFacts = {
  readonly catalog: Catalog;
  /** One answer for every promotion of the order. */
  readonly promotionAnswers: ReadonlyMap<number, PromotionAnswer>;
  /** The coupon of the order as the shop has it; null when it may not be used. */
  readonly coupon: Coupon | null;
};

/** The order made again from the shop's own menu. */
export type PricedCart = {
  readonly cart: Cart;
  readonly promotionsHold: boolean;
  readonly couponHolds: boolean;
  /** Every price that was sent is the shop's, to the centavo. */
  readonly pricesMatch: boolean;
};

type Unit = { readonly product: Product; readonly selection: Selection; readonly price: Centavos; readonly line: OrderedLine; readonly claimed: Centavos };

/** Null when something in it is not on the menu, or not to be had like that. */
export function priceReceived(draft: Pick<ReceivedDraft, 'lines' | 'coupon' | 'total'>, facts: PriceFacts): PricedCart | null {
  const units: Unit[] = [];
  for (const line of draft.lines) {
    const made = unitsOf(line, facts.catalog);
    if (!made) return null;
    units.push(...made);
  }
  const sent = draft.coupon && facts.coupon;
  const built = build(units, facts.catalog, sent);
  // With the coupon: what it takes off counts against the minimum of a promotion [DEC-134].
  const settled = settle({ lines: built.cart.lines, coupon: sent && { coupon: sent, typed: false, discount: 0 } }, facts.catalog, facts.promotionAnswers);
  const promotionsHold = built.promotionsKnown && settled.lines.length === built.cart.lines.length && settled.lines.every((line, index) => line.promo?.promotionId === built.cart.lines[index]?.promo?.promotionId);
  const { coupon, holds } = withCoupon(built.cart, draft.coupon, facts);
  const cart: Cart = { ...built.cart, coupon };
  return { cart, promotionsHold, couponHolds: holds, pricesMatch: built.pricesMatch && draft.total === totals(cart).total && (draft.coupon?.discount ?? 0) === (coupon?.discount ?? 0) };
}

/** One per unit: a single product times its quantity, or each entry of what is put together. */
function unitsOf(line: OrderedLine, catalog: Catalog): Unit[] | null {
  const product = catalog.productById.get(line.productId);
  if (!product || product.type === 'filler' || product.availability === 'none' || product.type !== line.type) return null;
  const isPutTogether = groupsOf(product).length > 0;
  if (isPutTogether && line.entries.length !== line.quantity) return null;
  const chosen: readonly { price: Centavos; selection: Selection }[] = isPutTogether ? line.entries : Array.from({ length: line.quantity }, () => ({ price: line.unitPrice, selection: [] }));
  const units: Unit[] = [];
  for (const { price, selection } of chosen) {
    const refreshed = completeSelection(catalog, product, selection);
    if (!refreshed) return null;
    const claimed = price === line.unitPrice ? price : Number.NaN;
    units.push({ product, selection: refreshed, price: unitPrice(catalog, product, refreshed), line, claimed });
  }
  return units;
}

/** Every group that offers something is answered, once. */
function completeSelection(catalog: Catalog, product: Product, selection: Selection): Selection | null {
  const refreshed = refreshedSelection(catalog, product, selection);
  const answered = new Set(refreshed?.map(({ groupIndex }) => groupIndex));
  const isComplete = groupsOf(product).every((group, index) => group.choices.length === 0 || answered.has(index));
  return isComplete ? refreshed : null;
}

/** Ordinary units first: a promotion is triggered by what is there already. */
function build(units: readonly Unit[], catalog: Catalog, coupon: Coupon | null): { cart: Cart; pricesMatch: boolean; promotionsKnown: boolean } {
  let cart = emptyCart;
  let pricesMatch = true;
  const add = ({ product, selection, price, line, claimed }: Unit, promo: PromoMark | null): boolean => {
    const before = cart.lines.length;
    cart = addLines(cart, product, 1, selection, price, { suggested: line.suggested, promo, fromCoupon: promo === null && isBrought(product, coupon, cart) });
    pricesMatch &&= claimed === (promo?.price ?? price) && line.originalPrice === price;
    return cart.lines.length > before;
  };
  const ordinary = units.filter(isOrdinary).map((unit) => add(unit, null));
  const promotional = units.filter((unit) => !isOrdinary(unit));
  const marks = marksOf(promotional, catalog, cart.lines);
  for (const [index, unit] of promotional.entries()) add(unit, marks?.[index] ?? null);
  return { cart, pricesMatch, promotionsKnown: marks !== null && ordinary.every(Boolean) };
}

/** What exists only in promotions is sold once more: to who has a coupon for it [DEC-131]. */
const isBrought = ({ id, type }: Product, coupon: Coupon | null, { lines }: Cart): boolean =>
  type === 'promo' && coupon !== null && namedProducts(coupon).includes(id) && !lines.some(({ fromCoupon }) => fromCoupon);

/** Null when one of them is no promotion, not for this product, or given more often than it was earned. */
function marksOf(promotional: readonly Unit[], { promotions }: Catalog, lines: Cart['lines']): readonly PromoMark[] | null {
  const promoted = promotional.map(({ product, line }) => promotions.find((each) => each.id === line.promotionId && isMember(each, product.id)));
  if (!promoted.every((each): each is Promotion => each !== undefined)) return null;
  const triggers = triggersOf(promoted, lines);
  return triggers && promoted.map((each, index) => ({ promotionId: each.id, triggerSequence: triggers[index] ?? null, price: promoPrice(each, promotional[index]?.price ?? 0) }));
}

const isOrdinary = ({ line }: Unit): boolean => line.promotionId === null;

function withCoupon(cart: Cart, sent: ReceivedDraft['coupon'], { coupon, catalog }: PriceFacts): { coupon: Cart['coupon']; holds: boolean } {
  if (!sent) return { coupon: null, holds: true };
  const outcome = coupon && evaluateCoupon(coupon, cart.lines, catalog.config.minimumOrder);
  if (!coupon || !outcome?.ok) return { coupon: null, holds: false };
  return { coupon: { coupon, typed: sent.typed, discount: outcome.discount }, holds: true };
}
