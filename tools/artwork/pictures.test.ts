import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { categories as seededCategories } from '../../api/src/seed/menu/categories.ts';
import { productSeeds } from '../../api/src/seed/menu/menu-rows.ts';
import { ingredients } from '../../api/src/seed/menu/pizzas.ts';
import { coupons as seededCoupons, giftDesigns } from '../../api/src/seed/offers.ts';
import { slides } from '../../api/src/seed/page.ts';
import { lookOf, mozzarellaId } from '../../shared/src/ui/pizza-drawing/ingredients.ts';
import { banners, broken, narrowUnder } from './banners.ts';
import { categories } from './categories.ts';
import { createCanvas } from './canvas.ts';
import { letteringWidth } from './lettering.ts';
import { coupons, gifts } from './offers.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

const folder = new URL('../../api/assets/img/', import.meta.url).pathname;
const ids = (things: readonly { readonly id?: unknown }[]): number[] => things.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
const drawn = (things: object): number[] => Object.keys(things).map(Number).toSorted((one, other) => one - other);

test('every product on the menu is drawn, and nothing else', () => {
  expect(drawn(products)).toEqual(ids(productSeeds));
});

test('every category, banner, gift card and coupon is drawn', () => {
  expect(drawn(categories)).toEqual(ids(seededCategories.filter(({ active }) => active)));
  expect(ids(banners)).toEqual(ids(slides));
  expect(ids(gifts)).toEqual(ids(giftDesigns));
  expect(coupons).toHaveLength(seededCoupons.length);
});

test('every topping of the shop can be seen on a pizza', () => {
  const toppings = ingredients.filter(({ kind }) => kind === 'T').map(({ id }) => Number(id));
  expect(toppings.filter((id) => id !== mozzarellaId && lookOf[id] === undefined)).toEqual([]);
});

describe('files', () => {
  const files = pictures.flatMap(({ files: each }) => each);

  test('every picture has been rendered', () => {
    expect(files.filter(({ name }) => !existsSync(join(folder, name))).map(({ name }) => name)).toEqual([]);
  });

  test('small product pictures stay under 12 kB, medium ones under 45 kB, all together under 6 MB', () => {
    const size = (name: string): number => statSync(join(folder, name)).size;
    const heavy = files.filter(({ name }) => size(name) > (name.endsWith('-s.webp') ? 12 : 45) * 1024 * (name.startsWith('p/') ? 1 : 2));
    expect(heavy.map(({ name }) => [name, size(name)])).toEqual([]);
    expect(files.reduce((sum, { name }) => sum + size(name), 0)).toBeLessThan(6 * 1024 * 1024);
  });

  test('what home shows a phone first stays light: news under 23 kB, categories under 11 kB', () => {
    const heavy = files.map(({ name }) => ({ name, size: statSync(join(folder, name)).size, most: /^b\/.*-narrow\.webp$/.test(name) ? 23 : /^c\/.*-card\.webp$/.test(name) ? 11 : Infinity }));
    expect(heavy.filter(({ size, most }) => size > most * 1024).map(({ name, size }) => [name, size])).toEqual([]);
  });

  test('nothing lies there that is no longer drawn', () => {
    const present = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
    const known = new Set(files.map(({ name }) => name));
    expect(present.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('on a phone no words of a banner run over its dish', () => {
  const rows = banners.flatMap(({ under }) => broken(under, narrowUnder.width, narrowUnder.size));
  expect(rows.filter((row) => letteringWidth(row, narrowUnder.size) > narrowUnder.width)).toEqual([]);
  expect(rows.filter((row) => row.endsWith(' y'))).toEqual([]);
});

test('a drawing is the same every time it is made', () => {
  const make = () => JSON.stringify(products[4105]?.(createCanvas('4105')));
  expect(make()).toBe(make());
});
