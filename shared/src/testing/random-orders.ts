import { changePizza, chooseDough, chooseOption, chooseSize, initialSelection, optionMessages } from '../domain/builder.ts';
import { setSpecialty, toggleInSpecialty, toggleTopping } from '../domain/builder-ingredients.ts';
import { addLines, duplicateLine, removeLastOfGroup, removeLine } from '../domain/cart-operations.ts';
import { emptyCart, type Cart, type Coupon } from '../domain/cart.ts';
import { isPizza, type Catalog, type Product } from '../domain/catalog.ts';
import { groupsOf } from '../domain/catalog-lookup.ts';
import { productsToBring } from '../domain/coupons.ts';
import { pizzaPricing, unitPrice } from '../domain/pricing.ts';
import { markFor } from '../domain/promotions.ts';
import { revalidate } from '../domain/revalidate.ts';
import type { ChosenOption, Coverage, Selection } from '../domain/selection.ts';
import { toCatalog } from '../wire/catalog-wire.ts';
import { toCheckedCoupon } from '../wire/coupons-wire.ts';
import { fromOrderDraft, type WireOrderDraft } from '../wire/order-draft-wire.ts';
import { anOrderDraft } from './order-builder.ts';

/** Numbers from 0 up to the limit, the same for the same seed in every engine (mulberry32). */
type Dice = (limit: number) => number;

function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const oneOf = <T>(dice: Dice, all: readonly T[]): T | undefined => all[dice(Math.max(1, all.length))];

/** Taps on the builder of one pizza, as a finger would make them. */
function tapped(catalog: Catalog, product: Product, selection: Selection, option: ChosenOption, dice: Dice): Selection {
  const { groupIndex } = option;
  const row = oneOf(dice, pizzaPricing(catalog, product, option).rows);
  let now = row ? chooseSize(chooseDough(selection, groupIndex, row.doughId), groupIndex, row.sizeId) : selection;
  const parts: readonly Coverage[] = row?.allowsHalves ? ['whole', 'first-half', 'second-half'] : ['whole'];
  for (let taps = dice(9); taps > 0; taps -= 1) {
    const part = oneOf(dice, parts) ?? 'whole';
    const topping = oneOf(dice, catalog.toppings)?.id ?? 0;
    const specialty = oneOf(dice, catalog.specialties)?.id ?? null;
    const kind = dice(6);
    if (kind === 0) now = setSpecialty(catalog, now, groupIndex, part, dice(5) === 0 ? null : specialty);
    else if (kind === 1) now = toggleInSpecialty(now, groupIndex, specialtiesOn(now, groupIndex)[0] ?? 0, topping);
    else now = toggleTopping(now, groupIndex, topping, part);
  }
  // A topping that was moved to a half stays there when the size is changed; this one allows none.
  return row?.allowsHalves ? now : changePizza(now, groupIndex, (pizza) => ({ ...pizza, ingredients: pizza.ingredients.filter(({ coverage }) => coverage === 'whole') }));
}

const specialtiesOn = (selection: Selection, groupIndex: number): number[] =>
  selection.flatMap((option) => (option.groupIndex === groupIndex ? (option.pizza?.ingredients.filter(({ kind }) => kind === 'specialty').map(({ id }) => id) ?? []) : []));

/** Some complete unit of the product; null when the menu offers none. */
function configured(catalog: Catalog, product: Product, dice: Dice): Selection | null {
  let selection = initialSelection(catalog, product);
  for (const [index, group] of groupsOf(product).entries()) {
    const choice = oneOf(dice, group.choices);
    if (choice && group.selectable) selection = chooseOption(catalog, product, selection, index, choice.id);
  }
  for (const option of selection) if (option.pizza) selection = tapped(catalog, product, selection, option, dice);
  return optionMessages(catalog, product, selection).length === 0 ? selection : null;
}

