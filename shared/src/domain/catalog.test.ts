import { expect, test } from '@jest/globals';
import { aCatalog, toppings } from '../testing/catalog-builder.ts';
import { isPizza, toppingName, type ProductType } from './catalog.ts';

test('six types of product are pizzas: built, of a specialty and of one ingredient, medium and family [MENU-010]', () => {
  const types: readonly ProductType[] = ['single', 'combo', 'custom-medium', 'custom-family', 'one-topping-medium', 'one-topping-family', 'specialty-medium', 'specialty-family', 'promo', 'filler'];
  expect(types.filter(isPizza)).toEqual(['custom-medium', 'custom-family', 'one-topping-medium', 'one-topping-family', 'specialty-medium', 'specialty-family']);
});

test('a topping has the name of the menu, or none', () => {
  expect([toppingName(aCatalog(), toppings.ham), toppingName(aCatalog(), 999)]).toEqual(['Jamón', undefined]);
});
