import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startOwnPostgres } from '@brasa/shared/testing/postgres-server';
import { sql } from 'kysely';
import { Client } from 'pg';
import { postgresLog } from './database.ts';
import { prepareTables, type PrepareOptions } from './prepare-tables.ts';

const server = await startOwnPostgres();
const db = postgresLog(server.url);
/** A copy of the registry that is still running, or whoever else works on the tables. */
let other: Client;
beforeAll(() => prepareTables(db), 60_000);
beforeEach(async () => {
  other = new Client({ connectionString: server.url });
  await other.connect();
});
afterEach(() => other.end());
afterAll(async () => {
  await db.destroy();
  await server.stop();
});

const columns = async () => (await sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = 'registry_votes'`.execute(db)).rows.map(({ name }) => name);
const indexes = async () => (await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'registry_votes'`.execute(db)).rows.map(({ name }) => name);
/** As the tables were before 2026-12, and one index less. */
async function makeOld(): Promise<void> {
  await sql`alter table registry_votes drop column if exists loaded, drop column if exists load_failed, drop column if exists render_failed, drop column if exists payment_begun`.execute(db);
  await sql`drop index if exists registry_votes_of_minutes`.execute(db);
}
const complete = async () => ({ columns: await columns(), indexes: await indexes() });
const expected = { columns: expect.arrayContaining(['loaded', 'load_failed', 'render_failed', 'payment_begun']), indexes: expect.arrayContaining(['registry_votes_of_versions', 'registry_votes_of_minutes']) };

/** A start that goes on meanwhile. */
function start(options: PrepareOptions): { readonly done: Promise<void>; isOver(): boolean } {
  let isOver = false;
  const done = prepareTables(db, options).finally(() => (isOver = true));
  done.catch(() => undefined);
  return { done, isOver: () => isOver };
}

/** Transactions of a start that wait for the votes: each try is one of its own. */
async function waiting(): Promise<readonly string[]> {
  const { rows } = await sql<{ tx: string }>`select virtualtransaction as tx from pg_locks where not granted and relation = 'registry_votes'::regclass`.execute(db);
  return rows.map(({ tx }) => tx);
}

test('a registry that finds all its tables starts while somebody else holds them', async () => {
  await other.query('begin; lock table registry_log, registry_shell, registry_visits, registry_votes, registry_batches in access exclusive mode');
  await expect(prepareTables(db, { tries: 1, lockMs: 50 })).resolves.toBeUndefined();
});

test('what is missing is added once its table is free: it is tried again, each time for as long as it waits', async () => {
  await makeOld();
  await other.query('begin; lock table registry_votes in row exclusive mode');
  const starting = start({ tries: 1000, pauseMs: 10, lockMs: 50 });
  const tries = new Set<string>();
  while (!starting.isOver() && tries.size < 2) for (const tx of await waiting()) tries.add(tx);
  await other.query('commit');
  await starting.done;
  expect(await complete()).toEqual(expected);
});

test('a start that PostgreSQL undoes in a deadlock is tried again', async () => {
  await makeOld();
  await other.query(`begin; set local deadlock_timeout = '60s'; lock table registry_votes in row exclusive mode`);
  const starting = start({ pauseMs: 10 });
  while (!starting.isOver() && (await waiting()).length === 0);
  // Whoever looks first is undone: the start, because the other one looks only after a minute.
  await other.query('select pg_advisory_xact_lock(4200001)');
  await other.query('commit');
  await starting.done;
  expect(await complete()).toEqual(expected);
});

test('after its tries it says what to do, and has changed nothing', async () => {
  await makeOld();
  await other.query('begin; lock table registry_votes in row exclusive mode');
  await expect(prepareTables(db, { tries: 2, pauseMs: 10, lockMs: 50 })).rejects.toThrow(/after 2 tries they were still in use \(canceling statement due to lock timeout\)\. .*pg_stat_activity/);
  expect(await columns()).not.toContain('loaded');
  await other.query('commit');
  await prepareTables(db);
  expect(await complete()).toEqual(expected);
});
