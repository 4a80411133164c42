import { describe, expect, test } from '@jest/globals';
import { aCatalog, aCategory, aPizza, aProduct } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { categoryPath, findCategory, findProduct, findPromotion, fullCategoryPath, groupsOf, isListed, mainCategories, maxItems, productPath, productsIn, subcategoriesOf } from './catalog-lookup.ts';
import type { Category, Product } from './catalog.ts';

const menu = anExampleMenu();
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);
const category = (segment: string) => findCategory(menu, segment) as Category;

describe('a category is found', () => {
  test('by its code, whatever the case [ROUTE-004, ROUTE-005]', () => {
    expect(findCategory(menu, 'COMBOS')?.id).toBe(20);
  });
  test('by the id after the last underscore, whatever stands before it [ROUTE-005]', () => {
    expect(findCategory(menu, 'cualquier_cosa_41')?.id).toBe(41);
    expect(findCategory(menu, 'cualquier_41_cosa')).toBeUndefined();
  });
  test('by its code before the number in it [ROUTE-005]', () => {
    const confusing = aCatalog({ categories: [aCategory({ id: 1, slug: '' }), aCategory({ id: 7 }), aCategory({ id: 8, slug: 'pizzas_7' })] });
    expect([findCategory(confusing, 'pizzas_7')?.id, findCategory(confusing, 'pizza_7')?.id]).toEqual([8, 7]);
    expect(findCategory(confusing, '')).toBeUndefined();
  });
  test('not at all when nothing fits', () => {
    expect(findCategory(menu, 'combos_99')).toBeUndefined();
    expect(findCategory(menu, '20')).toBeUndefined();
    expect(findCategory(menu, '')).toBeUndefined();
  });
});

describe('a product is found', () => {
  test.each([
    ['by number', '3001', 3001],
    ['by code', 'Combo-Amigos', 2001],
    ['by the number after its name', 'te-frio-600-ml_8005', 8005],
    ['by the slug of its name', 'pan-con-ajo-y-queso', 5001],
  ])('%s [ROUTE-011, ROUTE-012, ROUTE-013]', (_, segment, id) => {
    expect(findProduct(menu, segment)?.id).toBe(id);
  });

  test('a code is stronger than the name of another product [ROUTE-013]', () => {
    const confusing = aCatalog({ products: [aProduct({ id: 1, name: 'Brownie' }), aProduct({ id: 2, name: 'Otro', slug: 'brownie' })] });
    expect(findProduct(confusing, 'brownie')?.id).toBe(2);
  });

  test('a number with something behind it is a code [ROUTE-011] [ROUTE-012]', () => {
    const numbered = aCatalog({ products: [aProduct({ id: 2, name: 'Otro' }), aProduct({ id: 1, slug: '2-por-1' }), aProduct({ id: 3, slug: '' })] });
    expect(findProduct(numbered, '2-por-1')?.id).toBe(1);
    expect(findProduct(numbered, 'algo_2_mas')).toBeUndefined();
    expect(findProduct(numbered, '')).toBeUndefined();
  });

  test('a number that is nobody’s is a code, or a name [ROUTE-011, ROUTE-012]', () => {
    const numbered = aCatalog({ products: [aProduct({ id: 2, slug: '' }), aProduct({ id: 1, slug: '1980' }), aProduct({ id: 3, slug: '2' })] });
    expect([findProduct(numbered, '1980')?.id, findProduct(numbered, '2')?.id]).toEqual([1, 2]);
  });

  test('of two with the same name, the first one that is shown [ROUTE-013]', () => {
    const twice = aCatalog({ products: [aProduct({ id: 1, name: 'Pan', hidden: true }), aProduct({ id: 2, name: 'Pan' }), aProduct({ id: 3, name: 'Pan' })] });
    expect(findProduct(twice, 'pan')?.id).toBe(2);
  });

  test('never when it only fills a place [MENU-011]', () => {
    const withFiller = aCatalog({ products: [aProduct({ id: 1, type: 'filler', slug: 'nada' })] });
    expect([findProduct(withFiller, '1'), findProduct(withFiller, 'nada')]).toEqual([undefined, undefined]);
  });

  test('not when nothing fits', () => {
    expect(findProduct(menu, '123456')).toBeUndefined();
    expect(findProduct(menu, 'sushi')).toBeUndefined();
  });
});

test('a promotion is found by number or code', () => {
  expect(findPromotion(menu, '9501')).toBe(findPromotion(menu, 'postre-a-mitad'));
  expect(findPromotion(menu, 9501)?.name).toBe('Postre a mitad de precio');
  expect(findPromotion(menu, '')).toBeUndefined();
});

