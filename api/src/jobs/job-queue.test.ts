import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderOnce, statusOf, untilFinished } from '../../test/http-customer.ts';
import { openTestDatabase, seededFolder } from '../../test/test-database.ts';
import { type RunningApi, startApi } from '../start.ts';
import pino from 'pino';
import type { Database } from '../db/database.ts';
import { createJobQueue } from './job-queue.ts';
import type { JobQueue } from './job-queue.ts';

const log = pino({ level: 'silent' });
const nothing = async () => undefined;
const noHandlers = { 'order-step': nothing, 'order-expiry': nothing, 'gift-expiry': nothing, 'ledger-check': nothing };
const soon = (milliseconds: number) => ({ at: Date.now() + milliseconds, key: `test:${milliseconds}` });

let database: Database;
let queue: JobQueue;
const done: number[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  queue = createJobQueue(database.engine, log);
  await queue.start({ ...noHandlers, 'order-step': async ({ orderId }) => void done.push(orderId) });
}, 60_000);
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const until = async (condition: () => boolean): Promise<void> => {
  for (let waited = 0; !condition() && waited < 10_000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a job runs once its time has come, and the same job is queued only once', async () => {
  await database.inTransaction(async (trx) => {
    await queue.send(trx, 'order-step', { orderId: 1 }, soon(100));
    await queue.send(trx, 'order-step', { orderId: 1 }, soon(100));
  });
  await until(() => done.includes(1));
  expect(done.filter((id) => id === 1)).toHaveLength(1);
});

test('a job of a transaction that was undone never runs', async () => {
  const undone = database.inTransaction(async (trx) => {
    await queue.send(trx, 'order-step', { orderId: 2 }, soon(0));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.inTransaction((trx) => queue.send(trx, 'order-step', { orderId: 3 }, soon(1)));
  await until(() => done.includes(3));
  expect(done).not.toContain(2);
});

test('before it was started a queue takes nothing and minds nothing', async () => {
  const idle = createJobQueue(database.engine, log);
  await expect(database.inTransaction((trx) => idle.send(trx, 'order-step', { orderId: 4 }, soon(2)))).resolves.toBeUndefined();
  await idle.stop();
});

test('an order goes all the way by its jobs alone', async () => {
  const folder = await seededFolder();
  const env = { DATA_DIR: folder, PORT: '0', SEED_HOURS: 'always', RATE_LIMITS: '0', SIM_SPEED: '600', LOG_LEVEL: 'silent' };
  const api: RunningApi = await startApi({ env, announce: () => undefined });
  try {
    const placed = await orderOnce(api.url);
    if (!placed) throw new Error('the order was not taken');
    await untilFinished(api.url, placed, 20_000);
    expect(await statusOf(api.url, placed)).toBe('FIN');
  } finally {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
