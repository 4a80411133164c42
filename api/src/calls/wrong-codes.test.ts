import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { solvedCaptcha } from '../../test/captcha.ts';
import { testApi, testClock, type TestApi, type TestCall } from '../../test/helper.ts';
import { aDraft, checkedCoupon, customer, guest, place, send } from '../../test/ordering.ts';
import { issueGiftCards } from '../modules/gift-cards/issue-gift-cards.ts';
import { newSecrets } from '../secrets.ts';
import { writeGiftOrder } from '../seed/demo-gift-orders.ts';

const env = { RATE_LIMITS: '1' };
const clock = testClock();
const secrets = newSecrets();
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env, clock, secrets });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
  // The limits of a minute are not what is looked at here.
  clock.advance(60_000);
});

/** Codes of cards that nobody has activated. */
const unusedCodes = (on: TestApi, count: number): Promise<string[]> =>
  on.database.inTransaction(async (trx) => {
    const { id, email } = await trx.selectFrom('customer').select(['id', 'email']).where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
    const person = { id, name: 'Ana', email, phone: '55501234' };
    const cards = Array.from({ length: count }, () => ({ design: 2, amount: 10_000, recipient: person, dedication: '' }));
    const orderId = await writeGiftOrder(trx, { buyer: person, boughtAt: clock.now(), cards });
    return (await issueGiftCards(trx, orderId, on.secrets, clock.now())).map(({ code }) => code);
  });

/** Another instance on the same database, or the same one after a restart: it remembers nothing itself. */
const another = () => testApi({ env, clock, secrets, database: { ...api.database, close: async () => undefined } });
const statuses = async (times: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) {
    clock.advance(5_000);
    seen.push((await ask(index)).status);
  }
  return seen;
};
const allFine = (times: number): number[] => Array.from({ length: times }, () => 200);

test('after ten promotion codes nobody knows, guessing is over for an hour, for a right one too', async () => {
  const look = (codigo: string, ip = '10.9.0.1') => api.call('data/getPromo', { codigo }, { ip });
  expect(await statuses(10, (index) => look(`adivino-${index}`))).toEqual(allFine(10));
  expect((await look('postre-a-mitad')).status).toBe(429);
  expect((await look('postre-a-mitad', '10.9.1.1')).body.data.PID).toBe(9501);
  clock.advance(3_600_000);
  expect((await look('postre-a-mitad')).status).toBe(200);
});

test('whoever has to wait is told the seconds that are left, and no more', async () => {
  const look = (codigo: string) => api.call('data/getPromo', { codigo }, { ip: '10.9.0.9' });
  await statuses(10, (index) => look(`espera-${index}`));
  // The first of ten was 45 seconds ago.
  expect((await look('postre-a-mitad')).headers['retry-after']).toBe('3555');
  clock.advance(3_554_000);
  expect(await look('postre-a-mitad')).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  clock.advance(1000);
  expect((await look('postre-a-mitad')).status).toBe(200);
});

test('gift cards that are activated count nowhere; of five wrong codes, also at the same moment, the sixth waits for what is left of ten minutes', async () => {
  const ana = { ...(await customer(api)), ip: '10.9.9.1' };
  const activate = (codigo: string) => api.call('data/activarCertificado', { correo: 'ana@example.com', codigo }, ana);
  const codes = await unusedCodes(api, 22);
  for (const code of codes) expect((await activate(code)).body).toMatchObject({ codigoRetorno: '00' });
  const wrong = await Promise.all(Array.from({ length: 8 }, (_, index) => activate(`codigo-${index}`)));
  expect(wrong.map(({ status }) => status).toSorted()).toEqual([...allFine(5), 429, 429, 429]);
  clock.advance(60_000);
  expect(await activate(codes[0] ?? '')).toMatchObject({ status: 429, headers: { 'retry-after': '540' } });
  clock.advance(540_000);
  expect((await activate(codes[0] ?? '')).body).toMatchObject({ codigoRetorno: '00' });
});

test('the same wrong code again and again is one guess', async () => {
  expect(await statuses(14, () => api.call('data/getPromo', { codigo: 'postre' }, { ip: '10.9.2.1' }))).toEqual(allFine(14));
});

test('a second instance and a restart know what was guessed already: promotions, coupons and gift cards', async () => {
  const ana = await customer(api);
  const visitor = await guest(api);
  const guesses: readonly ((on: TestApi, code: string) => Promise<{ status: number }>)[] = [
    (on, code) => on.call('data/getPromo', { codigo: code }, { ip: '10.9.3.1' }),
    (on, code) => on.call('data/checkPromocionCheckout', { cupon: code, correo: 'eva@example.org' }, { ...visitor, ip: '10.9.3.2' }),
    (on, code) => on.call('data/activarCertificado', { correo: 'ana@example.com', codigo: code }, { ...ana, ip: '10.9.3.3' }),
  ];
  const [one, other] = [await another(), await another()];
  for (const guess of guesses) {
    const seen: number[] = [];
    // The limit of gift cards in memory is five in ten minutes: each instance is asked five times.
    for (let time = 0; time < 5; time += 1) for (const on of [one, other]) seen.push((await guess(on, `codigo-${time}-${on === one ? 'a' : 'b'}`)).status);
    expect(seen).toEqual(allFine(10));
    const third = await another();
    expect((await guess(third, 'codigo-11')).status).toBe(429);
    await third.app.close();
  }
  await one.app.close();
  await other.app.close();
});

