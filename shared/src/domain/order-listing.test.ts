import { describe, expect, test } from '@jest/globals';
import { anOption, aPizzaChoice, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { aCatalog, aChoice, aGroup, aPizza, aPriceRow, aProduct, quetzales, sizes, specialties, toppings } from '../testing/catalog-builder.ts';
import type { Catalog, Product } from './catalog.ts';
import type { OrderedLine, SavedOrder } from './ordered-line.ts';
import { collage, listOrders } from './order-listing.ts';
import type { Selection } from './selection.ts';

const drinks = aGroup({ id: 7, choices: [aChoice({ id: 301, name: 'Coca Cola' })] });
const menu = (change: Partial<Product> = {}, groups = [drinks]): Catalog =>
  aCatalog({
    products: [
      aProduct({ id: 10, price: quetzales(15), ...change }),
      aProduct({ id: 20, type: 'combo', price: quetzales(120), groups }),
      aPizza({ id: 30 }),
    ],
  });

const line = (change: Partial<OrderedLine> = {}): OrderedLine => ({
  productId: 10,
  type: 'single',
  quantity: 1,
  unitPrice: 1000,
  originalPrice: 1000,
  suggested: false,
  promotionId: null,
  triggerSequence: null,
  entries: [],
  ...change,
});
const certificate = line({ productId: 1, type: 'certificate' });
const entryOf = (selection: Selection) => ({ price: 1, selection });
const combo = (...selections: Selection[]) => line({ productId: 20, type: 'combo', quantity: selections.length, entries: selections.map(entryOf) });
const pizza = (...ingredients: Parameters<typeof aPizzaChoice>[0] & object) => [anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice(ingredients) })];
const custom = (selection: Selection) => line({ productId: 30, type: 'custom-medium', entries: [entryOf(selection)] });
const withDrink = [anOption({ groupId: 7, choiceId: 301, name: 'Coca Cola' })];

const order = (...lines: OrderedLine[]): SavedOrder => ({ number: 1, hash: 'h', placedAt: '20/11/2026 19:05', futureOrder: '', total: 1000, status: 'FIN', cardPayment: 'settled', delivery: 'home', lines });
const listed = (catalog: Catalog, ...lines: OrderedLine[]) => listOrders([order(...lines)], catalog)[0]?.lines.map(({ productId }) => productId) ?? null;

test('O1: an order of certificates is not shown [ORDS-009]', () => {
  expect(listed(menu(), certificate)).toBeNull();
  expect(listed(menu())).toBeNull();
});

test('O2: a certificate next to a drink leaves the drink [ORDS-009, ORDS-010]', () => {
  expect(listed(menu(), certificate, line())).toEqual([10]);
});

test('O3: a combo whose drinks are gone is gone, and the order with it when it was alone [ORDS-010, ORDS-013]', () => {
  expect(listed(menu(), combo(withDrink))).toEqual([20]);
  expect(listed(menu({}, []), combo(withDrink))).toBeNull();
  expect(listed(menu({}, []), combo(withDrink), line())).toEqual([10]);
});

describe('O4: an option without a number', () => {
  const nameless = [anOption({ groupId: 0, choiceId: null, name: 'COCA  cola' })];
  test('is found by its name in the group of today [ORDS-017]', () => {
    const [shown] = listOrders([order(combo(nameless))], menu());
    expect(shown?.lines[0]?.entries[0]?.selection).toEqual([anOption({ groupId: 7, choiceId: 301, name: 'Coca Cola' })]);
  });
  test('takes its unit with it when nothing has that name [ORDS-017]', () => {
    expect(listed(menu(), combo([anOption({ groupId: 7, choiceId: null, name: 'Sidra' })]))).toBeNull();
    expect(listed(menu(), combo([anOption({ groupId: 7, choiceId: null, name: '' })]))).toBeNull();
  });
});

test('O5: a pizza in a size that is gone leaves the rest of the order [ORDS-014]', () => {
  const giant = [anOption({ kind: 'pizza', groupId: 300, choiceId: 30, pizza: aPizzaChoice([], { sizeId: sizes.large }) })];
  expect(listed(menu(), custom(giant), line())).toEqual([10]);
});

test('ingredients must still be had, inside a specialty too [ORDS-015, ORDS-016]', () => {
  expect(listed(menu(), custom(pizza(aSpecialty(specialties.suprema, 'whole', [aTopping(toppings.bacon)]))))).toEqual([30]);
  expect(listed(menu(), custom(pizza(aSpecialty(999))))).toBeNull();
  expect(listed(menu(), custom(pizza(aSpecialty(specialties.suprema, 'whole', [aTopping(999)]))))).toBeNull();
  expect(listed(menu(), custom(pizza(aTopping(999))))).toBeNull();
});

test('what only fills up the menu is not shown, nor a certificate with the number of a product [ORDS-009]', () => {
  expect([listed(menu({ type: 'filler' }), line()), listed(menu(), line({ type: 'certificate' }))]).toEqual([null, null]);
  expect(listOrders([order(line({ entries: [entryOf(withDrink)] }))], menu())[0]?.lines[0]?.entries).toEqual([]);
});

test('products that are gone, hidden or in no main category are not shown [ORDS-011, ORDS-012]', () => {
  expect([listed(menu(), line({ productId: 99 })), listed(menu({ hidden: true }), line()), listed(menu({ categoryId: 9 }), line())]).toEqual([null, null, null]);
});

test('of two combos only the one that can still be had counts [ORDS-013]', () => {
  const [shown] = listOrders([order(combo(withDrink, [anOption({ groupId: 7, choiceId: 302 })]))], menu());
  expect(shown?.lines[0]).toMatchObject({ quantity: 1, entries: [{ selection: [{ choiceId: 301 }] }] });
});

test('prices are those of today [REO-015]', () => {
  const [shown] = listOrders([order(line(), custom(pizza(aTopping(toppings.ham))))], menu());
  expect(shown?.lines.map(({ unitPrice }) => unitPrice)).toEqual([quetzales(15), quetzales(67)]);
  expect(shown?.lines[1]?.entries[0]?.price).toBe(quetzales(67));
});

test('O6: of six products four pictures show, and «+2» [ORDS-004, ORDS-005]', () => {
  expect(collage(order(...Array.from({ length: 6 }, () => line())), menu())).toMatchObject({ pictures: { length: 4 }, more: 2 });
  expect(collage(order(line({ productId: 99 }), line()), menu()).pictures).toEqual([menu().productById.get(10)?.pictures]);
  expect(collage(order(line(), line()), menu())).toMatchObject({ pictures: { length: 2 }, more: 0 });
  expect(collage(order(...Array.from({ length: 4 }, () => line())), menu()).more).toBe(0);
});

test('the row of a pizza without halves does not take halves back [ORDS-014]', () => {
  const catalog = aCatalog({ products: [aPizza({ id: 30, priceRows: [aPriceRow({ allowsHalves: false })] })] });
  expect(listed(catalog, custom(pizza(aTopping(toppings.ham, 'first-half'))))).toBeNull();
});
