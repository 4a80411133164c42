import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { callLimits, guardConnections, poolOptions } from '@brasa/shared/server/postgres-connections';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { RegistryDb, RegistryTables } from './tables.ts';

export type OpenDatabase = { readonly db: RegistryDb; readonly isShared: boolean; readonly close: () => Promise<void> };

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
  const pglite = await PGlite.create(join(folder, 'database'));
  const db = new Kysely<RegistryTables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    isShared: false,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

export function postgresLog(url: string): RegistryDb {
  const pool = guardConnections(new Pool({ connectionString: url, max: 4, ...poolOptions(callLimits) }), callLimits);
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
}

function postgres(url: string): OpenDatabase {
  const db = postgresLog(url);
  return { db, isShared: true, close: () => db.destroy() };
}

export const openDatabase = async ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }): Promise<OpenDatabase> =>
  databaseUrl ? postgres(databaseUrl) : embedded(dataDir);
