import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { smallCluster } from '@brasa/shared/testing/embedded-image';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database, Trx } from './database.ts';
import { rememberErasure, rememberRemoval, removeErasedFromFiles } from './deleted-rows.ts';
import { embeddedDatabase } from './open-database.ts';

const hourMs = 3_600_000;
/** In Guatemala, 19 November 2026. */
const noon = Date.UTC(2026, 10, 19, 18);
const night = noon + 15 * hourMs;

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-erased-'));
  database = await embeddedDatabase(folder, smallCluster);
  await sql`create table erasure (id bigint generated always as identity primary key, tables text[], at timestamptz not null default now(), urgent boolean not null default false)`.execute(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** As releases before tables were named: all of them are rewritten. */
const rememberAll = (trx: Trx) => trx.insertInto('erasure').values({ tables: null }).execute();

async function filesWith(text: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  return contents.filter(({ bytes }) => bytes.includes(text)).map(({ file }) => file);
}

/** A table of people, of which some are erased. */
async function erased(table: string, { kept }: { kept: readonly string[] }): Promise<void> {
  const gone = `secreta-${table}@example.org`;
  const name = sql.table(table);
  await sql`create table ${name} (email text not null)`.execute(database.db);
  for (const email of [gone, gone, ...kept, ...kept]) await sql`insert into ${name} values (${email})`.execute(database.db);
  await sql`analyze ${name}`.execute(database.db);
  await database.inTransaction(async (trx) => {
    await sql`delete from ${name} where email = ${gone}`.execute(trx);
    await rememberAll(trx);
  });
  await sql`checkpoint`.execute(database.db);
  expect((await filesWith(gone)).length).toBeGreaterThan(2);
}

test('what was erased stands in no file of the embedded database any more, also when it was all of a table', async () => {
  await erased('person', { kept: ['queda@example.org'] });
  await erased('emptied', { kept: [] });
  await removeErasedFromFiles(database, noon);
  for (const table of ['person', 'emptied']) expect([table, await filesWith(`secreta-${table}@example.org`)]).toEqual([table, []]);
  expect((await filesWith('queda@example.org')).length).toBeGreaterThan(0);
});

test('calls get a turn between two tables', async () => {
  const tables = ['first', 'second', 'third'];
  for (const table of tables) await erased(table, { kept: [] });
  let [calls, isDone] = [0, false];
  const calling = async () => {
    while (!isDone) {
      await nextTurn();
      await sql`select 1`.execute(database.db);
      calls += 1;
    }
  };
  await Promise.all([calling(), removeErasedFromFiles(database, noon).finally(() => (isDone = true))]);
  expect(calls).toBeGreaterThan(tables.length);
});

test('after a failure, or an end in the middle, it is done at the next time, and then not again', async () => {
  await erased('later', { kept: [] });
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').startsWith('checkpoint')) throw new Error('No space left on device');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await expect(removeErasedFromFiles({ ...database, db: database.db.withPlugin(refusing) }, noon)).rejects.toThrow('No space left');
  await removeErasedFromFiles(database, noon, AbortSignal.abort());
  expect(await filesWith('secreta-later@example.org')).not.toEqual([]);
  await removeErasedFromFiles(database, noon);
  expect(await filesWith('secreta-later@example.org')).toEqual([]);
  const before = await fileOf('person');
  await removeErasedFromFiles(database, noon);
  expect(await fileOf('person')).toBe(before);
});

/** Another one after the table was rewritten. */
const fileOf = async (table: string) => (await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(database.db)).rows[0]?.file;

test('what ran out is taken out after three in the night, or when a server that was off then is on again, and no other table is rewritten', async () => {
  const gone = 'vencida@example.org';
  for (const table of ['session', 'orders']) {
    await sql`create table ${sql.table(table)} (email text not null)`.execute(database.db);
    await sql`insert into ${sql.table(table)} values (${gone}), ('queda@example.org')`.execute(database.db);
  }
  const runsOut = (now: number) =>
    database.inTransaction(async (trx) => {
      await sql`delete from session where email = ${gone}`.execute(trx);
      await rememberRemoval(trx, ['session'], now);
    });
  const rewritten = async (now: number) => {
    const before = [await fileOf('session'), await fileOf('orders')];
    await removeErasedFromFiles(database, now);
    return [(await fileOf('session')) !== before[0], (await fileOf('orders')) !== before[1]];
  };
  await runsOut(noon);
  expect([await rewritten(noon), await rewritten(night - 1)]).toEqual([[false, false], [false, false]]);
  expect(await rewritten(night)).toEqual([true, false]);
  const session = await fileOf('session');
  expect((await filesWith(gone)).filter((file) => session !== undefined && file.endsWith(session))).toEqual([]);
  expect(await rewritten(night)).toEqual([false, false]);
  // On by day only: at nine in the morning. What is removed in the night itself waits for the next one.
  await runsOut(noon);
  expect(await rewritten(night + 6 * hourMs)).toEqual([true, false]);
  await runsOut(night);
  expect([await rewritten(night + 23 * hourMs), await rewritten(night + 24 * hourMs)]).toEqual([[false, false], [true, false]]);
});

test('a person who is erased does not wait for the night, and only the tables where the person was are rewritten', async () => {
  const before = [await fileOf('session'), await fileOf('orders')];
  await database.inTransaction((trx) => rememberErasure(trx, ['orders'], noon));
  await removeErasedFromFiles(database, noon);
  const after = [await fileOf('session'), await fileOf('orders')];
  expect(after).toEqual([before[0], expect.not.stringMatching(`^${before[1]}$`)]);
  await removeErasedFromFiles(database, night);
  expect([await fileOf('session'), await fileOf('orders')]).toEqual(after);
});

test('what waits for the night waits, also when a person is erased by day', async () => {
  const files = async () => [await fileOf('session'), await fileOf('orders')];
  const before = await files();
  await database.inTransaction((trx) => rememberRemoval(trx, ['session'], noon));
  await database.inTransaction((trx) => rememberErasure(trx, ['orders'], noon));
  await removeErasedFromFiles(database, noon);
  const byDay = await files();
  expect(byDay).toEqual([before[0], expect.not.stringMatching(`^${before[1]}$`)]);
  await removeErasedFromFiles(database, night);
  expect(await files()).toEqual([expect.not.stringMatching(`^${before[0]}$`), byDay[1]]);
});
