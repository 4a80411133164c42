import { expect, test } from '@jest/globals';
import type { Selection } from '@brasa/shared/domain/selection';
import { noSuggestions, quantityOf, setQuantity, unitsIn } from './suggestion-list.ts';

const drink = [{ name: 'Gaseosa de cola 600 ml' }] as unknown as Selection;
const other = [{ name: 'Té frío' }] as unknown as Selection;

test('the first unit puts a product on the list, the last one back takes it off [UPS-010] [UPS-011]', () => {
  const one = setQuantity(noSuggestions, 5, 1, []);
  expect([...one.keys()]).toEqual([5]);
  expect([...setQuantity(one, 5, 0, []).keys()]).toEqual([]);
});

test('a single product has one entry per unit [UPS-014]', () => {
  const two = setQuantity(setQuantity(noSuggestions, 5, 1, []), 5, 2, []);
  expect(quantityOf(two, 5)).toBe(2);
  expect(quantityOf(setQuantity(two, 5, 1, []), 5)).toBe(1);
});

test('one more of a combo repeats its first entry, one less drops the last [UPS-012] [UPS-013]', () => {
  const one = setQuantity(noSuggestions, 20, 1, drink);
  const two = setQuantity(one, 20, 2, other);
  expect(two.get(20)).toEqual([drink, drink]);
  expect(setQuantity(two, 20, 1, other).get(20)).toEqual([drink]);
});

test('several products are counted together and the list before is left as it was', () => {
  const one = setQuantity(noSuggestions, 5, 2, []);
  expect(unitsIn(setQuantity(one, 20, 1, drink))).toBe(3);
  expect(unitsIn(one)).toBe(2);
});
