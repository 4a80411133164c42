import { expect, test } from '@jest/globals';
import { anOption, aPizzaChoice, aSpecialty, aTopping } from '../testing/cart-builder.ts';
import { describeSelection } from './describe-selection.ts';
import type { ChosenIngredient, ChosenOption } from './selection.ts';

const names = {
  doughs: [{ id: 1, name: 'Tradicional' }],
  sizes: [{ id: 2, name: 'Mediana' }],
  toppings: [{ id: 101, name: 'Queso mozzarella' }, { id: 102, name: 'Pepperoni' }, { id: 103, name: 'Cebolla' }, { id: 104, name: 'Tocino' }],
  specialties: [{ id: 901, name: 'Suprema', recipe: [101, 102, 103] }, { id: 902, name: 'Hawaiana', recipe: [101] }],
};

const pizza = (...ingredients: ChosenIngredient[]): ChosenOption => anOption({ kind: 'pizza', name: 'Arma tu pizza', pizza: aPizzaChoice(ingredients, { doughId: 1, sizeId: 2 }) });
const size = 'Mediana, masa tradicional';

test('a combo names the drink, not what the combo fixes by itself', () => {
  expect(describeSelection(names, [anOption({ name: 'Gaseosa de cola 600 ml' }), anOption({ name: 'Salsa', hidden: true }), anOption({ name: '' })])).toEqual(['Gaseosa de cola 600 ml']);
});

test('a pizza says its size and dough, then what is on it', () => {
  expect(describeSelection(names, [pizza(aTopping(101, 'whole', 'default'), aTopping(102))])).toEqual([size, 'Queso mozzarella, Pepperoni']);
});

test('half and half is said half by half', () => {
  const halves = pizza(aSpecialty(901, 'first-half', [aTopping(102, 'first-half', 'default'), aTopping(104, 'first-half'), aTopping(103, 'first-half', 'removed')]), aSpecialty(902, 'second-half'));
  expect(describeSelection(names, [halves])).toEqual([size, 'Primera mitad: Suprema (con tocino, sin cebolla)', 'Segunda mitad: Hawaiana']);
});

test('what was taken off is said last', () => {
  expect(describeSelection(names, [pizza(aTopping(101, 'whole', 'removed'), aTopping(102))])).toEqual([size, 'Pepperoni', 'Sin queso mozzarella']);
});

test('a name the menu no longer has leaves no gap', () => {
  expect(describeSelection(names, [pizza(aTopping(999))])).toEqual([size]);
  expect(describeSelection({ ...names, doughs: [] }, [pizza()])).toEqual(['Mediana']);
});

test('a specialty says only what was changed about it', () => {
  const described = (...toppings: Parameters<typeof aSpecialty>[2] & object) => describeSelection(names, [pizza(aSpecialty(901, 'whole', toppings))]).at(-1);
  expect(described(aTopping(102, 'whole', 'default'))).toBe('Suprema');
  expect(described(aTopping(104), aTopping(101))).toBe('Suprema (con tocino, queso mozzarella)');
  expect(described(aTopping(103, 'whole', 'removed'))).toBe('Suprema (sin cebolla)');
});

test('toppings and specialties of one part stand together, and a half that has nothing is not said', () => {
  expect(describeSelection(names, [pizza(aSpecialty(901), aTopping(104), aTopping(102, 'second-half'))])).toEqual([size, 'Suprema, Tocino', 'Segunda mitad: Pepperoni']);
  expect(describeSelection(names, [pizza(aTopping(102, 'first-half'))])).toEqual([size, 'Primera mitad: Pepperoni']);
});
