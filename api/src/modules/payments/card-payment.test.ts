import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { later, minuteMs, noJobs } from '../../../test/background.ts';
import { cardPaymentOf, placeCardOrder } from '../../../test/card-orders.ts';
import { testApi, testClock } from '../../../test/helper.ts';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, checkedCoupon, guest, place } from '../../../test/ordering.ts';
import type { DraftWishes } from '../../../test/ordering.ts';
import { inquiry } from './ask-about-payments.ts';
import { giveBack } from './give-back.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';
import { paymentsModule } from './payments-module.ts';
import { signedNotice } from './sandbox-provider.ts';
import { owePaidBack } from './owe-back.ts';
import { settleNotice } from './settle-payment.ts';
import type { PaymentContext } from './settle-payment.ts';
import { providerLimitMs, timeLimited } from './time-limit.ts';

let api: TestApi;
let who: TestCall;
beforeAll(async () => {
  api = await testApi({ clock: testClock(), env: { LOG_LEVEL: 'silent' } });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  who = await guest(api);
});

const fromShop = { headers: { origin: 'http://localhost:4000' } };
const order = (change?: DraftWishes) => placeCardOrder(api, who, change);
const askToken = (idorder: number, caller = who, headers: Record<string, string> = fromShop.headers) => api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...caller.headers, ...headers } });
const tokenFor = async (idorder: number): Promise<string> => (await askToken(idorder)).body.token;
const page = (token: string) => api.app.inject({ method: 'GET', url: `/fake-pos?token=${token}` });
const pay = async (body: object) => (await api.app.inject({ method: 'POST', url: '/fake-pos', payload: body })).json() as { kind: string; status?: string };
const card = (number: string) => ({ number, expiry: '12/29', code: '123' });
const checked = async (idorder: number) => (await api.call('data/checkOrder', { idorder }, who)).body;
const paymentOf = (idorder: number) => cardPaymentOf(api, idorder);
const noticeFor = async (idorder: number, change: Partial<PaymentNotice> = {}): Promise<PaymentNotice> => ({ eventId: `e-${Math.random()}`, reference: (await paymentOf(idorder)).provider_ref ?? '', orderNumber: idorder, amount: 35_700, currency: 'GTQ', approved: true, brand: 'visa', last4: '1111', ...change });
const notify = (notice: PaymentNotice, { secret = api.secrets.paymentSecret, at = api.clock.now(), body }: { secret?: string; at?: number; body?: string } = {}) => {
  const { headers, payload } = signedNotice(notice, secret, at);
  return api.app.inject({ method: 'POST', url: '/pagos/notificacion/sandbox', headers, payload: body ?? payload });
};

test('a card order is the kitchen’s only once the provider says it is paid [API-067]', async () => {
  const { idorder } = await order();
  const { body } = await askToken(idorder);
  expect(body).toMatchObject({ codigoRetorno: '00', token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), url: 'http://localhost:4000/fake-pos' });
  expect(await checked(idorder)).toMatchObject({ codigoRetorno: '00', estado: 'PEN' });
  expect(await pay({ token: body.token, card: card('4111 1111 1111 1111') })).toMatchObject({ kind: 'result', status: 'exito' });
  expect(await checked(idorder)).toMatchObject({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' });
  expect(await paymentOf(idorder)).toMatchObject({ status: 'PAID', card_brand: 'visa', card_last4: '1111', token_hash: null });
  const row = await api.database.db.selectFrom('orders').select(['pay_status', 'plan']).where('number', '=', idorder).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ pay_status: 'PAID', plan: { steps: expect.any(Array) } });
});

test.each([
  ['4000 0000 0000 0002', 'error', '01'],
  ['4000 0000 0000 9995', 'error', '01'],
  ['4000 0000 0000 0119', 'invalid', '00'],
  ['4000 0000 0000 0341', 'exito', '00'],
])('the test card %s ends as %s, and nothing is paid [PAYM-012]', async (number, status, code) => {
  const { idorder } = await order();
  expect(await pay({ token: await tokenFor(idorder), card: card(number) })).toMatchObject({ kind: 'result', status });
  expect(await checked(idorder)).toMatchObject({ codigoRetorno: code, estado: 'PEN' });
  expect((await paymentOf(idorder)).status).not.toBe('PAID');
});