describe('what a list shows', () => {
  const one = (change: Partial<Product>) => {
    const catalog = aCatalog({ products: [aProduct({ id: 5, ...change })] });
    return (geoMenu: readonly number[] | 'all') => isListed(catalog, catalog.products[0] as Product, geoMenu);
  };

  test('hidden products and fillers never [MENU-005, MENU-011]', () => {
    expect(one({})([])).toBe(true);
    expect(one({ hidden: true })([])).toBe(false);
    expect(one({ type: 'filler' })([])).toBe(false);
  });
  test('what only some shops sell, when this one does — or where location plays no part [MENU-006, MENU-007, GEN-026]', () => {
    const limited = one({ availability: 'geo' });
    expect([limited([]), limited([5]), limited('all')]).toEqual([false, true, true]);
  });
  test('an unknown availability never [MENU-008]', () => {
    expect(one({ availability: 'none' })('all')).toBe(false);
  });
  test('a way of delivery or hours do not hide a product', () => {
    expect(one({ channel: 'pickup', schedule: { weekdays: [], fromMinute: 0, toMinute: 0 } })([])).toBe(true);
  });
  test('what hangs in no main category never, not even below categories that form a ring', () => {
    const ring = [aCategory({ id: 7, parentId: 8 }), aCategory({ id: 8, parentId: 7 })];
    const catalog = aCatalog({ categories: ring, products: [aProduct({ id: 5, categoryId: 7 }), aProduct({ id: 6, categoryId: 99 })] });
    expect(catalog.products.map((product) => isListed(catalog, product, 'all'))).toEqual([false, false]);
  });
});

test('a category lists what is in and below it, a subcategory only its own [MENU-015, MENU-016]', () => {
  expect(ids(productsIn(menu, category('especialidades'), []))).toEqual([4101]);
  expect(ids(productsIn(menu, category('especialidades-medianas'), []))).toEqual([4101]);
  expect(ids(productsIn(menu, category('entradas'), []))).toEqual([5001]);
  expect(ids(productsIn(menu, category('entradas'), [5007]))).toEqual([5001, 5007]);
  const deep = aCatalog({
    categories: [aCategory({ id: 1 }), aCategory({ id: 2, parentId: 1 }), aCategory({ id: 3, parentId: 2 })],
    products: [aProduct({ id: 5, categoryId: 3 }), aProduct({ id: 6, categoryId: 2 })],
  });
  expect(deep.categories.map((each) => ids(productsIn(deep, each, [])))).toEqual([[5, 6], [6], [5]]);
});

test('main categories come in the order served, and the first says how much a cart may hold [MENU-014]', () => {
  expect(ids(mainCategories(menu))).toEqual([20, 30, 40, 50, 80, 85]);
  expect(ids(subcategoriesOf(menu, category('especialidades')))).toEqual([41]);
  expect(maxItems(menu)).toBe(30);
  expect(maxItems(aCatalog({ categories: [aCategory({ id: 1 }), aCategory({ id: 2, maxItems: 5 })] }))).toBeNull();
});

test('addresses use codes, or the name and the number where there is none', () => {
  expect(categoryPath(category('combos'))).toBe('/menu/categoria/combos');
  expect(categoryPath(aCategory({ id: 7, name: 'Pizzas Clásicas', slug: '' }))).toBe('/menu/categoria/pizzas-clasicas_7');
  const deep = aCatalog({ categories: [aCategory({ id: 1 }), aCategory({ id: 2, parentId: 1 }), aCategory({ id: 3, parentId: 2 })] });
  expect(deep.categories.map((each) => fullCategoryPath(deep, each))).toEqual(['/menu/categoria/categoria-1', '/menu/categoria/categoria-1/subcategoria/categoria-2', '/menu/categoria/categoria-1/subcategoria/categoria-3']);
  expect(fullCategoryPath(menu, category('especialidades-medianas'))).toBe('/menu/categoria/especialidades/subcategoria/especialidades-medianas');
});

test('the address of a product leads back to it', () => {
  for (const product of menu.products) {
    const path = productPath(menu, product);
    expect(findProduct(menu, path.split('/').at(-1) ?? '')).toBe(product);
  }
  expect(productPath(menu, aProduct({ id: 77, categoryId: 80 }))).toBe('/menu/categoria/bebidas/producto/77');
  expect(productPath(menu, aProduct({ id: 77, categoryId: 80, slug: '12' }))).toBe('/menu/categoria/bebidas/producto/77');
  expect(['2-por-1', 'menu-12', 'té frío'].map((slug) => productPath(menu, aProduct({ id: 77, categoryId: 80, slug })).split('/').at(-1))).toEqual(['2-por-1', 'menu-12', 't%C3%A9%20fr%C3%ADo']);
  expect(productPath(menu, aProduct({ id: 77, categoryId: 999 }))).toBe('/');
});

describe('the groups a customer answers', () => {
  test('none for a single product, even if the menu has some [CART-004]', () => {
    expect(groupsOf(aProduct({ id: 1, groups: menu.productById.get(2001)?.groups ?? [] }))).toEqual([]);
  });
  test('a pizza always has the one where it is built [MENU-010]', () => {
    expect(groupsOf(aPizza({ id: 1, groups: [] })).map(({ kind }) => kind)).toEqual(['pizza']);
    expect(groupsOf(aPizza({ id: 1 }))).toHaveLength(1);
    const [built] = groupsOf(aPizza({ id: 1, name: 'Calzone', description: 'Al horno', groups: [] }));
    expect(built).toMatchObject({ title: 'Calzone', selectable: true, priceRows: [], choices: [{ id: 1, name: 'Calzone', description: 'Al horno', extra: 0 }] });
  });
  test('what is no pizza has those the menu writes down [MENU-010]', () => {
    expect(groupsOf(aProduct({ id: 1, type: 'combo' }))).toEqual([]);
    const { groups } = menu.productById.get(2001) as Product;
    expect(groupsOf(aProduct({ id: 1, type: 'combo', groups }))).toBe(groups);
  });
});
