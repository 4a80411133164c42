import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { later, minuteMs } from '../../../test/background.ts';
import { setBalance } from '../../../test/gift-cards.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { aDraft, checkedCoupon, customer, guest, place, type DraftWishes } from '../../../test/ordering.ts';

let api: TestApi;
let ana: TestCall;
let who: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  ana = await customer(api);
  who = await guest(api);
});

type Placed = { readonly idorder: number; readonly hash: string };
const unpaid = async (caller: TestCall, wishes: DraftWishes = {}) => (await place(api, aDraft(api.services, { payment: 'card', ...wishes }), caller)).body.data.orden as Placed;

async function onBankPage({ idorder }: Placed, caller: TestCall, wished: 'exito' | 'error'): Promise<void> {
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...caller.headers, origin: 'http://localhost:4000' } })).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished } });
}
async function refused(caller: TestCall, wishes: DraftWishes = {}): Promise<Placed> {
  const order = await unpaid(caller, wishes);
  await onBankPage(order, caller, 'error');
  return order;
}
const shown = async ({ hash }: Placed) => {
  const { trackerStatus, paymentStatus } = (await api.call(`cliente/getOrdenHash/${hash}`)).body.data.orden;
  return [trackerStatus, paymentStatus];
};
const giveUp = async ({ idorder }: Placed, caller: TestCall) => (await api.call('cuenta/cancelarOrden', { idorder }, caller)).body;
const cards = async () => (await api.call('data/getCertificadosCliente', {}, ana)).body;
const held = async () => Number((await api.database.db.selectFrom('gift_entry').select((eb) => eb.fn.sum<number | null>('delta_cents').as('sum')).where('order_id', 'is not', null).executeTakeFirstOrThrow()).sum ?? 0);

test('an order says whether its card is still to be charged, was refused, came too late, or is settled', async () => {
  const order = await unpaid(who);
  expect(await shown(order)).toEqual(['PEN', 'PEN']);
  await onBankPage(order, who, 'error');
  expect(await shown(order)).toEqual(['PEN', 'REC']);
  await onBankPage(order, who, 'exito');
  expect(await shown(order)).toEqual(['PEN', '']);

  const late = await unpaid(who);
  api.clock.advance(20 * minuteMs);
  expect(await shown(late)).toEqual(['PEN', 'VEN']);
  await later(api, 0);
  expect(await shown(late)).toEqual(['CAN', 'VEN']);
  expect(await shown((await place(api, aDraft(api.services), who)).body.data.orden)).toEqual(['PEN', '']);
});

test('the pending orders of the account say which of them are not paid', async () => {
  const order = await refused(ana);
  const { ordenes } = (await api.call('cliente/getOrdersPend', {}, ana)).body.data;
  expect(ordenes[0]).toEqual({ idorder: order.idorder, hash: order.hash, orden: { hash: order.hash, trackerStatus: 'PEN', paymentStatus: 'REC' } });
  await giveUp(order, ana);
});

test('a refused card freezes no balance and no coupon: the next order takes both, also from another device', async () => {
  const wishes = { certificateAmount: 5680, coupon: await checkedCoupon(api, 'unico', ana) };
  const first = await refused(ana, wishes);
  expect(await cards()).toMatchObject({ saldo: 56.8, data: [{ balance: '56.80' }] });
  const next = aDraft(api.services, { ...wishes, payment: 'cash' });
  expect((await place(api, next, ana, { checkout: false })).body).toMatchObject({ codigoRetorno: '00', data: { detalle: { certificado: 56.8 } } });
  expect(await shown(first)).toEqual(['PEN', 'REC']);
  expect((await place(api, next, ana)).body).toMatchObject({ codigoRetorno: '00', data: { detalle: { certificado: 56.8 } } });
  expect(await shown(first)).toEqual(['CAN', 'VEN']);
  expect((await cards()).saldo).toBe(0);
});

