import { describe, expect, test } from '@jest/globals';
import { aCart, aLine } from '../testing/cart-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { noBlocks } from './blocks.ts';
import { opensSuggestions, suggestedProducts } from './suggestions.ts';

const menu = anExampleMenu();
const rows = [{ productId: 8001, count: 3 }, { productId: 9001, count: 42 }, { productId: 5007, count: 9 }, { productId: 4711, count: 50 }];
const usual = { geoMenu: [], outOfSchedule: [], blocks: noBlocks, mode: { kind: 'pickup', shopId: 2 } } as const;
const offered = (change: Partial<Parameters<typeof suggestedProducts>[3]> = {}, cart = aCart()) => suggestedProducts(rows, menu, cart, { ...usual, ...change }).map(({ id }) => id);

describe('what is offered', () => {
  test('is on the menu of this shop, the most sold first [UPS-007]', () => {
    expect(offered()).toEqual([9001, 8001]);
    expect(offered({ geoMenu: [5007] })).toEqual([9001, 5007, 8001]);
  });
  test('is not in the cart, not blocked, and on sale now [UPS-007]', () => {
    expect(offered({}, aCart([aLine({ productId: 9001 })]))).toEqual([8001]);
    expect(offered({ blocks: { products: [{ id: 9001, scope: 'pickup' }], options: [] } })).toEqual([8001]);
    expect(offered({ outOfSchedule: [8001] })).toEqual([9001]);
  });
  test('is sold without a promotion [UPS-007]', () => {
    const products = menu.products.map((product) => (product.id === 9001 ? { ...product, type: 'promo' as const } : product));
    expect(suggestedProducts(rows, { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) }, aCart(), usual).map(({ id }) => id)).toEqual([8001]);
  });
  test('goes with the way of delivery [UPS-007]', () => {
    const products = menu.products.map((product) => (product.id === 9001 ? { ...product, channel: 'home' as const } : product));
    const homeOnly = { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
    expect(suggestedProducts(rows, homeOnly, aCart(), usual).map(({ id }) => id)).toEqual([8001]);
  });
});

test('the dialog opens once, with something to offer, for a cart without suggestions [UPS-006, UPS-007, UPS-008, UPS-009]', () => {
  const ready = { rows, offered: menu.products, mayShow: true, cart: aCart([aLine()]) };
  expect(opensSuggestions(ready)).toBe(true);
  for (const change of [{ rows: null }, { rows: [] }, { offered: [] }, { mayShow: false }, { cart: aCart([aLine({ suggested: true })]) }])
    expect(opensSuggestions({ ...ready, ...change })).toBe(false);
});
