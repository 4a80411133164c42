import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Client } from 'pg';
import { startPostgres } from '../../test/postgres.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate, type MigrateOptions, migrations } from './migrate.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** The release that is still running, and the database it has: before the gift card ledger. */
let running: Client;
let database: Database;
beforeEach(async () => {
  const { url, open } = await server.newDatabase();
  database = open();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  const before = async () => Object.fromEntries(Object.entries(await migrations.getMigrations()).filter(([name]) => name < '0009'));
  const { error } = await new Migrator({ db: database.db, provider: { getMigrations: before } }).migrateToLatest();
  if (error) throw error;
  running = new Client({ connectionString: url });
  await running.connect();
}, 60_000);
afterEach(async () => {
  await running.end();
  await database.close();
});

/** A migration that goes on meanwhile. */
function start(options: MigrateOptions = {}): { readonly done: Promise<void>; isOver(): boolean } {
  let isOver = false;
  const done = migrate(database, { pauseMs: 10, ...options }).finally(() => (isOver = true));
  done.catch(() => undefined);
  return { done, isOver: () => isOver };
}

/** The transaction of a migration that waits for the table, each try is one of its own; `since`: epoch milliseconds. */
async function waitingFor(table: string): Promise<readonly { readonly tx: string; readonly since: number }[]> {
  const { rows } = await sql<{ tx: string; since: Date }>`select virtualtransaction as tx, waitstart as since from pg_locks where not granted and waitstart is not null and relation = ${table}::regclass and pid <> ${(running as unknown as { processID: number }).processID}`.execute(database.db);
  return rows.map(({ tx, since }) => ({ tx, since: since.getTime() }));
}

/** When each of so many tries began to wait for the table; fewer when the migration ends before. */
async function waits(starting: { isOver(): boolean }, table: string, count: number): Promise<readonly number[]> {
  const seen = new Map<string, number>();
  while (!starting.isOver() && seen.size < count) {
    for (const { tx, since } of await waitingFor(table)) seen.set(tx, since);
    await wait(20);
  }
  return [...seen.values()];
}

test('a migration that PostgreSQL undoes in a deadlock with the running release is tried again', async () => {
  await running.query(`begin; set local deadlock_timeout = '60s'; lock table gift_entry in row exclusive mode`);
  const starting = start();
  expect(await waits(starting, 'gift_entry', 1)).toHaveLength(1);
  // Whoever looks first is undone: the migration, because the running release looks only after a minute.
  await running.query('lock table gift_card in row exclusive mode');
  await running.query('commit');
  await starting.done;
  expect(await isMigrated(database.db)).toBe(true);
}, 30_000);

test('a migration whose table is held for longer than it waits is tried again, and waits its whole time for it', async () => {
  const lockMs = 300;
  await running.query('begin; lock table gift_card in row exclusive mode');
  const starting = start({ lockMs, tries: 20 });
  const [first = 0, second = 0] = await waits(starting, 'gift_card', 2);
  expect(second - first).toBeGreaterThanOrEqual(lockMs);
  await running.query('commit');
  await starting.done;
  expect(await isMigrated(database.db)).toBe(true);
}, 30_000);

test('after its tries it says what to do, and has changed nothing', async () => {
  await running.query('begin; lock table gift_card in row exclusive mode');
  await expect(migrate(database, { tries: 3, pauseMs: 10, lockMs: 50 })).rejects.toThrow(/migration 0009-gift-card-ledger failed: canceling statement due to lock timeout\. After 3 tries its tables were still in use: .*pg_stat_activity/);
  expect((await sql`select from information_schema.tables where table_name = 'gift_posting'`.execute(database.db)).rows).toEqual([]);
  await running.query('commit');
  await migrate(database);
  expect(await isMigrated(database.db)).toBe(true);
}, 30_000);
