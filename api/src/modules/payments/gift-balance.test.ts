import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { giveCard, setBalance } from '../../../test/gift-cards.ts';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, checkedCoupon, customer, guest, place } from '../../../test/ordering.ts';
import { expireGiftCards } from '../gift-cards/expire-gift-cards.ts';
import { cancelOrder } from '../orders/order-steps.ts';
import { localDay } from './local-day.ts';

let api: TestApi;
let ana: TestCall;
beforeAll(async () => {
  api = await testApi();
  ana = await customer(api);
}, 60_000);
afterAll(() => api.close());

const cards = async () => (await api.call('data/getCertificadosCliente', {}, ana)).body;
const tooLittle = { codigoRetorno: '01', mensajeRetorno: 'Tu saldo de Gift Card no es suficiente' };
const orderId = async (number: number) => (await api.database.db.selectFrom('orders').select(['id', 'status', 'pay_status']).where('number', '=', number).executeTakeFirstOrThrow());

test('a customer sees the cards of the account, without their codes, and what is left [API-115]', async () => {
  expect(await cards()).toMatchObject({ codigoRetorno: '00', saldo: 56.8, data: [{ name: 'Gift Card Q100', code: '****-****-****-HN3P', amount: 100, balance: '56.80', expiration: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) }] });
});

test('the balance pays its part, what is left is cash, and a cancelled order gives it back once', async () => {
  const { body } = await place(api, aDraft(api.services, { certificateAmount: 5000 }), ana);
  expect(body.data.detalle).toMatchObject({ total: 357, certificado: 50, porPagar: 307 });
  expect((await cards()).saldo).toBe(6.8);
  const { id, status } = await orderId(body.data.orden.idorder);
  await api.database.inTransaction((trx) => cancelOrder(trx, { id, status }, 'shop', api.clock.now()));
  await api.database.inTransaction((trx) => cancelOrder(trx, { id, status }, 'shop', api.clock.now()));
  expect((await cards()).saldo).toBe(56.8);
});

test('more than the balance, more than the order, or the balance of a guest is refused', async () => {
  expect((await place(api, aDraft(api.services, { certificateAmount: 5681 }), ana)).body).toMatchObject(tooLittle);
  expect((await place(api, aDraft(api.services, { payment: 'certificate' }), ana)).body).toMatchObject(tooLittle);
  expect((await place(api, aDraft(api.services, { certificateAmount: 100 }), await guest(api))).body).toMatchObject(tooLittle);
  expect((await cards()).saldo).toBe(56.8);
});

test('an unpaid card order keeps its part of the balance aside until it ends', async () => {
  const { body } = await place(api, aDraft(api.services, { payment: 'card', certificateAmount: 5680 }), ana);
  expect(body.data.detalle.porPagar).toBe(300.2);
  expect((await cards()).saldo).toBe(0);
  const { id, status } = await orderId(body.data.orden.idorder);
  await api.database.inTransaction((trx) => cancelOrder(trx, { id, status }, 'expiry', api.clock.now()));
  expect((await cards()).saldo).toBe(56.8);
});

test('a card that was refused may be followed by another order with the same balance and coupon: the first gives them back', async () => {
  const coupon = await checkedCoupon(api, 'unico', ana);
  const wishes = { payment: 'card', certificateAmount: 5680, coupon } as const;
  const first = (await place(api, aDraft(api.services, wishes), ana)).body.data.orden.idorder as number;
  const again = aDraft(api.services, { ...wishes, payment: 'cash', replacesOrder: first });
  expect((await place(api, again, ana, { checkout: false })).body.codigoRetorno).toBe('00');
  expect([(await orderId(first)).status, (await cards()).saldo]).toEqual(['PEN', 0]);
  const second = (await place(api, again, ana)).body;
  expect(second).toMatchObject({ codigoRetorno: '00', data: { detalle: { certificado: 56.8 } } });
  expect([(await orderId(first)).status, (await cards()).saldo]).toEqual(['CAN', 0]);
  const { id, status } = await orderId(second.data.orden.idorder);
  await api.database.inTransaction((trx) => cancelOrder(trx, { id, status }, 'shop', api.clock.now()));
  expect((await cards()).saldo).toBe(56.8);
});

test('a refusal leaves the order it would have replaced alone', async () => {
  const first = (await place(api, aDraft(api.services, { payment: 'card', certificateAmount: 5680 }), ana)).body.data.orden.idorder as number;
  expect((await place(api, aDraft(api.services, { certificateAmount: 5681, replacesOrder: first }), ana)).body).toMatchObject(tooLittle);
  const { id, status } = await orderId(first);
  expect([status, (await cards()).saldo]).toEqual(['PEN', 0]);
  await api.database.inTransaction((trx) => cancelOrder(trx, { id, status }, 'expiry', api.clock.now()));
});

test('an order the balance pays entirely is paid at once', async () => {
  await setBalance(api.database, 50_000);
  const { body } = await place(api, aDraft(api.services, { payment: 'certificate', certificateAmount: 35_700 }), ana);
  expect(body.data).toMatchObject({ orden: { paymentType: 'CER' }, detalle: { porPagar: 0, certificado: 357 } });
  expect(await orderId(body.data.orden.idorder)).toMatchObject({ pay_status: 'PAID' });
  expect((await cards()).saldo).toBe(143);
});

test('a card that is used up stays in the list with nothing left, behind those that hold something', async () => {
  await setBalance(api.database, 35_700);
  const { id, email } = await api.database.db.selectFrom('customer').select(['id', 'email']).where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  await giveCard(api.database, { id, email, name: 'Ana', phone: '55501234' }, { cents: 5000, expiresOn: '2027-12-31', now: api.clock.now() });
  const { body } = await place(api, aDraft(api.services, { payment: 'certificate', certificateAmount: 35_700 }), ana);
  expect(body.codigoRetorno).toBe('00');
  const { data, saldo } = await cards();
  expect([saldo, data.map(({ amount, balance }: { amount: number; balance: string }) => [amount, balance])]).toEqual([50, [[50, '50.00'], [357, '0.00']]]);
});

test('a card that ended before it was used up says so for a year, behind all others, and holds nothing', async () => {
  const { id, email } = await api.database.db.selectFrom('customer').select(['id', 'email']).where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  const now = api.clock.now();
  const dayMs = 24 * 3_600_000;
  const give = (cents: number, daysAgo: number) => giveCard(api.database, { id, email, name: 'Ana', phone: '55501234' }, { cents, expiresOn: localDay(now - daysAgo * dayMs), now });
  const before = await cards();
  for (const [cents, daysAgo] of [[1000, 366], [2000, 365], [3000, 2]] as const) await give(cents, daysAgo);
  await expireGiftCards(api.database, now);
  // The job of the night has not seen this one yet.
  await give(4000, 1);
  const { data, saldo } = await cards();
  const ended = data.slice(before.data.length).map(({ amount, balance, expiration }: { amount: number; balance: string; expiration: string }) => [amount, balance, expiration]);
  const written = (daysAgo: number) => localDay(now - daysAgo * dayMs).split('-').reverse().join('/');
  expect([saldo, data.slice(0, before.data.length), ended]).toEqual([before.saldo, before.data, [[40, '0.00', written(1)], [30, '0.00', written(2)], [20, '0.00', written(365)]]]);
});
