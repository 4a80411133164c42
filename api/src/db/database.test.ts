import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { isMigrated, migrate, migrations } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const value = (key: string) => database.db.selectFrom('message').select('body').where('key', '=', key).executeTakeFirst();

test('the embedded engine starts with 32 MB of shared buffers', async () => {
  const { rows } = await sql`show shared_buffers`.execute(database.db);
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = database.inTransaction(async (trx) => {
    await trx.insertInto('message').values({ key: 'UNO', body: 'x' }).execute();
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await value('UNO')).toBeUndefined();
});

test('a query beside the open transaction is an error at once, not a wait for ever', async () => {
  await database.inTransaction(async (trx) => {
    await expect(value('UNO')).rejects.toThrow(/pass the transaction down/);
    expect(() => database.inTransaction(async () => undefined)).toThrow(/already open/);
    await trx.insertInto('message').values({ key: 'DOS', body: 'x' }).execute();
  });
  expect(await value('DOS')).toEqual({ body: 'x' });
});

test('transactions of other requests wait their turn', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      database
        .inTransaction(async (trx) => {
          await trx.insertInto('message').values({ key: `T${index}`, body: 'x' }).execute();
          if (index % 3 === 0) throw new Error('undone');
        })
        .catch(() => undefined),
    ),
  );
  const { count } = await database.db.selectFrom('message').select((of) => of.fn.countAll<number>().as('count')).where('key', 'like', 'T%').executeTakeFirstOrThrow();
  expect(count).toBe(8);
});

test('numbers and days come as the code expects them', async () => {
  await database.db.insertInto('store_closure').values({ store_id: 1, on_date: '2026-12-25', reason: 'Navidad' }).execute();
  const closure = await database.db.selectFrom('store_closure').selectAll().executeTakeFirstOrThrow();
  expect(closure.on_date).toBe('2026-12-25');
  const coupon = await database.db.selectFrom('coupon').selectAll().where('code', '=', 'pizza20').executeTakeFirstOrThrow();
  expect([coupon.percent, coupon.ends_at.toISOString(), coupon.applies]).toEqual([20, '2028-01-01T05:59:59.000Z', []]);
  const customer = await database.db.selectFrom('customer').select(['id', 'birthday']).where('email', '=', 'ana@example.com').executeTakeFirstOrThrow();
  expect([typeof customer.id, customer.birthday]).toEqual(['number', '1994-03-14']);
});

test('migrations run once', async () => {
  await migrate(database);
  expect(await isMigrated(database.db)).toBe(true);
});

test('special hours of more than a day, which were allowed once, end after a day and keep nobody from starting', async () => {
  const before = await openTestDatabase();
  await sql`alter table store_closure drop constraint store_closure_one_day`.execute(before.db);
  await before.db.insertInto('store_closure').values({ store_id: 1, on_date: '2026-12-24', open_min: 600, close_min: 2500 }).execute();
  const { '0008-special-hours-of-a-day': migration } = await migrations.getMigrations();
  await before.db.transaction().execute(async (trx) => migration?.up(trx));
  expect(await before.db.selectFrom('store_closure').select(['open_min', 'close_min']).where('on_date', '=', '2026-12-24').executeTakeFirst()).toEqual({ open_min: 600, close_min: 2040 });
  await before.close();
});

test('a release that was rolled back starts on the database of the one after it', async () => {
  const further = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', ${new Date().toISOString()})`.execute(further.db);
  await migrate(further);
  expect(await isMigrated(further.db)).toBe(true);
  await further.close();
});

test('a second process is kept out of the embedded database until the first is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-lock-'));
  const lock = lockDirectory(folder);
  expect(() => lockDirectory(folder)).toThrow(/Another process is using the embedded database .* DATABASE_URL/s);
  lock.release();
  lockDirectory(folder).release();
  await rm(folder, { recursive: true });
});
