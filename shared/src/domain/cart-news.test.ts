import { describe, expect, test } from '@jest/globals';
import { aCart, aCartOf, aLine } from '../testing/cart-builder.ts';
import { aCatalog, aProduct, aPromotion } from '../testing/catalog-builder.ts';
import { acknowledged, newsOf } from './cart-news.ts';
import { revalidate } from './revalidate.ts';
import type { Catalog } from './catalog.ts';
import type { Cart } from './cart.ts';

const menu = (price: number): Catalog => aCatalog({ products: [aProduct({ id: 10, name: 'Pan', price }), aProduct({ id: 11, name: 'Flan', price: 2000 })] });
const judged = (cart: Cart, catalog: Catalog): Cart => revalidate(cart, catalog, { promotionAnswers: new Map() });
const cart = aCartOf(menu(1500), { productId: 10, quantity: 2 }, { productId: 11 });

describe('a price that moved', () => {
  test('is told with what it was when the customer last looked, however often it moves', () => {
    const dearer = judged(judged(cart, menu(1600)), menu(1700));
    expect(dearer.lines.map(({ unitPrice, seenPrice }) => [unitPrice, seenPrice])).toEqual([[1700, 1500], [1700, 1500], [2000, undefined]]);
    expect(newsOf(dearer)).toEqual({ difference: 400, repriced: 2, dropped: [] });
  });
  test('and came back is no news', () => {
    expect(newsOf(judged(judged(cart, menu(1600)), menu(1500)))).toBeNull();
  });
  test('that fell is told as well', () => {
    expect(newsOf(judged(cart, menu(1400)))).toMatchObject({ difference: -200 });
  });
});

test('what left by itself is told by name, and whether it came with a promotion', () => {
  const withPromo = aCart([...cart.lines, aLine({ productId: 11, name: 'Flan', sequence: 5, promo: { promotionId: 7, triggerSequence: null, price: 100 } })]);
  const flanOnly = aCatalog({ products: [aProduct({ id: 11, name: 'Flan', price: 2000 })], promotions: [aPromotion({ id: 7, minimum: 99_999 })] });
  const after = judged(withPromo, flanOnly);
  expect(newsOf(after)?.dropped).toEqual([
    { name: 'Pan', wasPromo: false },
    { name: 'Pan', wasPromo: false },
    { name: 'Flan', wasPromo: true },
  ]);
  expect(judged(after, flanOnly)).toEqual(after);
});

test('once seen it is no news, and the cart is what it was', () => {
  const after = acknowledged(judged(cart, aCatalog({ products: [aProduct({ id: 10, name: 'Pan', price: 1700 })] })));
  expect(newsOf(after)).toBeNull();
  expect(after.lines.map(({ unitPrice }) => unitPrice)).toEqual([1700, 1700]);
  expect(acknowledged(after)).toBe(after);
});
