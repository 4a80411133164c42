import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CoverageResult } from '../domain/delivery.ts';
import { coverageRequest, coverageResponse } from './coverage-schema.ts';
import { fromCoverage, toCoverage } from './coverage-wire.ts';

const place = { latitude: 14.599, longitude: -90.5072 };
const answer = {
  codigoRetorno: '00',
  mensajeRetorno: '',
  data: [
    { TIPO: 'COL', ID: 1, COL: '010110', CALLE: '', NOMBRE: 'Oakland', DESCRIPCION: '', LATITUD: 14.599, LONGITUD: -90.5072, CODZON: 20, PUNTO: 'N' },
    { TIPO: 'ZON', CODZON: 20, NOMBRE: 'Zona 10', CUADRANTE: 'C-02' },
    { TIPO: 'TDA', IDTDA: 2, NOMBRE: 'Zona 10 Oakland', RECOGER: 'N', GARANTIA: 'S', TIPO_GARANTIA: 'G30', COD_RESTRICCION: '', MENSAJE_GARANTIA: '30 minutos o es gratis', RESTRICCION_HORARIO: '', HORA_SISTEMA: '19:05' },
  ],
  bloqueo: { BLOQUEO: 'N' },
};

const oakland: CoverageResult = {
  ...place,
  blockMessage: null,
  shopId: 2,
  shopName: 'Zona 10 Oakland',
  pickupOnly: false,
  districtCode: '010110',
  districtName: 'Oakland',
  zoneCode: 20,
  zoneName: 'Zona 10',
  quadrant: 'C-02',
  deliveryPoints: [],
  warranty: true,
  warrantyType: 'G30',
  warrantyMessage: '30 minutos o es gratis',
  restrictionCode: '',
  scheduleRestriction: '',
  systemTime: '19:05',
};

const nowhere: CoverageResult = { ...oakland, shopId: null, shopName: '', districtCode: '', districtName: '', zoneCode: null, zoneName: '', quadrant: '', warranty: false, warrantyType: '', warrantyMessage: '', systemTime: '' };

test('the rows of an answer become one coverage: district, zone and shop by their type, others left out [DLV-019, DLV-021]', () => {
  expect(toCoverage(answer, place)).toEqual(oakland);
  const [district, zone, shop] = answer.data;
  const others = [{ TIPO: 'RUT', CODZON: 99, IDTDA: 99, NOMBRE: 'Otra' }, {}, null];
  expect(toCoverage({ ...answer, data: [...others, shop, zone, district] }, place)).toEqual(oakland);
});

test('rows marked as points are meeting points, in their order [DLV-020]', () => {
  const point = (ID: number) => ({ TIPO: 'COL', ID, COL: '010124', CALLE: '7', NOMBRE: 'Ciudad Universitaria', DESCRIPCION: `Puerta ${ID}`, LATITUD: 14.6, LONGITUD: -90.55, CODZON: 31, PUNTO: 'S' });
  const coverage = toCoverage({ ...answer, data: [point(311), point(312), ...answer.data] }, place);
  expect(coverage.deliveryPoints).toEqual([
    { id: 311, index: 0, districtCode: '010124', streetCode: '7', district: 'Ciudad Universitaria', description: 'Puerta 311', latitude: 14.6, longitude: -90.55, zoneCode: 31 },
    { id: 312, index: 1, districtCode: '010124', streetCode: '7', district: 'Ciudad Universitaria', description: 'Puerta 312', latitude: 14.6, longitude: -90.55, zoneCode: 31 },
  ]);
  expect(coverage.districtName).toBe('Oakland');
});

test.each([
  [undefined, null],
  ['', null],
  ['N', null],
  ['S', 'No se puede realizar la entrega en la ubicación seleccionada'],
  ['Por seguridad no podemos entregar aquí.', 'Por seguridad no podemos entregar aquí.'],
])('a block of %p reads %p [DEC-145]', (BLOQUEO, message) => {
  expect(toCoverage({ ...answer, bloqueo: { BLOQUEO } }, place).blockMessage).toBe(message);
});

test('no rows are no coverage, whatever else comes', () => {
  expect(toCoverage({ data: [] }, place)).toEqual(nowhere);
  fc.assert(fc.property(fc.anything(), (body) => toCoverage(body, place).latitude === place.latitude));
});

test('what the server writes, the storefront reads back unchanged', () => {
  const blocked = { ...oakland, blockMessage: 'Cerrado por lluvia', scheduleRestriction: '19:00', pickupOnly: true };
  for (const coverage of [oakland, blocked, nowhere]) {
    const written = fromCoverage(coverage);
    expect(() => coverageResponse.parse({ codigoRetorno: '00', mensajeRetorno: '', ...written })).not.toThrow();
    expect(toCoverage(written, place)).toEqual(coverage);
  }
});

test('coordinates are numbers in range; what only turns into one is refused [API-060]', () => {
  expect(coverageRequest.parse({ latitud: '14.5', longitud: -90 })).toEqual({ latitud: 14.5, longitud: -90 });
  for (const latitud of [true, null, '', ' ', [], [14], 'NaN', '1e1', 90.1, Number.NaN, Number.POSITIVE_INFINITY, undefined]) expect(coverageRequest.safeParse({ latitud, longitud: -90 }).success).toBe(false);
});
