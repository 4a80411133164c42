import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { withMigrationLimits } from './open-database.ts';
import type { Tables } from './tables.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Up to a semicolon at the end of a line, or to the end of the text; what stands between two `$$` is the body of a function. */
const statement = /(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*$|$(?![\s\S]))/gm;

/** The embedded engine takes one statement at a time. */
const statements = (text: string): string[] => (text.replace(/^--.*$/gm, '').match(statement) ?? []).map((part) => part.trim()).filter(Boolean);

/** Whoever holds a table is waited for no longer than customers would. */
const lockLimitMs = 5000;

async function readMigration(name: string, lockMs: number): Promise<[string, Migration]> {
  const text = await readFile(new URL(name, folder), 'utf8');
  return [
    name.replace(/\.sql$/, ''),
    {
      async up(db) {
        // A large index takes longer than any call may, whatever limit the role has.
        await sql.raw(`set local statement_timeout = 0`).execute(db);
        await sql.raw(`set local lock_timeout = ${lockMs}`).execute(db);
        for (const each of statements(text)) await sql.raw(each).execute(db);
      },
    },
  ];
}

const migrationsWaiting = (lockMs: number) => ({
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    return Object.fromEntries(await Promise.all(names.map((name) => readMigration(name, lockMs))));
  },
});
export const migrations = migrationsWaiting(lockLimitMs);

/**
 * Deadlock, or a table that was not to be had: the release that is still running works on the same tables, and after a moment
 * it may have let go of them. Nothing was changed: all of it is one transaction.
 */
const busyTables: readonly unknown[] = ['40P01', '55P03'];

export type MigrateOptions = { readonly tries?: number; readonly pauseMs?: number; readonly lockMs?: number };

/**
 * Forward only, in one transaction, under the migrator's own lock: several instances may start at once. Where the release that
 * is still running keeps it from the tables it is tried `tries` times. A release that finds the database further on than it
 * knows (it was rolled back, or starts beside a newer one) leaves it as it is.
 */
export async function migrate(database: Database, { tries = 5, pauseMs = 1000, lockMs = lockLimitMs }: MigrateOptions = {}): Promise<void> {
  if (await isMigrated(database.db)) return;
  await withMigrationLimits(database, async ({ db }) => {
    for (let left = tries - 1; ; left -= 1) {
      const { error, results } = await new Migrator({ db, provider: migrationsWaiting(lockMs) }).migrateToLatest();
      if (!error) return;
      const isBusy = busyTables.includes((error as { readonly code?: unknown }).code);
      if (isBusy && left > 0) {
        await wait(pauseMs);
        continue;
      }
      const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first one';
      const reason = error instanceof Error ? error.message : 'it did not say why';
      const next = isBusy ? ` After ${tries} tries its tables were still in use: start again, or end what holds them (pg_stat_activity).` : '';
      throw new Error(`The database could not be brought up to date, migration ${failed} failed: ${reason}.${next}`, { cause: error });
    }
  });
}

/** True when every migration of this release is applied. */
export async function isMigrated(kysely: Kysely<Tables>): Promise<boolean> {
  const known = await new Migrator({ db: kysely, provider: migrations }).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
