import { expect, test } from '@jest/globals';
import { optionMessages } from '@brasa/shared/domain/builder';
import type { Product } from '@brasa/shared/domain/catalog';
import { anExampleMenu, doughs, sizes } from '@brasa/shared/testing';
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
