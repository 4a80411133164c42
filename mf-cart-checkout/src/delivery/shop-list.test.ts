import { expect, test } from '@jest/globals';
import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { groupShops } from './shop-list.ts';

const shop = (part: Partial<Shop>): Shop => ({
  id: 1, code: '', name: '', description: 'Restaurante', address: '', departmentCode: '01', cityCode: '0101', servesHome: true, servesPickup: true, latitude: 14.6, longitude: -90.5,
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1260 })), specialDays: [], ...part,
});

const geography: Geography = {
  departments: [],
  districts: [],
  cities: [{ code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }, { code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0201', departmentCode: '02', name: 'Sin tiendas' }],
  shops: [
    shop({ id: 2, name: 'Zona 10 Oakland', address: 'Diagonal 6 12-40', latitude: 14.599, longitude: -90.511 }),
    shop({ id: 1, name: 'Centro Histórico', address: '6a avenida', latitude: 14.6407, longitude: -90.5133 }),
    shop({ id: 9, name: 'Antigua Calle Ancha', cityCode: '0301', latitude: 14.5586, longitude: -90.7339 }),
    shop({ id: 20, name: 'Solo a domicilio', servesPickup: false }),
  ],
};
const everything = { text: '', cityCode: '', from: null };
const names = (filter: Partial<Parameters<typeof groupShops>[1]>) => groupShops(geography, { ...everything, ...filter }).map(({ city, shops }) => [city, shops.map((each) => each.shop.name)]);

test('shops stand under their city, both by name, and only those one can collect from', () => {
  expect(names({})).toEqual([['Antigua Guatemala', ['Antigua Calle Ancha']], ['Ciudad de Guatemala', ['Centro Histórico', 'Zona 10 Oakland']]]);
});

test('text is looked for in name, address and city, without accents, every word of it', () => {
  expect(names({ text: 'historico' })).toEqual([['Ciudad de Guatemala', ['Centro Histórico']]]);
  expect(names({ text: 'diagonal guatemala' })).toEqual([['Ciudad de Guatemala', ['Zona 10 Oakland']]]);
  expect(names({ text: 'nada' })).toEqual([]);
});

test('one city can be looked at alone', () => {
  expect(names({ cityCode: '0301' })).toEqual([['Antigua Guatemala', ['Antigua Calle Ancha']]]);
});

test('with a known position the nearest comes first, and says how far it is', () => {
  const groups = groupShops(geography, { ...everything, from: { latitude: 14.6, longitude: -90.51 } });
  expect(groups.map(({ city }) => city)).toEqual(['Ciudad de Guatemala', 'Antigua Guatemala']);
  expect(groups[0]?.shops.map((each) => [each.shop.id, Math.round((each.distance ?? 0) * 10) / 10])).toEqual([[2, 0.2], [1, 4.5]]);
});

test('a shop whose place is not known comes last and says no distance', () => {
  const groups = groupShops({ ...geography, shops: [shop({ id: 3, name: 'Nueva', latitude: 0, longitude: 0 }), ...geography.shops] }, { ...everything, from: { latitude: 14.6, longitude: -90.51 } });
  expect(groups[0]?.shops.map((each) => [each.shop.id, each.distance === null])).toEqual([[2, false], [1, false], [3, true]]);
});
