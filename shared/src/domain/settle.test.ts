import { expect, test } from '@jest/globals';
import { aCoupon, aLine } from '../testing/cart-builder.ts';
import { aCatalog, aProduct, aPromotion } from '../testing/catalog-builder.ts';
import type { AppliedCoupon, CartLine } from './cart.ts';
import { settle } from './settle.ts';

/** Product 1 or 2 brings product 50 for Q10.01; 50 brings 60 for Q5. */
const catalog = aCatalog({
  products: [aProduct({ id: 1, price: 9000 }), aProduct({ id: 2, price: 9000 }), aProduct({ id: 50, price: 2500 }), aProduct({ id: 60, price: 3000 }), aProduct({ id: 70, type: 'promo', soldId: 7, price: 4000 })],
  promotions: [aPromotion({ id: 7, triggerIds: [1, 2], memberIds: [50, 70], value: 1001 }), aPromotion({ id: 8, triggerIds: [50], memberIds: [60], value: 500 })],
});
const valid = new Map([[7, 'valid'], [8, 'valid']] as const);
const trigger = (sequence = 1) => aLine({ productId: 1, sequence, unitPrice: 9000 });
const brought = (change: Partial<CartLine> = {}) => aLine({ productId: 50, sequence: 2, unitPrice: 1001, originalPrice: 2500, promo: { promotionId: 7, triggerSequence: 1, price: 1001 }, ...change });
const settled = (lines: readonly CartLine[], coupon: AppliedCoupon | null = null, menu = catalog) => settle({ lines, coupon }, menu, valid);
const ids = ({ lines }: { readonly lines: readonly CartLine[] }) => lines.map(({ productId }) => productId);

test('what needs no change stays the very same: list, lines and coupon', () => {
  const before = { lines: [trigger(), brought()], coupon: { coupon: aCoupon(), typed: true, discount: 2000 } };
  const after = settle(before, catalog, valid);
  expect(after.lines).toBe(before.lines);
  expect(after.lines[1]).toBe(before.lines[1]);
  expect(after.coupon).toBe(before.coupon);
});

test('price and mark of a promotion line are put right, each on its own [PRM-007]', () => {
  for (const wrong of [brought({ unitPrice: 1 }), brought({ promo: { promotionId: 7, triggerSequence: 1, price: 1 } })]) {
    expect(settled([trigger(), wrong]).lines[1]).toMatchObject({ unitPrice: 1001, promo: { price: 1001 } });
  }
});

test('one of several triggers is enough, and what a promotion brought triggers nothing [PRM-002]', () => {
  const dessert = aLine({ productId: 60, sequence: 3, unitPrice: 500, originalPrice: 3000, promo: { promotionId: 8, triggerSequence: 2, price: 500 } });
  expect(ids(settled([trigger(), brought()]))).toEqual([1, 50]);
  expect(ids(settled([trigger(), brought(), dessert]))).toEqual([1, 50]);
  expect(ids(settled([trigger(), brought({ promo: null, unitPrice: 2500 }), dessert]))).toEqual([1, 50, 60]);
});

test('a mark that names no ordinary line is lost, and the product costs its own price [PRM-005]', () => {
  const named = (triggerSequence: number | null) => settled([trigger(), trigger(), aLine({ productId: 50, sequence: 3, unitPrice: 1001, originalPrice: 2500, promo: { promotionId: 7, triggerSequence: 1, price: 1001 } }), brought({ promo: { promotionId: 7, triggerSequence, price: 1001 } })]).lines[3];
  expect(named(1)).toMatchObject({ unitPrice: 1001 });
  for (const nobody of [null, 3, 9]) expect(named(nobody)).toMatchObject({ unitPrice: 2500, promo: null });
});

test('each unit of a trigger brings one: with a unit less the last one brought costs its own price [PRM-005] [PRM-008]', () => {
  const pair = [trigger(), trigger(), brought(), brought({ sequence: 3 })];
  expect(settled(pair).lines.map(({ unitPrice }) => unitPrice)).toEqual([9000, 9000, 1001, 1001]);
  expect(settled(pair.slice(1)).lines.map(({ unitPrice }) => unitPrice)).toEqual([9000, 1001, 2500]);
});

const onlyInPromotions = (change: Partial<CartLine> = {}) => aLine({ productId: 70, type: 'promo', sequence: 4, unitPrice: 4000, originalPrice: 4000, soldId: 99, ...change });
const gift = { coupon: aCoupon({ kind: 'fixed-price', value: 100, productId: 70, soldProductId: 99 }), typed: true, discount: 3900 };
const beyondReach = { ...gift, coupon: { ...gift.coupon, minimum: 99_999 } };

test('what exists only in promotions is not sold without one, nor without the coupon that brought it [PRM-006, CPN-025]', () => {
  expect(ids(settled([trigger(), onlyInPromotions()]))).toEqual([1]);
  expect(ids(settled([trigger(), onlyInPromotions({ fromCoupon: true })], gift))).toEqual([1, 70]);
  expect(ids(settled([trigger(), onlyInPromotions({ fromCoupon: true })], beyondReach))).toEqual([1]);
  expect(ids(settled([trigger(5), onlyInPromotions({ unitPrice: 1001, promo: { promotionId: 7, triggerSequence: 1, price: 1001 } })]))).toEqual([1]);
});

test('a promotion keeps its product when the coupon that brought it goes; it is sold under its own number again [CPN-025]', () => {
  const marked = onlyInPromotions({ fromCoupon: true, unitPrice: 1001, promo: { promotionId: 7, triggerSequence: 1, price: 1001 } });
  expect(settled([trigger(), marked], beyondReach).lines[1]).toMatchObject({ productId: 70, unitPrice: 1001, fromCoupon: false, soldId: 7 });
  const gone = aCatalog({ products: [], promotions: catalog.promotions });
  expect(settled([trigger(), marked], beyondReach, gone).lines[1]).toMatchObject({ fromCoupon: false, soldId: 99 });
});
