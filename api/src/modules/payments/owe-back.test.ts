import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { later, minuteMs } from '../../../test/background.ts';
import { cardPaymentOf, placeCardOrder } from '../../../test/card-orders.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { guest } from '../../../test/ordering.ts';
import type { DraftWishes } from '../../../test/ordering.ts';
import { signedNotice } from './sandbox-provider.ts';

let api: TestApi;
let who: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock(), env: { LOG_LEVEL: 'silent' } });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  who = await guest(api);
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const order = (change?: DraftWishes) => placeCardOrder(api, who, change);

/** Opens the page of the card, and answers how its payment is told of under the id of an event. */
async function opened(idorder: number) {
  await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...who.headers, origin: 'http://localhost:4000' } });
  const { provider_ref: reference } = await cardPaymentOf(api, idorder);
  return async (eventId: string): Promise<string> => {
    const notice = { eventId: `${eventId}-${idorder}`, reference: reference ?? '', orderNumber: idorder, amount: 35_700, currency: 'GTQ', approved: true, brand: 'visa', last4: '1111' };
    return (await api.app.inject({ method: 'POST', url: '/pagos/notificacion/sandbox', ...signedNotice(notice, api.secrets.paymentSecret, api.clock.now()) })).json().result;
  };
}

const letters = async () => (await mailbox(api).collect('ana.guest@example.com')).filter(({ template }) => template === 'payment-returned');

test('who pays after the order ran out reads how much goes back, why and when it arrives, once, and may order again', async () => {
  const { idorder, hash } = await order();
  const paid = await opened(idorder);
  await later(api, 20 * minuteMs);
  expect([await paid('first'), await paid('again')]).toEqual(['refund', 'repeated']);
  const [letter, ...others] = await letters();
  expect([letter?.subject, others]).toEqual(['Te devolvemos tu pago', []]);
  for (const part of [letter?.text, letter?.html]) for (const words of [`Orden #${idorder}: te devolvemos Q357.00.`, 'cuando la orden ya estaba cancelada', 'Tu banco puede tardar unos días', 'puedes pedirla de nuevo', `/tracking/${hash}`]) expect(part).toContain(words);
  api.clock.advance(-20 * minuteMs);
});

test('who pays an order after another one was placed instead is not asked to order it again', async () => {
  const { idorder } = await order();
  const paid = await opened(idorder);
  await order({ replacesOrder: idorder, comments: 'otra' });
  expect(await paid('first')).toBe('refund');
  const [letter] = await letters();
  expect(letter?.text).toContain('otra orden en lugar de esta');
  expect(letter?.text).not.toContain('pedirla de nuevo');
});

test('who pays twice reads that one of the two payments goes back', async () => {
  const { idorder } = await order();
  const first = await opened(idorder);
  const second = await opened(idorder);
  expect([await second('second'), await first('first')]).toEqual(['paid', 'refund']);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.text).toContain('Recibimos dos pagos por la misma orden y nos quedamos solo con uno.');
  expect(letter?.text).not.toContain('pedirla de nuevo');
});
