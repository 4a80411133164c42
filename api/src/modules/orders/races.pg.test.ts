import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { setBalance } from '../../../test/gift-cards.ts';
import type { TestAnswer, TestApi, TestCall } from '../../../test/helper.ts';
import { aDraft, checkedCoupon, customer, guest, place } from '../../../test/ordering.ts';
import { twoInstances } from '../../../test/two-instances.ts';
import { orderOnce, untilFinished } from '../../../test/http-customer.ts';
import { startApi } from '../../start.ts';
import { ownCaptcha } from '../auth/captcha.ts';
import { ordersBackground } from './orders-background.ts';

const { server, apis } = await twoInstances();

/** The same thing many times at once, on both instances in turn. */
const atOnce = <T>(times: number, run: (api: TestApi, index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => run(apis[index % 2] as TestApi, index)));
const guests = (times: number): Promise<TestCall[]> => atOnce(times, (api) => guest(api));
const accepted = (answers: readonly TestAnswer[]): TestAnswer[] => answers.filter(({ body }) => body.codigoRetorno === '00');
const contact = (index: number) => ({ name: 'Cliente', phone: `4000${String(index).padStart(4, '0')}`, email: `cliente${index}@example.com` });
const db = () => apis[0].database.db;

async function placedNumber(api: TestApi): Promise<{ readonly number: number }> {
  const { body } = await place(api, aDraft(api.services), await guest(api));
  return { number: body.data.orden.idorder };
}

test('twenty presses of one button, on two instances, are one order and twenty equal answers', async () => {
  const [who] = (await guests(1)) as [TestCall];
  const [draft, id] = [aDraft(apis[0].services), randomUUID()];
  const answers = await atOnce(20, (api) => place(api, draft, who, { id }));
  expect(accepted(answers)).toHaveLength(20);
  const numbers = new Set(answers.map(({ body }) => body.data.orden.idorder));
  expect(numbers.size).toBe(1);
  expect(await db().selectFrom('orders').select('id').where('number', 'in', [...numbers]).execute()).toHaveLength(1);
});

test('an order still on its way as a guest and asked for again after the log-in, on two instances, is one order', async () => {
  for (let race = 0; race < races; race += 1) {
    const [api] = apis;
    const visitor = await guest(api);
    const ana = await customer(api, undefined, visitor.headers);
    const [draft, id] = [aDraft(api.services, { comments: `ingreso ${race}` }), randomUUID()];
    const answers = await atOnce(8, (instance, turn) => place(instance, draft, turn % 4 < 2 ? visitor : ana, { id }));
    expect([race, accepted(answers).length, new Set(accepted(answers).map(({ body }) => body.data.orden.idorder)).size]).toEqual([race, 8, 1]);
    await finishAll();
  }
});

test('a coupon for five is used five times, however many press at once', async () => {
  await db().updateTable('coupon').set({ max_uses: 5, used: 0 }).where('code', '=', 'ahorra25').execute();
  const who = await guests(20);
  const coupon = await checkedCoupon(apis[0], 'ahorra25', who[0] ?? {});
  const answers = await atOnce(20, (api, index) => place(api, aDraft(api.services, { coupon, contact: contact(index) }), who[index] ?? {}));
  expect(accepted(answers)).toHaveLength(5);
  expect(new Set(answers.filter(({ body }) => body.codigoRetorno === '01').map(({ body }) => body.mensajeRetorno))).toEqual(new Set(['El cupón ya no es válido para esta orden']));
  expect(await db().selectFrom('coupon').select('used').where('code', '=', 'ahorra25').executeTakeFirst()).toEqual({ used: 5 });
});

test('a coupon once per person is used once by one mailbox, from ten browsers at once', async () => {
  await db().updateTable('coupon').set({ per_customer: 1 }).where('code', '=', 'menor50').execute();
  const who = await guests(10);
  const coupon = await checkedCoupon(apis[0], 'menor50', who[0] ?? {});
  const answers = await atOnce(10, (api, index) => place(api, aDraft(api.services, { coupon, contact: { ...contact(100 + index), email: `misma+${index}@example.com` } }), who[index] ?? {}));
  expect(accepted(answers)).toHaveLength(1);
});

test('ten orders of one guest at once are three', async () => {
  const [who] = (await guests(1)) as [TestCall];
  const answers = await atOnce(10, (api, index) => place(api, aDraft(api.services, { comments: `${index}` }), who));
  expect(accepted(answers)).toHaveLength(3);
});

