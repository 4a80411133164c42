import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { smallCluster } from '@brasa/shared/testing/embedded-image';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { checkLedger } from '../modules/gift-cards/ledger-problems.ts';
import type { Database } from './database.ts';
import { removeErasedFromFiles } from './deleted-rows.ts';
import { migrate, migrations } from './migrate.ts';
import { embeddedDatabase } from './open-database.ts';

const ledger = '0009-gift-card-ledger';

const erasedTables = '0016-erased-tables';

let database: Database;
/** As the last release without this migration left it. */
async function migrateBefore(name: string): Promise<void> {
  const before = async () => Object.fromEntries(Object.entries(await migrations.getMigrations()).filter(([each]) => each < name));
  const { error } = await new Migrator({ db: database.db, provider: { getMigrations: before } }).migrateToLatest();
  if (error) throw error;
}
beforeAll(async () => {
  database = await embeddedDatabase(undefined, smallCluster);
  await migrateBefore(ledger);
}, 60_000);
afterAll(() => database.close());

/** Each statement by itself, as the release before wrote it. */
const write = async (...statements: readonly string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(database.db);
};
const order = (id: number, state: string, giftCents: number) => `
  insert into orders (id, number, hash, customer_id, store_id, delivery, status, confirmed_at, subtotal_cents, total_cents, gift_cents, pay_method, pay_status, contact, catalog_version, content_hash)
  overriding system value values (${id}, ${1_000_000_000 + id}, lpad('${id}', 22, 'h'), 1, 1, 'TRA', ${state}, 10000, 10000, ${giftCents}, 'T', 'PENDING', '{}', '1.0.0', 'x')`;
const card = (id: number, status: string, initial: number, balance: number) => `
  insert into gift_card (id, design_id, order_id, order_pos, code_mac, code_last4, buyer_name, recipient_name, recipient_email, initial_cents, balance_cents, status, owner_id, expires_on)
  overriding system value values (${id}, 1, 1, ${id}, decode(lpad('${id}', 4, '0'), 'hex'), 'AAAA', '', '', '', ${initial}, ${balance}, '${status}', ${status === 'ISSUED' ? 'null' : 1}, '2027-01-01')`;
const entries = (...rows: readonly (readonly [card: number, order: number | null, kind: string, cents: number])[]) =>
  `insert into gift_entry (gift_card_id, order_id, kind, delta_cents) values ${rows.map(([of, by, kind, cents]) => `(${of}, ${by}, '${kind}', ${cents})`).join(', ')}`;
const letter = (of: number, status: string) => `insert into mail_outbox (dedupe, to_email, template, vars, status, created_at) values ('gift:${of}', 'luis@example.org', 'gift-card', '{}', '${status}', '2026-11-0${of}T12:00:00Z')`;
const accounts = async (id: number) => {
  const rows = await database.db.selectFrom('gift_ledger').select((eb) => ['account', eb.fn.sum<number>('amount_cents').as('cents')]).where('gift_card_id', '=', id).groupBy('account').orderBy('account').execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]).filter(([, cents]) => cents !== 0));
};

