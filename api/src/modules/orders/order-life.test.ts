import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { later, minuteMs, noJobs } from '../../../test/background.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, checkedCoupon, counter, customer, guest, place } from '../../../test/ordering.ts';
import { json } from '../../db/tables.ts';
import { changeStatus, mayFollow } from './order-status-change.ts';
import { catchUp } from './order-steps.ts';


let api: TestApi;
let who: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  who = await guest(api);
});

const order = async (draft: OrderDraft = aDraft(api.services), caller = who) => (await place(api, draft, caller)).body.data.orden as { idorder: number; hash: string };
const pass = (minutes: number) => later(api, minutes * minuteMs);
const byHash = async (hash: string, caller: TestCall = {}) => (await api.call(`cliente/getOrdenHash/${hash}`, undefined, caller)).body;
const coordinates = async (hash: string) => (await api.call(`cliente/getCoordenadasHash/${hash}`)).body;
const tracked = async (id: string | number, caller: TestCall = {}) => (await api.call(`tracker/ordenHasTracked/${id}`, undefined, caller)).body.data.tracked;
const checked = async (body: object, caller: TestCall = {}) => (await api.call('data/checkOrder', body, caller)).body;

test('a home order goes from the kitchen to the door in the time the plan says', async () => {
  const { hash } = await order();
  const seen: [string, string][] = [];
  for (const minutes of [0, 0.5, 0.5, 9, 2, 4, 2, 10]) {
    await pass(minutes);
    const { data } = await byHash(hash);
    seen.push([data.orden.trackerStatus, `${data.orden.dispatchTime}|${data.orden.deliveryTime}`]);
  }
  expect(seen.map(([status]) => status)).toEqual(['PEN', 'ASI', 'INI', 'LLE', 'DES', 'LLC', 'ENT', 'FIN']);
  expect(seen[4]?.[1]).toBe('12:12|');
  expect(seen[7]?.[1]).toMatch(/^12:12\|12:\d\d$/);
});

test('a kitchen that was away for hours finds every step when it comes back, at the time it was planned', async () => {
  const { idorder } = await order();
  const start = api.clock.now();
  await pass(600);
  const row = await api.database.db.selectFrom('orders').select(['id', 'status', 'closed_at', 'version']).where('number', '=', idorder).executeTakeFirstOrThrow();
  const events = await api.database.db.selectFrom('order_event').select(['status', 'at']).where('order_id', '=', row.id).orderBy('id').execute();
  expect(row).toMatchObject({ status: 'FIN', version: 7 });
  expect(events.map(({ status }) => status)).toEqual(['PEN', 'ASI', 'INI', 'LLE', 'DES', 'LLC', 'ENT', 'FIN']);
  expect(events[1]?.at.getTime()).toBe(start + 30_000);
  api.clock.advance(-600 * minuteMs);
});

test('looking after the orders twice, or twice at once, changes nothing twice', async () => {
  const { idorder } = await order();
  api.clock.advance(15 * minuteMs);
  await Promise.all([catchUp(api.database, noJobs, api.clock.now()), catchUp(api.database, noJobs, api.clock.now())]);
  await catchUp(api.database, noJobs, api.clock.now());
  const { id } = await api.database.db.selectFrom('orders').select('id').where('number', '=', idorder).executeTakeFirstOrThrow();
  const events = await api.database.db.selectFrom('order_event').select('status').where('order_id', '=', id).execute();
  expect(new Set(events.map(({ status }) => status)).size).toBe(events.length);
});

test('an order whose plan cannot be read holds up no other, and is named', async () => {
  const [broken, next] = [await order(), await order()];
  const row = (number: number) => api.database.db.selectFrom('orders').select(['id', 'plan', 'status']).where('number', '=', number).executeTakeFirstOrThrow();
  const { id, plan } = await row(broken.idorder);
  const put = (value: unknown) => api.database.db.updateTable('orders').set({ plan: json(value) }).where('id', '=', id).execute();
  await put({ steps: null });
  api.clock.advance(minuteMs);
  await expect(catchUp(api.database, noJobs, api.clock.now())).rejects.toThrow(`Orders that could not be moved on: ${id}`);
  expect((await row(next.idorder)).status).not.toBe('PEN');
  await put(plan);
});

test('an order does not go where the table of statuses has no way', async () => {
  expect([mayFollow('PEN', 'ASI'), mayFollow('PEN', 'ENT'), mayFollow('FIN', 'CAN'), mayFollow('DES', 'CAN'), mayFollow('INI', 'ENT')]).toEqual([true, false, false, false, true]);
  const { idorder } = await order();
  const { id } = await api.database.db.selectFrom('orders').select('id').where('number', '=', idorder).executeTakeFirstOrThrow();
  const now = api.clock.now();
  const change = (from: 'PEN' | 'INI', to: 'ASI' | 'FIN') => api.database.inTransaction((trx) => changeStatus(trx, { orderId: id, from, to, at: now, source: 'shop' }));
  expect(await change('PEN', 'FIN')).toBe(false);
  expect(await change('PEN', 'ASI')).toBe(true);
  expect(await change('PEN', 'ASI')).toBe(false);
});

