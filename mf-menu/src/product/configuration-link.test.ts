import { expect, test } from '@jest/globals';
import { chooseDough, chooseSize } from '@brasa/shared/domain/builder';
import { setSpecialty, toggleInSpecialty, toggleTopping } from '@brasa/shared/domain/builder-ingredients';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { unitPrice } from '@brasa/shared/domain/pricing';
import type { Coverage, Selection } from '@brasa/shared/domain/selection';
import { toLink } from '@brasa/shared/domain/selection-link';
import { anExampleMenu, doughs, sizes, specialties, toppings } from '@brasa/shared/testing';
import fc from 'fast-check';
import { fromLink } from './configuration-link.ts';
import { chooseOptionWithDough, startOf } from './pizza-layout.ts';

const menu = anExampleMenu();
const productOf = (id: number): Product => menu.productById.get(id) as Product;
const custom = productOf(3001);
const combo = productOf(2001);
const suprema = productOf(4101);

test('half Suprema without onion, half Hawaiana and bacon on all of it fit into one short line', () => {
  let pizza: Selection = chooseSize(chooseDough(startOf(menu, custom), 0, doughs.traditional), 0, sizes.medium);
  pizza = setSpecialty(menu, pizza, 0, 'first-half', specialties.suprema);
  pizza = setSpecialty(menu, pizza, 0, 'second-half', specialties.hawaiana);
  pizza = toggleInSpecialty(pizza, 0, specialties.suprema, toppings.onion);
  pizza = toggleTopping(pizza, 0, toppings.bacon, 'whole');
  expect(toLink(pizza)).toBe('0-3001-d1s2-e901l-x107-e902r-t106w');
  expect(fromLink(menu, custom, '0-3001-d1s2-e901l-x107-e902r-t106w')).toEqual(pizza);
});

test('what comes with the pizza and was taken off stays off', () => {
  const pizza = toggleTopping(startOf(menu, custom), 0, toppings.cheese, 'whole');
  expect(toLink(pizza)).toBe('0-3001-d0s0-t101x');
  expect(fromLink(menu, custom, '0-3001-d0s0-t101x')).toEqual(pizza);
});

test.each([
  null,
  '',
  'x',
  '0-3001',
  '0-9999-d1s2',
  '1-3001-d1s2',
  '0-3001-d9s2',
  '0-3001-d1s9',
  '0-3001-d1s2-t999w',
  '0-3001-d1s2-e999w',
  '0-3001-d1s2-e901w-x106',
  '0-3001-d1s2-t106w-t106w',
  '0-3001-d1s2-t106l-t106r',
  '0-3001-d1s2-<script>',
  '0-3001-d01s2',
  '0-3001-d1s2.0-3001-d1s2',
  `0-3001-d1s2${'-t106w'.repeat(200)}`,
])('an address that is not exactly one choice of today\'s menu is ignored: %s', (link) => {
  expect(fromLink(menu, custom, link)).toBeNull();
});

const coverage = fc.constantFrom<Coverage>('whole', 'first-half', 'second-half');
const topping = fc.constantFrom(...Object.values(toppings));
const specialty = fc.constantFrom(...Object.values(specialties));

type Tap = (catalog: Catalog, product: Product, selection: Selection) => Selection;
const taps: fc.Arbitrary<Tap> = fc.oneof(
  fc.constantFrom(...Object.values(sizes)).map((id): Tap => (_, __, all) => chooseSize(all, 0, id)),
  fc.constantFrom(...Object.values(doughs)).map((id): Tap => (_, __, all) => chooseDough(all, 0, id)),
  fc.tuple(coverage, fc.option(specialty)).map(([where, id]): Tap => (catalog, _, all) => setSpecialty(catalog, all, 0, where, id)),
  fc.tuple(topping, coverage).map(([id, where]): Tap => (_, __, all) => toggleTopping(all, 0, id, where)),
  fc.tuple(specialty, topping).map(([id, part]): Tap => (catalog, _, all) => (catalog.specialties.find((each) => each.id === id)?.recipe.includes(part) ? toggleInSpecialty(all, 0, id, part) : all)),
  fc.constantFrom(8001, 8005).map((id): Tap => (catalog, product, all) => chooseOptionWithDough(catalog, product, all, 1, id)),
);

test.each([custom, combo, suprema])('whatever was tapped together on $name comes back from its address at the same price', (product) => {
  const rows = product.priceRows.length > 0 ? product.priceRows : (product.groups[0]?.priceRows ?? []);
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 25 }), (all) => {
      const selection = all.reduce((before, tap) => tap(menu, product, before), startOf(menu, product));
      const pizza = selection[0]?.pizza;
      const offered = rows.some((row) => row.doughId === pizza?.doughId) && rows.some((row) => row.sizeId === pizza?.sizeId);
      fc.pre(offered);
      const link = toLink(selection);
      const read = fromLink(menu, product, link);
      expect(read && toLink(read)).toBe(link);
      expect(read && unitPrice(menu, product, read)).toBe(unitPrice(menu, product, selection));
    }),
  );
});
