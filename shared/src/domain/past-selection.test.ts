import { expect, test } from '@jest/globals';
import { anOption } from '../testing/cart-builder.ts';
import { aCatalog, aChoice, aGroup, aProduct } from '../testing/catalog-builder.ts';
import { rebuiltSelection } from './past-selection.ts';
import type { ChosenOption } from './selection.ts';

const drinks = aGroup({ id: 7, detailId: 70, choices: [aChoice({ id: 301, name: 'Coca Cola' }), aChoice({ id: 302, name: 'Té frío' })] });
const sides = aGroup({ id: 8, detailId: 80, kind: 'option', choices: [aChoice({ id: 401, name: 'Papas' }), aChoice({ id: 402, name: '', description: 'Sin guarnición' })] });
const combo = aProduct({ id: 20, type: 'combo', groups: [sides, drinks] });
const rebuilt = (...past: Partial<ChosenOption>[]) => {
  const selection = rebuiltSelection(aCatalog({ products: [combo] }), combo, past.map(anOption));
  return selection && selection.map(({ groupIndex, groupId, groupDetailId, kind, choiceId, name }) => [groupIndex, groupId, groupDetailId, kind, choiceId, name]);
};
const tea = [1, 7, 70, 'product', 302, 'Té frío'];
const fries = [0, 8, 80, 'option', 401, 'Papas'];

test('a group that moved is found by its number [ORDS-017]', () => {
  expect(rebuilt({ groupIndex: 0, groupId: 7, choiceId: 302 })).toEqual([tea]);
  expect(rebuilt({ groupIndex: 9, groupId: 7, choiceId: 302 }, { groupIndex: 1, groupId: 8, choiceId: 401 })).toEqual([tea, fries]);
});

test('a group with another number is the one in its place [ORDS-017]', () => {
  expect(rebuilt({ groupIndex: 1, groupId: 99, choiceId: 302 })).toEqual([tea]);
  expect(rebuilt({ groupIndex: 0, groupId: 99, choiceId: 302 })).toBeNull();
  expect(rebuilt({ groupIndex: 5, groupId: 99, choiceId: 302 })).toBeNull();
  expect(rebuilt({ groupIndex: 5, groupId: 99, choiceId: null, name: 'Té frío' })).toBeNull();
});

test('a choice without a number is found by its name, whatever the case and accents; no name finds nothing [ORDS-017]', () => {
  expect(rebuilt({ groupId: 7, choiceId: null, name: ' TE  FRIO ' })).toEqual([tea]);
  expect(rebuilt({ groupId: 7, choiceId: null, name: 'Sidra' })).toBeNull();
  expect(rebuilt({ groupId: 8, choiceId: null, name: '' })).toBeNull();
  expect(rebuilt({ groupId: 7, choiceId: null, name: 'Papas' })).toBeNull();
});

test('a number is stronger than a name, and one that is gone takes the rest with it [ORDS-017]', () => {
  expect(rebuilt({ groupId: 7, choiceId: 302, name: 'Coca Cola' })).toEqual([tea]);
  expect(rebuilt({ groupId: 8, groupIndex: 0, choiceId: 401 }, { groupId: 7, groupIndex: 1, choiceId: 999, name: 'Té frío' })).toBeNull();
  expect(rebuilt()).toEqual([]);
});
