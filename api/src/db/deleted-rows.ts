import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Takes what was deleted out of the files of the embedded database: rows stay in their pages there until somebody cleans up, and
 * the write-ahead log has them once more. PostgreSQL cleans up by itself, and its log is its operator's.
 */
export async function removeDeletedFromFiles({ db, engine }: Database): Promise<void> {
  if (engine.kind !== 'pglite') return;
  await sql`vacuum (full, analyze)`.execute(db);
  // Files of the log that are not needed any more are deleted, not kept under another name.
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
