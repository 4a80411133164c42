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
    /** Null: not reported, because the page is of a shell of before 2026-12. */
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

/** For health checks: that the database answers. */
export const ping = async (db: RegistryDb): Promise<void> => {
  await sql`select 1`.execute(db);
};