test('asking for the price of an order is no way around it, and without the coupon the order is taken', async () => {
  const who: TestCall = { ...(await guest(api)), ip: '10.9.4.1' };
  const coupon = await checkedCoupon(api, 'pizza20', who);
  const wire = (code: string) => fromOrderDraft(aDraft(api.services, { coupon: { ...coupon, code } }), { checkout: false });
  expect(await statuses(10, (index) => send(api, wire(`adivino-${index}`), who))).toEqual(allFine(10));
  expect((await send(api, wire('pizza20'), who)).status).toBe(429);
  expect((await api.call('data/checkPromocionCheckout', { cupon: 'pizza20', correo: 'eva@example.org' }, who)).status).toBe(429);
  expect((await send(api, fromOrderDraft(aDraft(api.services)), who)).body.codigoRetorno).toBe('00');
});

test('an order whose answer was lost is answered again, whatever was guessed meanwhile; another order with a coupon is not looked at', async () => {
  const who: TestCall = { ...(await guest(api)), ip: '10.9.13.1' };
  const draft = aDraft(api.services, { coupon: await checkedCoupon(api, 'pizza20', who) });
  const id = randomUUID();
  const first = await place(api, draft, who, { id });
  expect(first.body.codigoRetorno).toBe('00');
  const guess = (index: number) => api.call('data/checkPromocionCheckout', { cupon: `adivino-${index}`, correo: 'eva@example.org' }, who);
  expect(await statuses(10, guess)).toEqual(allFine(10));
  const again = await place(api, draft, who, { id });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await place(api, draft, who)).status).toBe(429);
});

test('a wrong coupon of an order counts although the order is undone', async () => {
  const who: TestCall = { ...(await guest(api)), ip: '10.9.14.1' };
  const coupon = await checkedCoupon(api, 'pizza20', who);
  const order = (code: string) => place(api, aDraft(api.services, { coupon: { ...coupon, code } }), who);
  // Six orders a minute are another limit.
  const guess = (index: number) => (clock.advance(10_000), order(`adivino-${index}`));
  expect(await statuses(10, guess)).toEqual(allFine(10));
  clock.advance(60_000);
  expect((await order('pizza20')).status).toBe(429);
});

test('a new guest token for every guess leads to sixty of a network, not further', async () => {
  const guess = async (index: number) => {
    const { headers } = await guest(api);
    return api.call('data/checkPromocionCheckout', { cupon: `adivino-${index}`, correo: 'eva@example.org' }, { ...(headers && { headers }), ip: `10.9.5.${index}` });
  };
  const seen: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    if (index % 50 === 0) clock.advance(61_000);
    seen.push((await guess(index)).status);
  }
  expect([seen.slice(0, 60), seen[60]]).toEqual([allFine(60), 429]);
});

test('sixty neighbours who open the same old link are one guess of their network, and a running promotion stays open for all', async () => {
  const look = (codigo: string, ip: string) => api.call('data/getPromo', { codigo }, { ip });
  expect(await statuses(60, (index) => look('promo-de-ayer', `10.9.10.${index}`))).toEqual(allFine(60));
  expect((await look('postre-a-mitad', '10.9.10.250')).body.data.PID).toBe(9501);
});

test('a network that was used for guessing stops its guests, and no customer with a session', async () => {
  const check = (cupon: string, correo: string, who: TestCall, ip: string) => api.call('data/checkPromocionCheckout', { cupon, correo }, { ...who, ip });
  expect(await statuses(60, (index) => check(`adivino-${index}`, 'eva@example.org', {}, `10.9.11.${index}`))).toEqual(allFine(60));
  expect((await check('pizza20', 'eva@example.org', await guest(api), '10.9.11.250')).status).toBe(429);
  const ana = await customer(api);
  expect((await check('pizza20', 'ana@example.com', ana, '10.9.11.250')).body.data).toHaveLength(1);
  expect(await statuses(10, (index) => check(`de-ana-${index}`, 'ana@example.com', ana, '10.9.11.250'))).toEqual(allFine(10));
  expect((await check('pizza20', 'ana@example.com', ana, '10.9.12.1')).status).toBe(429);
});

test('failed log-ins are known on every instance and after a restart', async () => {
  const [one, other] = [await another(), await another()];
  const logIn = async (on: TestApi, password: string, ip: string) => (await on.call('auth/login', { email: 'ana@example.com', password, captcha: await solvedCaptcha(on) }, { ip })).body;
  for (let time = 0; time < 5; time += 1) for (const on of [one, other]) await logIn(on, 'no', `10.9.6.${time}`);
  const third = await another();
  expect((await logIn(third, 'clave-demo-1', '10.9.6.77')).codigoRetorno).toBe('01');
  expect((await logIn(third, 'clave-demo-1', '10.9.7.1')).codigoRetorno).toBe('00');
  for (const each of [one, other, third]) await each.app.close();
});

test('the counters hold neither codes nor addresses', async () => {
  await api.call('data/getPromo', { codigo: 'secreto-de-ana' }, { ip: '10.9.8.1' });
  const rows = JSON.stringify(await api.database.db.selectFrom('throttle').select('bucket').execute());
  expect(rows).toContain('code:promotion');
  expect(rows).not.toMatch(/secreto|10\.9\.8/);
});