test('a declined card may be followed by a good one, with a new token', async () => {
  const { idorder } = await order();
  const token = await tokenFor(idorder);
  await pay({ token, card: card('4000000000000002') });
  expect(await pay({ token, card: card('4111111111111111') })).toEqual({ kind: 'invalid-token' });
  await pay({ token: await tokenFor(idorder), card: card('5555 5555 5555 4444') });
  expect((await checked(idorder)).codigoRetorno).toBe('02');
});

test('a bank that asks back gets its code, or the card is declined', async () => {
  const { idorder } = await order();
  const token = await tokenFor(idorder);
  const asked = { token, card: card('4000 0000 0000 3220') };
  expect(await pay(asked)).toEqual({ kind: 'challenge' });
  expect(await pay({ ...asked, answer: '000000' })).toMatchObject({ status: 'error' });
  expect(await pay({ ...asked, token: await tokenFor(idorder), answer: '123456' })).toMatchObject({ status: 'exito' });
  expect((await checked(idorder)).codigoRetorno).toBe('02');
});

test('a card with a wrong number, date or code costs no token', async () => {
  const { idorder } = await order();
  const token = await tokenFor(idorder);
  for (const wrong of [{ number: '4111 1111 1111 1112' }, { expiry: '10/26' }, { expiry: '13/29' }, { number: 'x' }]) {
    expect(await pay({ token, card: { ...card('4111111111111111'), ...wrong } })).toEqual({ kind: 'invalid-card' });
  }
  expect(await pay({ token, wished: 'exito' })).toMatchObject({ status: 'exito' });
});

test('a token dies with the next one, after a quarter of an hour, and with the order', async () => {
  const { idorder } = await order();
  const first = await tokenFor(idorder);
  const second = await tokenFor(idorder);
  expect(await pay({ token: first, wished: 'exito' })).toEqual({ kind: 'invalid-token' });
  api.clock.advance(15 * minuteMs);
  expect(await pay({ token: second, wished: 'exito' })).toEqual({ kind: 'invalid-token' });
  api.clock.advance(5 * minuteMs);
  expect((await askToken(idorder)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Tu orden expiró. Genera una nueva.' });
  api.clock.advance(-20 * minuteMs);
});

test('a token is for the own unpaid card order, asked for from the shop’s own page [API-068]', async () => {
  const { idorder } = await order();
  const notFound = { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden' };
  expect((await askToken(idorder, await guest(api))).body).toMatchObject(notFound);
  expect((await askToken(123_456_789)).body).toMatchObject(notFound);
  expect((await askToken(idorder, who, { origin: 'https://otra.example' })).status).toBe(403);
  const cash = (await place(api, aDraft(api.services), who)).body.data.orden.idorder;
  expect((await askToken(cash)).body.mensajeRetorno).toBe('Esta orden no se paga con tarjeta');
  await pay({ token: await tokenFor(idorder), wished: 'exito' });
  expect((await askToken(idorder)).body.mensajeRetorno).toBe('Tu orden ya fue pagada');
});

test('the page shows order and amount, may be framed by the shop alone, and runs only its own script', async () => {
  const { idorder } = await order();
  const { body, headers } = await page(await tokenFor(idorder));
  expect(body).toContain(`#${idorder}`);
  expect(body).toContain('Q357.00');
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+'; .*frame-ancestors 'self' http:\/\/localhost:4000/);
  expect([headers['x-frame-options'], headers['referrer-policy'], headers['cache-control']]).toEqual([undefined, 'no-referrer', 'no-store']);
  expect((await page('nadie')).body).toContain('Este enlace de pago no es válido');
});

test('a notice without a good signature, too old, or with another body changes nothing', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const notice = await noticeFor(idorder);
  expect((await notify(notice, { secret: 'otra-clave' })).statusCode).toBe(403);
  expect((await notify(notice, { at: api.clock.now() - 6 * minuteMs })).statusCode).toBe(403);
  expect((await notify(notice, { body: JSON.stringify({ ...notice, amount: 1 }) })).statusCode).toBe(403);
  expect((await api.app.inject({ method: 'POST', url: '/pagos/notificacion/otro', ...signedNotice(notice, api.secrets.paymentSecret, api.clock.now()) })).statusCode).toBe(403);
  expect((await checked(idorder)).codigoRetorno).toBe('00');
});

test('the same notice twice pays once', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const notice = await noticeFor(idorder);
  expect((await notify(notice)).json()).toMatchObject({ result: 'paid' });
  expect((await notify(notice)).json()).toMatchObject({ result: 'repeated' });
});

test('a paid order stays paid: told again under another id, or by a «declined» that comes late, nothing goes back', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  expect((await notify(await noticeFor(idorder))).json()).toMatchObject({ result: 'paid' });
  for (const change of [{}, { approved: false }, { amount: 1 }, { currency: 'USD' }]) expect((await notify(await noticeFor(idorder, change))).json()).toMatchObject({ result: 'repeated' });
  expect((await paymentOf(idorder)).status).toBe('PAID');
  expect(await api.database.db.selectFrom('orders').select('pay_status').where('number', '=', idorder).executeTakeFirst()).toEqual({ pay_status: 'PAID' });
});

