import { expect, test } from '@jest/globals';
import type { Catalog } from '../domain/catalog.ts';
import fc from 'fast-check';
import { aCatalog, aCategory, aProduct, quetzales } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { runs } from '../testing/runs.ts';
import { createSearch } from './search.ts';
import { firstWords, typedWords } from './word-fit.ts';

const menu = anExampleMenu();
const named = (catalog: Catalog, text: string, geoMenu: readonly number[] = []) => createSearch(catalog, geoMenu)(text).products.map(({ name }) => name);

test('one letter finds nothing [SRCH-010]', () => {
  expect(createSearch(menu, [])('p')).toEqual({ products: [], categories: [] });
  expect(createSearch(menu, [])(' p ')).toEqual({ products: [], categories: [] });
  expect(createSearch(menu, [])('%p%%')).toEqual({ products: [], categories: [] });
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

test('two slips are forgiven in ten letters, not in nine [SRCH-014]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Chocolates' }), aProduct({ id: 2, name: 'Espinacas' })] });
  expect(named(catalog, 'zhozolates')).toEqual(['Chocolates']);
  expect(named(catalog, 'zszinacas')).toEqual([]);
});

test('what is like a word only in pieces of two letters is not found [SRCH-013]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Nacho' })] });
  expect(named(catalog, 'naxho')).toEqual([]);
  expect(named(catalog, 'nachx')).toEqual(['Nacho']);
});

test('accents, capitals and signs make no difference [SRCH-012, SRCH-015]', () => {
  expect(named(menu, 'TÉ FRÍO')).toEqual(named(menu, 'te frio'));
  expect(named(menu, '¡té!')).toContain('Té frío 600 ml');
});

test('a word is found wherever it stands in a long name [SRCH-016]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Bandeja grande para compartir en familia con palitos de queso' })] });
  expect(named(catalog, 'queso')).toHaveLength(1);
});

test('a product is found by the name to search by and by its own, each with a slip, too [SRCH-017]', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Combo Amigos', normalizedName: 'banquete' }), aProduct({ id: 2, name: 'Agua' })] });
  for (const text of ['amigos', 'amihos', 'am', 'banquete', 'banqete', 'qu']) expect([text, named(catalog, text)]).toEqual([text, ['Combo Amigos']]);
});

test.each(['49', '49.50', '4950', '950', 'Q49', 'Q49.50', 'q 49', '49 quetzales'])('a price is found as customers write it: %s [SRCH-017]', (text) => {
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

test('words may stand in any order and without what connects them, and be singular or plural', () => {
  for (const text of ['queso ajo pan', 'pan ajo', 'panes de ajo']) expect([text, named(menu, text)[0]]).toEqual([text, 'Pan con ajo y queso']);
  expect(named(menu, 'amigos combo')).toEqual(named(menu, 'combo amigos'));
  expect(named(aCatalog({ products: [aProduct({ id: 1, name: 'Rol de jamón' })] }), 'jamones')).toEqual(['Rol de jamón']);
});

test('a product that lacks a word is found where few have them all, after these', () => {
  expect(named(menu, 'suprema gigante')[0]).toBe('Suprema');
  const catalog = aCatalog({ products: ['Ensalada César', 'Ensalada Caprese', 'Agua'].map((name, index) => aProduct({ id: index + 1, name })) });
  expect(named(catalog, 'caprese ensalada')).toEqual(['Ensalada Caprese', 'Ensalada César']);
  expect(named(catalog, 'sushi rollos')).toEqual([]);
});

test('of products that fit as well comes first what was named first', () => {
  const catalog = aCatalog({ products: ['Arroz con pollo', 'Sopa del día', 'Agua'].map((name, index) => aProduct({ id: index + 1, name })) });
  expect(named(catalog, 'sopa de pollo')).toEqual(['Sopa del día', 'Arroz con pollo']);
  expect(named(catalog, 'pollo en sopa')).toEqual(['Arroz con pollo', 'Sopa del día']);
});

test('«sin carne» does not find meat, but what is known to be without', () => {
  const catalog = aCatalog({ products: ['Lasaña de carne', 'Lasaña vegetariana', 'Lasaña de pollo'].map((name, index) => aProduct({ id: index + 1, name })) });
  expect(named(catalog, 'sin carne')).toEqual(['Lasaña vegetariana']);
  expect(named(catalog, 'lasaña sin carne')[0]).toBe('Lasaña vegetariana');
});

test('a word that ends in «e» has its synonyms in singular and plural', () => {
  for (const name of ['Postre', 'Postres']) expect(named(aCatalog({ products: [aProduct({ id: 1, name })] }), 'dulces')).toEqual([name]);
});

test('a price that was named with its Q is the whole price, not part of another', () => {
  const catalog = aCatalog({ products: [aProduct({ id: 1, name: 'Combo', price: quetzales(149) }), aProduct({ id: 2, name: 'Pasta', price: quetzales(49) })] });
  expect(named(catalog, 'Q49')).toEqual(['Pasta']);
  expect(named(catalog, '49')).toEqual(['Pasta', 'Combo']);
});

test('a pizza is found by its recipe, by «pizza» and by other words for both, after what is called so', () => {
  for (const text of ['pepperoni', 'pepperonu']) expect([text, named(menu, text)[0]]).toEqual([text, 'Suprema']);
  expect(named(menu, 'pizza')).toEqual(expect.arrayContaining(['Arma tu pizza', 'Suprema']));
  expect(named(menu, 'coca')[0]).toBe('Gaseosa de cola 600 ml');
});

test('of a pasted text eight words are looked for, whatever comes after them', () => {
  const search = createSearch(menu, []);
  const eight = fc.array(fc.constantFrom('pizza', 'suprema', 'pan', 'queso', 'brownie', 'combo', 'cola', 'xyz'), { minLength: 8, maxLength: 8 });
  const pasted = fc.array(fc.constantFrom('brownie', 'suprema', 'de', 'combo', '49', 'zzz'), { minLength: 1, maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(eight, pasted, (words, more) => {
      expect(search([...words, ...more].join(' '))).toEqual(search(words.join(' ')));
    }),
    runs(30),
  );
});

test('what is looked for of a text stays short, however long the text is', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom('de', 'con', 'q', '49', 'pizza'), fc.string({ unit: fc.constantFrom('a', 'ñ', '7') })), { maxLength: 400, size: 'max' }).map((words) => words.filter(Boolean).join(' '));
  fc.assert(
    fc.property(fc.oneof(texts, fc.nat(100_000).map((length) => 'x'.repeat(length))), (text) => {
      const words = typedWords(firstWords(text));
      expect([words.length <= 8, firstWords(text).length <= 24 * 33]).toEqual([true, true]);
    }),
    runs(100),
  );
  expect(firstWords('quiero una pizza de pepperoni con queso y jalapeno por favor')).toBe('quiero una pizza de pepperoni con queso y jalapeno por favor');
});
