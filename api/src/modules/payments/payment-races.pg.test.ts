import { expect, test } from '@jest/globals';
import { unpaidLifeMs } from '@brasa/shared/domain/card-payment';
import type { TestApi } from '../../../test/helper.ts';
import { aDraft, customer, guest, place } from '../../../test/ordering.ts';
import { twoInstances } from '../../../test/two-instances.ts';
import { sandboxProvider, signedNotice } from './sandbox-provider.ts';
import { giveBack } from './give-back.ts';
import { owePaidBack } from './owe-back.ts';
import type { PaymentContext } from './settle-payment.ts';
import { expireOrder } from '../orders/order-steps.ts';

const { apis } = await twoInstances();

const rounds = 12;
const headOf = (number: number) => apis[0].database.db.selectFrom('orders').select(['id', 'status', 'confirmed_at', 'pay_status']).where('number', '=', number).executeTakeFirstOrThrow();
const paymentOf = (orderId: number) => apis[0].database.db.selectFrom('payment').select('status').where('order_id', '=', orderId).where('method', '=', 'T').executeTakeFirstOrThrow();

/** An unpaid card order of a new guest, and how it is paid on the provider's page. */
async function unpaid() {
  const [api] = apis;
  const who = await guest(api);
  const { idorder } = (await place(api, aDraft(api.services, { payment: 'card' }), who)).body.data.orden as { idorder: number };
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...who.headers, origin: 'http://localhost:4000' } })).body;
  const pay = () => api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  return { who, idorder, pay };
}

/** Money and order agree: it is made and paid, or it was given up and nothing is kept. */
async function expectFair(idorder: number): Promise<'made' | 'given up'> {
  const head = await headOf(idorder);
  const payment = await paymentOf(head.id);
  if (head.confirmed_at) expect([head.status, head.pay_status, payment.status]).toEqual(['PEN', 'PAID', 'PAID']);
  else expect([head.status, head.pay_status === 'PAID', payment.status === 'PAID']).toEqual(['CAN', false, false]);
  return head.confirmed_at ? 'made' : 'given up';
}

test('an order that is paid at the moment it is replaced is made, or its money goes back; never both lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { who, idorder, pay } = await unpaid();
    const [, other] = apis;
    const [, next] = await Promise.all([pay(), place(other, aDraft(other.services, { replacesOrder: idorder, comments: `${round}` }), who)]);
    const fate = await expectFair(idorder);
    expect(next.body.codigoRetorno).toBe(fate === 'made' ? '02' : '00');
  }
}, 120_000);

test('an order that is paid at the moment it expires is made, or its money goes back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { idorder, pay } = await unpaid();
    const { id } = await headOf(idorder);
    await Promise.all([pay(), expireOrder(apis[1].database, id, apis[1].clock.now() + unpaidLifeMs)]);
    await expectFair(idorder);
  }
}, 120_000);

test('a balance that several orders reach for at once is never below zero, and what is refused takes nothing', async () => {
  const ana = await customer(apis[0]);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => place(apis[index % 2] as TestApi, aDraft(apis[0].services, { payment: index % 2 === 0 ? 'cash' : 'card', certificateAmount: 2000, comments: `${index}` }), ana)));
  const taken = answers.filter(({ body }) => body.codigoRetorno === '00').length;
  expect(taken).toBe(2);
  expect((await apis[1].call('data/getCertificadosCliente', {}, ana)).body.saldo).toBe(16.8);
});

test('one payment told of by two notices at once, on two instances, is taken once and given back to nobody', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { idorder } = await unpaid();
    const { id } = await headOf(idorder);
    const { provider_ref: reference, amount_cents: amount } = await apis[0].database.db.selectFrom('payment').select(['provider_ref', 'amount_cents']).where('order_id', '=', id).executeTakeFirstOrThrow();
    const results = await Promise.all(apis.map(async (api, index) => {
      const notice = { eventId: `${idorder}-${index}`, reference: reference ?? '', orderNumber: idorder, amount, currency: 'GTQ', approved: true, brand: 'visa', last4: '1111' };
      return (await api.app.inject({ method: 'POST', url: '/pagos/notificacion/sandbox', ...signedNotice(notice, api.secrets.paymentSecret, api.clock.now()) })).json().result as string;
    }));
    expect(results.toSorted()).toEqual(['paid', 'repeated']);
    expect(await expectFair(idorder)).toBe('made');
  }
}, 120_000);

test('two instances that look after refunds at the same moment give each back once', async () => {
  const refunded: string[] = [];
  const desks = apis.map(({ services }): PaymentContext => {
    const provider = { ...sandboxProvider({ publicUrl: '', secret: '' }), refund: async (reference: string) => void (await new Promise((resolve) => setTimeout(resolve, 20)), refunded.push(reference)) };
    return { ...services, provider, kitchen: { jobs: { send: async () => undefined, start: async () => undefined, stop: async () => undefined }, simulationSpeed: null } };
  });
  const { idorder, pay } = await unpaid();
  await pay();
  const { id } = await headOf(idorder);
  await apis[0].database.inTransaction((trx) => owePaidBack(trx, id, apis[0].clock.now()));
  await Promise.all([...desks, ...desks].map(giveBack));
  expect(refunded).toHaveLength(1);
  expect((await paymentOf(id)).status).toBe('REFUNDED');
}, 60_000);
