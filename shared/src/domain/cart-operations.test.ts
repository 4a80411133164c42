import { describe, expect, test } from '@jest/globals';
import { aCart, aCoupon, aLine } from '../testing/cart-builder.ts';
import { aProduct } from '../testing/catalog-builder.ts';
import { addLines, canDecrease, canIncrease, displayGroups, duplicateLine, itemCount, linesTriggeredBy, removalQuestion, removeGroup, removeLastOfGroup, removeLine, totals } from './cart-operations.ts';
import { emptyCart, type Cart } from './cart.ts';
import type { Product } from './catalog.ts';
import type { Selection } from './selection.ts';

const drink = aProduct({ id: 10, price: 1500 });
const combo = aProduct({ id: 20, type: 'combo', price: 12_000 });
const other: Selection = [{ kind: 'product', groupIndex: 0, groupId: 1, groupDetailId: 1, choiceId: 302, name: 'B', hidden: false, extra: 0, pizza: null }];

const add = (cart: Cart, product: Product, quantity: number, selection: Selection = []) => addLines(cart, product, quantity, selection, product.price);
const shape = (cart: Cart) => cart.lines.map(({ productId, sequence }) => [productId, sequence]);
const groups = (cart: Cart) => displayGroups(cart).map(({ sequence, quantity }) => [sequence, quantity]);

const g1 = add(add(add(emptyCart, drink, 2), combo, 1), drink, 1);

describe('adding', () => {
  test('G1: units added together share a sequence, and each add gets the next one [CART-017, CART-020]', () => {
    expect(shape(g1)).toEqual([[10, 0], [10, 0], [20, 1], [10, 2]]);
    expect(g1.nextSequence).toBe(3);
    expect(groups(g1)).toEqual([[0, 2], [1, 1], [2, 1]]);
  });

  test('G2: the same combo again with other options is a group of its own [CART-018, CART-019, CART-020]', () => {
    const g2 = add(g1, combo, 2, other);
    expect(shape(g2).slice(-2)).toEqual([[20, 3], [20, 3]]);
    expect(g2.nextSequence).toBe(4);
    expect(groups(g2).at(-1)).toEqual([3, 2]);
    expect(g2.lines.filter(({ productId }) => productId === 20).map(({ selection }) => selection.length)).toEqual([0, 1, 1]);
  });

  test.each([0, -1, 0.5, Number.NaN])('a quantity of %p adds nothing [CART-021]', (quantity) => {
    expect(add(emptyCart, drink, quantity)).toBe(emptyCart);
  });

  test('fillers and promotion products are not sold on their own [MENU-011, PRM-011]', () => {
    expect(add(emptyCart, aProduct({ id: 1, type: 'filler' }), 1)).toBe(emptyCart);
    expect(add(emptyCart, aProduct({ id: 1, type: 'promo' }), 1)).toBe(emptyCart);
    const promo = { promotionId: 7, triggerSequence: 0, price: 1001 };
    const [line] = addLines(emptyCart, aProduct({ id: 50, type: 'promo' }), 1, [], 2500, { promo }).lines;
    expect(line).toMatchObject({ unitPrice: 1001, originalPrice: 2500, promo });
  });

  test('a line carries what the menu says of its product, a single one no options [CART-001, CART-002, CART-003, CART-004, CART-007]', () => {
    const limited = aProduct({ id: 10, soldId: 99, price: 1500, availability: 'geo', channel: 'pickup', name: 'Tabla' });
    const [line] = addLines(emptyCart, limited, 1, other, 1500, { suggested: true }).lines;
    expect(line).toEqual({
      id: '0-0',
      productId: 10,
      soldId: 99,
      type: 'single',
      name: 'Tabla',
      pictures: limited.pictures,
      channel: 'pickup',
      geoLimited: true,
      unitPrice: 1500,
      originalPrice: 1500,
      sequence: 0,
      selection: [],
      suggested: true,
      promo: null,
      fromCoupon: false,
    });
  });

  test('each unit of what is put together is an entry of its own, with price, sequence, marks and what was picked [CART-005] [CART-006]', () => {
    const promo = { promotionId: 7, triggerSequence: 1, price: 9_000 };
    const cart = addLines(add(add(emptyCart, combo, 2, other), combo, 1), combo, 1, other, 12_000, { promo, fromCoupon: true });
    expect(cart.lines.map(({ unitPrice, sequence, promo: mark, fromCoupon, selection }) => ({ unitPrice, sequence, mark, fromCoupon, selection }))).toEqual([
      { unitPrice: 12_000, sequence: 0, mark: null, fromCoupon: false, selection: other },
      { unitPrice: 12_000, sequence: 0, mark: null, fromCoupon: false, selection: other },
      { unitPrice: 12_000, sequence: 1, mark: null, fromCoupon: false, selection: [] },
      { unitPrice: 9_000, sequence: 2, mark: promo, fromCoupon: true, selection: other },
    ]);
  });

  test('a product brought by a coupon carries the number the coupon names [CPN-025]', () => {
    expect(addLines(emptyCart, drink, 1, [], 1500, { fromCoupon: true, soldId: 4711 }).lines[0]).toMatchObject({ fromCoupon: true, soldId: 4711 });
  });
});

