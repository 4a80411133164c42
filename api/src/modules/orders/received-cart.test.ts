import { expect, test } from '@jest/globals';
import type { Cart } from '@brasa/shared/domain/cart';
import { emptyCart } from '@brasa/shared/domain/cart';
import { itemCount, totals } from '@brasa/shared/domain/cart-operations';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { OrderedLine } from '@brasa/shared/domain/ordered-line';
import { markFor } from '@brasa/shared/domain/promotions';
import { aCartOf, aCatalog, aChoice, aCoupon, aGroup, aPizza, aPizzaChoice, aPriceRow, aProduct, aPromotion, aTopping, anOption, quetzales, sizes, toppings } from '@brasa/shared/testing';
import { fromCart, toOrderedCoupon, toOrderedLines } from '@brasa/shared/wire/ordered-lines-wire';
import { priceReceived } from './received-cart.ts';
import type { PriceFacts } from './received-cart.ts';

const soda = aProduct({ id: 10, name: 'Gaseosa', price: quetzales(12) });
const pizza = aPizza({ id: 30, priceRows: [aPriceRow(), aPriceRow({ sizeId: sizes.personal, allowsHalves: false, price: quetzales(35) })] });
const pizzaGroup = aGroup({ id: 2011, kind: 'pizza', choices: [aChoice({ id: 30 })], priceRows: [aPriceRow({ price: undefined, surcharge: 0 })] });
const drinkGroup = aGroup({ id: 2012, detailId: 2, choices: [aChoice({ id: 10 }), aChoice({ id: 11, extra: quetzales(3) })] });
const combo = aProduct({ id: 20, type: 'combo', price: quetzales(119), groups: [pizzaGroup, drinkGroup] });
const dessert = aProduct({ id: 50, price: quetzales(28) });
const promotion = aPromotion({ id: 7, kind: 'percentage', value: 50, minimum: quetzales(100), triggerIds: [20], memberIds: [50] });
const filler = aProduct({ id: 60, type: 'filler', price: 100 });
const catalog = aCatalog({ products: [soda, pizza, combo, dessert, filler], promotions: [promotion], config: { minimumOrder: quetzales(75) } });
const facts: PriceFacts = { catalog, promotionAnswers: new Map([[7, 'valid']]), coupon: null };

/** As it arrives: through the wire and back. */
function arrived(cart: Cart) {
  const wire: unknown = JSON.parse(JSON.stringify(fromCart(cart)));
  return { lines: toOrderedLines(wire), coupon: toOrderedCoupon(wire), total: totals(cart).total };
}
const changed = (cart: Cart, change: (line: OrderedLine) => Partial<OrderedLine>) => {
  const draft = arrived(cart);
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...change(line) })) };
};
const withPromo = (base: Cart, of: Catalog = catalog): Cart => {
  const mark = markFor(promotion, dessert, dessert.price, base.lines);
  return { ...base, lines: [...base.lines, ...aCartOf(of, { productId: 50, promo: mark }).lines.map((line) => ({ ...line, sequence: base.nextSequence, id: `${base.nextSequence}-0` }))], nextSequence: base.nextSequence + 1 };
};

test('the shop comes to the same price as the storefront for singles, pizzas and combos [PAYL-045]', () => {
  const halves = anOption({ kind: 'pizza', groupIndex: 0, groupId: 300, groupDetailId: 1, choiceId: 30, pizza: aPizzaChoice([aTopping(toppings.cheese, 'whole', 'default'), aTopping(toppings.ham), aTopping(toppings.pepperoni, 'first-half'), aTopping(toppings.mushrooms, 'second-half')]) });
  const cart = aCartOf(catalog, { productId: 10, quantity: 3 }, { productId: 30, selection: [halves] }, { productId: 20, quantity: 2 });
  const priced = priceReceived(arrived(cart), facts);
  expect(priced).toMatchObject({ pricesMatch: true, promotionsHold: true, couponHolds: true });
  expect(priced && totals(priced.cart)).toEqual(totals(cart));
  expect(priced && itemCount(priced.cart)).toBe(6);
});

test('one centavo less on any price is noticed [PAYL-045] [API-037]', () => {
  const cart = aCartOf(catalog, { productId: 10, quantity: 3 }, { productId: 20 });
  expect(priceReceived(changed(cart, ({ unitPrice }) => ({ unitPrice: unitPrice - 1 })), facts)?.pricesMatch).toBe(false);
  expect(priceReceived(changed(cart, ({ originalPrice }) => ({ originalPrice: originalPrice + 1 })), facts)?.pricesMatch).toBe(false);
  expect(priceReceived(changed(cart, ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, price: entry.price - 1 })) })), facts)?.pricesMatch).toBe(false);
  expect(priceReceived({ ...arrived(cart), total: totals(cart).total - 1 }, facts)?.pricesMatch).toBe(false);
});

