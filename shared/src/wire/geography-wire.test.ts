import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { geographyResponse } from './geography-schema.ts';
import { fromGeography, toGeography } from './geography-wire.ts';

const answer = {
  codigoRetorno: '00',
  mensajeRetorno: '',
  departamentos: [{ C: '01', N: 'Guatemala', P: 'GT' }],
  ciudades: [{ C: '0101', D: '01', N: 'Ciudad de Guatemala' }],
  colonias: [{ C: '010110', CI: '0101', N: 'Oakland', Z: 'Zona 10' }],
  tiendas: [{ I: 2, COD: 'Z10', N: 'Zona 10 Oakland', DEP: '01', CIU: '0101', D: 'Restaurante y Delivery', DIR: 'Diagonal 6 12-40, Zona 10', LAT: 14.599, LNG: -90.511, DOMI: 'S', LLEV: 'S' }],
  horariosTiendas: {
    '2': [
      { numday: 0, openingTime: '10:00', closingTime: '21:00' },
      { numday: 5, openingTime: '18:00', closingTime: '01:00' },
      { numday: 6, openingTime: '00:00', closingTime: '00:00' },
    ],
  },
  cierres: {
    '2': [
      { fecha: '2026-12-25', motivo: 'Navidad' },
      { fecha: '2026-12-31', openingTime: '18:00', closingTime: '02:00', motivo: 'Fin de año' },
    ],
  },
} as const;

test('shops are built from the catalogues, with hours that may end the next day [STO-031, STO-032]', () => {
  expect(toGeography(answer)).toEqual({
    departments: [{ code: '01', name: 'Guatemala' }],
    cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }],
    districts: [{ code: '010110', cityCode: '0101', name: 'Oakland', zone: 'Zona 10' }],
    shops: [
      {
        id: 2,
        code: 'Z10',
        name: 'Zona 10 Oakland',
        description: 'Restaurante y Delivery',
        address: 'Diagonal 6 12-40, Zona 10',
        latitude: 14.599,
        longitude: -90.511,
        departmentCode: '01',
        cityCode: '0101',
        servesHome: true,
        servesPickup: true,
        hours: [
          { weekday: 0, opens: 600, closes: 1260 },
          { weekday: 5, opens: 1080, closes: 1500 },
          { weekday: 6, opens: 0, closes: 1440 },
        ],
        specialDays: [
          { date: '2026-12-25', hours: null, reason: 'Navidad' },
          { date: '2026-12-31', hours: { opens: 1080, closes: 1560 }, reason: 'Fin de año' },
        ],
      },
    ],
  });
});

test('what the server writes, the storefront reads back unchanged', () => {
  const geography = toGeography(answer);
  const written = fromGeography(geography, 'GT');
  expect(() => geographyResponse.parse({ codigoRetorno: '00', mensajeRetorno: '', ...written })).not.toThrow();
  expect(toGeography(written)).toEqual(geography);
  expect(written.departamentos).toEqual(answer.departamentos);
});

test('each flag is one service; a shop offers what none refuses, and is written so', () => {
  const { DOMI, LLEV, ...row } = answer.tiendas[0];
  const flags = [{ DOMI: 'N', LLEV }, { DOMI, LLEV: 'N' }, {}];
  const geography = toGeography({ ...answer, tiendas: flags.map((each) => ({ ...row, ...each })) });
  expect(geography.shops.map(({ servesHome, servesPickup }) => [servesHome, servesPickup])).toEqual([[false, true], [true, false], [true, true]]);
  expect(fromGeography(geography, 'GT').tiendas.map((each) => [each.DOMI, each.LLEV])).toEqual([['N', 'S'], ['S', 'N'], ['S', 'S']]);
});

test('a device that kept the answer of before has no special days; hours of one that nobody can read close the shop', () => {
  expect(toGeography({ ...answer, cierres: undefined }).shops[0]?.specialDays).toEqual([]);
  expect(toGeography({ ...answer, cierres: { 2: [{ fecha: '2026-12-25', openingTime: '10:00', closingTime: 'x' }] } }).shops[0]?.specialDays).toEqual([{ date: '2026-12-25', hours: null, reason: '' }]);
});

test('a shop without hours, or with hours nobody can read, is closed', () => {
  expect(toGeography({ ...answer, horariosTiendas: undefined }).shops[0]?.hours).toEqual([]);
  expect(toGeography({ ...answer, horariosTiendas: { 2: [{ numday: 1, openingTime: '25:00', closingTime: '26:00' }] } }).shops[0]?.hours).toEqual([]);
});

test('whatever comes, reading it does not throw', () => {
  fc.assert(fc.property(fc.anything(), (body) => void toGeography(body)));
  fc.assert(fc.property(fc.record({ tiendas: fc.array(fc.anything()), horariosTiendas: fc.anything() }), (body) => void toGeography(body)));
});
