import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RegistryDb, RegistryTables } from './tables.ts';

type Table = keyof RegistryTables & string;

/** Any number; the same for every copy of the registry. */
const makingTables = 4_200_001;

/** Made as they are when they are not there at all. */
const makeTable: Readonly<Record<Table, (db: RegistryDb) => Promise<void>>> = {
  registry_log: (db) =>
    db.schema
      .createTable('registry_log')
      .addColumn('index', 'integer', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('previous', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .execute(),
  registry_shell: (db) =>
    db.schema
      .createTable('registry_shell')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute(),
  registry_visits: (db) =>
    db.schema
      .createTable('registry_visits')
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('registry_visits_key', ['minute', 'entry', 'remote', 'version'])
      .execute(),
  registry_votes: (db) => {
    const votes = db.schema
      .createTable('registry_votes')
      .addColumn('visit', 'text', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('registry_votes_key', ['visit', 'remote']);
    const flags = ['drawn', 'failed', 'failed_later', 'fell_back', 'task_done'];
    const withFlags = flags.reduce((table, name) => table.addColumn(name, 'smallint', (column) => column.notNull()), votes);
    return ['lcp_ms', 'inp_ms', 'cls'].reduce((table, name) => table.addColumn(name, 'integer'), withFlags).execute();
  },
  registry_batches: (db) =>
    db.schema
      .createTable('registry_batches')
      .addColumn('batch', 'text', (column) => column.primaryKey())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .execute(),
};

/** Of `registry_votes`: tables of before 2026-12 lack them, and copies of the registry of then leave them out. */
const laterColumns = ['loaded', 'load_failed', 'render_failed', 'payment_begun'] as const;
/** Of `registry_votes`. */
const indexes = { registry_votes_of_versions: ['remote', 'version', 'entry'], registry_votes_of_minutes: ['minute'] } as const;

type Missing = { readonly tables: readonly Table[]; readonly columns: readonly string[]; readonly indexes: readonly (keyof typeof indexes)[] };

/** Reads catalogs, and so waits for nobody who holds a table. */
async function missingIn(db: RegistryDb): Promise<Missing> {
  const { rows: columns } = await sql<{ table: string; name: string }>`select table_name as table, column_name as name from information_schema.columns where table_schema = current_schema()`.execute(db);
  const { rows: made } = await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db);
  return {
    tables: (Object.keys(makeTable) as Table[]).filter((table) => !columns.some((column) => column.table === table)),
    columns: laterColumns.filter((name) => !columns.some((column) => column.table === 'registry_votes' && column.name === name)),
    indexes: (Object.keys(indexes) as (keyof typeof indexes)[]).filter((name) => !made.some((index) => index.name === name)),
  };
}

const isComplete = (missing: Missing): boolean => Object.values(missing).every((names) => names.length === 0);

/** Copies that start at the same moment wait for each other here: the second one finds nothing missing any more. */
const addMissing = (db: RegistryDb, lockMs: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(makingTables)})`.execute(transaction);
    const missing = await missingIn(transaction);
    for (const table of missing.tables) await makeTable[table](transaction);
    if (missing.columns.length > 0) await sql`alter table registry_votes ${sql.join(missing.columns.map((name) => sql`add column ${sql.ref(name)} smallint`))}`.execute(transaction);
    for (const name of missing.indexes) await transaction.schema.createIndex(name).on('registry_votes').columns([...indexes[name]]).execute();
  });

/** Deadlock, or a table that was not to be had: a copy of the registry that is still running works on the same tables, and may have let go of them after a moment. */
const busyTables: readonly unknown[] = ['40P01', '55P03'];

export type PrepareOptions = {
  readonly tries?: number;
  readonly pauseMs?: number;
  /** Milliseconds to wait for a table. */
  readonly lockMs?: number;
};

/**
 * Makes the tables of the registry, and adds to older ones what they lack. A database that lacks nothing is only read. What is missing is added
 * in one transaction, which is tried `tries` times while others hold the tables; then it rejects with an error that says what to do.
 */
export async function prepareTables(db: RegistryDb, { tries = 5, pauseMs = 1000, lockMs = 3000 }: PrepareOptions = {}): Promise<void> {
  if (isComplete(await missingIn(db))) return;
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await addMissing(db, lockMs);
    } catch (cause) {
      if (!busyTables.includes((cause as { readonly code?: unknown }).code)) throw cause;
      if (left === 0) throw new Error(`The tables of the registry could not be brought up to date: after ${tries} tries they were still in use (${(cause as Error).message}). Start it again, or end what holds them (pg_stat_activity).`, { cause });
      await wait(pauseMs);
    }
  }
}
