import { describe, expect, test } from '@jest/globals';
import { aCart, aCartOf, aCoupon, aLine, anOption, aPizzaChoice, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { aCatalog, aChoice, aGroup, aPizza, aPriceRow, aProduct, aPromotion, quetzales, specialties, toppings } from '../testing/catalog-builder.ts';
import { totals } from './cart-operations.ts';
import type { Cart, CartLine, Coupon } from './cart.ts';
import type { Catalog, Product, Promotion } from './catalog.ts';
import type { PromotionAnswer } from './promotions.ts';
import { revalidate } from './revalidate.ts';

const noAnswers = { promotionAnswers: new Map<number, PromotionAnswer>() };
const again = (cart: Cart, catalog: Catalog, facts = noAnswers) => revalidate(cart, catalog, facts);
const ids = (cart: Cart) => cart.lines.map(({ productId }) => productId);
const prices = (cart: Cart) => cart.lines.map(({ unitPrice }) => unitPrice);

const drinks = aGroup({ id: 7, choices: [aChoice({ id: 301 }), aChoice({ id: 302 })] });
const combo = (change: Partial<Product> = {}) => aProduct({ id: 20, type: 'combo', price: quetzales(120), groups: [drinks], ...change });
const withDrink = (choiceId: number) => [anOption({ groupId: 7, choiceId })];
const custom = (change: Partial<Product> = {}) => aPizza({ id: 30, ...change });
const pizzaWith = (...ingredients: Parameters<typeof aPizzaChoice>[0] & object) => [anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice(ingredients) })];

