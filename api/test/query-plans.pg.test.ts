import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import { catchUp } from '../src/modules/orders/order-steps.ts';
import { forgetOldAttempts } from '../src/idempotency/idempotency.ts';
import { signedNotice } from '../src/modules/payments/sandbox-provider.ts';
import { noJobs } from './background.ts';
import { testApi, type TestAnswer, type TestApi, type TestCall } from './helper.ts';
import { aDraft, checkedCoupon, counter, customer, guest, ids, place } from './ordering.ts';
import { startPostgres } from './postgres.ts';

const server = await startPostgres();

let api: TestApi;
let ana: TestCall;
let visitor: TestCall;
beforeAll(async () => {
  const { url, open } = await server.newDatabase();
  api = await testApi({ database: open(), env: { RATE_LIMITS: '1', LOG_LEVEL: 'silent' } });
  await years(url);
  [ana, visitor] = [await customer(api), await guest(api)];
}, 120_000);
afterAll(async () => {
  await api?.close();
  await server.stop();
});

/** A hundred thousand orders of the last years, with everything that hangs on them. */
async function years(url: string): Promise<void> {
  const { db } = api.database;
  const { id: anaId } = await db.selectFrom('customer').select('id').where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  const { id: couponId } = await db.selectFrom('coupon').select('id').where('code', '=', 'ahorra25').executeTakeFirstOrThrow();
  const now = `'${new Date(api.clock.now()).toISOString()}'`;
  const statements = [
    `insert into customer (email, status) select 'cliente' || n || '@example.org', 'ACT' from generate_series(1, 5000) n`,
    `insert into orders (number, hash, kind, customer_id, guest_id, store_id, delivery, status, confirmed_at, placed_at, closed_at, subtotal_cents, total_cents, pay_method, pay_status, contact, destination, catalog_version, content_hash, no_show)
      select 1000000000 + n, lpad(n::text, 22, 'h'), 'ORD',
        case when n % 500 = 0 and n <= 12000 then ${anaId}::bigint when n % 3 = 0 then (select min(id) from customer) + 10 + n % 4000 end, case when n % 3 <> 0 then gen_random_uuid() end,
        1 + n % 12, 'DOM', case when n % 500 = 1 then 'CAN' else 'FIN' end, ${now}::timestamptz - n * interval '10 minutes', ${now}::timestamptz - n * interval '10 minutes', ${now}::timestamptz - n * interval '9 minutes',
        10000, 10000, case when n % 2 = 0 then 'T' else 'E' end, 'PAID',
        jsonb_build_object('name', 'Cliente', 'phone', lpad((n % 40000)::text, 8, '4'), 'email', 'cliente' || (n % 40000) || '@example.org'),
        jsonb_build_object('address', n || ' calle', 'deliverTo', jsonb_build_object('latitude', 14.6, 'longitude', -90.5)), '1.0.0', 'many', n % 5000 = 1
      from generate_series(1, 100000) n`,
    `insert into order_line (order_id, pos, product_id, tip, name, qty, unit_cents, original_cents, line_cents) select id, pos, 2001, 'CMB', 'Combo', 1, 5000, 5000, 5000 from orders, generate_series(0, 1) pos where content_hash = 'many'`,
    `insert into order_event (order_id, status, at, source) select id, step, placed_at, 'simulation' from orders, unnest(array['PEN', 'ASI', 'ENT']) step where content_hash = 'many'`,
    `insert into payment (order_id, method, amount_cents, status, provider, provider_ref, created_at) select id, pay_method, 10000, 'PAID', case when pay_method = 'T' then 'sandbox' end, case when pay_method = 'T' then 'ref-' || id end, placed_at from orders where content_hash = 'many'`,
    `insert into payment_event (provider, event_id, payment_id, body) select 'sandbox', 'e-' || id, id, '{"approved": true}' from payment where method = 'T'`,
    `insert into coupon_redemption (coupon_id, order_id, who, state) select ${couponId}::int, id, contact->>'email', 'USED' from orders where content_hash = 'many' and number % 3 = 0`,
    `insert into idempotency (scope, route, key, request_hash, expires_at) select 'gst:' || n, 'saveOrderPendiente', 'k' || n, 'x', ${now}::timestamptz + interval '1 hour' from generate_series(1, 50000) n`,
    `insert into mail_outbox (dedupe, to_email, template, vars, status) select 'order:' || id, 'x@example.org', 'order-received', '{}', 'SENT' from orders where content_hash = 'many'`,
    `insert into throttle (bucket, hits) select 'code:coupon:' || n, 1 from generate_series(1, 20000) n`,
    `insert into gift_entry (gift_card_id, order_id, kind, delta_cents) select (select min(id) from gift_card), id, 'HOLD', -1 from orders where content_hash = 'many' and number % 10 = 0`,
    `insert into address (customer_id, tag, direccion, latitude, longitude) select id, 'Mi Casa', 'calle', 14.6, -90.5 from customer`,
    `update coupon set per_customer = 1000000, max_uses = null, used = 0 where id = ${couponId}`,
  ];
  const client = new Client({ connectionString: url });
  await client.connect();
  // What is written here fits together; checking each reference would take a minute.
  try {
    for (const statement of ['set session_replication_role = replica', ...statements, 'analyze']) await client.query(statement);
  } finally {
    await client.end();
  }
}

type Asked = { readonly text: string; readonly values: readonly unknown[] };

/** Every statement that went to the database meanwhile. */
async function asked(work: () => Promise<unknown>): Promise<Asked[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([text, values]) => ({ text: String(text), values: (values as unknown as readonly unknown[] | undefined) ?? [] })).filter(({ text }) => /^(select|insert|update|delete|with)/i.test(text));
  } finally {
    query.mockRestore();
  }
}

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly 'Plan Rows': number; readonly Plans?: readonly Plan[] };

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** More than a person ever ordered. */
const many = 1000;

