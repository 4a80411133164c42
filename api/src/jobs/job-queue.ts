import { createOutageLog } from '@brasa/shared/server/outage-log';
import type { ConnectionLimits } from '@brasa/shared/server/postgres-connections';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, fromKysely, fromPglite } from 'pg-boss';
import type { KyselyTransactionLike } from 'pg-boss';
import type { Engine, Trx } from '../db/database.ts';
import { openPool } from '../db/open-database.ts';

/** What is done later, with what it needs to know. Every handler may run more than once and must not mind. */
export type Jobs = {
  /** Moves an order on along its plan. */
  'order-step': { readonly orderId: number };
  /** Cancels an order nobody paid. */
  'order-expiry': { readonly orderId: number };
  /** Takes what is left on gift cards that have ended. */
  'gift-expiry': Record<string, never>;
  /** Looks for gift cards whose books do not agree. */
  'ledger-check': Record<string, never>;
};
export type JobName = keyof Jobs;
export type Handlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export type JobQueue = {
  /** Becomes real only if the transaction does. `key`: the same job is never queued twice. `at`: epoch milliseconds. */
  send<Name extends JobName>(trx: Trx, name: Name, data: Jobs[Name], options: { readonly at: number; readonly key: string }): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  stop(): Promise<void>;
};

const oneOrder = 60;
/** A night on which thousands of cards end, and a check that reads all books, each statement within `reportLimits`. */
const oneNight = 15 * 60;

/** Seconds after which a job that is still running counts as failed and is started again. */
const expiresInSeconds: { readonly [Name in JobName]: number } = { 'order-step': oneOrder, 'order-expiry': oneOrder, 'gift-expiry': oneNight, 'ledger-check': oneNight };

const names = Object.keys(expiresInSeconds) as readonly JobName[];

/** Nobody waits for a job, and clearing a long queue may take a while. */
const jobLimits: ConnectionLimits = { acquireMs: 3000, statementMs: 30_000, silenceMs: 31_000 };

type OpenBoss = { readonly boss: PgBoss; readonly close: () => Promise<void> };

/** On PostgreSQL with connections of its own: calls that wait for one do not hold up the jobs. */
function openBoss(engine: Engine): OpenBoss {
  if (engine.kind === 'pglite') return { boss: new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite', schedule: false }), close: async () => undefined };
  const pool = openPool(engine.pool.options.connectionString ?? '', 3, jobLimits);
  return { boss: new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false }), close: () => pool.end() };
}

async function startQueue<Name extends JobName>(boss: PgBoss, name: Name, handlers: Handlers): Promise<void> {
  const options = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: expiresInSeconds[name], deleteAfterSeconds: 3600 };
  await boss.createQueue(name, { policy: 'short', ...options });
  // A queue that an earlier release created keeps what it was created with.
  await boss.updateQueue(name, options);
  await boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: 0.5, batchSize: 20 }, async (jobs) => {
    for (const job of jobs) await handlers[name](job.data);
  });
}

/**
 * Until it is started nothing is queued: what should have been is found by looking at the orders themselves, which happens
 * on every start anyway.
 */
export function createJobQueue(engine: Engine, log: FastifyBaseLogger): JobQueue {
  let opened: OpenBoss | null = null;

  return {
    async send(trx, name, data, { at, key }) {
      await opened?.boss.send(name, data, { startAfter: new Date(at), singletonKey: key, db: fromKysely(trx as unknown as KyselyTransactionLike) });
    },

    async start(handlers) {
      const opening = openBoss(engine);
      const outage = createOutageLog({ log, what: 'The job queue', meanwhile: 'orders move on when it works again', overAfterMs: 10_000 });
      opening.boss.on('error', outage.failed);
      try {
        await opening.boss.start();
        for (const name of names) await startQueue(opening.boss, name, handlers);
      } catch (error) {
        await opening.close();
        throw error;
      }
      opened = opening;
    },

    async stop() {
      const stopping = opened;
      opened = null;
      await stopping?.boss.stop({ graceful: true, timeout: 3000 });
      await stopping?.close();
    },
  };
}
