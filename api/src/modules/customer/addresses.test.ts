import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { customer, places } from '../../../test/ordering.ts';

let api: TestApi;
let ana: TestCall;
let luis: TestCall;
beforeAll(async () => {
  api = await testApi();
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', 'luis@example.com').execute();
  [ana, luis] = [await customer(api), await customer(api, 'luis@example.com')];
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('address').where('customer_id', '=', await idOf('luis@example.com')).execute();
});

type Saved = { readonly i: number; readonly tag: string; readonly principal: number; readonly order: number };
const idOf = async (email: string) => (await api.database.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const listOf = async (who: TestCall) => (await api.call('cliente/getDataUser', undefined, who)).body.data.direcciones as Saved[];
const address = { id: '', principal: 0, latitud: places.oakland.latitude, longitud: places.oakland.longitude, categoria: 'Mi Casa', col: '999', codzon: 1, direccion: '5a avenida 12-31', indicaciones: 'Portón negro', coloniaCliente: '', zonaCliente: '' };
const save = async (change: object = {}, who = luis) => (await api.callEncrypted('cliente/saveDireccion', { ...address, ...change }, who)).body;
const call = async (path: string, body: object, who = luis) => (await api.call(`cliente/${path}`, body, who)).body;
const notFound = { codigoRetorno: '01', mensajeRetorno: 'No encontramos la dirección' };
const main = async () => (await listOf(luis)).filter(({ principal }) => principal === 1).map(({ i }) => i);

test('an address gets its zone, district, city and department from the pin, whatever came along [API-100]', async () => {
  const { codigoRetorno, mensajeRetorno, data } = await save();
  expect([codigoRetorno, mensajeRetorno]).toEqual(['00', 'Dirección guardada']);
  expect(await listOf(luis)).toMatchObject([{ i: data.i, tag: 'Mi Casa', col: '010110', codzon: 20, ciu: '0101', dep: '01', coloniaCliente: 'Oakland', zonaCliente: 'Zona 10', principal: 1 }]);
});

test('a saved address is changed by its id [API-100]', async () => {
  const { data } = await save();
  expect((await save({ id: data.i, categoria: 'Otro', direccion: '6a calle 1-1' })).data).toEqual(data);
  expect(await listOf(luis)).toMatchObject([{ i: data.i, tag: 'Otro', direccion: '6a calle 1-1', principal: 1 }]);
});

test.each([
  [{ categoria: '' }, 'Debe seleccionar alguna categoría'],
  [{ direccion: '' }, 'Este campo es requerido'],
  [{ latitud: 91 }, 'La dirección seleccionada no cuenta con cobertura'],
  [{ latitud: 'x' }, 'La dirección seleccionada no cuenta con cobertura'],
  [{ latitud: places.ocean.latitude, longitud: places.ocean.longitude }, 'La dirección seleccionada no cuenta con cobertura'],
  [{ id: 999_999 }, 'No encontramos la dirección'],
])('an address with %p is refused [API-101]', async (change, message) => {
  expect(await save(change)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: message });
  expect(await listOf(luis)).toEqual([]);
});

test('somebody else’s address answers exactly like one that does not exist, and stays as it is [ADDR-014]', async () => {
  const before = await listOf(ana);
  const foreign = before[0]?.i ?? 0;
  const withoutTrace = ({ traza: _trace, ...body }: { traza?: string }) => body;
  for (const [path, body] of [
    ['markPrincipal', (i: number) => ({ i })],
    ['deleteDireccion', (i: number) => ({ i })],
    ['saveSortedAddresses', (i: number) => ({ addresses: [{ i, order: 0 }] })],
  ] as const) {
    expect(withoutTrace(await call(path, body(foreign)))).toEqual(withoutTrace(await call(path, body(999_999))));
  }
  expect(withoutTrace(await save({ id: foreign }))).toEqual(withoutTrace(await save({ id: 999_999 })));
  expect(await listOf(ana)).toEqual(before);
});

test('there is always exactly one main address [API-103]', async () => {
  const first = (await save()).data.i;
  const second = (await save({ principal: 1 })).data.i;
  expect(await main()).toEqual([second]);
  expect(await call('markPrincipal', { i: first })).toMatchObject({ codigoRetorno: '00', mensajeRetorno: '', data: {} });
  expect(await main()).toEqual([first]);
  await save({ id: first, principal: 0 });
  expect(await main()).toEqual([first]);
  expect(await call('markPrincipal', {})).toMatchObject(notFound);
});

test('an address that does not exist becomes nobody’s main one, and the main one stays [API-104]', async () => {
  const { data } = await save();
  for (const i of [999_999, data.i + 1_000_000]) expect(await call('markPrincipal', { i })).toMatchObject(notFound);
  expect(await main()).toEqual([data.i]);
});

/** What is to be taken out of the files of the embedded database, too. */
const erasures = async () => (await api.database.db.selectFrom('erasure').select('id').execute()).length;

test('deleting the main address makes the next one main; deleting again finds nothing [API-106] [API-107]', async () => {
  const before = await erasures();
  const [first, second] = [(await save()).data.i, (await save()).data.i];
  expect(await call('deleteDireccion', { i: first })).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Dirección eliminada', data: {} });
  expect(await main()).toEqual([second]);
  expect(await erasures()).toBe(before + 1);
  expect(await call('deleteDireccion', { i: first })).toMatchObject(notFound);
  await call('deleteDireccion', { i: second });
  expect(await listOf(luis)).toEqual([]);
});

test('addresses are kept in the order the customer gave them [API-109]', async () => {
  const ids = [(await save()).data.i, (await save()).data.i, (await save()).data.i];
  const wanted = [ids[0], ids[2], ids[1]];
  expect(await call('saveSortedAddresses', { addresses: wanted.map((i, order) => ({ i, order })) })).toMatchObject({ codigoRetorno: '00', mensajeRetorno: '' });
  expect((await listOf(luis)).map(({ i }) => i)).toEqual(wanted);
});

test('an order with a missing, repeated or unknown address changes nothing [API-110]', async () => {
  const [first, second] = [(await save()).data.i, (await save()).data.i];
  const before = await listOf(luis);
  for (const ids of [[first], [second, second], [second, first, 999_999], []]) {
    expect(await call('saveSortedAddresses', { addresses: ids.map((i, order) => ({ i, order })) })).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No fue posible guardar el orden' });
  }
  expect(await listOf(luis)).toEqual(before);
});

test('the sixteenth address is refused', async () => {
  for (let count = 0; count < 15; count += 1) await save();
  expect(await save()).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Alcanzaste el máximo de direcciones' });
  expect(await listOf(luis)).toHaveLength(15);
});

test('the same request sent twice, also at the same moment, saves one address', async () => {
  const _id = randomUUID();
  const answers = await Promise.all([save({ _id }), save({ _id }), save({ _id })]);
  expect(new Set(answers.map(({ data }) => data.i)).size).toBe(1);
  expect(await listOf(luis)).toHaveLength(1);
  const other = await api.callEncrypted('cliente/saveDireccion', { ...address, _id, direccion: 'otra' }, luis);
  expect(other.status).toBe(409);
});