test('a balance is never spent twice', async () => {
  const ana = await customer(apis[0]);
  const answers = await atOnce(5, (api, index) => place(api, aDraft(api.services, { certificateAmount: 3000, comments: `${index}` }), ana));
  expect(accepted(answers)).toHaveLength(1);
  expect((await apis[1].call('data/getCertificadosCliente', {}, ana)).body.saldo).toBe(26.8);
});

/** Two kinds of race; `npm run nightly` runs two thousand, a working day a few. */
const races = Math.max(2, Math.ceil(Number(process.env['RACES'] ?? 6) / 2));
const clients = 20;

/** What a race leaves behind would count as open orders in the next one. */
const finishAll = () => db().updateTable('orders').set({ status: 'FIN', closed_at: new Date(apis[0].clock.now()) }).where('status', 'not in', ['FIN', 'CAN']).execute();

test('race after race, a coupon is used exactly as often as it allows, and no use is lost or found twice', async () => {
  const who = await guests(clients);
  await db().updateTable('coupon').set({ max_uses: null, used: 0, per_customer: 1_000_000 }).where('code', '=', 'ahorra25').execute();
  const coupon = await checkedCoupon(apis[0], 'ahorra25', who[0] ?? {});
  for (let race = 0; race < races; race += 1) {
    const allowed = 1 + (race * 7) % (clients - 1);
    await finishAll();
    const { id } = await db().updateTable('coupon').set({ max_uses: allowed, used: 0 }).where('code', '=', 'ahorra25').returning('id').executeTakeFirstOrThrow();
    await db().deleteFrom('coupon_redemption').where('coupon_id', '=', id).execute();
    const answers = await atOnce(clients, (api, index) => place(api, aDraft(api.services, { coupon, contact: contact(1000 + index), comments: `carrera ${race}` }), who[index] ?? {}));
    const { used } = await db().selectFrom('coupon').select('used').where('id', '=', id).executeTakeFirstOrThrow();
    const held = await db().selectFrom('coupon_redemption').select('order_id').where('coupon_id', '=', id).where('state', '!=', 'RELEASED').execute();
    expect([race, accepted(answers).length, used, held.length]).toEqual([race, allowed, allowed, allowed]);
  }
}, races * 10_000 + 60_000);

test.each(['replacing their unpaid orders', 'ordering again after their cards were refused'])('sixteen people who swap two coupons by %s never meet an error, and every use is counted', async (how) => {
  const codes = ['ahorra25', 'menor50'] as const;
  await db().updateTable('coupon').set({ max_uses: null, used: 0, per_customer: 1_000_000 }).where('code', 'in', codes).execute();
  await db().deleteFrom('coupon_redemption').execute();
  await finishAll();
  const who = await guests(16);
  const coupons = [await checkedCoupon(apis[0], codes[0], who[0] ?? {}), await checkedCoupon(apis[0], codes[1], who[0] ?? {})] as const;
  const latest: (number | null)[] = who.map(() => null);
  for (let round = 0; round < 6; round += 1) {
    const answers = await atOnce(16, (api, index) => {
      const coupon = coupons[(round + index) % 2];
      const replacesOrder = how === 'replacing their unpaid orders' ? (latest[index] ?? null) : null;
      return place(api, aDraft(api.services, { ...(coupon && { coupon }), payment: 'card', replacesOrder, contact: contact(2000 + index) }), who[index] ?? {});
    });
    expect(answers.map(({ status, body }) => `${status} ${body.codigoRetorno}`)).toEqual(Array.from({ length: 16 }, () => '200 00'));
    for (const [index, { body }] of answers.entries()) latest[index] = body.data.orden.idorder;
    await db().updateTable('orders').set({ pay_status: 'FAILED' }).where('status', '=', 'PEN').execute();
  }
  const used = await db().selectFrom('coupon').select(['code', 'used']).where('code', 'in', codes).orderBy('code').execute();
  expect(used).toEqual([
    { code: codes[0], used: 8 },
    { code: codes[1], used: 8 },
  ]);
  await finishAll();
}, 60_000);