test('gift cards of the releases before have balanced books, and each movement is still there', async () => {
  await write(
    `insert into customer (id, email) overriding system value values (1, 'ana@example.org')`,
    `insert into department (code, name) values ('1', 'Guatemala')`,
    `insert into city (code, department_code, name) values ('1', '1', 'Guatemala')`,
    `insert into store (id, code, name, address, latitude, longitude, department_code, city_code) values (1, 'C', 'Centro', '', 14.6, -90.5, '1', '1')`,
    `insert into gift_design (id, name, code, amount_cents) values (1, 'Q100', 'GC100', 10000)`,
    `insert into orders (id, number, hash, kind, customer_id, status, confirmed_at, subtotal_cents, total_cents, pay_method, pay_status, contact, catalog_version, content_hash) overriding system value
      values (1, 1000000001, lpad('1', 22, 'h'), 'CER', 1, 'FIN', now(), 10000, 10000, 'T', 'PAID', '{}', '1.0.0', 'x')`,
    `insert into order_line (order_id, pos, product_id, tip, name, qty, unit_cents, original_cents, line_cents) select 1, n, 1, 'CER', 'Q100', 1, 10000, 10000, 10000 from generate_series(1, 6) n`,
    order(11, `'FIN', now()`, 3000),
    order(12, `'PEN', null`, 2000),
    order(13, `'CAN', null`, 1000),
    order(14, `'CAN', now()`, 4000),
    card(1, 'ACTIVE', 10_000, 5000),
    entries([1, 1, 'ISSUE', 10_000], [1, 11, 'HOLD', -3000], [1, 11, 'CAPTURE', 0], [1, 12, 'HOLD', -2000], [1, 13, 'HOLD', -1000], [1, 13, 'RELEASE', 1000]),
    card(2, 'ACTIVE', 10_000, 10_000),
    entries([2, null, 'ISSUE', 10_000], [2, 14, 'HOLD', -4000], [2, 14, 'CAPTURE', 0], [2, 14, 'RELEASE', 4000]),
    card(3, 'EXPIRED', 10_000, 0),
    entries([3, 1, 'ISSUE', 10_000], [3, null, 'EXPIRE', -10_000]),
    card(4, 'ISSUED', 10_000, 10_000),
    entries([4, 1, 'ISSUE', 10_000]),
    // Somebody had changed balances by hand.
    card(5, 'ACTIVE', 10_000, 7500),
    entries([5, 1, 'ISSUE', 10_000]),
    card(6, 'ACTIVE', 10_000, 600),
    letter(1, 'SENT'),
    letter(2, 'FAILED'),
    letter(3, 'QUEUED'),
  );
  const before = await database.db.selectFrom('gift_entry').select(['id', 'gift_card_id', 'order_id', 'delta_cents', 'at']).orderBy('id').execute();
  await migrateBefore(erasedTables);
  await write('insert into erasure default values');
  await migrate(database);

  const after = await database.db.selectFrom('gift_entry').select(['id', 'gift_card_id', 'order_id', 'delta_cents', 'at']).orderBy('id').execute();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(await accounts(1)).toEqual({ sold: -10_000, balance: 5000, held: 2000, redeemed: 3000 });
  expect(await accounts(2)).toEqual({ sold: -10_000, balance: 10_000 });
  expect(await accounts(3)).toEqual({ sold: -10_000, expired: 10_000 });
  expect(await accounts(4)).toEqual({ sold: -10_000, balance: 10_000 });
  expect(await accounts(5)).toEqual({ sold: -10_000, balance: 7500, adjusted: 2500 });
  expect(await accounts(6)).toEqual({ balance: 600, adjusted: -600 });
  expect(await checkLedger(database)).toMatchObject({ cards: 6, held: 2000, problems: [] });
});

test('of a letter that releases before had given up the card says so, with its moment', async () => {
  const rows = await database.db.selectFrom('gift_card').select(['id', 'undelivered_at']).where('undelivered_at', 'is not', null).execute();
  expect(rows.map(({ id, undelivered_at: at }) => [id, at?.toISOString()])).toEqual([[2, '2026-11-02T12:00:00.000Z']]);
});

test('the release before goes on beside it: what it writes is balanced, and what had paid and comes back is a refund', async () => {
  const together = (...statements: readonly string[]) => database.inTransaction(async (trx) => void (await Promise.all(statements.map((statement) => sql.raw(statement).execute(trx)))));
  const add = (cents: number) => `update gift_card set balance_cents = balance_cents + ${cents} where id = 4`;
  const again = (statement: string) => `${statement} on conflict do nothing`;
  await write(`update gift_card set status = 'ACTIVE', owner_id = 1 where id = 4`, order(21, `'PEN', null`, 1500));
  await together(add(-1500), entries([4, 21, 'HOLD', -1500]));
  expect(await accounts(4)).toEqual({ sold: -10_000, balance: 8500, held: 1500 });
  await together(`update orders set confirmed_at = now() where id = 21`, again(entries([4, 21, 'CAPTURE', 0])));
  expect(await accounts(4)).toEqual({ sold: -10_000, balance: 8500, redeemed: 1500 });
  await together(`update orders set status = 'CAN' where id = 21`, again(entries([4, 21, 'RELEASE', 1500])), add(1500));
  await together(again(entries([4, 21, 'RELEASE', 1500])));
  expect(await accounts(4)).toEqual({ sold: -10_000, balance: 10_000 });
  const kinds = await database.db.selectFrom('gift_entry').select('kind').where('order_id', '=', 21).orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['HOLD', 'CAPTURE', 'REFUND']);
  await together(`with spent as (update gift_card set status = 'EXPIRED', balance_cents = 0 where id = 4 returning id) insert into gift_entry (gift_card_id, kind, delta_cents) select id, 'EXPIRE', -10000 from spent`);
  expect(await accounts(4)).toEqual({ sold: -10_000, expired: 10_000 });
  expect((await checkLedger(database)).problems).toEqual([]);
});

test('what releases before erased, and had not taken out of the files yet, goes out of those of all tables', async () => {
  const waiting = () => database.db.selectFrom('erasure').select(['tables', 'urgent']).execute();
  const fileOf = async (table: string) => (await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(database.db)).rows[0]?.file;
  const files = async () => [await fileOf('customer'), await fileOf('store')];
  // One for what was erased before erasures were remembered, one that was.
  expect(await waiting()).toEqual([{ tables: null, urgent: false }, { tables: null, urgent: false }]);
  const before = await files();
  await removeErasedFromFiles(database, Date.now());
  const after = await files();
  expect(after.filter((file, index) => file === before[index])).toEqual([]);
  expect(await waiting()).toEqual([]);
});