function added(cart: Cart, catalog: Catalog, product: Product, dice: Dice, { quantity = 1, ...options }: { quantity?: number; promotionId?: number; fromCoupon?: boolean; soldId?: number } = {}): Cart {
  const selection = configured(catalog, product, dice);
  if (!selection) return cart;
  const price = unitPrice(catalog, product, selection);
  const promotion = catalog.promotions.find(({ id }) => id === options.promotionId);
  const promo = promotion ? markFor(promotion, product, price, cart.lines) : null;
  if (promotion && !promo) return cart;
  const { fromCoupon, soldId } = options;
  return addLines(cart, product, quantity, selection, price, { promo, suggested: dice(4) === 0, ...(fromCoupon && { fromCoupon, ...(soldId && { soldId }) }) });
}

/** Second thoughts: more of one, fewer of another, one less. */
function reconsidered(cart: Cart, dice: Dice): Cart {
  const line = oneOf(dice, cart.lines);
  if (!line) return cart;
  const kind = dice(6);
  if (kind === 0) return duplicateLine(cart, line.sequence);
  if (kind === 1) return removeLastOfGroup(cart, line.sequence);
  return kind === 2 && cart.lines.length > 1 ? removeLine(cart, line.id) : cart;
}

function withPromotion(cart: Cart, catalog: Catalog, dice: Dice): Cart {
  const promotion = oneOf(dice, catalog.promotions);
  const product = promotion && catalog.productById.get(oneOf(dice, promotion.memberIds) ?? promotion.id);
  return promotion && product ? added(cart, catalog, product, dice, { promotionId: promotion.id }) : cart;
}

function withCoupon(cart: Cart, catalog: Catalog, coupon: Coupon, dice: Dice): Cart {
  const brought = catalog.productById.get(oneOf(dice, productsToBring(coupon, cart.lines)) ?? 0);
  const now = brought ? added(cart, catalog, brought, dice, { fromCoupon: true, ...(coupon.soldProductId > 0 && { soldId: coupon.soldProductId }) }) : cart;
  return { ...now, coupon: { coupon, typed: true, discount: 0 } };
}

type RandomCart = { readonly cart: Cart; readonly wanted: string };

/** A customer's cart, as the storefront makes it. `wanted` is the coupon that was tried, whether or not it applies. */
function randomCart(catalog: Catalog, coupons: readonly Coupon[], seed: number): RandomCart {
  const dice = diceOf(seed);
  const sold = catalog.products.filter(({ type, availability }) => type !== 'filler' && type !== 'promo' && availability !== 'none');
  const pizzas = sold.filter(({ type }) => isPizza(type) || type === 'combo');
  let cart = emptyCart;
  for (let adds = 1 + dice(6); adds > 0; adds -= 1) {
    const product = oneOf(dice, dice(2) === 0 ? pizzas : sold);
    if (product) cart = added(cart, catalog, product, dice, { quantity: dice(5) === 0 ? 1 + dice(8) : 1 + dice(2) });
    if (dice(3) === 0) cart = withPromotion(cart, catalog, dice);
    cart = reconsidered(cart, dice);
  }
  const coupon = dice(3) > 0 ? oneOf(dice, coupons) : undefined;
  if (coupon) cart = withCoupon(cart, catalog, coupon, dice);
  const promotionAnswers = new Map(catalog.promotions.map(({ id }) => [id, 'valid' as const]));
  return { cart: revalidate(cart, catalog, { promotionAnswers }), wanted: coupon?.code ?? '' };
}

export type RandomOrder = { readonly seed: number; readonly wanted: string; readonly body: WireOrderDraft };

/**
 * What the storefront would send for these random carts, from nothing but answers of the api: one of data/getData and those
 * of data/checkPromocionCheckout. Runs in a page as well as here.
 */
export function randomOrders(menu: unknown, couponAnswers: readonly unknown[], { from, to }: { readonly from: number; readonly to: number }): RandomOrder[] {
  const catalog = toCatalog(menu);
  const coupons = couponAnswers.flatMap((body) => toCheckedCoupon(body) ?? []);
  return Array.from({ length: to - from }, (_, index) => {
    const { cart, wanted } = randomCart(catalog, coupons, from + index);
    return { seed: from + index, wanted, body: fromOrderDraft(anOrderDraft({ cart, payment: 'card' }), { checkout: false }) };
  });
}