test('money that went back does not go back again, whatever is told about it', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  await later(api, 20 * minuteMs);
  const late = await noticeFor(idorder);
  const payments = context(new Map());
  payments.broken = true;
  expect(await settleNotice(payments, late)).toBe('refund');
  expect(await settleNotice(payments, { ...late, eventId: 'again' })).toBe('refund');
  payments.broken = false;
  await giveBack(payments);
  expect(await settleNotice(payments, { ...late, eventId: 'once more' })).toBe('repeated');
  await giveBack(payments);
  expect(payments.refunded).toEqual([late.reference]);
  api.clock.advance(-20 * minuteMs);
});

test('a card that is declined first and approved afterwards, in notices that come in that order, pays', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  expect((await notify(await noticeFor(idorder, { approved: false }))).json()).toMatchObject({ result: 'declined' });
  expect((await notify(await noticeFor(idorder))).json()).toMatchObject({ result: 'paid' });
  expect((await checked(idorder)).codigoRetorno).toBe('02');
});

test('a «no» to an earlier page leaves the order alone whose next page is open, whether it comes late or again', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const late = await noticeFor(idorder, { approved: false });
  const token = await tokenFor(idorder);
  expect([(await notify(late)).json(), (await notify({ ...late, eventId: `again-${idorder}` })).json()]).toMatchObject([{ result: 'declined' }, { result: 'declined' }]);
  expect(await checked(idorder)).toMatchObject({ codigoRetorno: '00', estado: 'PEN' });
  expect(await pay({ token, wished: 'error' })).toMatchObject({ status: 'error' });
  expect(await checked(idorder)).toMatchObject({ codigoRetorno: '01', estado: 'PEN' });
});

test.each([{ amount: 35_699 }, { currency: 'USD' }, { orderNumber: 123_456_789 }])('a payment that says %p does not match and pays nothing', async (change) => {
  const { idorder } = await order();
  await tokenFor(idorder);
  expect((await notify(await noticeFor(idorder, change))).json()).toMatchObject({ result: 'mismatch' });
  expect((await checked(idorder)).codigoRetorno).toBe('00');
});

test('money that comes after the order was given up goes back, and the order stays given up', async () => {
  const coupon = await checkedCoupon(api, 'unico', who);
  const { idorder } = await order({ coupon });
  await tokenFor(idorder);
  const { amount_cents: amount } = await paymentOf(idorder);
  await later(api, 20 * minuteMs);
  expect((await notify(await noticeFor(idorder, { amount }))).json()).toMatchObject({ result: 'refund' });
  expect((await paymentOf(idorder)).status).toBe('REFUNDED');
  expect(await checked(idorder)).toMatchObject({ estado: 'CAN' });
  api.clock.advance(-20 * minuteMs);
});

/** A provider whose refunds fail until they are told to work, and which answers when it is asked. */
function context(known: Map<string, PaymentNotice>): PaymentContext & { refunded: string[]; broken: boolean } {
  const state = { refunded: [] as string[], broken: false };
  const provider: PaymentProvider = {
    name: 'sandbox',
    createSession: async ({ token }) => ({ token, url: '' }),
    verifyNotice: () => null,
    getStatus: async (reference) => {
      const notice = known.get(reference);
      return notice ? { kind: 'approved', notice } : { kind: 'pending' };
    },
    refund: async (reference) => {
      if (state.broken) throw new Error('the provider is away');
      state.refunded.push(reference);
    },
  };
  const { config, database, release, clock, log, secrets } = api.services;
  return Object.assign(state, { config, database, release, clock, log, secrets, provider, kitchen: { jobs: noJobs, simulationSpeed: 1 } });
}

