import { expect, test } from '@jest/globals';
import type { Shop } from '../domain/delivery.ts';
import { districtPlace } from './district-place.ts';

const shop = (part: Partial<Shop>): Shop => ({ id: 1, code: '', name: '', description: '', address: '', departmentCode: '01', cityCode: '0101', servesHome: true, servesPickup: true, hours: [], specialDays: [], latitude: 0, longitude: 0, ...part });

const geography = {
  districts: [
    { code: '010110', cityCode: '0101', name: 'Oakland', zone: 'Zona 10' },
    { code: '010122', cityCode: '0101', name: 'Una nueva', zone: 'Zona 99' },
    { code: '090103', cityCode: '0901', name: 'La Democracia', zone: 'Zona 3' },
    { code: '170101', cityCode: '1701', name: 'Flores centro', zone: '' },
  ],
  shops: [
    shop({ id: 1, name: 'Centro Histórico', latitude: 14.64, longitude: -90.51 }),
    shop({ id: 2, name: 'Zona 10 Oakland', latitude: 14.6, longitude: -90.51 }),
    shop({ id: 10, name: 'Quetzaltenango Zona 3', cityCode: '0901', latitude: 14.845, longitude: -91.523 }),
  ],
};

test('a district of the capital lies where the map writes its zone', () => {
  expect(districtPlace(geography, '010110')).toEqual({ latitude: 14.6, longitude: -90.5085 });
});

test('elsewhere the shop of the zone tells, and without one the middle of the shops of the municipality', () => {
  expect(districtPlace(geography, '090103')).toEqual({ latitude: 14.845, longitude: -91.523 });
  expect(districtPlace(geography, '010122')).toEqual({ latitude: 14.620000000000001, longitude: -90.51 });
});

test('where the chain has no shop there is no place to ask about', () => {
  expect(districtPlace(geography, '170101')).toBeNull();
  expect(districtPlace(geography, 'nowhere')).toBeNull();
});
