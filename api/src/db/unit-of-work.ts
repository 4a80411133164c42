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

export const unitOfWork =
  (kysely: Kysely<Tables>) =>
  <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    if (openTransaction.getStore()) throw new Error('A transaction is already open in this call chain: pass it down instead of opening another.');
    return kysely.transaction().execute((trx) => openTransaction.run(true, () => work(trx)));
  };
