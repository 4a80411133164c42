import { beforeEach, expect, test } from '@jest/globals';
import { cartStore, deliverCatalog } from '@brasa/shared/runtime';
import { displayGroups } from '@brasa/shared/domain/cart-operations';
import { orderedLines, type OrderedLine, type SavedOrder } from '@brasa/shared/domain/ordered-line';
import { aCartOf, anExampleMenu, freshStorage, quetzales, resetStores } from '@brasa/shared/testing';
import { reorder } from './reorder.ts';

const menu = anExampleMenu();
const combo = 2001;
const suprema = 4101;
const bread = 5001;
const cola = 8001;
const pizzaToBuild = 3001;

const order = (...products: readonly { readonly productId: number; readonly quantity?: number }[]): SavedOrder => ({
  number: 4827,
  hash: 'h4Jt0mWc',
  placedAt: '19/11/2026 12:00',
  futureOrder: '',
  total: 1,
  status: 'FIN',
  cardPayment: 'settled',
  delivery: 'home',
  lines: orderedLines(aCartOf(menu, ...products)).map((line) => ({ ...line, unitPrice: 1, entries: line.entries.map((entry) => ({ ...entry, price: 1 })) })),
});
const again = (past: SavedOrder, lines: readonly OrderedLine[] = past.lines): number => reorder(past, lines);
const inCart = () => displayGroups(cartStore.get()).map(({ lines, quantity }) => [lines[0]?.productId, quantity, lines[0]?.unitPrice]);

beforeEach(() => {
  freshStorage();
  resetStores();
  deliverCatalog(menu);
});

test('a simple product is added unit by unit, at the price of today [REO-014]', () => {
  expect(again(order({ productId: bread, quantity: 3 }))).toBe(3);
  expect(inCart()).toEqual([[bread, 3, quetzales(37)]]);
  expect(new Set(cartStore.get().lines.map(({ id }) => id)).size).toBe(3);
});

test('a combo and a pizza come back with what was picked for them, at the prices of today [REO-015]', () => {
  const past = order({ productId: combo }, { productId: pizzaToBuild });
  again(past);
  expect(inCart()).toEqual([[combo, 1, quetzales(119)], [pizzaToBuild, 1, quetzales(59)]]);
  expect(cartStore.get().lines.map(({ selection }) => selection)).toEqual(past.lines.map(({ entries }) => entries[0]?.selection));
});

test('a combo joins the same combo that is already in the cart, and nothing else does [REO-016]', () => {
  cartStore.set(aCartOf(menu, { productId: combo }, { productId: bread }));
  again(order({ productId: combo, quantity: 2 }, { productId: suprema }, { productId: bread }));
  expect(inCart().map(([id, quantity]) => [id, quantity])).toEqual([[combo, 3], [bread, 1], [suprema, 1], [bread, 1]]);
});

test('what was taken out of the list, and what left the menu meanwhile, is not added [REO-017]', () => {
  const past = order({ productId: bread }, { productId: cola }, { productId: combo });
  deliverCatalog({ ...menu, productById: new Map([...menu.productById].filter(([id]) => id !== cola)) });
  expect(again(past, past.lines.filter(({ productId }) => productId !== combo))).toBe(1);
  expect(inCart().map(([id]) => id)).toEqual([bread]);
});
