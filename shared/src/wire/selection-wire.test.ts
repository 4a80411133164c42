import { expect, test } from '@jest/globals';
import { chooseDough, chooseOption, chooseSize, initialSelection, pizzaOptions } from '../domain/builder.ts';
import { setSpecialty, toggleTopping } from '../domain/builder-ingredients.ts';
import type { Product } from '../domain/catalog.ts';
import type { ChosenOption } from '../domain/selection.ts';
import { doughs, sizes, specialties, toppings } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { fromSelection, toSelection } from './selection-wire.ts';

const menu = anExampleMenu();
const combo = menu.productById.get(2001) as Product;
const withTea = chooseOption(menu, combo, initialSelection(menu, combo), 1, 8005);
const built = setSpecialty(menu, toggleTopping(chooseSize(chooseDough(withTea, 0, doughs.cheeseEdge), 0, sizes.medium), 0, toppings.bacon, 'second-half'), 0, 'first-half', specialties.suprema);

test('an option names its kind, its place in the product and what was picked; a pizza its dough, size and ingredients [PROD-019]', () => {
  expect(fromSelection(built)).toEqual([
    {
      tipo: 'ATP', group: 0, iddmn: 20011, iddom: 1, idomn: 0, idpmn: 3001, nombre: 'Arma tu pizza', oculto: 0, precioAdicional: 0, base: 3, tamanio: 2,
      lstIngredientes: [
        { idpmn: 901, tipo: 'E', tipoIngrediente: 'A', m1: 1, m2: 0, lstIngredientes: [101, 102, 107].map((idpmn) => ({ idpmn, tipo: 'T', tipoIngrediente: 'D', m1: 1, m2: 0, lstIngredientes: [] })) },
        { idpmn: 101, tipo: 'T', tipoIngrediente: 'D', m1: 1, m2: 1, lstIngredientes: [] },
        { idpmn: 106, tipo: 'T', tipoIngrediente: 'A', m1: 0, m2: 1, lstIngredientes: [] },
      ],
    },
    { tipo: 'P', group: 1, iddmn: 20012, iddom: 2, idomn: 0, idpmn: 8005, nombre: 'Té frío 600 ml', oculto: 0, precioAdicional: 3, lstIngredientes: [] },
  ]);
  expect(toSelection(fromSelection(built))).toEqual(built);
});

test('whether halves are possible, and what base, specialty and ingredient cost, stands in the row of its dough and size [PROD-019]', () => {
  expect(pizzaOptions(menu, combo, built[0] as ChosenOption).row).toEqual({ doughId: 3, sizeId: 2, allowsHalves: true, price: undefined, surcharge: 1500, specialty: 1500, ingredient: 800 });
});

test('a plain option is named by its own number, not by that of a product [PROD-019]', () => {
  const sauce: ChosenOption = { kind: 'option', groupIndex: 2, groupId: 5, groupDetailId: 6, choiceId: 701, name: 'Ranch', hidden: true, extra: 0, pizza: null };
  expect(fromSelection([sauce])).toEqual([{ tipo: 'O', group: 2, iddmn: 5, iddom: 6, idomn: 701, idpmn: 0, nombre: 'Ranch', oculto: 1, precioAdicional: 0, lstIngredientes: [] }]);
});
