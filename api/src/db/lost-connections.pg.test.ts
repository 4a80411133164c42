import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startOwnPostgres } from '@brasa/shared/testing/postgres-server';
import { Client } from 'pg';
import { newGuest, sendOrder, type Placed } from '../../test/http-customer.ts';
import { startProcess, type ServerProcess } from '../../test/server-process.ts';

const postgres = await startOwnPostgres();
let api: ServerProcess;
beforeAll(async () => {
  api = await startProcess({ DATABASE_URL: postgres.url, DATA_DIR: ':memory:', SEED_DEMO: '1' });
}, 120_000);
afterAll(async () => {
  await api?.kill();
  await postgres.stop();
}, 60_000);

async function ask<Row>(statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(statement)).rows as Row[];
}

const others = "datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
const isReady = async (): Promise<boolean> => (await fetch(`${api.url}/readyz`)).status === 200;
const isOver = (startedAt: number, limitMs: number): boolean => performance.now() - startedAt > limitMs;

/** Fails when that takes longer than ten seconds. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (isOver(startedAt, 10_000)) throw new Error('It did not come to that within ten seconds.');
    await wait(20);
  }
}

/** `isMissed` resolves when the next call of a customer is turned away. */
type Accident = (isMissed: () => Promise<void>) => Promise<void>;

/** What eight customers hear who order without a pause until the accident is over. Each sends her order until it is acknowledged, as the browser does. */
async function orderDuring(accident: Accident): Promise<{ readonly statuses: ReadonlySet<number>; readonly placed: readonly Placed[]; readonly longestMs: number }> {
  const statuses = new Set<number>();
  let refused = 0;
  const placed: Placed[] = [];
  let longestMs = 0;
  let goesOn = true;
  const heard = async <T extends { readonly status: number }>(call: Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const answer = await call;
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    statuses.add(answer.status);
    if (answer.status === 503) refused += 1;
    return answer;
  };
  const customer = async (): Promise<void> => {
    while (goesOn) {
      const { guest } = await heard(newGuest(api.url));
      const id = randomUUID();
      for (let isPlaced = false; guest && !isPlaced; ) {
        const answer = await heard(sendOrder(api.url, guest, id));
        isPlaced = answer.placed !== undefined;
        if (answer.placed) placed.push(answer.placed);
      }
    }
  };
  const isMissed = (): Promise<void> => {
    const before = refused;
    return until(async () => refused > before);
  };
  const customers = Promise.all(Array.from({ length: 8 }, customer));
  await Promise.race([accident(isMissed), customers]).finally(() => {
    goesOn = false;
  });
  await customers;
  return { statuses, placed, longestMs };
}

/** Every acknowledged order is there, and no other. */
async function expectExactly(placed: readonly Placed[], before: number): Promise<void> {
  const orders = await ask<{ hash: string }>('select hash from orders order by id');
  const made = new Set(orders.slice(before).map(({ hash }) => hash));
  expect(new Set(placed.map(({ hash }) => hash))).toEqual(made);
  expect(orders.length - before).toBe(placed.length);
}

const countOrders = async (): Promise<number> => (await ask('select 1 from orders')).length;

test.each<[string, Accident]>([
  [
    'twenty connections that are terminated while they are in use',
    async () => {
      for (let terminated = 0; terminated < 20; ) terminated += (await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${others} and state <> 'idle' limit 1`)).length;
    },
  ],
  ['a PostgreSQL that is restarted', (isMissed) => postgres.restart('fast', isMissed)],
  [
    'a PostgreSQL that crashes three times',
    async (isMissed) => {
      for (let times = 0; times < 3; times += 1) {
        await postgres.restart('immediate', isMissed);
        await until(isReady);
      }
    },
  ],
  [
    'a PostgreSQL that says nothing for ten seconds',
    async () => {
      const thaw = postgres.freeze((await ask<{ pid: number }>(`select pid from pg_stat_activity where ${others}`)).map(({ pid }) => pid));
      const startedAt = performance.now();
      try {
        await until(async () => !(await isReady()));
        expect(isOver(startedAt, 2500)).toBe(false);
        await wait(10_000 - (performance.now() - startedAt));
      } finally {
        thaw();
      }
    },
  ],
  [
    'a PostgreSQL that became a standby refusing writes, until another takes over',
    async (isMissed) => {
      await ask('alter system set default_transaction_read_only = on');
      await ask('select pg_reload_conf()');
      await isMissed();
      await ask('alter system reset default_transaction_read_only');
      await ask('select pg_reload_conf()');
    },
  ],
])('%s: no process ends, no call hangs, every acknowledged order is there once', async (_what, accident) => {
  const before = await countOrders();
  const { statuses, placed, longestMs } = await orderDuring(accident);
  expect(api.isAlive()).toBe(true);
  expect([...statuses].toSorted()).toEqual([200, 503]);
  expect(longestMs).toBeLessThan(8000);
  await until(isReady);
  expect(placed.length).toBeGreaterThanOrEqual(8);
  await expectExactly(placed, before);
}, 60_000);

test('the log has at most one line a second about it', () => {
  const lines = [...api.log().matchAll(/"time":(\d+).*"msg":"The database at [^"]+ failed;/g)].map(([, time]) => Number(time));
  expect(lines.length).toBeGreaterThan(1);
  const gaps = lines.slice(1).map((time, index) => time - (lines[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(990);
});
