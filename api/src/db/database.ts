import type { PGlite } from '@electric-sql/pglite';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

/** Queries outside a transaction. */
export type Db = Kysely<Tables>;
/** Queries inside one. A `Transaction` is also a `Db`, so readers take a `Db` and run in both. */
export type Trx = Transaction<Tables>;

export type Engine = { readonly kind: 'pglite'; readonly pglite: PGlite } | { readonly kind: 'postgres'; readonly pool: Pool };

export type Database = {
  readonly db: Db;
  readonly engine: Engine;
  /** Runs the work in one transaction and hands it over: services take it as an argument. */
  inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Resolves when the transactions of this process that are open now have ended. */
  openTransactionsEnded(): Promise<void>;
  close(): Promise<void>;
};