/** Statements that would read one of the large tables from end to end, or a large part of one. */
async function wholeTables(statements: readonly Asked[]): Promise<string[]> {
  const { rows: large } = await sql<{ relname: string }>`select relname from pg_class where relkind = 'r' and reltuples > 1000`.execute(api.database.db);
  expect(large.length).toBeGreaterThan(9);
  const { engine } = api.database;
  if (engine.kind !== 'postgres') throw new Error('no server');
  const found: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await engine.pool.query(`explain (format json) ${text}`, [...values]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
    const read = nodes(plan).filter((node) => large.some(({ relname }) => relname === node['Relation Name']) && (node['Node Type'] === 'Seq Scan' || node['Plan Rows'] > many));
    found.push(...read.map((node) => `${node['Node Type']} ${node['Relation Name']} ${node['Plan Rows']}: ${text}`));
  }
  return [...new Set(found)];
}

const taken = async (answer: Promise<TestAnswer>): Promise<TestAnswer> => {
  expect((await answer).body).toMatchObject({ codigoRetorno: '00' });
  return answer;
};
const origin = { origin: 'http://localhost:4000' };
const unpaid = async (who: TestCall): Promise<number> => (await place(api, aDraft(api.services, { payment: 'card' }), who)).body.data.orden.idorder;

test('with a hundred thousand orders behind it, nothing a customer does reads a whole table', async () => {
  const coupon = await checkedCoupon(api, 'ahorra25', visitor);
  const contact = { name: 'Eva', phone: '44400017', email: 'cliente17@example.org' };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'an order in cash with a coupon': () => taken(place(api, aDraft(api.services, { coupon, contact }), visitor)),
    'its price': () => taken(place(api, aDraft(api.services, { coupon, contact }), visitor, { checkout: false })),
    'an order of a customer with a balance': () => taken(place(api, aDraft(api.services, { coupon, certificateAmount: 1000, destination: counter() }), ana)),
    'an order by card, paid': async () => {
      const idorder = await unpaid(ana);
      const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' }, { headers: { ...ana.headers, ...origin } })).body;
      expect((await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } })).json()).toMatchObject({ status: 'exito' });
    },
    'an order that replaces another': async () => {
      const replacesOrder = await unpaid(await guest(api));
      await place(api, aDraft(api.services, { replacesOrder }), visitor);
    },
    'a notice of nobody': async () => {
      const notice = { eventId: 'x', reference: 'nobody', orderNumber: 1, amount: 1, currency: 'GTQ', approved: true, brand: '', last4: '' };
      await api.app.inject({ method: 'POST', url: '/pagos/notificacion/sandbox', ...signedNotice(notice, api.secrets.paymentSecret, api.clock.now()) });
    },
    'the last orders': () => api.call('cliente/getLastOrders', undefined, ana),
    'the open orders': () => api.call('cliente/getOrdersPend', undefined, ana),
    'how an order stands': () => api.call('data/checkOrder', { idorder: 1_000_050_000 }, visitor),
    'an order by its hash': () => api.call(`cliente/getOrdenHash/${'50000'.padStart(22, 'h')}`),
    'its driver': () => api.call(`cliente/getCoordenadasHash/${'50000'.padStart(22, 'h')}`),
    'its driver by number': () => api.call('tracker/ordenHasTracked/1000050000', undefined, visitor),
    'coupons of a customer': () => api.call('cliente/checkCuponera', undefined, ana),
    'a coupon of a visitor': () => api.call('data/checkPromocionCheckout', { cupon: 'ahorra25', correo: contact.email }, visitor),
    'a wrong coupon': () => api.call('data/checkPromocionCheckout', { cupon: 'adivino', correo: contact.email }, visitor),
    'coverage of a place': () => api.call('geo/validaCobertura', { latitud: 14.6, longitud: -90.5 }),
    'the profile': () => api.call('cliente/getDataUser', undefined, ana),
    'gift cards': () => api.call('data/getCertificadosCliente', undefined, ana),
    'a log-in': () => customer(api),
    'promotion and suggestions': async () => [await api.call('data/checkPr', { id: 9501 }), await api.call('data/getVS', { ids: String(ids.combo) })],
  };
  const whole: Record<string, string[]> = {};
  for (const [name, work] of Object.entries(calls)) {
    const found = await wholeTables(await asked(work));
    if (found.length > 0) whole[name] = found;
  }
  expect(whole).toEqual({});
}, 120_000);

test('looking after the orders does not either', async () => {
  const statements = await asked(async () => {
    await catchUp(api.database, noJobs, api.clock.now());
    await forgetOldAttempts(api.database.db, api.clock.now());
  });
  expect(await wholeTables(statements)).toEqual([]);
}, 60_000);

test('an order of many lines, promotions and earlier orders asks no more often than a small one', async () => {
  const count = async (work: () => Promise<unknown>) => (await asked(work)).length;
  const price = (quantity: number) => place(api, aDraft(api.services, { products: [{ productId: ids.combo, quantity: 3 }, { productId: ids.garlicBread, quantity }, { productId: ids.cola, quantity }] }), visitor, { checkout: false });
  expect(await count(() => price(9))).toBe(await count(() => price(1)));
  const last = () => api.call('cliente/getLastOrders', undefined, ana);
  expect((await last()).body.ordenes).toHaveLength(20);
  // Session and orders, their lines, their events.
  expect(await count(last)).toBe(4);
  const coupons = () => api.call('cliente/checkCuponera', undefined, ana);
  expect((await coupons()).body.data.cupones.length).toBeGreaterThan(3);
  expect(await count(coupons)).toBeLessThanOrEqual(3);
}, 60_000);
