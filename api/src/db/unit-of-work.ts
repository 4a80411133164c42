import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Trx } from './database.ts';
import type { Tables } from './tables.ts';

const openTransaction = new AsyncLocalStorage<true>();

/**
 * The embedded database has one connection. A query on the outer `db` while this very call chain holds a transaction
 * would wait for itself for ever; on PostgreSQL it would silently read outside the transaction. Both become this error.
 */
const outsideTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (openTransaction.getStore()) throw new Error('A query went to the outer database inside an open transaction: pass the transaction down as an argument.');
    return node;
  },
  transformResult: async ({ result }) => result,
};

export const guarded = (kysely: Kysely<Tables>): Kysely<Tables> => kysely.withPlugin(outsideTransaction);

/**
 * A transaction may be undone and run again, so nothing outside the database may happen before it is committed. What acts
 * outside (payment provider, mail server) calls this first.
 */
export function assertNoTransaction(what: string): void {
  if (openTransaction.getStore()) throw new Error(`${what} inside an open transaction, which may be undone or run again: do it after the commit, or queue it in the same transaction.`);
}

/** Deadlock and serialization failure: PostgreSQL undid this transaction so that another could go on. */
const undoneForAnother: readonly unknown[] = ['40P01', '40001'];

/**
 * Runs the work in a transaction, and once more as a whole when PostgreSQL undid it for another one. A commit whose answer
 * was lost is not repeated: nobody knows whether it happened. The caller's repeat is told by its idempotency key.
 */
export const unitOfWork =
  (kysely: Kysely<Tables>) =>
  <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    if (openTransaction.getStore()) throw new Error('A transaction is already open in this call chain: pass it down instead of opening another.');
    const attempt = () => kysely.transaction().execute((trx) => openTransaction.run(true, () => work(trx)));
    return attempt().catch((error: { readonly code?: unknown }) => {
      if (undoneForAnother.includes(error.code)) return attempt();
      throw error;
    });
  };
