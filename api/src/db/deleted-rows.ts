import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db, Trx } from './database.ts';

/** The embedded database works in this process and has one connection: between two tables, calls get a turn for so long. */
const turnMs = 25;

/**
 * For every transaction that erases something about people: deleted rows stay in the files of the embedded database until
 * these are rewritten. It is remembered with the erasure itself, so that it is made up for after a failure or a restart.
 */
export async function rememberErasure(trx: Trx): Promise<void> {
  await trx.insertInto('erasure').defaultValues().execute();
}

/**
 * Takes what was erased out of the files of the embedded database: its tables are rewritten, and the write-ahead log, which
 * has each row once more, begins anew. Nothing to do when nothing was erased since. PostgreSQL cleans up by itself, and its
 * log is its operator's. Stops between two tables when `closing`; until all of it is done it is due.
 */
export async function removeErasedFromFiles({ db, engine }: Pick<Database, 'db' | 'engine'>, closing?: AbortSignal): Promise<void> {
  const { last } = await db.selectFrom('erasure').select(({ fn }) => fn.max<number | null>('id').as('last')).executeTakeFirstOrThrow();
  if (last === null) return;
  if (engine.kind === 'pglite') {
    for (const table of await ownTables(db)) {
      await pause(turnMs);
      if (closing?.aborted) return;
      await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db);
    }
    await removeStatistics(db);
    await beginLogAnew(db);
  }
  await db.deleteFrom('erasure').where('id', '<=', last).execute();
}

async function ownTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Values that are frequent in a column stand in its statistics, too. An empty table keeps those of before. */
async function removeStatistics(db: Db): Promise<void> {
  await sql`delete from pg_statistic where starelid in (select oid from pg_class where reltuples = 0)`.execute(db);
  await sql`vacuum full pg_statistic`.execute(db);
}

/** Files of the log that are not needed any more are deleted, not kept under another name. */
async function beginLogAnew(db: Db): Promise<void> {
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