describe('the menu changes', () => {
  test('R1: prices follow without a word [CVAL-003, PRICE-014]', () => {
    const before = aCartOf(aCatalog({ products: [aProduct({ id: 10, price: 1500 })] }), { productId: 10, quantity: 2 });
    const after = again(before, aCatalog({ products: [aProduct({ id: 10, price: 1700 })] }));
    expect(prices(after)).toEqual([1700, 1700]);
    expect(after.lines.map(({ originalPrice }) => originalPrice)).toEqual([1700, 1700]);
  });

  test('so does whether every shop sells it, and what only fills up the menu is no product [CVAL-002] [CVAL-012]', () => {
    const before = aCartOf(aCatalog({ products: [aProduct({ id: 10 }), aProduct({ id: 11 })] }), { productId: 10 }, { productId: 11 });
    const after = (change: Partial<Product>) => again(before, aCatalog({ products: [aProduct({ id: 10, ...change }), aProduct({ id: 11 })] }));
    expect(after({ availability: 'geo' }).lines.map(({ geoLimited }) => geoLimited)).toEqual([true, false]);
    expect(ids(after({ type: 'filler' }))).toEqual([11]);
  });

  test('R2: of two combos only the one with the option that is gone leaves [CVAL-004, CVAL-005]', () => {
    const catalog = aCatalog({ products: [combo()] });
    const before = aCartOf(catalog, { productId: 20, selection: withDrink(301) }, { productId: 20, selection: withDrink(302) });
    const after = again(before, aCatalog({ products: [combo({ groups: [{ ...drinks, choices: [aChoice({ id: 301 })] }] })] }));
    expect(after.lines.map(({ selection }) => selection[0]?.choiceId)).toEqual([301]);
  });

  test('R3: a half topping leaves with its pizza when the size allows no halves any more [CVAL-007]', () => {
    const before = aCartOf(aCatalog({ products: [custom()] }), { productId: 30, selection: pizzaWith(aTopping(toppings.pepperoni, 'first-half')) });
    expect(ids(again(before, aCatalog({ products: [custom()] })))).toEqual([30]);
    expect(ids(again(before, aCatalog({ products: [custom({ priceRows: [aPriceRow({ allowsHalves: false })] })] })))).toEqual([]);
  });

  test('R4: a product that is gone takes with it the coupon that needed it [CVAL-002, CPN-021]', () => {
    const catalog = aCatalog({ products: [aProduct({ id: 10, price: 9000 }), aProduct({ id: 11, price: 6000 })] });
    const before = { ...aCartOf(catalog, { productId: 10 }, { productId: 11 }), coupon: { coupon: aCoupon({ minimum: 10_000 }), typed: true, discount: 0 } };
    expect(totals(again(before, catalog))).toEqual({ subtotal: 15_000, discount: 3000, total: 12_000 });
    const after = again(before, aCatalog({ products: [aProduct({ id: 10, price: 9000 })] }));
    expect([ids(after), after.coupon]).toEqual([[10], null]);
  });

  test('R5: a specialty or topping that is gone takes the pizza with it [CVAL-006]', () => {
    const before = aCartOf(
      aCatalog({ products: [custom()] }),
      { productId: 30, selection: pizzaWith(aSpecialty(specialties.suprema)) },
      { productId: 30, selection: pizzaWith(aSpecialty(specialties.hawaiana, 'whole', [aTopping(toppings.ham)])) },
    );
    const whole = aCatalog({ products: [custom()] });
    expect(again(before, whole).lines).toHaveLength(2);
    expect(again(before, { ...whole, specialties: whole.specialties.filter(({ id }) => id !== specialties.suprema) }).lines).toHaveLength(1);
    expect(again(before, { ...whole, toppings: whole.toppings.filter(({ id }) => id !== toppings.ham) }).lines).toHaveLength(1);
  });

  test('a dough and size that do not go together any more take the pizza with them [CVAL-005]', () => {
    const before = aCartOf(aCatalog({ products: [custom()] }), { productId: 30, selection: pizzaWith() });
    expect(ids(again(before, aCatalog({ products: [custom({ priceRows: [aPriceRow({ sizeId: 3 })] })] })))).toEqual([]);
  });

  test('a group that is gone, or is a different one now, takes the line with it [CVAL-005]', () => {
    const before = aCartOf(aCatalog({ products: [combo()] }), { productId: 20, selection: withDrink(301) });
    const left = (groups: Product['groups']) => ids(again(before, aCatalog({ products: [combo({ groups })] })));
    expect([left([]), left([{ ...drinks, id: 8 }]), left([{ ...drinks, kind: 'option' }])]).toEqual([[], [], []]);
  });

  test('what the menu asks for since then is filled in where it leaves no choice; what the customer would have to choose takes the line with it [CVAL-004]', () => {
    const before = aCartOf(aCatalog({ products: [combo()] }), { productId: 20, selection: withDrink(301) });
    const after = (...more: Product['groups']) => again(before, aCatalog({ products: [combo({ groups: [drinks, ...more] })] }));
    const fixed = aGroup({ id: 8, detailId: 80, kind: 'option', selectable: false, choices: [aChoice({ id: 401, name: 'Salsa', extra: 300 }), aChoice({ id: 402 })] });
    const onlyOne = aGroup({ id: 9, choices: [aChoice({ id: 501 })] });
    expect(after(fixed, onlyOne).lines[0]).toMatchObject({
      unitPrice: quetzales(123),
      selection: [{ choiceId: 301 }, { kind: 'option', groupIndex: 1, groupId: 8, groupDetailId: 80, choiceId: 401, name: 'Salsa', hidden: true, extra: 300, pizza: null }, { groupIndex: 2, choiceId: 501, hidden: false }],
    });
    expect(ids(after({ ...onlyOne, choices: [aChoice({ id: 501 }), aChoice({ id: 502 })] }))).toEqual([]);
    expect(ids(after(fixed, { ...onlyOne, kind: 'pizza' }))).toEqual([]);
    expect(ids(after({ ...onlyOne, choices: [] }))).toEqual([20]);
  });

  test('entries of one combo cost what each of them was chosen as [PRICE-015]', () => {
    const today = aCatalog({ products: [combo({ groups: [{ ...drinks, choices: [aChoice({ id: 301, extra: 500 }), aChoice({ id: 302 })] }] })] });
    const cart = aCartOf(aCatalog({ products: [combo()] }), { productId: 20, selection: withDrink(301) }, { productId: 20, selection: withDrink(302) });
    expect(prices(again(cart, today))).toEqual([quetzales(125), quetzales(120)]);
  });

  test('a hidden product is still one of the menu [CVAL-002]', () => {
    const before = aCartOf(aCatalog({ products: [aProduct({ id: 10 })] }), { productId: 10 });
    expect(ids(again(before, aCatalog({ products: [aProduct({ id: 10, hidden: true })] })))).toEqual([10]);
  });

  test('names, pictures, way of delivery and extras are those of today [CVAL-003]', () => {
    const before = aCartOf(aCatalog({ products: [combo()] }), { productId: 20, selection: withDrink(301) });
    const today = combo({ name: 'Combo Nuevo', channel: 'home', availability: 'geo', groups: [{ ...drinks, choices: [aChoice({ id: 301, name: 'Cola', extra: 500 })] }] });
    expect(again(before, aCatalog({ products: [today] })).lines[0]).toMatchObject({ name: 'Combo Nuevo', channel: 'home', geoLimited: true, unitPrice: 12_500, selection: [{ name: 'Cola', extra: 500 }] });
  });
});

