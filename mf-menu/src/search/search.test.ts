import { expect, test } from '@jest/globals';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { aCatalog, aCategory, anExampleMenu, aProduct, quetzales } from '@brasa/shared/testing';
import { createSearch } from './search.ts';

const menu = anExampleMenu();
const named = (catalog: Catalog, text: string, geoMenu: readonly number[] = []) => createSearch(catalog, geoMenu)(text).products.map(({ name }) => name);

test('one letter finds nothing [SRCH-010]', () => {
  expect(createSearch(menu, [])('p')).toEqual({ products: [], categories: [] });
  expect(createSearch(menu, [])(' p ')).toEqual({ products: [], categories: [] });
});

test('two letters are looked for as they stand [SRCH-011]', () => {
  expect(named(menu, 'br')).toEqual(['Brownie']);
  expect(named(menu, 'bw')).toEqual([]);
});

test('from three letters on a slip is forgiven [SRCH-013, SRCH-014]', () => {
  expect(named(menu, 'browne')).toEqual(['Brownie']);
  expect(named(menu, 'suprena')).toContain('Suprema');
  expect(named(menu, 'xyz')).toEqual([]);
});

test('one slip in five letters is as much as is forgiven [SRCH-014]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Pizza' }), aProduct({ id: 2, name: 'Lasaña' })] });
  expect(named(catalog, 'pixza')).toEqual(['Pizza']);
  expect(named(catalog, 'pixa')).toEqual([]);
  expect(named(catalog, 'pixxa')).toEqual([]);
});

test('accents, capitals and signs make no difference [SRCH-012, SRCH-015]', () => {
  expect(named(menu, 'TÉ FRÍO')).toEqual(named(menu, 'te frio'));
  expect(named(menu, '¡té!')).toContain('Té frío 600 ml');
});

test('a word is found wherever it stands in a long name [SRCH-016]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Bandeja grande para compartir en familia con palitos de queso' })] });
  expect(named(catalog, 'queso')).toHaveLength(1);
});

test.each(['49', '49.50', '4950'])('a price is found as customers write it: %s [SRCH-017]', (text) => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Pasta', price: quetzales(49.5) }), aProduct({ id: 2, name: 'Agua', price: quetzales(12) })] });
  expect(named(catalog, text)).toEqual(['Pasta']);
});

test('what is hidden, has no main category or is not sold by this shop is not found [SRCH-018]', () => {
  const catalog = aCatalog({
    products: [
      aProduct({ id: 1, name: 'Pizza secreta', hidden: true }),
      aProduct({ id: 2, name: 'Pizza perdida', categoryId: 99 }),
      aProduct({ id: 3, name: 'Pizza de Antigua', availability: 'geo' }),
    ],
  });
  expect(named(catalog, 'pizza')).toEqual([]);
  expect(named(catalog, 'pizza', [3])).toEqual(['Pizza de Antigua']);
});

test('categories are found by name, subcategories are not [SRCH-019]', () => {
  const search = createSearch(menu, []);
  expect(search('especialidades').categories.map(({ name }) => name)).toEqual(['Especialidades']);
  expect(search('medianas').categories).toEqual([]);
});

test('eleven products are listed at most [SRCH-020]', () => {
  const catalog = aCatalog({ categories: [aCategory({ id: 1 })], products: Array.from({ length: 20 }, (_, index) => aProduct({ id: index + 1, name: `Pizza ${index}` })) });
  expect(named(catalog, 'pizza')).toHaveLength(11);
  expect(named(catalog, 'pi')).toHaveLength(11);
});
