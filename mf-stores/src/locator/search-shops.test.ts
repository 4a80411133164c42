import { expect, test } from '@jest/globals';
import { aShop } from '@brasa/shared/testing';
import { createShopSearch, isSearched, placedShops } from './search-shops.ts';

const geography = {
  departments: [{ code: '01', name: 'Guatemala' }, { code: '03', name: 'Sacatepéquez' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }, { code: '0302', departmentCode: '03', name: 'Jocotenango' }],
  districts: [],
  shops: [
    aShop({ id: 1, name: 'Zona 11 Roosevelt', description: 'Food court y Delivery', address: 'Calzada Roosevelt 22-43', latitude: 14.619, longitude: -90.556 }),
    aShop({ id: 2, name: 'Zona 10 Oakland', description: 'Restaurante, Delivery', address: 'Diagonal 6 12-40', latitude: 14.599, longitude: -90.511 }),
    aShop({ id: 9, name: 'Calle Ancha', description: 'Restaurante con terraza', address: 'Calle Ancha de los Herreros 27', departmentCode: '03', cityCode: '0301', latitude: 14.5586, longitude: -90.7339 }),
    aShop({ id: 12, name: 'Puerto', description: 'Para llevar', address: 'Muelle 1', departmentCode: '99', cityCode: '9999', latitude: 15.73, longitude: -88.6 }),
  ],
};
const search = createShopSearch(geography);
const ids = (text: string, more: Partial<Parameters<typeof search>[0]> = {}) => search({ text, cityCode: '', from: null, ...more }).map(({ shop }) => shop.id);

test('every shop with the names of its city and region; a code nobody knows has none [STO-031]', () => {
  expect(placedShops(geography).map(({ shop, city, region }) => [shop.id, city, region])).toEqual([
    [1, 'Ciudad de Guatemala', 'Guatemala'],
    [2, 'Ciudad de Guatemala', 'Guatemala'],
    [9, 'Antigua Guatemala', 'Sacatepéquez'],
    [12, '', ''],
  ]);
});

test('without a text all are listed by name, a shop without a known city among them [STO-013]', () => {
  expect(ids('')).toEqual([9, 12, 2, 1]);
  expect(ids('', { cityCode: '0101' })).toEqual([2, 1]);
});

test('fewer than three letters are no search, nor are signs [STO-008]', () => {
  expect([ids('oa'), ids('¿?!…'), ids('  a ')].map(({ length }) => length)).toEqual([4, 4, 4]);
  expect([isSearched('oa'), isSearched('¡oa!'), isSearched('oak'), isSearched('¿¿??')]).toEqual([false, false, true, false]);
});

test.each([
  ['a name', 'oakland', [2]],
  ['with a slip', 'oaklnad', [2]],
  ['accents or capitals or not', 'SACATEPEQUEZ', [9]],
  ['a description', 'food court', [1]],
  ['an address', 'herreros', [9]],
  ['a city', 'antigua', [9]],
  ['words from different places', 'terraza antigua', [9]],
  ['nothing like it', 'xyzxyz', []],
])('by %s: %s [STO-006, STO-009]', (_what, text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test('up to 35 in 100 letters may be wrong: three of nine are found, three of eight are not [STO-009]', () => {
  expect([ids('rxosxvxlt'), ids('rooxxxelt'), ids('hxrrxrxs'), ids('herxxxos')]).toEqual([[1], [1], [], []]);
});

test('text and city count together [STO-007]', () => {
  expect(ids('restaurante')).toEqual([9, 2]);
  expect(ids('restaurante', { cityCode: '0101' })).toEqual([2]);
  expect(ids('oakland', { cityCode: '0301' })).toEqual([]);
});

const roosevelt = { latitude: 14.62, longitude: -90.55 };
test('the nearest comes first once a place is known, with its distance in kilometres [STO-012]', () => {
  expect(ids('', { from: roosevelt })).toEqual([1, 2, 9, 12]);
  const [nearest] = search({ text: '', cityCode: '', from: roosevelt });
  expect(nearest?.distance).toBeCloseTo(0.65, 1);
  expect(search({ text: '', cityCode: '', from: null })[0]?.distance).toBeNull();
});

test('a better match comes before a nearer shop, equal ones by distance [STO-010]', () => {
  expect(ids('zona 10', { from: roosevelt })).toEqual([2, 1]);
  expect(ids('delivery', { from: roosevelt })).toEqual([1, 2]);
  expect(ids('delivery', { from: { latitude: 14.599, longitude: -90.511 } })).toEqual([2, 1]);
});

test('a text that stands in more than one place of a shop is no better match than one that stands in one [STO-010]', () => {
  expect(ids('guatemala', { from: { latitude: 14.5586, longitude: -90.7339 } })).toEqual([9, 1, 2]);
});
