import { expect, test } from '@jest/globals';
import { aCatalog, aCategory, aProduct } from '@brasa/shared/testing';
import { triggerLinks } from './trigger-links.ts';

const combo = (id: number) => aProduct({ id, name: `Combo ${id}`, slug: `combo-${id}`, categoryId: 20 });
const menu = aCatalog({
  categories: [aCategory({ id: 20, name: 'Combos', slug: 'combos' }), aCategory({ id: 50, name: 'Entradas', slug: 'entradas' })],
  products: [combo(1), combo(2), combo(3), combo(4), aProduct({ id: 9, name: 'Alitas', slug: 'alitas', categoryId: 50 }), aProduct({ id: 8, name: 'Guardada', categoryId: 50, hidden: true })],
});
const names = (ids: readonly number[]) => triggerLinks(menu, ids).map(({ name }) => name);

test('all of a long category is one way, a part of it is told by name, and what nobody can see not at all', () => {
  expect(triggerLinks(menu, [1, 2, 3, 4, 9])).toEqual([
    { name: 'Combos', path: '/menu/categoria/combos' },
    { name: 'Alitas', path: '/menu/categoria/entradas/producto/alitas' },
  ]);
  expect(names([1, 2, 3])).toEqual(['Combo 1', 'Combo 2', 'Combo 3']);
  expect(names([8, 77])).toEqual([]);
});

test('so is all of a long subcategory, when its category has more than what is asked for', () => {
  const specialty = (id: number) => aProduct({ id, name: `Especialidad ${id}`, categoryId: id < 20 ? 41 : 42 });
  const pizzas = aCatalog({
    categories: [aCategory({ id: 40, name: 'Especialidades', slug: 'especialidades' }), aCategory({ id: 41, name: 'Medianas', slug: 'medianas', parentId: 40 }), aCategory({ id: 42, name: 'Familiares', slug: 'familiares', parentId: 40 })],
    products: [11, 12, 13, 14, 21].map(specialty),
  });
  expect(triggerLinks(pizzas, [11, 12, 13, 14])).toEqual([{ name: 'Medianas', path: '/menu/categoria/especialidades/subcategoria/medianas' }]);
});
