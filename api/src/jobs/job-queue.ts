import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, fromKysely, fromPglite } from 'pg-boss';
import type { KyselyTransactionLike } from 'pg-boss';
import type { Engine, Trx } from '../db/database.ts';

/** What is done later, with what it needs to know. Every handler may run more than once and must not mind. */
export type Jobs = {
  /** Moves an order on along its plan. */
  'order-step': { readonly orderId: number };
  /** Cancels an order nobody paid. */
  'order-expiry': { readonly orderId: number };
};
export type JobName = keyof Jobs;
type Handlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export type JobQueue = {
  /** Becomes real only if the transaction does. `key`: the same job is never queued twice. `at`: epoch milliseconds. */
  send<Name extends JobName>(trx: Trx, name: Name, data: Jobs[Name], options: { readonly at: number; readonly key: string }): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  stop(): Promise<void>;
};

const names: readonly JobName[] = ['order-step', 'order-expiry'];

const bossFor = (engine: Engine): PgBoss =>
  engine.kind === 'pglite'
    ? new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite', schedule: false })
    : new PgBoss({ connectionString: engine.pool.options.connectionString ?? '', max: 3, schedule: false });

/**
 * Until it is started nothing is queued: what should have been is found by looking at the orders themselves, which happens
 * on every start anyway.
 */
export function createJobQueue(engine: Engine, log: FastifyBaseLogger): JobQueue {
  let boss: PgBoss | null = null;

  return {
    async send(trx, name, data, { at, key }) {
      await boss?.send(name, data, { startAfter: new Date(at), singletonKey: key, db: fromKysely(trx as unknown as KyselyTransactionLike) });
    },

    async start(handlers) {
      const starting = bossFor(engine);
      starting.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
      await starting.start();
      for (const name of names) {
        await starting.createQueue(name, { policy: 'short', retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60, deleteAfterSeconds: 3600 });
        await starting.work<Jobs[typeof name]>(name, { pollingIntervalSeconds: 0.5, batchSize: 20 }, async (jobs) => {
          for (const job of jobs) await handlers[name](job.data);
        });
      }
      boss = starting;
    },

    async stop() {
      const stopping = boss;
      boss = null;
      await stopping?.stop({ graceful: true, timeout: 3000 });
    },
  };
}
