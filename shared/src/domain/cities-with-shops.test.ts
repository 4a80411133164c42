import { expect, test } from '@jest/globals';
import { aShop } from '@brasa/shared/testing';
import { citiesWithShops } from './cities-with-shops.ts';

const cities = [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }, { code: '0302', departmentCode: '03', name: 'Jocotenango' }];
const shops = [aShop({ id: 1 }), aShop({ id: 2, servesPickup: false }), aShop({ id: 9, cityCode: '0301', servesPickup: false }), aShop({ id: 12, cityCode: '9999' })];

test('cities with shops have their code, name and count, by name [STO-005]', () => {
  expect(citiesWithShops({ cities, shops })).toEqual([{ code: '0301', name: 'Antigua Guatemala', count: 1 }, { code: '0101', name: 'Ciudad de Guatemala', count: 2 }]);
});

test('only shops of the wanted kind count', () => {
  expect(citiesWithShops({ cities, shops }, ({ servesPickup }) => servesPickup)).toEqual([{ code: '0101', name: 'Ciudad de Guatemala', count: 1 }]);
});