describe('what a stored selection says is not believed', () => {
  const catalog = aCatalog({ products: [custom()] });
  const priceOf = (...ingredients: Parameters<typeof aPizzaChoice>[0] & object) => {
    const cart = aCartOf(catalog, { productId: 30, selection: pizzaWith(...ingredients) });
    return prices(again(cart, catalog))[0];
  };

  test('a topping that claims to come with the pizza is paid when it does not [PRICE-008, PRICE-014]', () => {
    expect(priceOf(aTopping(toppings.ham, 'whole', 'default'))).toBe(quetzales(67));
    expect(priceOf(aTopping(toppings.cheese, 'whole', 'added'))).toBe(quetzales(59));
    expect(priceOf(aSpecialty(specialties.hawaiana, 'whole', [aTopping(toppings.bacon, 'whole', 'default')]))).toBe(quetzales(87));
  });
  test('the same topping on both halves is that topping on the whole [PRICE-008]', () => {
    expect(priceOf(aTopping(toppings.ham, 'first-half'), aTopping(toppings.ham, 'second-half'))).toBe(quetzales(67));
  });
  test('a group answered twice, or a pizza that is none, is no order [CVAL-004]', () => {
    const menu = aCatalog({ products: [combo(), custom()] });
    const twice = aCartOf(menu, { productId: 20, selection: [...withDrink(301), ...withDrink(302)] });
    const notAPizza = aCartOf(menu, { productId: 30, selection: [anOption({ kind: 'pizza', groupId: 300, choiceId: 30 })] });
    expect([...ids(again(twice, menu)), ...ids(again(notAPizza, menu))]).toEqual([]);
  });
});

