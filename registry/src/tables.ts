import { sql, type Kysely } from 'kysely';

export type RegistryTables = {
  registry_log: { index: number; body: string; previous: string; hash: string };
  /** `seen_at`: milliseconds since 1970, as text: drivers read large numbers so. */
  registry_shell: { id: string; body: string; seen_at: string };
  /** Pages sent. `minute`: since 1970; `entry`: of the log, which the pages were made from. Here and below. */
  registry_visits: { minute: number; entry: number; remote: string; version: string; visits: number };
  /** What one visit tells about one remote; 1 is yes, 0 is no. */
  registry_votes: {
    visit: string;
    remote: string;
    version: string;
    minute: number;
    entry: number;
    drawn: number;
    failed: number;
    failed_later: number;
    fell_back: number;
    task_done: number;
    /** Null: not told, because the page is of a shell of before 2026-12. */
    loaded: number | null;
    load_failed: number | null;
    render_failed: number | null;
    payment_begun: number | null;
    lcp_ms: number | null;
    inp_ms: number | null;
    /** In thousandths. */
    cls: number | null;
  };
  /** What of the shells' figures was added already. */
  registry_batches: { batch: string; minute: number };
};
export type RegistryDb = Kysely<RegistryTables>;

/** Any number; the same for every copy of the registry. */
const makingTables = 4_200_001;

/** Copies that start at the same moment wait for each other: `if not exists` alone fails when two are first. */
export const prepareTables = (db: RegistryDb): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(makingTables)})`.execute(transaction);
    await transaction.schema
      .createTable('registry_log')
      .ifNotExists()
      .addColumn('index', 'integer', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('previous', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .execute();
    await transaction.schema
      .createTable('registry_shell')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await transaction.schema
      .createTable('registry_visits')
      .ifNotExists()
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('registry_visits_key', ['minute', 'entry', 'remote', 'version'])
      .execute();
    const votes = transaction.schema
      .createTable('registry_votes')
      .ifNotExists()
      .addColumn('visit', 'text', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('registry_votes_key', ['visit', 'remote']);
    const flags = ['drawn', 'failed', 'failed_later', 'fell_back', 'task_done'];
    const withFlags = flags.reduce((table, name) => table.addColumn(name, 'smallint', (column) => column.notNull()), votes);
    await ['lcp_ms', 'inp_ms', 'cls'].reduce((table, name) => table.addColumn(name, 'integer'), withFlags).execute();
    // Tables of before 2026-12 lack them; copies of the registry of then leave them out.
    for (const name of ['loaded', 'load_failed', 'render_failed', 'payment_begun']) await sql`alter table registry_votes add column if not exists ${sql.ref(name)} smallint`.execute(transaction);
    await transaction.schema.createIndex('registry_votes_of_versions').ifNotExists().on('registry_votes').columns(['remote', 'version', 'entry']).execute();
    await transaction.schema.createIndex('registry_votes_of_minutes').ifNotExists().on('registry_votes').column('minute').execute();
    await transaction.schema
      .createTable('registry_batches')
      .ifNotExists()
      .addColumn('batch', 'text', (column) => column.primaryKey())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .execute();
  });

/** For health checks: that the database answers. */
export const ping = async (db: RegistryDb): Promise<void> => {
  await sql`select 1`.execute(db);
};