test('what is not on the menu is not sold: unknown product, option, dough, topping, another kind, a filler [API-037]', () => {
  const cart = aCartOf(catalog, { productId: 20 });
  const selected = (change: (option: ReturnType<typeof anOption>) => Partial<ReturnType<typeof anOption>>) =>
    changed(cart, ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, selection: entry.selection.map((option) => ({ ...option, ...change(option) })) })) }));
  const refused = [
    changed(cart, () => ({ productId: 999 })),
    changed(cart, () => ({ productId: 10 })),
    changed(cart, () => ({ productId: 60, type: 'filler' as const, entries: [] })),
    selected(({ kind }) => (kind === 'product' ? { choiceId: 999 } : {})),
    selected(() => ({ groupId: 1 })),
    selected(({ pizza: chosen }) => ({ pizza: chosen && { ...chosen, doughId: 99 } })),
    selected(({ pizza: chosen }) => ({ pizza: chosen && { ...chosen, ingredients: [aTopping(9999)] } })),
  ];
  for (const draft of refused) expect(priceReceived(draft, facts)).toBeNull();
});

test('every group is answered once: none left out, none twice', () => {
  const cart = aCartOf(catalog, { productId: 20 });
  const entriesWith = (pick: (selection: readonly ReturnType<typeof anOption>[]) => ReturnType<typeof anOption>[]) => changed(cart, ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, selection: pick([...entry.selection]) })) }));
  expect(priceReceived(entriesWith((selection) => selection.slice(1)), facts)).toBeNull();
  expect(priceReceived(entriesWith((selection) => [...selection, ...selection.slice(0, 1)]), facts)).toBeNull();
  expect(priceReceived(changed(cart, () => ({ entries: [] })), facts)).toBeNull();
  expect(priceReceived(changed(cart, () => ({ quantity: 2 })), facts)).toBeNull();
});

test('a half needs a size that allows halves', () => {
  const personal = (ingredients: ReturnType<typeof aTopping>[]) => anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice(ingredients, { sizeId: sizes.personal }) });
  expect(priceReceived(arrived(aCartOf(catalog, { productId: 30, selection: [personal([aTopping(toppings.ham)])] })), facts)).not.toBeNull();
  expect(priceReceived(arrived(aCartOf(catalog, { productId: 30, selection: [personal([aTopping(toppings.ham, 'first-half')])] })), facts)).toBeNull();
});

test('calling an extra topping part of the pizza does not make it free', () => {
  const honest = anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice([aTopping(toppings.ham, 'whole', 'default')]) });
  const cart = aCartOf(catalog, { productId: 30, selection: [honest] });
  expect(totals(cart).total).toBe(quetzales(59));
  expect(priceReceived(arrived(cart), facts)).toMatchObject({ pricesMatch: false });
});

test('a promotion holds while it is valid, triggered, for its members and above its minimum [PRM-001]', () => {
  const cart = withPromo(aCartOf(catalog, { productId: 20 }));
  expect(totals(cart).total).toBe(quetzales(119 + 14));
  expect(priceReceived(arrived(cart), facts)).toMatchObject({ promotionsHold: true, pricesMatch: true });
  expect(priceReceived(arrived(cart), { ...facts, promotionAnswers: new Map([[7, 'invalid']]) })?.promotionsHold).toBe(false);
  expect(priceReceived(changed(cart, ({ promotionId }) => (promotionId === null ? {} : { promotionId: 8 })), facts)?.promotionsHold).toBe(false);
  expect(priceReceived(changed(cart, ({ promotionId }) => (promotionId === null ? {} : { productId: 10 })), facts)?.promotionsHold).toBe(false);
  const alone = { ...arrived(cart), lines: arrived(cart).lines.filter(({ promotionId }) => promotionId !== null) };
  expect(priceReceived(alone, facts)?.promotionsHold).toBe(false);
});

test('each trigger brings one product, and a promotion that needs none is had once [PRM-001]', () => {
  const once = withPromo(aCartOf(catalog, { productId: 20 }));
  const twice = changed(once, ({ promotionId, quantity, entries }) => (promotionId === null ? {} : { quantity: quantity * 2, entries: [...entries, ...entries] }));
  expect(priceReceived({ ...twice, total: totals(once).total + quetzales(14) }, facts)?.promotionsHold).toBe(false);
  const pair = withPromo(withPromo(aCartOf(catalog, { productId: 20 }, { productId: 20 })));
  expect(priceReceived(arrived(pair), facts)).toMatchObject({ promotionsHold: true, pricesMatch: true });

  const free = aCatalog({ ...catalog, promotions: [{ ...promotion, triggerIds: [] }] });
  expect(priceReceived(arrived(once), { ...facts, catalog: free })?.promotionsHold).toBe(true);
  expect(priceReceived(twice, { ...facts, catalog: free })?.promotionsHold).toBe(false);
});

