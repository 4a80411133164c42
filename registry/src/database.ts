import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { withSmallBuffers } from '@brasa/shared/server/embedded-engine';
import { callLimits, guardConnections, poolOptions, type ConnectionLimits } from '@brasa/shared/server/postgres-connections';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { prepareTables, type PrepareOptions } from './prepare-tables.ts';
import type { RegistryDb, RegistryTables } from './tables.ts';

export type OpenDatabase = {
  readonly db: RegistryDb;
  readonly isShared: boolean;
  /** Brings the tables up to date; however long an index of many votes takes. */
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** PGlite opens a directory twice without complaint and loses writes; a lock of SQLite is free at once when its process dies. */
function lock(folder: string): () => void {
  const holder = new DatabaseSync(join(folder, 'lock.db'));
  try {
    holder.exec('begin exclusive');
  } catch {
    holder.close();
    throw new Error(`Another registry already uses ${folder}. Stop it, or set DATA_DIR to another folder.`);
  }
  return () => holder.close();
}

async function embedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'registry');
  await mkdir(folder, { recursive: true });
  const unlock = lock(folder);
  const pglite = await PGlite.create(join(folder, 'database'), { startParams: withSmallBuffers(PGlite.defaultStartParams) });
  const db = new Kysely<RegistryTables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    isShared: false,
    prepare: () => prepareTables(db),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

/** Of a start, which waits for its tables: an index of many votes takes longer than a call may. */
const prepareLimits: ConnectionLimits = { acquireMs: 3000, statementMs: 0, silenceMs: 0 };

export function postgresLog(url: string, limits: ConnectionLimits = callLimits): RegistryDb {
  const pool = guardConnections(new Pool({ connectionString: url, max: 4, ...poolOptions(limits) }), limits);
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
}

/** As `prepareTables`, on a connection of its own without the limits of calls. */
export async function preparePostgres(url: string, options?: PrepareOptions): Promise<void> {
  const db = postgresLog(url, prepareLimits);
  await prepareTables(db, options).finally(() => db.destroy());
}

function postgres(url: string): OpenDatabase {
  const db = postgresLog(url);
  return { db, isShared: true, prepare: () => preparePostgres(url), close: () => db.destroy() };
}

export const openDatabase = async ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }): Promise<OpenDatabase> =>
  databaseUrl ? postgres(databaseUrl) : embedded(dataDir);