test('who gives up an unpaid order has coupon and balance back at once, and asking again answers the same', async () => {
  await setBalance(api.database, 5680);
  const before = await held();
  const order = await unpaid(ana, { certificateAmount: 5680 });
  expect((await cards()).saldo).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    expect(await giveUp(order, ana)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Tu orden fue cancelada', estado: 'CAN' });
    expect([(await cards()).saldo, await held()]).toEqual([56.8, before]);
  }
  await onBankPage(order, ana, 'exito');
  expect(await shown(order)).toEqual(['CAN', 'VEN']);
});

const isOwn = async ({ hash }: Placed, caller: TestCall = {}) => (await api.call(`cliente/getOrdenHash/${hash}`, undefined, caller)).body.data.orden.isOwner;

test('the link of an order says whether the caller placed it', async () => {
  const [mine, hers] = [await unpaid(who), await unpaid(ana)];
  expect([await isOwn(mine, who), await isOwn(mine, ana), await isOwn(mine, await guest(api)), await isOwn(mine)]).toEqual([true, false, false, false]);
  expect([await isOwn(hers, ana), await isOwn(hers, who)]).toEqual([true, false]);
  await giveUp(hers, ana);
});

test('a refused card is followed by one letter with the way to pay, and by none when it was paid, given up or too late', async () => {
  const { collect } = mailbox(api);
  const refusals = async () => (await collect('ana.guest@example.com')).filter(({ subject }) => subject === 'Tu pago no fue aceptado');
  await refusals();
  const order = await refused(who);
  await onBankPage(order, who, 'error');
  const paid = await refused(await guest(api));
  const other = await guest(api);
  await giveUp(await refused(other), other);
  expect(await refusals()).toEqual([]);
  await api.database.db.updateTable('orders').set({ pay_status: 'PAID' }).where('number', '=', paid.idorder).execute();
  api.clock.advance(2 * minuteMs);
  expect(await refusals()).toMatchObject([{ link: `${api.config.publicUrl}/tracking/${order.hash}`, text: expect.stringContaining(`#${order.idorder} hasta las`) }]);
  const late = await refused(await guest(api));
  api.clock.advance(20 * minuteMs);
  expect([await refusals(), await shown(late)]).toEqual([[], ['PEN', 'VEN']]);
  await later(api, 0);
});

test('nobody gives up the order of somebody else, and one that is being made stays', async () => {
  const order = await unpaid(who);
  for (const stranger of [ana, await guest(api)]) expect(await giveUp(order, stranger)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden' });
  expect((await api.call('cuenta/cancelarOrden', { idorder: order.idorder })).status).toBe(401);
  await onBankPage(order, who, 'exito');
  expect(await giveUp(order, who)).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' });
  expect(await shown(order)).toEqual(['PEN', '']);
});

test('who logs in since may pay and give up what she ordered as a guest', async () => {
  const order = await unpaid(who);
  const loggedIn = await customer(api, 'ana@example.com', who.headers as Record<string, string>);
  expect(await isOwn(order, loggedIn)).toBe(true);
  expect((await api.call('checkout/getValidatorTokenPromerica', { idorder: order.idorder, tipo: 'ORD' }, { headers: { ...loggedIn.headers, origin: 'http://localhost:4000' } })).body.token).toMatch(/./);
  expect(await giveUp(order, loggedIn)).toMatchObject({ codigoRetorno: '00', estado: 'CAN' });
});

test('a letter says that an order was not paid in time, and none is sent for one that was given up or replaced', async () => {
  const { collect } = mailbox(api);
  await collect('');
  const [late, given, replaced] = [await unpaid(who), await unpaid(who), await refused(who)];
  await giveUp(given, who);
  await place(api, aDraft(api.services, { replacesOrder: replaced.idorder }), who);
  await later(api, 21 * minuteMs);
  const letters = (await collect('ana.guest@example.com')).filter(({ subject }) => subject === 'Tu orden no se pagó');
  expect(letters).toMatchObject([{ link: `${api.config.publicUrl}/tracking/${late.hash}` }]);
});
