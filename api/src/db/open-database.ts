import { join } from 'node:path';
import { withSmallBuffers } from '@brasa/shared/server/embedded-engine';
import { callLimits, type ConnectionLimits, guardConnections, poolOptions } from '@brasa/shared/server/postgres-connections';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { type Config, databaseName, inMemory } from '../config.ts';
import type { Database, Engine } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Tables } from './tables.ts';
import { guarded, unitOfWork } from './unit-of-work.ts';

const typeIds = { bigint: 20, numeric: 1700, date: 1082 } as const;
const keepText = (value: string) => value;

function database(kysely: Kysely<Tables>, engine: Engine, release?: () => void): Database {
  const transact = unitOfWork(kysely);
  const running = new Set<Promise<unknown>>();
  return {
    db: guarded(kysely),
    engine,
    inTransaction(work) {
      const transaction = transact(work);
      running.add(transaction);
      return transaction.finally(() => running.delete(transaction));
    },
    async openTransactionsEnded() {
      await Promise.allSettled(running);
    },
    async close() {
      await kysely.destroy();
      if (engine.kind === 'pglite' && !engine.pglite.closed) await engine.pglite.close();
      release?.();
    },
  };
}

/** Wraps an embedded database; tests hand in a clone of a seeded one. */
export async function embeddedDatabase(dataDir: string | undefined, options: Pick<PGliteOptions, 'loadDataDir' | 'initDbStartParams'> = {}, release?: () => void): Promise<Database> {
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...options,
    startParams: withSmallBuffers(PGlite.defaultStartParams),
    parsers: { [typeIds.bigint]: Number, [typeIds.numeric]: Number, [typeIds.date]: keepText },
  });
  return database(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }), { kind: 'pglite', pglite }, release);
}

/** Connections to PostgreSQL, `size` at most. One that breaks fails only the query that was using it. */
export function openPool(connectionString: string, size: number, limits: ConnectionLimits = callLimits): Pool {
  const parsers = new Map<number, (value: string) => unknown>([
    [typeIds.bigint, Number],
    [typeIds.numeric, Number],
    [typeIds.date, keepText],
  ]);
  const pool = new Pool({
    connectionString,
    max: size,
    ...poolOptions(limits),
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => parsers.get(id) ?? types.getTypeParser(id, format as 'text') },
  });
  return guardConnections(pool, limits);
}

export function postgresDatabase(connectionString: string, size: number, limits: ConnectionLimits = callLimits): Database {
  const pool = openPool(connectionString, size, limits);
  return database(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), { kind: 'postgres', pool });
}

/** Nobody waits for a report. Its seven statements together stay within the time of their job (`job-queue.ts`). */
const reportLimits: ConnectionLimits = { acquireMs: 3000, statementMs: 120_000, silenceMs: 121_000 };

/** A migration takes as long as it needs and hears nothing meanwhile; for tables it waits by a limit of its own (`migrate.ts`). */
const migrationLimits: ConnectionLimits = { acquireMs: 3000, statementMs: 0, silenceMs: 0 };

async function withLimits<T>(given: Database, limits: ConnectionLimits, work: (limited: Database) => Promise<T>): Promise<T> {
  if (given.engine.kind === 'pglite') return work(given);
  const limited = postgresDatabase(given.engine.pool.options.connectionString ?? '', 1, limits);
  return work(limited).finally(() => limited.close());
}

/** For work that reads whole tables: on PostgreSQL with a connection of its own, which may take longer than a call. */
export const withReportLimits = <T>(given: Database, work: (reporting: Database) => Promise<T>): Promise<T> => withLimits(given, reportLimits, work);

/** The same for work that changes them, which nothing ends but itself. */
export const withMigrationLimits = <T>(given: Database, work: (migrating: Database) => Promise<T>): Promise<T> => withLimits(given, migrationLimits, work);

/** Says so plainly when nobody is there. */
export async function firstQuery({ db }: Database, config: Config): Promise<void> {
  await sql`select 1`.execute(db).catch((cause: Error) => {
    throw new Error(`The database ${databaseName(config)} does not answer (${cause.message || String(cause)}). Start it, or correct DATABASE_URL.`, { cause });
  });
}

export async function openDatabase(config: Config, announce: (notice: string) => void): Promise<Database> {
  if (config.databaseUrl) return postgresDatabase(config.databaseUrl, config.databasePool);
  if (config.dataDir === inMemory) return embeddedDatabase(undefined);
  const lock = lockDirectory(config.dataDir);
  announce(`Embedded database in ${join(config.dataDir, 'pg')}: single process, not power-loss safe. Set DATABASE_URL for anything real.`);
  try {
    return await embeddedDatabase(join(config.dataDir, 'pg'), {}, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}
