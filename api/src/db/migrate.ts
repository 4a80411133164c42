import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Up to a semicolon at the end of a line, or to the end of the text; what stands between two `$$` is the body of a function. */
const statement = /(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*$|$(?![\s\S]))/gm;

/** The embedded engine takes one statement at a time. */
const statements = (text: string): string[] => (text.replace(/^--.*$/gm, '').match(statement) ?? []).map((part) => part.trim()).filter(Boolean);

async function readMigration(name: string): Promise<[string, Migration]> {
  const text = await readFile(new URL(name, folder), 'utf8');
  return [
    name.replace(/\.sql$/, ''),
    {
      async up(db) {
        // A large index takes longer than any call may; but whoever holds a table is waited for no longer than customers would.
        await sql.raw(`set local statement_timeout = 0`).execute(db);
        await sql.raw(`set local lock_timeout = '5s'`).execute(db);
        for (const each of statements(text)) await sql.raw(each).execute(db);
      },
    },
  ];
}

export const migrations = {
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    return Object.fromEntries(await Promise.all(names.map(readMigration)));
  },
};

/**
 * Forward only, in one transaction, under the migrator's own lock: several instances may start at once. A release that finds
 * the database further on than it knows (it was rolled back, or starts beside a newer one) leaves it as it is.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  if (await isMigrated(kysely)) return;
  const { error, results } = await new Migrator({ db: kysely, provider: migrations }).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first one';
    throw new Error(`The database could not be brought up to date, migration ${failed} failed: ${error instanceof Error ? error.message : 'it did not say why'}`, { cause: error });
  }
}

/** True when every migration of this release is applied. */
export async function isMigrated(kysely: Kysely<Tables>): Promise<boolean> {
  const known = await new Migrator({ db: kysely, provider: migrations }).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
