import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { encrypt } from '../src/envelope-crypto.ts';
import { later, minuteMs } from './background.ts';
import { testApi, type TestApi, type TestCall } from './helper.ts';
import { aDraft, checkedCoupon, customer, guest, home, ids, place, places, send } from './ordering.ts';

let api: TestApi;
let limited: TestApi;
let who: TestCall;
beforeAll(async () => {
  [api, limited] = [await testApi(), await testApi({ env: { RATE_LIMITS: '1' } })];
});
afterAll(async () => {
  await api.close();
  await limited.close();
});
beforeEach(async () => {
  who = await guest(api);
});

const orders = async () => Number((await api.database.db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);

type Line = Record<string, unknown> & { readonly TIP: string };
const withLine = (wire: ReturnType<typeof fromOrderDraft>, change: (line: Line) => object) => ({ ...wire, menu: (wire.menu as readonly unknown[]).map((line) => ({ ...(line as Line), ...change(line as Line) })) });

test('a coupon line that claims more than the coupon gives is worth what the shop says, whatever its marker says', async () => {
  const coupon = await checkedCoupon(api, 'pizza20', who);
  const wire = fromOrderDraft(aDraft(api.services, { coupon }));
  const isCoupon = ({ TIP }: Line) => TIP === 'CUP';
  const before = await orders();
  const greedy = { ...withLine(wire, (line) => (isCoupon(line) ? { P: -357, PO: -357, DSC: 100, TP: 'PORCENTAJE' } : {})), data: { ...wire.data, totalVenta: 0 } };
  expect((await send(api, greedy, who)).body).toMatchObject({ codigoRetorno: '01', data: { detalle: { descuento: 71.4, total: 285.6 } } });
  expect(await orders()).toBe(before);
  const painted = withLine(wire, (line) => (isCoupon(line) ? { DSC: 100, MC: 0, MT: 500, PR: 1, apl: [], IDPRO: ids.cola, D: 'gratis' } : {}));
  expect((await send(api, painted, who)).body).toMatchObject({ codigoRetorno: '00', data: { detalle: { descuento: 71.4, total: 285.6 } } });
  const twice = { ...wire, menu: [...wire.menu, ...wire.menu.filter((line) => isCoupon(line as unknown as Line))] };
  const { body } = await send(api, twice, await guest(api));
  expect(body.codigoRetorno === '01' || body.data.detalle.total === 285.6).toBe(true);
});

test('a price of a promotion without its promotion, of another one, or for another product buys nothing', async () => {
  const wire = fromOrderDraft(aDraft(api.services, { promo: { promotionId: 9501, productId: ids.brownie } }));
  const before = await orders();
  const isPromo = ({ IP }: Line) => IP === 1;
  for (const change of [{ IP: 0, PID: undefined }, { PID: 9504 }, { PID: 77 }, { I: ids.iceCream }, { P: 1 }, { PID: 9503, P: 0 }]) {
    expect([change, (await send(api, withLine(wire, (line) => (isPromo(line) ? change : {})), who)).body.codigoRetorno]).toEqual([change, '01']);
  }
  expect(await orders()).toBe(before);
});

test('coupons kept busy by orders nobody pays are free again after twenty minutes', async () => {
  const coupon = await checkedCoupon(api, 'unico', who);
  const unpaid = (await place(api, aDraft(api.services, { payment: 'card', coupon }), who)).body;
  expect(unpaid.codigoRetorno).toBe('00');
  const other = await guest(api);
  const draft = () => aDraft(api.services, { coupon, contact: { name: 'Eva', phone: '44445555', email: 'eva@example.org' } });
  expect((await place(api, draft(), other)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El cupón ya no es válido para esta orden' });
  await later(api, 20 * minuteMs);
  expect((await place(api, draft(), other)).body.codigoRetorno).toBe('00');
  api.clock.advance(-20 * 60_000);
});

test('orders in quick succession are too many; one that was placed is told again however often it is asked for', async () => {
  const hasty = await guest(limited);
  const id = randomUUID();
  const order = (comments: string) => place(limited, aDraft(limited.services, { comments }), hasty, comments === '' ? { id } : {});
  const answers = [];
  for (let press = 0; press < 9; press += 1) answers.push((await order('')).body.data.orden.idorder);
  expect(new Set(answers).size).toBe(1);
  const statuses = [];
  for (let other = 1; other <= 6; other += 1) statuses.push((await order(`${other}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('somebody walking through order numbers or hashes finds nothing and is turned away after twenty', async () => {
  const walking = await guest(limited);
  const statuses: number[] = [];
  for (let number = 100_000_000; number < 100_000_025; number += 1) {
    const { status, body } = await limited.call('data/checkOrder', { idorder: number }, walking);
    if (status === 200) expect(body).toMatchObject({ codigoRetorno: '01', estado: 'ERR' });
    statuses.push(status);
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  const guessing = await guest(limited);
  const found: number[] = [];
  for (let guess = 0; guess < 22; guess += 1) found.push((await limited.call(`cliente/getOrdenHash/${String(guess).padStart(22, 'a')}`, undefined, guessing)).status);
  expect(found.slice(20)).toEqual([429, 429]);
});

test('the secret of an order is long and never the same: twenty-two letters of sixty-four', async () => {
  for (let count = 0; count < 20; count += 1) await place(api, aDraft(api.services, { comments: `${count}` }), await guest(api));
  const rows = await api.database.db.selectFrom('orders').select(['hash', 'number']).execute();
  expect(rows.length).toBeGreaterThan(20);
  for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{22}$/);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  // Neighbours in time are no neighbours in number.
  const steps = rows.map(({ number }, index) => Math.abs(number - (rows[index - 1]?.number ?? number)));
  expect(steps.filter((step) => step > 0 && step < 1000)).toEqual([]);
});

test('columns of the database that come along with an order are not taken over', async () => {
  const wire = fromOrderDraft(aDraft(api.services));
  const smuggled = { status: 'FIN', pay_status: 'PAID', customer_id: 1, total_cents: 1, hash: 'x'.repeat(22), number: 111_111_111, kind: 'CER', discount_cents: 35_699, balance: 999, confirmed_at: '2020-01-01' };
  const { body } = await send(api, { ...smuggled, ...wire, orden: { ...wire.orden, ...smuggled }, data: { ...wire.data, ...smuggled }, menu: wire.menu.map((line) => ({ ...line, ...smuggled, unit_cents: 1 })) }, who);
  const row = await api.database.db.selectFrom('orders').selectAll().where('number', '=', body.data.orden.idorder).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'PEN', pay_status: 'NONE', customer_id: null, total_cents: 35_700, discount_cents: 0, kind: 'ORD' });
  expect([row.hash, row.number]).not.toEqual([smuggled.hash, smuggled.number]);
});

test.each([
  ['a shop that is not the place’s', { idtda: 1 }],
  ['a place that is no number', { latitudEntrega: 'x' }],
  ['a place that is nothing', { latitudEntrega: null, longitudEntrega: null }],
  ['latitude and longitude swapped', { latitudEntrega: places.oakland.longitude, longitudEntrega: places.oakland.latitude }],
  ['a place behind the end of the world', { latitudEntrega: 91, longitudEntrega: 181 }],
  ['the ocean, with a good shop', { latitudEntrega: places.ocean.latitude, longitudEntrega: places.ocean.longitude }],
  ['the ravine, with a good place of the customer', { latitudEntrega: places.ravine.latitude, longitudEntrega: places.ravine.longitude }],
])('an order cannot be sent from a shop to %s', async (_name, change) => {
  const wire = fromOrderDraft(aDraft(api.services, { destination: home(api.services, places.oakland) }));
  const before = await orders();
  expect((await send(api, { ...wire, data: { ...wire.data, ...change } }, who)).body.codigoRetorno).toBe('01');
  expect(await orders()).toBe(before);
});

const hostile = ["'; drop table orders; --", "1)' or '1'='1", '<script>alert(1)</script>', '{{7*7}}${7*7}', '../../etc/passwd', 'http://169.254.169.254/latest/meta-data', '\u0000\u0007bell', '%00', '𝕌𝕟𝕚', '__proto__'];

test.each(hostile)('the text %j in every field of an order is text: kept as it is or refused, and never carried out', async (text) => {
  const wire = fromOrderDraft(aDraft(api.services, { comments: text, contact: { name: text, phone: '55501234', email: 'ana.guest@example.com' } }));
  const { status, body } = await send(api, { ...wire, data: { ...wire.data, detalle: text, referencias: text, coloniaCliente: text, zonaCliente: text, codcol: text } }, who);
  expect([status, body.codigoRetorno === '00' || body.codigoRetorno === '01']).toEqual([200, true]);
  if (body.codigoRetorno === '00') {
    const row = await api.database.db.selectFrom('orders').select(['comments', 'contact']).where('number', '=', body.data.orden.idorder).executeTakeFirstOrThrow();
    expect(row.comments).toBe([...text].filter((sign) => sign >= ' ').join('').trim());
  }
  for (const path of ['data/getPromo', 'data/checkPr', 'data/checkPromocionCheckout', 'geo/getExt', 'data/checkHr', 'data/getVS', 'data/checkOrder']) {
    expect((await api.call(path, { codigo: text, id: text, cupon: text, correo: text, idtda: text, ids: text, pff: text, pfh: text, idorder: text, hash: text })).status).toBe(200);
  }
  expect(await orders()).toBeGreaterThan(0);
});

test('blocks of one envelope cut into another end in a refusal, or in an order at the shop’s own prices', async () => {
  const secret = api.secrets.ckSecrets[0]?.secret ?? '';
  const sealed = (quantity: number) => Buffer.from(encrypt({ ...fromOrderDraft(aDraft(api.services, { products: [{ productId: ids.garlicBread, quantity }] }), { checkout: false }), _ts: api.clock.now() }, secret), 'base64');
  const [few, many] = [sealed(3), sealed(9)];
  const blocks = Math.min(few.length, many.length) / 16;
  for (let block = 0; block < blocks; block += 1) {
    const spliced = Buffer.from(few);
    many.copy(spliced, block * 16, block * 16, block * 16 + 16);
    const { status, body } = await api.call('data/saveOrderPendiente', { data: spliced.toString('base64') }, who);
    expect([200, 400]).toContain(status);
    if (status === 200 && body.codigoRetorno === '00') expect([111, 333]).toContain(body.data.detalle.total);
  }
});

test('another customer’s order answers like one that does not exist, byte for byte', async () => {
  const ana = await customer(api);
  const { idorder } = (await place(api, aDraft(api.services, { payment: 'card' }), ana)).body.data.orden;
  const asked = async (path: string, body: object) => {
    const answer = await api.call(path, body, { headers: { ...who.headers, origin: 'http://localhost:4000' } });
    const { traza: _trace, ...said } = answer.body;
    return [answer.status, said];
  };
  expect(await asked('data/checkOrder', { idorder })).toEqual(await asked('data/checkOrder', { idorder: 123_456_789 }));
  expect(await asked('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' })).toEqual(await asked('checkout/getValidatorTokenPromerica', { idorder: 123_456_789, tipo: 'ORD' }));
  const stolen = aDraft(api.services, { replacesOrder: idorder });
  expect((await place(api, stolen, who)).body.codigoRetorno).toBe('00');
  expect(await api.database.db.selectFrom('orders').select('status').where('number', '=', idorder).executeTakeFirst()).toEqual({ status: 'PEN' });
});