describe('quantities of a group', () => {
  test('plus repeats its last unit, minus takes it away again [CART-028]', () => {
    const more = duplicateLine(g1, 0);
    expect(shape(more)).toEqual([[10, 0], [10, 0], [10, 0], [20, 1], [10, 2]]);
    expect(new Set(more.lines.map(({ id }) => id)).size).toBe(5);
    expect(removeLastOfGroup(more, 0)).toEqual(g1);
  });
  test('minus leaves the last unit, and what a promotion brought is neither repeated nor counted down [CART-028]', () => {
    expect(removeLastOfGroup(g1, 1)).toBe(g1);
    const promo = { promotionId: 7, triggerSequence: 0, price: 1 };
    const promoted = aCart([aLine({ sequence: 1, promo }), aLine({ sequence: 1, promo })]);
    expect(removeLastOfGroup(promoted, 1)).toBe(promoted);
    expect(duplicateLine(promoted, 1)).toBe(promoted);
    expect(displayGroups(promoted).map(canDecrease)).toEqual([false]);
  });
  test('a unit added to a group that lost one has a name of its own [CART-028]', () => {
    const three = add(emptyCart, drink, 3);
    expect(duplicateLine(removeLine(three, '0-0'), 0).lines.map(({ id }) => id)).toEqual(['0-1', '0-2', '0-3']);
  });
  test('an unknown group changes nothing', () => {
    expect(duplicateLine(g1, 9)).toBe(g1);
    expect(removeGroup(g1, 9)).toBe(g1);
  });
  test('only suggested products can grow on the cart; ordinary groups shrink down to one [CART-029]', () => {
    const [plain] = displayGroups(g1);
    const [suggested] = displayGroups(addLines(emptyCart, drink, 1, [], 1500, { suggested: true }));
    const both = displayGroups(duplicateLine(aCart([aLine({ sequence: 0, suggested: true }), aLine({ sequence: 0 })]), 0));
    expect(both.map(canIncrease)).toEqual([true]);
    expect([plain, suggested].map((group) => group && [canIncrease(group), canDecrease(group)])).toEqual([[false, true], [true, false]]);
  });
});

test('G4: taking one out leaves the rest in the order of adding [CART-024, CART-025]', () => {
  const cart = aCart([1, 3, 3, 0].map((sequence) => aLine({ productId: 20, type: 'combo', sequence })));
  const left = removeLine(cart, '3-2');
  expect(left.lines.map(({ sequence }) => sequence)).toEqual([0, 1, 3]);
  expect(removeLine(removeLine(removeLine(left, '0-3'), '1-0'), '3-1').lines).toEqual([]);
});

describe('what a promotion brought', () => {
  const promo = { promotionId: 7, triggerSequence: 1, price: 1001 };
  const withPromo: Cart = { ...g1, lines: [...g1.lines, aLine({ id: '3-0', productId: 50, sequence: 3, promo, unitPrice: 1001, originalPrice: 2500 })], nextSequence: 4 };

  test('G3: stands right after the group that triggered it [CART-026, CART-027]', () => {
    expect(displayGroups(withPromo).map(({ sequence, isPromo }) => [sequence, isPromo])).toEqual([[0, false], [1, false], [3, true], [2, false]]);
  });
  test('G3: is asked about before its trigger goes, naming both [CART-030, CART-031, CART-034]', () => {
    expect(removalQuestion(withPromo, 1)).toEqual({ promo: withPromo.lines.at(-1), parent: { productId: 20, sequence: 1, type: 'combo' } });
    expect(removalQuestion(withPromo, 0)).toBeNull();
    expect(removalQuestion(withPromo, 3)).toBeNull();
  });
  test('G3: goes with its trigger [CART-032]', () => {
    expect(linesTriggeredBy(withPromo, 1).map(({ productId }) => productId)).toEqual([50]);
    expect(shape(removeGroup(withPromo, 1))).toEqual([[10, 0], [10, 0], [10, 2]]);
  });
  test('stands in the order of adding, also when the lines do not, each with what it brought [CART-024, CART-026]', () => {
    const shuffled = aCart([4, 2, 3, 1].map((sequence) => aLine({ sequence, promo: sequence > 2 ? { ...promo, triggerSequence: sequence - 2 } : null })));
    expect(displayGroups(shuffled).map(({ sequence }) => sequence)).toEqual([1, 3, 2, 4]);
  });
  test('brings nothing itself, and one that nothing brought stands where it was added [CART-026]', () => {
    const chained = aCart([aLine({ sequence: 0 }), aLine({ sequence: 1, promo: { ...promo, triggerSequence: 0 } }), aLine({ sequence: 2, promo: { ...promo, triggerSequence: 1 } }), aLine({ sequence: 3, promo: { ...promo, triggerSequence: 3 } })]);
    expect(displayGroups(chained).map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    const free = aCart([aLine({ sequence: 0, promo: { ...promo, triggerSequence: null } }), aLine({ sequence: 1 })]);
    expect(displayGroups(free).map(({ sequence, isPromo }) => [sequence, isPromo])).toEqual([[0, true], [1, false]]);
  });
  test('closes the list when its trigger is not there [CART-026]', () => {
    const orphan = aCart([aLine({ sequence: 0, promo: { ...promo, triggerSequence: 8 } }), aLine({ sequence: 5 })]);
    expect(displayGroups(orphan).map(({ sequence }) => sequence)).toEqual([5, 0]);
  });
});

test('the coupon is taken off the total, never more than there is, and is no item [CART-009, CART-010, CPN-011]', () => {
  const discounted: Cart = { ...g1, coupon: { coupon: aCoupon(), typed: true, discount: 3300 } };
  expect(totals(discounted)).toEqual({ subtotal: 16_500, discount: 3300, total: 13_200 });
  expect(itemCount(discounted)).toBe(4);
  expect(totals({ ...discounted, coupon: { coupon: aCoupon(), typed: true, discount: 99_900 } })).toEqual({ subtotal: 16_500, discount: 16_500, total: 0 });
});