test('promotions that share triggers hold in whatever order they arrive', () => {
  const coffee = aProduct({ id: 51, price: quetzales(10) });
  const forAny = { ...promotion, id: 8, triggerIds: [20, 30], memberIds: [51], minimum: 0 };
  const shared: PriceFacts = { ...facts, catalog: aCatalog({ ...catalog, products: [...catalog.products, coffee], promotions: [promotion, forAny] }), promotionAnswers: new Map([[7, 'valid'], [8, 'valid']]) };
  const honest = anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice([aTopping(toppings.cheese, 'whole', 'default')]) });
  const both = aCartOf(shared.catalog, { productId: 20 }, { productId: 30, selection: [honest] }, { productId: 50, promo: { promotionId: 7, triggerSequence: 0, price: quetzales(14) } }, { productId: 51, promo: { promotionId: 8, triggerSequence: 1, price: quetzales(5) } });
  const { lines, ...rest } = arrived(both);
  expect(priceReceived({ ...rest, lines }, shared)).toMatchObject({ promotionsHold: true, pricesMatch: true });
  const [ordinary, promotional] = [lines.filter(({ promotionId }) => promotionId === null), lines.filter(({ promotionId }) => promotionId !== null)];
  // The one that any trigger will do for comes first, and its first trigger is the only one of the other.
  for (const menu of [ordinary, ordinary.toReversed()]) {
    const arrived = { ...rest, lines: [...menu, ...promotional.toReversed()] };
    expect(priceReceived(arrived, shared)).toMatchObject({ promotionsHold: true, pricesMatch: true, cart: { lines: [{}, {}, { promo: { promotionId: 8 } }, { promo: { promotionId: 7 } }] } });
  }
  const without = lines.filter(({ productId }) => productId !== 30);
  expect(priceReceived({ ...rest, lines: without }, shared)?.promotionsHold).toBe(false);
});

test('a coupon takes off what the shop says, and only above its threshold [PAYL-045]', () => {
  const coupon = aCoupon({ minimum: quetzales(100) });
  const cart = (quantity: number, discount: number): Cart => ({ ...aCartOf(catalog, { productId: 20, quantity }), coupon: { coupon, typed: true, discount } });
  const discount = (quetzales(119 * 2) * 20) / 100;
  expect(priceReceived(arrived(cart(2, discount)), { ...facts, coupon })).toMatchObject({ couponHolds: true, pricesMatch: true });
  expect(priceReceived(arrived(cart(2, discount + 1)), { ...facts, coupon })).toMatchObject({ couponHolds: true, pricesMatch: false });
  expect(priceReceived(arrived(cart(2, discount)), facts)).toMatchObject({ couponHolds: false });
  expect(priceReceived(arrived(cart(1, 2380)), { ...facts, coupon })).toMatchObject({ couponHolds: false });
});

test('what exists only in promotions is sold to who has a coupon for it, once', () => {
  const brownie = aProduct({ id: 70, type: 'promo', price: quetzales(40) });
  const menu = aCatalog({ ...catalog, products: [...catalog.products, brownie] });
  const coupon = aCoupon({ code: 'brownie5', kind: 'fixed-price', value: quetzales(5), productId: 70 });
  const cart = { ...aCartOf(menu, { productId: 20 }, { productId: 70, fromCoupon: true }), coupon: { coupon, typed: true, discount: quetzales(35) } };
  const known = { ...facts, catalog: menu };
  expect(priceReceived(arrived(cart), { ...known, coupon })).toMatchObject({ promotionsHold: true, couponHolds: true, pricesMatch: true, cart: { lines: [{ productId: 20 }, { productId: 70, fromCoupon: true }] } });
  expect(priceReceived(arrived(cart), { ...known, coupon: aCoupon() })?.promotionsHold).toBe(false);
  expect(priceReceived({ ...arrived(cart), coupon: null, total: quetzales(159) }, { ...known, coupon })?.promotionsHold).toBe(false);
  const twice = changed(cart, ({ productId }) => (productId === 70 ? { quantity: 2 } : {}));
  expect(priceReceived({ ...twice, total: quetzales(119 + 5 + 40) }, { ...known, coupon })?.promotionsHold).toBe(false);
});

test('what the coupon takes off counts against the minimum of a promotion [PRM-004]', () => {
  const coupon = aCoupon({ kind: 'amount', value: quetzales(33), minimum: 0 });
  const cart = (value: number) => ({ ...withPromo(aCartOf(catalog, { productId: 20 })), coupon: { coupon: { ...coupon, value }, typed: true, discount: value } });
  const holds = (value: number) => priceReceived(arrived(cart(value)), { ...facts, coupon: { ...coupon, value } });
  expect(holds(quetzales(32))).toMatchObject({ promotionsHold: true, couponHolds: true, pricesMatch: true });
  expect(holds(quetzales(33))).toMatchObject({ promotionsHold: false, couponHolds: true });
});

test('nothing ordered costs nothing', () => {
  expect(priceReceived(arrived(emptyCart), facts)).toMatchObject({ pricesMatch: true });
});
