import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toCoverage } from '@brasa/shared/wire/coverage-wire';
import { type TestApi, noon, testApi } from '../../../test/helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (latitud: unknown, longitud: unknown) => (await api.call('geo/validaCobertura', { latitud, longitud })).body;
const coverage = async (latitude: number, longitude: number) => toCoverage(await ask(latitude, longitude), { latitude, longitude });

test('a place in Oakland belongs to the shop of zone 10, with district, zone and promise [API-059]', async () => {
  const body = await ask(14.599, -90.5072);
  expect(body.bloqueo).toEqual({ BLOQUEO: 'N' });
  expect(body.data).toEqual([
    { TIPO: 'COL', ID: 1, COL: '010110', CALLE: '', NOMBRE: 'Oakland', DESCRIPCION: '', LATITUD: 14.599, LONGITUD: -90.5072, CODZON: 20, PUNTO: 'N' },
    { TIPO: 'ZON', CODZON: 20, NOMBRE: 'Zona 10', CUADRANTE: 'C-02' },
    { TIPO: 'TDA', IDTDA: 2, NOMBRE: 'Zona 10 Oakland', RECOGER: 'N', GARANTIA: 'S', TIPO_GARANTIA: 'G30', COD_RESTRICCION: '', MENSAJE_GARANTIA: '30 minutos o es gratis', RESTRICCION_HORARIO: '', HORA_SISTEMA: '12:00' },
  ]);
});

test('outside every area there is no shop [API-061]', async () => {
  for (const [latitude, longitude] of [[16.9, -89.9], [0, 0], [14.599, 90.5072], [-14.599, -90.5072]] as const) {
    expect(await ask(latitude, longitude)).toMatchObject({ codigoRetorno: '00', data: [], bloqueo: { BLOQUEO: 'N' } });
  }
});

test('coordinates that are missing, no numbers or out of range are refused [API-060]', async () => {
  for (const [latitud, longitud] of [[undefined, -90], ['', ''], ['abc', '-90'], [91, -90], [14, -181], [null, null], [true, false], [[14], [-90]], ['1e1', '-90'], ['0x10', '-90'], ['Infinity', '-90']]) {
    expect(await ask(latitud, longitud)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Coordenadas no válidas' });
  }
  expect((await ask('14.599', '-90.5072')).data).toHaveLength(3);
});

test('the ravine of zone 3 is blocked, though a shop is near', async () => {
  const body = await ask(14.627, -90.531);
  expect(body.bloqueo.BLOQUEO).toBe('Por seguridad no podemos entregar en esta ubicación. Puedes recoger tu orden en una tienda.');
  expect(body.data.map(({ TIPO }: { TIPO: string }) => TIPO)).toEqual(['COL', 'ZON', 'TDA']);
});

test('the campus inside zone 12 wins over the area around it and asks for a meeting point', async () => {
  const result = await coverage(14.6005, -90.554);
  expect(result).toMatchObject({ shopId: 3, zoneCode: 31, restrictionCode: 'RPUNTO', warranty: false, districtName: 'Ciudad Universitaria' });
  expect(result.deliveryPoints.map(({ id, index, description }) => [id, index, description])).toEqual([
    [311, 0, 'Puerta principal'],
    [312, 1, 'Parqueo norte'],
    [313, 2, 'Edificio de rectoría'],
  ]);
  expect((await coverage(14.606, -90.554)).zoneCode).toBe(30);
});

test('zone 18 is served at home from ten to seven; outside of that the answer says since when not', async () => {
  const at = async (hour: number, minute = 0) => {
    api.clock.set(noon + (hour - 12) * 3_600_000 + minute * 60_000);
    return (await coverage(14.66, -90.465)).scheduleRestriction;
  };
  expect([await at(9, 59), await at(10), await at(18, 59), await at(19), await at(23)]).toEqual(['19:00', '', '', '19:00', '19:00']);
  api.clock.set(noon);
});

test('the shop of Cobán only hands orders over the counter', async () => {
  expect(await coverage(15.47, -90.37)).toMatchObject({ shopId: 12, pickupOnly: true });
});

test('a shop tells where it is, when it opens and what only it sells [API-063]', async () => {
  const { body } = await api.call('geo/getExt', { idtda: 2 });
  expect(body.data).toMatchObject({ id: 2, code: 'Z10', city: 'Ciudad de Guatemala', cityCode: '0101', region: 'Guatemala', regionCode: '01', menu: [5007, 7004], systemTime: '12:00', openNow: 'S' });
  expect(body.data.hours).toContainEqual({ numday: 5, openingTime: '10:00', closingTime: '22:30' });
  expect((await api.call('geo/getExt', { idtda: '3' })).body.data.menu).toEqual([]);
});

test('a shop is closed at night and on a day of rest', async () => {
  const openNow = async (id: number) => (await api.call('geo/getExt', { idtda: id })).body.data.openNow;
  api.clock.set(noon - 3 * 3_600_000);
  expect(await openNow(2)).toBe('N');
  api.clock.set(noon + 4 * 24 * 3_600_000);
  expect([await openNow(2), await openNow(12)]).toEqual(['S', 'N']);
  api.clock.set(noon);
});

test('an unknown, closed or missing shop is refused [API-064]', async () => {
  for (const body of [{ idtda: 99 }, {}, { idtda: 'x' }, { idtda: '2; drop' }, { idtda: -2 }]) {
    expect((await api.call('geo/getExt', body)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos la tienda' });
  }
});
