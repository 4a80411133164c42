import { setTimeout as pause } from 'node:timers/promises';
import { localTime, startOfDate } from '@brasa/shared/domain/local-time';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Trx } from './database.ts';
import type { Tables } from './tables.ts';

/** The embedded database works in this process and has one connection: between two tables, calls get a turn for so long. */
const turnMs = 25;

const hourMs = 3_600_000;
/** After midnight in Guatemala. Rewriting a table holds up the calls that want the only connection: at this time there are fewest. */
const nightMs = 3 * hourMs;

/** The last three in the night of Guatemala at `now`. Both in epoch milliseconds. */
function lastNight(now: number): number {
  const tonight = (startOfDate(localTime(now)) ?? now) + nightMs;
  return tonight <= now ? tonight : tonight - 24 * hourMs;
}

/**
 * For a transaction that erases a person: deleted rows stay in the files of the embedded database until these are rewritten,
 * which is done within the hour. `tables`: where the person was. Remembered with the erasure itself, so that it is made up for
 * after a failure or a restart. `now` in epoch milliseconds.
 */
export async function rememberErasure(trx: Trx, tables: readonly (keyof Tables)[], now: number): Promise<void> {
  await trx.insertInto('erasure').values({ tables: [...tables], at: new Date(now), urgent: true }).execute();
}

/** For one that removes single things about people, or what ran out: these tables are rewritten in the night that comes. `now` in epoch milliseconds. */
export async function rememberRemoval(trx: Trx, tables: readonly (keyof Tables)[], now: number): Promise<void> {
  await trx.insertInto('erasure').values({ tables: [...tables], at: new Date(now) }).execute();
}

/**
 * Takes what was erased out of the files of the embedded database: the tables concerned are rewritten, and the write-ahead log,
 * which has each row once more, begins anew. What can wait for the night waits, also when something else is urgent; a
 * server that was off in the night does it when it is on again. Rows of earlier releases name no tables: then it is all of them.
 * PostgreSQL cleans up by itself, and its log is its operator's. Stops between two tables when `closing`; until all of it is
 * done it is due. `now` in epoch milliseconds.
 */
export async function removeErasedFromFiles({ db, engine }: Pick<Database, 'db' | 'engine'>, now: number, closing?: AbortSignal): Promise<void> {
  const night = new Date(lastNight(now));
  const due = await db.selectFrom('erasure').select(['id', 'tables']).where(isDue(night)).orderBy('id').execute();
  const last = due.at(-1);
  if (!last) return;
  const isAll = due.some(({ tables }) => tables === null);
  if (engine.kind === 'pglite') {
    const concerned = new Set(due.flatMap(({ tables }) => tables ?? []));
    for (const { table, name } of await ownTables(db)) {
      if (!isAll && !concerned.has(name)) continue;
      await pause(turnMs);
      if (closing?.aborted) return;
      await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db);
    }
    await removeStatistics(db);
    await beginLogAnew(db);
  }
  await db.deleteFrom('erasure').where('id', '<=', last.id).where(isDue(night)).execute();
}

/** What cannot wait for the night that comes. */
const isDue = (night: Date) => (eb: ExpressionBuilder<Tables, 'erasure'>) => eb.or([eb('urgent', '=', true), eb('tables', 'is', null), eb('at', '<', night)]);

async function ownTables(db: Db): Promise<readonly { readonly table: string; readonly name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`select schemaname || '.' || tablename as table, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db);
  return rows;
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
