import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startPostgres } from '../../test/postgres.ts';
import { sandboxProvider } from '../modules/payments/sandbox-provider.ts';
import { timeLimited } from '../modules/payments/time-limit.ts';
import type { Database } from './database.ts';

const server = await startPostgres();
let database: Database;
beforeAll(async () => {
  database = (await server.newDatabase()).open();
  await database.db.insertInto('message').values(['UNO', 'DOS', 'TRES'].map((key) => ({ key, body: '' }))).execute();
}, 120_000);
afterAll(async () => {
  await database?.close();
  await server.stop();
});

const bodyOf = async (key: string) => (await database.db.selectFrom('message').select('body').where('key', '=', key).executeTakeFirstOrThrow()).body;

test('of two transactions in a deadlock the one that PostgreSQL undid is run once more', async () => {
  let attempts = 0;
  let changed = 0;
  let bothHoldOne = (): void => undefined;
  const haveBoth = new Promise<void>((resolve) => (bothHoldOne = resolve));
  /** Changes both rows in this order; the second one when the other transaction has its first. */
  const change = (keys: readonly string[]) =>
    database.inTransaction(async (trx) => {
      attempts += 1;
      for (const key of keys) {
        await trx.updateTable('message').set({ body: sql`body || 'x'` }).where('key', '=', key).execute();
        changed += 1;
        if (changed === 2) bothHoldOne();
        await haveBoth;
      }
    });
  await Promise.all([change(['UNO', 'DOS']), change(['DOS', 'UNO'])]);
  expect(attempts).toBe(3);
  expect([await bodyOf('UNO'), await bodyOf('DOS')]).toEqual(['xx', 'xx']);
});

test.each([
  ['40001', 2],
  ['40P01', 2],
  ['23505', 1],
])('a transaction that fails with %s each time is tried %i times and leaves nothing', async (code, times) => {
  let attempts = 0;
  const work = database.inTransaction(async (trx) => {
    attempts += 1;
    await trx.updateTable('message').set({ body: 'no' }).where('key', '=', 'TRES').execute();
    await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code });
  expect(attempts).toBe(times);
  expect(await bodyOf('TRES')).toBe('');
});

test('a payment provider cannot be called inside a transaction, which may be undone', async () => {
  const provider = timeLimited(sandboxProvider({ publicUrl: 'https://example.org', secret: 'a' }));
  await expect(database.inTransaction(() => provider.refund('reference', 100))).rejects.toThrow(/payment provider was called inside an open transaction.*after the commit/);
});