describe('promotions', () => {
  const promotion = (change: Partial<Promotion> = {}) => aPromotion({ id: 7, triggerIds: [1], memberIds: [50], minimum: quetzales(100), value: 1001, ...change });
  const menu = (triggerPrice: number, change: Partial<Promotion> = {}, type: Product['type'] = 'single') =>
    aCatalog({
      products: [aProduct({ id: 1, price: quetzales(triggerPrice) }), aProduct({ id: 2, price: quetzales(150) }), aProduct({ id: 50, type, price: quetzales(25) }), aProduct({ id: 51 })],
      promotions: [promotion(change)],
    });
  const trigger = (change: Partial<CartLine> = {}) => aLine({ productId: 1, sequence: 1, ...change });
  const brought = (change: Partial<CartLine> = {}) => aLine({ productId: 50, sequence: 2, promo: { promotionId: 7, triggerSequence: 1, price: 1001 }, ...change });
  const answered = (answer: PromotionAnswer | null) => ({ promotionAnswers: new Map(answer ? [[7, answer] as const] : []) });

  test('M1: stays while the order is above its minimum, the promotion product included [PRM-001, PRM-004, PRM-007]', () => {
    const cart = again(aCart([trigger(), brought()]), menu(90), answered('valid'));
    expect(cart.lines.map(({ productId, unitPrice, originalPrice }) => [productId, unitPrice, originalPrice])).toEqual([[1, 9000, 9000], [50, 1001, 2500]]);
  });
  test('M2: exactly the minimum is not enough [PRM-004]', () => {
    expect(ids(again(aCart([trigger(), brought()]), menu(90, { value: 1000 }), answered('valid')))).toEqual([1]);
  });
  test('M3: leaves when the server says no [PRM-001]', () => {
    expect(ids(again(aCart([trigger(), brought()]), menu(150), answered('invalid')))).toEqual([1]);
  });
  test('M4: leaves when no product of the cart calls for it [PRM-002]', () => {
    expect(ids(again(aCart([aLine({ productId: 2, sequence: 1 }), brought()]), menu(150), answered('valid')))).toEqual([2]);
  });
  test('M5: leaves when it is no member [PRM-003]', () => {
    expect(ids(again(aCart([trigger(), brought({ productId: 51 })]), menu(150), answered('valid')))).toEqual([1]);
  });
  test('M6: stays at its own price when the line that brought it is gone but another one calls for it [PRM-005, PRM-006]', () => {
    const cart = again(aCart([trigger({ sequence: 5 }), brought()]), menu(150), answered('valid'));
    expect(cart.lines.map(({ productId, unitPrice, promo }) => [productId, unitPrice, promo])).toEqual([[1, 15_000, null], [50, 2500, null]]);
    expect(again(aCart([trigger(), brought()]), menu(150), answered('valid')).lines[1]?.promo).not.toBeNull();
  });
  test('M6: leaves in the same case when it exists only in promotions [PRM-006]', () => {
    expect(ids(again(aCart([trigger({ sequence: 5 }), brought()]), menu(150, {}, 'promo'), answered('valid')))).toEqual([1]);
  });
  test('that the shop confirmed is marked so, and a change of price does not take that back [PRM-009]', () => {
    const confirmed = again(aCart([trigger(), brought()]), menu(150), answered('valid'));
    expect(confirmed.lines.map(({ promo }) => promo?.confirmed)).toEqual([undefined, true]);
    expect(again(confirmed, menu(150, { value: 2000 }), answered(null)).lines[1]).toMatchObject({ unitPrice: 2000, promo: { confirmed: true } });
    expect(again(aCart([trigger(), brought()]), menu(150), answered(null)).lines[1]?.promo?.confirmed).toBeUndefined();
  });
  test('waits for the first answer of the server [PRM-009]', () => {
    expect(ids(again(aCart([trigger(), brought()]), menu(150), answered(null)))).toEqual([1, 50]);
  });
  test('one that is not on the menu any more leaves [PRM-001]', () => {
    expect(ids(again(aCart([trigger(), brought()]), { ...menu(150), promotions: [] }, answered('valid')))).toEqual([1]);
  });
  test('without triggers it stands on its own [PRM-005]', () => {
    const cart = aCart([aLine({ productId: 2, sequence: 1 }), brought({ promo: { promotionId: 7, triggerSequence: null, price: 1 } })]);
    expect(prices(again(cart, menu(150, { triggerIds: [] }), answered('valid')))).toEqual([15_000, 1001]);
  });
  test('losing one can cost another its minimum [PRM-004]', () => {
    const catalog = aCatalog({
      products: [aProduct({ id: 1, price: 9000 }), aProduct({ id: 50, price: 2000 }), aProduct({ id: 51, price: 2000 })],
      promotions: [promotion({ value: 1001 }), promotion({ id: 8, value: 1001, memberIds: [51], minimum: 10_500 })],
    });
    const both = aCart([trigger(), brought(), brought({ productId: 51, sequence: 3, promo: { promotionId: 8, triggerSequence: 1, price: 1 } })]);
    const answers = new Map<number, PromotionAnswer>([[7, 'invalid'], [8, 'valid']]);
    expect(ids(again(both, catalog, { promotionAnswers: answers }))).toEqual([1]);
    expect(ids(again(both, catalog, { promotionAnswers: new Map([[7, 'valid'], [8, 'valid']]) }))).toEqual([1, 50, 51]);
  });
  test('a product back at its own price can bring the coupon in, and the coupon can cost another promotion its minimum [PRM-004, PRM-006]', () => {
    const catalog = aCatalog({
      products: [aProduct({ id: 1, price: 9000 }), aProduct({ id: 50, price: 5000 }), aProduct({ id: 51, price: 2000 })],
      promotions: [promotion({ value: 1000, minimum: 0 }), promotion({ id: 8, value: 100, triggerIds: [], memberIds: [51], minimum: 8000 })],
    });
    const lost = brought({ promo: { promotionId: 7, triggerSequence: 9, price: 1000 } });
    const standing = brought({ productId: 51, sequence: 3, promo: { promotionId: 8, triggerSequence: null, price: 100 } });
    const coupon = { coupon: aCoupon({ value: 50, minimum: 6000 }), typed: true, discount: 0 };
    const after = again({ ...aCart([trigger(), lost, standing]), coupon }, catalog, { promotionAnswers: new Map([[7, 'valid'], [8, 'valid']]) });
    expect(after.lines.map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual([[1, 9000], [50, 5000]]);
    expect(after.coupon?.discount).toBe(7000);
  });
  test('what the coupon takes off counts against the minimum [PRM-004]', () => {
    const coupon = { coupon: aCoupon({ kind: 'amount', value: 1000 }), typed: true, discount: 0 };
    expect(ids(again({ ...aCart([trigger(), brought()]), coupon }, menu(99), answered('valid')))).toEqual([1]);
    expect(ids(again({ ...aCart([trigger(), brought()]), coupon }, menu(101), answered('valid')))).toEqual([1, 50]);
  });
});

describe('a coupon', () => {
  const catalog = aCatalog({ config: { minimumOrder: quetzales(75) }, products: [aProduct({ id: 1, price: quetzales(90) }), aProduct({ id: 2, price: quetzales(60) }), aProduct({ id: 3, soldId: 7, price: 1000 })] });
  const applied = (coupon: Coupon) => ({ coupon, typed: true, discount: 0 });

  test('is computed again after every change [CPN-022]', () => {
    const cart = { ...aCartOf(catalog, { productId: 1 }, { productId: 2 }), coupon: applied(aCoupon()) };
    expect(again(cart, catalog).coupon?.discount).toBe(quetzales(30));
    const fewer = { ...cart, lines: cart.lines.slice(1) };
    expect(again(fewer, catalog).coupon).toBeNull();
  });
  test('that leaves, leaves what it brought at its own price and number [CPN-025]', () => {
    const cart = aCartOf(catalog, { productId: 3, fromCoupon: true, soldId: 99 });
    expect(again(cart, catalog).lines[0]).toMatchObject({ fromCoupon: false, soldId: 7, unitPrice: 1000 });
  });
  test('that stays, keeps it marked [CPN-025]', () => {
    const cart = { ...aCartOf(catalog, { productId: 1 }, { productId: 3, fromCoupon: true, soldId: 99 }), coupon: applied(aCoupon({ kind: 'fixed-price', value: 100, productId: 3, soldProductId: 99 })) };
    expect(again(cart, catalog)).toMatchObject({ coupon: { discount: 900 }, lines: [{}, { fromCoupon: true, soldId: 99 }] });
  });
});

test('the next add comes after every line there is, whatever was stored', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 10 })] });
  expect(again({ ...aCart([aLine({ sequence: 6 })]), nextSequence: 2 }, catalog).nextSequence).toBe(7);
});

test('a hundred lines take less than a blink, and ten times as many about ten times as long', () => {
  const catalog = aCatalog({ products: [custom(), combo()], promotions: [aPromotion({ id: 7, memberIds: [30] })] });
  const cartOf = (size: number) => aCartOf(catalog, ...Array.from({ length: size }, (_, index) => ({ productId: index % 2 ? 20 : 30, selection: index % 2 ? withDrink(301) : pizzaWith(aTopping(toppings.ham), aSpecialty(specialties.suprema)) })));
  const best = (cart: Cart) => Math.min(...Array.from({ length: 20 }, () => timed(() => totals(again(cart, catalog)))));
  const [hundred, thousand] = [best(cartOf(100)), best(cartOf(1000))];
  expect(hundred).toBeLessThan(5);
  expect(thousand).toBeLessThan(Math.max(hundred, 0.2) * 40);
});

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