test('race after race, a balance pays for exactly the orders it covers and not a centavo more', async () => {
  const ana = await customer(apis[0]);
  const { id } = await db().selectFrom('gift_card').innerJoin('customer', 'customer.id', 'gift_card.owner_id').select('gift_card.id').where('customer.email', '=', 'ana@example.com').where('gift_card.status', '=', 'ACTIVE').executeTakeFirstOrThrow();
  for (let race = 0; race < races; race += 1) {
    const balance = 5000 + ((race * 1871) % 20_000);
    const part = 1 + Math.floor(balance / (1 + (race % 5)));
    await finishAll();
    await setBalance(apis[0].database, balance);
    const answers = await atOnce(clients, (api, index) => place(api, aDraft(api.services, { certificateAmount: part, comments: `saldo ${race} ${index}` }), ana));
    const covered = Math.floor(balance / part);
    const { balance_cents: left } = await db().selectFrom('gift_card').select('balance_cents').where('id', '=', id).executeTakeFirstOrThrow();
    expect([race, accepted(answers).length, left]).toEqual([race, covered, balance - covered * part]);
  }
}, races * 10_000 + 60_000);

test('thirty renewals of one token on two instances are one step and thirty equal answers', async () => {
  const ana = await customer(apis[0]);
  for (const api of apis) api.clock.advance(31 * 60_000);
  const answers = await atOnce(30, (api) => api.call('cliente/getDataUser', undefined, ana));
  expect(new Set(answers.map(({ headers }) => headers['refresh-token'])).size).toBe(1);
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  for (const api of apis) api.clock.advance(-31 * 60_000);
});

test('race after race, a solved challenge counts for one of twenty log-ins', async () => {
  for (let race = 0; race < races; race += 1) {
    const captcha = await solvedCaptcha(apis[0]);
    const counted = await atOnce(20, ({ database, secrets, clock }) => ownCaptcha({ database, secret: secrets.tokenKeys[0] ?? '', now: clock.now }).check(captcha, ''));
    expect([race, counted.filter((result) => result === 'solved').length]).toEqual([race, 1]);
  }
});

test('an order that is being placed while the jobs begin does not wait for the next minute', async () => {
  const [api] = apis;
  const { number } = await placedNumber(api);
  const order = () => db().selectFrom('orders').select(['status', 'confirmed_at']).where('number', '=', number).executeTakeFirstOrThrow();
  const { confirmed_at } = await order();
  await db().updateTable('orders').set({ confirmed_at: null }).where('number', '=', number).execute();
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => (commit = resolve));
  const placing = api.database.inTransaction(async (trx) => {
    await trx.updateTable('orders').set({ confirmed_at }).where('number', '=', number).execute();
    await held;
  });
  const noJobs = { send: async () => undefined, start: async () => undefined, stop: async () => undefined };
  const later = { ...api.clock, now: () => api.clock.now() + 3_600_000 };
  const background = ordersBackground({ ...api.services, clock: later }, noJobs, { 'gift-expiry': async () => undefined, 'ledger-check': async () => undefined });
  const started = background.start();
  await db().selectFrom('orders').select('id').execute();
  commit();
  await Promise.all([placing, started]);
  expect((await order()).status).not.toBe('PEN');
  await background.stop();
});

test('two kitchens share the orders: each step of each order is taken once', async () => {
  const { url, open } = await server.newDatabase();
  const env = { DATABASE_URL: url, DATA_DIR: ':memory:', PORT: '0', SEED_HOURS: 'always', SEED_DEMO: '0', RATE_LIMITS: '0', SIM_SPEED: '600', LOG_LEVEL: 'silent' };
  const kitchens = [await startApi({ env, announce: () => undefined }), await startApi({ env, announce: () => undefined })];
  const database = open();
  try {
    const placed = await Promise.all(Array.from({ length: 8 }, async (_, index) => ({ base: kitchens[index % 2]?.url ?? '', order: await orderOnce(kitchens[index % 2]?.url ?? '') })));
    for (const { base, order } of placed) if (order) await untilFinished(base, order, 20_000);
    const events = await database.db.selectFrom('order_event').innerJoin('orders', 'orders.id', 'order_event.order_id').select(['orders.number', 'order_event.status']).where('orders.number', 'in', placed.flatMap(({ order }) => order?.idorder ?? [])).execute();
    expect(events).toHaveLength(8 * ['PEN', 'ASI', 'INI', 'ENT', 'FIN'].length);
    expect(new Set(events.map(({ number, status }) => `${number} ${status}`)).size).toBe(events.length);
  } finally {
    for (const kitchen of kitchens) await kitchen.close();
    await database.close();
  }
}, 90_000);
