import { expect, test } from '@jest/globals';
import { optionMessages } from '@brasa/shared/domain/builder';
import { makeWhole, setSpecialty, toggleTopping } from '@brasa/shared/domain/builder-ingredients';
import type { Product } from '@brasa/shared/domain/catalog';
import { anExampleMenu, doughs, sizes, specialties, toppings } from '@brasa/shared/testing';
import { chooseSizeWithDough, startOf } from './pizza-layout.ts';

const menu = anExampleMenu();
const productOf = (id: number): Product => menu.productById.get(id) as Product;
const custom = productOf(3001);

test('a pizza of several sizes waits for its size, and gets a dough with it [PROD-010]', () => {
  const start = startOf(menu, custom);
  expect(start[0]?.pizza).toMatchObject({ doughId: 0, sizeId: 0 });
  expect(chooseSizeWithDough(menu, custom, start, 0, sizes.medium)[0]?.pizza).toMatchObject({ doughId: doughs.traditional, sizeId: sizes.medium });
});

test('a dough that the new size does not have gives way to one it has', () => {
  const medium = chooseSizeWithDough(menu, custom, startOf(menu, custom), 0, sizes.medium).map((option) => ({ ...option, pizza: option.pizza && { ...option.pizza, doughId: doughs.cheeseEdge } }));
  expect(chooseSizeWithDough(menu, custom, medium, 0, sizes.personal)[0]?.pizza).toMatchObject({ doughId: doughs.traditional, sizeId: sizes.personal });
});

test('a specialty pizza can go into the cart as it is', () => {
  const suprema = productOf(4101);
  expect(optionMessages(menu, suprema, startOf(menu, suprema))).toEqual([]);
});

test('back to one taste, the first half and every topping cover all of it', () => {
  const start = startOf(menu, custom);
  const halves = toggleTopping(setSpecialty(menu, setSpecialty(menu, start, 0, 'first-half', specialties.hawaiana), 0, 'second-half', specialties.suprema), 0, toppings.bacon, 'second-half');
  const { ingredients } = makeWhole(halves, 0)[0]?.pizza ?? { ingredients: [] };
  expect(ingredients.map(({ kind, id, coverage }) => [kind, id, coverage])).toEqual([
    ['specialty', specialties.hawaiana, 'whole'],
    ['topping', toppings.cheese, 'whole'],
    ['topping', toppings.bacon, 'whole'],
  ]);
});

test('a pizza with a specialty on its second half alone keeps it', () => {
  const half = setSpecialty(menu, startOf(menu, custom), 0, 'second-half', specialties.suprema);
  expect(makeWhole(half, 0)[0]?.pizza?.ingredients[0]).toMatchObject({ id: specialties.suprema, coverage: 'whole' });
});
