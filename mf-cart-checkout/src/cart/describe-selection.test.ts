import { expect, test } from '@jest/globals';
import type { ChosenIngredient, ChosenOption } from '@brasa/shared/domain/selection';
import { describeSelection } from './describe-selection.ts';

const names = {
  doughs: [{ id: 1, name: 'Tradicional' }],
  sizes: [{ id: 2, name: 'Mediana' }],
  toppings: [{ id: 101, name: 'Queso mozzarella' }, { id: 102, name: 'Pepperoni' }, { id: 103, name: 'Cebolla' }, { id: 104, name: 'Tocino' }],
  specialties: [{ id: 901, name: 'Suprema', recipe: [101, 102, 103] }, { id: 902, name: 'Hawaiana', recipe: [101] }],
};

const option = (part: Partial<ChosenOption>): ChosenOption => ({ kind: 'product', groupIndex: 0, groupId: 1, groupDetailId: 1, choiceId: 8001, name: '', hidden: false, extra: 0, pizza: null, ...part });
const pizza = (...ingredients: ChosenIngredient[]) => option({ kind: 'pizza', pizza: { doughId: 1, sizeId: 2, ingredients } });
const topping = (id: number, part: Partial<Extract<ChosenIngredient, { kind: 'topping' }>> = {}): ChosenIngredient => ({ kind: 'topping', id, origin: 'added', coverage: 'whole', ...part });

test('a combo names the drink, not what the combo fixes by itself', () => {
  expect(describeSelection(names, [option({ name: 'Gaseosa de cola 600 ml' }), option({ name: 'Salsa', hidden: true })])).toEqual(['Gaseosa de cola 600 ml']);
});

test('a pizza says its size and dough, then what is on it', () => {
  expect(describeSelection(names, [pizza(topping(101, { origin: 'default' }), topping(102))])).toEqual(['Mediana, masa tradicional', 'Queso mozzarella, Pepperoni']);
});

test('half and half is said half by half', () => {
  const halves = pizza(
    { kind: 'specialty', id: 901, coverage: 'first-half', toppings: [topping(104, { coverage: 'first-half' }) as never, topping(103, { origin: 'removed', coverage: 'first-half' }) as never] },
    { kind: 'specialty', id: 902, coverage: 'second-half', toppings: [] },
  );
  expect(describeSelection(names, [halves])).toEqual(['Mediana, masa tradicional', 'Primera mitad: Suprema (con tocino, sin cebolla)', 'Segunda mitad: Hawaiana']);
});

test('what was taken off is said last', () => {
  expect(describeSelection(names, [pizza(topping(101, { origin: 'removed' }), topping(102))])).toEqual(['Mediana, masa tradicional', 'Pepperoni', 'Sin queso mozzarella']);
});

test('a name the menu no longer has leaves no gap', () => {
  expect(describeSelection(names, [pizza(topping(999))])).toEqual(['Mediana, masa tradicional']);
});