test('an order nobody pays for is cancelled after twenty minutes, and its coupon can be used again', async () => {
  const coupon = await checkedCoupon(api, 'unico', who);
  const { idorder } = await order(aDraft(api.services, { payment: 'card', coupon }));
  expect(await checked({ idorder }, who)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: '', estado: 'PEN' });
  expect((await api.call('data/checkPromocionCheckout', { cupon: 'unico', correo: 'x@example.com' })).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'El cupón no es válido', data: [] });
  await pass(19);
  expect((await checked({ idorder }, who)).codigoRetorno).toBe('00');
  await pass(1);
  expect(await checked({ idorder }, who)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'CAN' });
  expect((await checkedCoupon(api, 'unico', who)).code).toBe('unico');
});

test('a future order waits for its slot before the kitchen begins', async () => {
  const { hash } = await order(aDraft(api.services, { futureOrder: { date: '19/11/2026', time: '18:00' } }));
  await pass(30);
  expect((await byHash(hash)).data.orden.trackerStatus).toBe('PEN');
  api.clock.set(Date.UTC(2026, 10, 19, 23, 21, 30));
  await pass(0);
  expect((await byHash(hash)).data.orden.trackerStatus).toBe('INI');
  api.clock.set(Date.UTC(2026, 10, 19, 18, 0, 0));
});

test('whoever holds the hash follows the order and learns almost nothing about the person [API-053]', async () => {
  const { hash } = await order(aDraft(api.services, { comments: 'Tocar dos veces', wantsAccount: true, birthday: '01/01/1990' }));
  const { data } = await byHash(hash);
  expect(data.orden).toMatchObject({ contactName: 'Ana', contactEmail: 'a***@example.com', deliveryAddress: '', indications: '', comments: '', wantsAccount: false });
  expect(data).toMatchObject({ cliente: { nombre: 'Ana', estadoCliente: 'PEN' }, location: { shop: { latitude: 14.599 }, destination: { latitude: 14.599 } }, timer: 1800 });
  expect(JSON.stringify(data)).not.toMatch(/55501234|López|5a avenida|Portón|Tocar/);
  expect((await byHash(hash, await guest(api))).data).toEqual(data);
  expect((await byHash(hash, who)).data.orden).toMatchObject({ contactName: 'Ana López', deliveryAddress: '5a avenida 12-31', indications: 'Portón negro', comments: 'Tocar dos veces', wantsAccount: true });
});