test('a notice that was lost is found by asking', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const notice = await noticeFor(idorder);
  const payments = context(new Map([[notice.reference, notice]]));
  const ask = inquiry(payments);
  await ask();
  expect((await checked(idorder)).codigoRetorno).toBe('00');
  api.clock.advance(3 * minuteMs);
  await ask();
  expect((await checked(idorder)).codigoRetorno).toBe('02');
  api.clock.advance(-3 * minuteMs);
});

test('a payment is asked about for a day, ever more rarely, and at once by a server that starts', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const notice = await noticeFor(idorder);
  let asked = 0;
  const known = new Map<string, PaymentNotice>();
  const payments = context(known);
  const getStatus: PaymentProvider['getStatus'] = async (reference) => {
    if (reference === notice.reference) asked += 1;
    return payments.provider.getStatus(reference);
  };
  const server = () => inquiry({ ...payments, provider: { ...payments.provider, getStatus } });
  const askedAfter = async (ask: () => Promise<void>, minutes: number) => {
    asked = 0;
    api.clock.advance(minutes * minuteMs);
    await ask();
    return asked;
  };
  const ask = server();
  const first: number[] = [];
  for (let minute = 1; minute <= 5; minute += 1) first.push(await askedAfter(ask, 1));
  expect(first).toEqual([0, 0, 1, 1, 1]);
  // Ten hours after it was opened: again an hour later.
  expect([await askedAfter(ask, 595), await askedAfter(ask, 50), await askedAfter(ask, 20)]).toEqual([1, 0, 1]);
  // A day after it was opened, and a minute less.
  expect(await askedAfter(server(), 770)).toBe(0);
  known.set(notice.reference, notice);
  expect(await askedAfter(server(), -1)).toBe(1);
  api.clock.advance(-1439 * minuteMs);
  expect((await checked(idorder)).codigoRetorno).toBe('02');
});

test('nobody waits for money because the provider does not answer about another payment', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  await owed();
  api.clock.advance(3 * minuteMs);
  const payments = context(new Map());
  let asked: () => void = () => undefined;
  let refunded: () => void = () => undefined;
  const both = Promise.all([new Promise<void>((resolve) => (asked = resolve)), new Promise<void>((resolve) => (refunded = resolve))]);
  const provider: PaymentProvider = { ...payments.provider, getStatus: () => (asked(), never()), refund: async () => refunded() };
  const area = paymentsModule(api.services, payments.kitchen, provider);
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  try {
    await area.start?.();
    jest.advanceTimersByTime(minuteMs);
    expect(await both).toHaveLength(2);
    const stopped = area.stop?.();
    jest.advanceTimersByTime(providerLimitMs);
    await stopped;
  } finally {
    jest.useRealTimers();
    api.clock.advance(-3 * minuteMs);
  }
});

test('an order paid twice keeps one payment, and the other goes back even if that fails at first', async () => {
  const { idorder } = await order();
  await tokenFor(idorder);
  const first = await noticeFor(idorder);
  await tokenFor(idorder);
  const second = await noticeFor(idorder);
  const payments = context(new Map());
  expect(await settleNotice(payments, second)).toBe('paid');
  payments.broken = true;
  expect(await settleNotice(payments, first)).toBe('refund');
  expect(payments.refunded).toEqual([]);
  payments.broken = false;
  await giveBack(payments);
  await giveBack(payments);
  expect(payments.refunded).toEqual([first.reference]);
});

/** A paid order that the shop cancelled: the reference of the money that is to go back. */
async function owed(): Promise<string> {
  const { idorder } = await order();
  await pay({ token: await tokenFor(idorder), wished: 'exito' });
  const { order_id: orderId, provider_ref: reference } = await paymentOf(idorder);
  await api.database.inTransaction((trx) => owePaidBack(trx, orderId, api.clock.now()));
  return reference ?? '';
}
const statusOf = async (reference: string) => (await api.database.db.selectFrom('payment').select('status').where('provider_ref', '=', reference).executeTakeFirstOrThrow()).status;
const never = () => new Promise<never>(() => undefined);
type Refund = PaymentProvider['refund'];
const refunding = (refund: Refund): PaymentContext => {
  const payments = context(new Map());
  return { ...payments, provider: { ...payments.provider, refund } };
};

