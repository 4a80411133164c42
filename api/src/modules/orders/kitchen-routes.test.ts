import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { aDraft, checkedCoupon, guest, place } from '../../../test/ordering.ts';

let api: TestApi;
let who: TestCall;
beforeAll(async () => {
  api = await testApi({ env: { KITCHEN_MODE: 'external' } });
  who = await guest(api);
}, 60_000);
afterAll(() => api.close());

const report = async (idorder: number | string, estado: string, key = api.secrets.serviceKey) => api.app.inject({ method: 'POST', url: `/interno/ordenes/${idorder}/estado`, headers: { 'x-service-key': key }, payload: { estado } });
const statusOf = async (idorder: number) => (await api.call('data/checkOrder', { idorder }, who)).body.estado;

test('a real kitchen reports its steps itself, in their order, and only with its key', async () => {
  const { idorder } = (await place(api, aDraft(api.services), who)).body.data.orden;
  expect((await report(idorder, 'ASI', 'otra')).statusCode).toBe(403);
  expect((await report(idorder, 'ENT')).json()).toEqual({ ok: false });
  for (const status of ['ASI', 'INI', 'LLE', 'DES', 'LLC', 'ENT', 'FIN']) {
    expect((await report(idorder, status)).json()).toEqual({ ok: true });
    expect(await statusOf(idorder)).toBe(status);
  }
  expect((await report(123_456_789, 'ASI')).json()).toEqual({ ok: false });
  expect((await report('x', 'ASI')).statusCode).toBe(400);
});

test('an order the shop cancels gives the coupon and the money of the card back, and says so by letter', async () => {
  const coupon = await checkedCoupon(api, 'unico', who);
  const { idorder } = (await place(api, aDraft(api.services, { payment: 'card', coupon }), who)).body.data.orden;
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, who)).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  await report(idorder, 'ASI');
  expect((await report(idorder, 'CAN')).json()).toEqual({ ok: true });
  const { db } = api.database;
  expect(await db.selectFrom('orders').select(['status', 'pay_status']).where('number', '=', idorder).executeTakeFirst()).toEqual({ status: 'CAN', pay_status: 'REFUNDED' });
  expect(await db.selectFrom('payment_event').innerJoin('payment', 'payment.id', 'payment_event.payment_id').innerJoin('orders', 'orders.id', 'payment.order_id').select('payment_event.body').where('orders.number', '=', idorder).executeTakeFirst()).toMatchObject({ body: { refund: true, approved: true } });
  expect((await checkedCoupon(api, 'unico', who)).code).toBe('unico');
  const [letter] = (await mailbox(api).collect('ana.guest@example.com')).filter(({ template }) => template === 'payment-returned');
  for (const words of [`Orden #${idorder}: te devolvemos Q`, 'Cancelamos la orden después de recibir tu pago.']) expect(letter?.text).toContain(words);
});