test('a hash nobody has finds nothing, whatever it looks like [API-054] [API-050] [API-057]', async () => {
  for (const hash of ['A'.repeat(22), 'x', '..%2f..%2fetc', '%00', '9'.repeat(30)]) {
    expect(await byHash(hash)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', data: null });
    expect(await coordinates(hash)).toEqual({ codigoRetorno: '00', mensajeRetorno: '', data: [] });
    expect(await tracked(hash)).toBe('N');
  }
});

test('the driver appears when the order leaves and only comes nearer [API-049] [API-056] [TRK-017]', async () => {
  const { hash, idorder } = await order();
  await pass(11);
  expect(await coordinates(hash)).toMatchObject({ data: [], orderTracking: { trackerStatus: 'LLE', dispatchTime: '' } });
  expect(await tracked(hash)).toBe('N');
  await pass(1);
  expect(await tracked(hash)).toBe('S');
  expect([await tracked(idorder), await tracked(idorder, who)]).toEqual(['N', 'S']);
  let known: unknown[] = [];
  for (let step = 0; step < 6; step += 1) {
    const { data, orderTracking } = await coordinates(hash);
    expect(data.slice(0, known.length)).toEqual(known);
    expect(orderTracking).toMatchObject({ latitude: expect.any(Number), dispatchTime: expect.stringMatching(/^\d\d:\d\d$/) });
    known = data;
    await pass(1);
  }
  expect(known[0]).toMatchObject({ id: 1, order: idorder, index: 0, latitude: 14.599, longitude: -90.511, velocity: 0, trackerDelivery: 'sim' });
});

test('two hours after it was delivered, and at once when it was cancelled, nobody can see where it was to go', async () => {
  const { hash } = await order();
  await pass(40);
  expect((await byHash(hash)).data.location.destination).toBeDefined();
  await pass(125);
  expect((await byHash(hash)).data.location.destination).toBeUndefined();
  expect((await coordinates(hash)).data).toEqual([]);
  api.clock.advance(-165 * minuteMs);

  const cancelled = await order(aDraft(api.services, { payment: 'card' }));
  await pass(25);
  const { data } = await byHash(cancelled.hash, who);
  expect([data.orden.trackerStatus, Object.keys(data.location)]).toEqual(['CAN', ['shop']]);
  api.clock.advance(-25 * minuteMs);
});

test('an order for the counter has no driver', async () => {
  const { hash } = await order(aDraft(api.services, { destination: counter() }));
  await pass(10);
  expect((await byHash(hash)).data.orden).toMatchObject({ trackerStatus: 'ENT', deliveryTime: expect.stringMatching(/^\d\d:\d\d$/) });
  expect([await tracked(hash), (await coordinates(hash)).data]).toEqual(['N', []]);
  api.clock.advance(-10 * minuteMs);
});

test('an order is checked by whoever placed it or knows its hash, and is nothing to anybody else [API-039] [API-040]', async () => {
  const { idorder, hash } = await order();
  const running = { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' };
  const nothing = { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', estado: 'ERR' };
  expect(await checked({ idorder }, who)).toMatchObject(running);
  expect(await checked({ idorder, hash })).toMatchObject(running);
  for (const answer of [await checked({ idorder }), await checked({ idorder }, await guest(api)), await checked({ idorder, hash: 'A'.repeat(22) }), await checked({ idorder: 123_456_789 }, who), await checked({})]) expect(answer).toMatchObject(nothing);
  await pass(40);
  expect(await checked({ idorder }, who)).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya fue entregada' });
  api.clock.advance(-40 * minuteMs);
});

test('an account sees its own orders and what is on its way, newest first [API-042] [API-046] [ORDS-008]', async () => {
  const ana = await customer(api);
  const first = await order(aDraft(api.services), ana);
  api.clock.advance(1000);
  const second = await order(aDraft(api.services), ana);
  const foreign = await order(aDraft(api.services));
  const all: { idorder: number; orden: object }[] = (await api.call('cliente/getLastOrders', undefined, ana)).body.ordenes;
  const ordenes = all.filter(({ idorder }) => [first, second, foreign].some((each) => each.idorder === idorder));
  expect(ordenes.map(({ idorder }) => idorder)).toEqual([second.idorder, first.idorder]);
  expect(ordenes[0]?.orden).toMatchObject({ hash: second.hash, total: 357, deliveryType: 'DOM', menu: [{ I: 2001, C: 3, TIP: 'CMB', list: expect.any(Array) }] });
  const { data } = (await api.call('cliente/getOrdersPend', {}, ana)).body;
  expect(data).toMatchObject({ cantidad: 2, ordenes: [{ idorder: second.idorder, hash: second.hash }, { idorder: first.idorder }] });
});

test('the lists of an account are for that account only [API-043] [API-034] [API-133]', async () => {
  for (const path of ['cliente/getLastOrders', 'cliente/getOrdersPend', 'cliente/checkCuponera', 'cliente/getDataUser', 'data/getCertificadosCliente']) {
    expect((await api.call(path)).status).toBe(401);
    expect((await api.call(path, undefined, who)).status).toBe(403);
  }
});

test('what a guest ordered joins the account when the same browser logs in with the same mailbox', async () => {
  const contact = { name: 'Ana López', phone: '55501234', email: 'ana@example.com' };
  const mine = await order(aDraft(api.services, { contact }));
  const other = await order(aDraft(api.services, { contact }), await guest(api));
  const { body } = await api.call('auth/login', { email: 'ana@example.com', password: 'clave-demo-1' }, who);
  const { ordenes } = (await api.call('cliente/getLastOrders', undefined, { headers: { authorization: `Bearer ${body.token}` } })).body;
  const numbers = ordenes.map(({ idorder }: { idorder: number }) => idorder);
  expect([numbers.includes(mine.idorder), numbers.includes(other.idorder)]).toEqual([true, false]);
});

test('the own coupons of a customer are listed, the personal one first [API-033]', async () => {
  const { cupones } = (await api.call('cliente/checkCuponera', undefined, await customer(api))).body.data;
  expect(cupones[0]).toMatchObject({ codigo: 'cumple-ana', N: 'Feliz cumpleaños', PR: 5, TP: 'PRECIO', IDPRO: 9001 });
  expect(cupones.map(({ codigo }: { codigo: string }) => codigo)).not.toContain('vencido');
});

test('a personal coupon is nothing to other mailboxes, and asking gives nothing away [API-030] [API-031]', async () => {
  const ask = async (cupon: string, correo: string) => (await api.call('data/checkPromocionCheckout', { cupon, correo })).body;
  const nothing = { codigoRetorno: '00', mensajeRetorno: 'El cupón no es válido', data: [] };
  for (const [code, mailbox] of [['cumple-ana', 'otro@example.com'], ['vencido', 'a@b.gt'], ['no-existe', 'a@b.gt'], ['x', 'a@b.gt']] as const) expect(await ask(code, mailbox)).toEqual(nothing);
  expect(await ask(' PIZZA20 ', '')).toMatchObject({ data: [{ codigo: 'pizza20', P: 20, MC: 100, TP: 'PORCENTAJE' }] });
  expect((await ask('pizza20', 'no-es-correo')).mensajeRetorno).toBe('Ingresa un correo electrónico válido');
});
