import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { later, minuteMs } from '../../../test/background.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, customer, place, type DraftWishes } from '../../../test/ordering.ts';
import { checkLedger } from './ledger-problems.ts';

let api: TestApi;
let ana: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock() });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  ana = await customer(api);
});

const balance = 56.8;
const saldo = async (): Promise<number> => (await api.call('data/getCertificadosCliente', {}, ana)).body.saldo;
const order = async (wishes: DraftWishes): Promise<number> => (await place(api, aDraft(api.services, wishes), ana)).body.data.orden.idorder;
const unpaid = (): Promise<number> => order({ payment: 'card', certificateAmount: 5680 });
async function onBankPage(idorder: number, wished: 'exito' | 'error'): Promise<void> {
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...ana.headers, origin: 'http://localhost:4000' } })).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished } });
}
const giveUp = (idorder: number) => api.call('cuenta/cancelarOrden', { idorder }, ana);
const byShop = (idorder: number, motivo: 'TIENDA' | 'CLIENTE') =>
  api.app.inject({ method: 'POST', url: `/interno/ordenes/${idorder}/estado`, headers: { 'x-service-key': api.secrets.serviceKey }, payload: { estado: 'CAN', motivo } });

type Way = (idorder: number) => Promise<unknown>;
const ways: readonly (readonly [way: string, orderIt: () => Promise<number>, kinds: string, end: Way])[] = [
  ['is not paid in time', unpaid, 'HOLD RELEASE', () => later(api, 21 * minuteMs)],
  ['is given up', unpaid, 'HOLD RELEASE', giveUp],
  ['is replaced by one without a card', unpaid, 'HOLD RELEASE', (replacesOrder) => order({ replacesOrder })],
  ['is refused and not paid in time', unpaid, 'HOLD RELEASE', async (idorder) => {
    await onBankPage(idorder, 'error');
    await later(api, 21 * minuteMs);
  }],
  ['is refused and given up', unpaid, 'HOLD RELEASE', async (idorder) => {
    await onBankPage(idorder, 'error');
    await giveUp(idorder);
  }],
  ['is refused and followed by another', unpaid, 'HOLD RELEASE', async (idorder) => {
    await onBankPage(idorder, 'error');
    await giveUp(await unpaid());
  }],
  ['is given up and paid too late', unpaid, 'HOLD RELEASE', async (idorder) => {
    const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...ana.headers, origin: 'http://localhost:4000' } })).body;
    await giveUp(idorder);
    await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  }],
  ['was paid and is cancelled by the shop', unpaid, 'HOLD CAPTURE REFUND', async (idorder) => {
    await onBankPage(idorder, 'exito');
    await byShop(idorder, 'TIENDA');
  }],
  ['finds nobody at the door', () => order({ certificateAmount: 5680 }), 'HOLD CAPTURE REFUND', (idorder) => byShop(idorder, 'CLIENTE')],
];

test.each(ways)('an order that %s gives its balance back once, and the books are balanced', async (_way, orderIt, kinds, end) => {
  expect(await saldo()).toBe(balance);
  const idorder = await orderIt();
  expect([await saldo(), (await checkLedger(api.database)).problems]).toEqual([0, []]);
  await end(idorder);
  ana = await customer(api);
  await giveUp(idorder);
  expect([await saldo(), (await checkLedger(api.database)).problems]).toEqual([balance, []]);
  const entries = await api.database.db.selectFrom('gift_entry').innerJoin('orders', 'orders.id', 'gift_entry.order_id').select('gift_entry.kind').where('orders.number', '=', idorder).orderBy('gift_entry.id').execute();
  expect(entries.map(({ kind }) => kind).join(' ')).toBe(kinds);
});