test('a refund that fails again and again keeps no other customer from the money, and is tried again', async () => {
  const [first, second] = [await owed(), await owed()];
  const asked: string[] = [];
  const payments = refunding(async (reference) => {
    asked.push(reference);
    if (reference === first) throw new Error('not this one');
  });
  await giveBack(payments);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['PAID', 'REFUNDED']);
  await giveBack(payments);
  expect(asked).toEqual([first, second, first]);
  await giveBack(context(new Map()));
  expect(await statusOf(first)).toBe('REFUNDED');
});

test('a provider that never answers to one refund keeps no other customer from the money', async () => {
  const [first, second] = [await owed(), await owed()];
  const payments = refunding((reference) => (reference === first ? never() : Promise.resolve()));
  await giveBack({ ...payments, provider: timeLimited(payments.provider, 5) });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['PAID', 'REFUNDED']);
  await giveBack(context(new Map()));
  expect(await statusOf(first)).toBe('REFUNDED');
});

test('while the provider is asked no transaction is open, nobody else asks for the same refund, and after a crash somebody does', async () => {
  const reference = await owed();
  let seen = '';
  let reached: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const hanging = refunding(async () => {
    seen = await statusOf(reference);
    reached();
    return never();
  });
  void giveBack(hanging);
  await isAsked;
  expect(seen).toBe('PAID');
  const other = context(new Map());
  await giveBack(other);
  expect(other.refunded).toEqual([]);
  api.clock.advance(minuteMs);
  await giveBack(other);
  expect([other.refunded, await statusOf(reference)]).toEqual([[reference], 'REFUNDED']);
  api.clock.advance(-minuteMs);
});

test('whoever brings the notice of a refund does not wait for the refunds of others', async () => {
  const others = await owed();
  const { idorder } = await order();
  await tokenFor(idorder);
  const first = await noticeFor(idorder);
  await tokenFor(idorder);
  await notify(await noticeFor(idorder));
  const payments = context(new Map());
  expect(await settleNotice(payments, first)).toBe('refund');
  expect(payments.refunded).toEqual([first.reference]);
  await giveBack(payments);
  expect(payments.refunded).toEqual([first.reference, others]);
});

test('a payment the provider cannot tell about keeps no other from being found', async () => {
  const [one, other] = [(await order()).idorder, (await order({ comments: 'otra' })).idorder];
  await tokenFor(one);
  await tokenFor(other);
  const [unclear, notice] = [await noticeFor(one), await noticeFor(other)];
  const payments = context(new Map([[notice.reference, notice]]));
  const getStatus: PaymentProvider['getStatus'] = async (reference) => {
    if (reference === unclear.reference) throw new Error('not this one');
    return payments.provider.getStatus(reference);
  };
  api.clock.advance(3 * minuteMs);
  await inquiry({ ...payments, provider: { ...payments.provider, getStatus } })();
  expect([(await checked(one)).codigoRetorno, (await checked(other)).codigoRetorno]).toEqual(['00', '02']);
  api.clock.advance(-3 * minuteMs);
});

test('a provider that hangs when a payment is opened is one that is away: the call ends with 503', async () => {
  const { idorder } = await order();
  const { guest_id: guestId } = await api.database.db.selectFrom('orders').select('guest_id').where('number', '=', idorder).executeTakeFirstOrThrow();
  let reached: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const createSession = () => (reached(), never());
  const payments = context(new Map());
  const token = paymentsModule(api.services, payments.kitchen, { ...payments.provider, createSession }).calls?.[0];
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  try {
    const opening = token?.handler({ idorder, tipo: 'ORD' } as never, { caller: { kind: 'guest', guestId }, origin: fromShop.headers.origin } as never);
    await isAsked;
    jest.advanceTimersByTime(providerLimitMs);
    await expect(opening).rejects.toMatchObject({ status: 503 });
  } finally {
    jest.useRealTimers();
  }
});
