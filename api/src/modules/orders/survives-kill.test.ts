import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderOnce, statusOf, untilFinished } from '../../../test/http-customer.ts';
import type { Placed } from '../../../test/http-customer.ts';
import { type ServerProcess, startProcess } from '../../../test/server-process.ts';
import { seededFolder } from '../../../test/test-database.ts';

let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await seededFolder();
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Six hundred times as fast as a kitchen. */
const start = (): Promise<ServerProcess> => startProcess({ DATA_DIR: folder, SIM_SPEED: '600' });

/** Orders without a pause until the server is gone; tells of each order that was accepted. */
async function orderUntilDead(url: string, onPlaced: (order: Placed) => void): Promise<void> {
  try {
    for (;;) {
      const taken = await orderOnce(url);
      if (taken) onPlaced(taken);
    }
  } catch {
    // The server is gone.
  }
}

test('whatever was said yes to is there after a kill -9, and the kitchen goes on where it was', async () => {
  const first = (server = await start());
  const placed: Placed[] = [];
  const note = (order: Placed): void => {
    // In the middle of the work of the others.
    if (placed.push(order) === 12) void first.kill();
  };
  await Promise.all([orderUntilDead(first.url, note), orderUntilDead(first.url, note), orderUntilDead(first.url, note)]);
  expect(placed.length).toBeGreaterThanOrEqual(12);

  const { url } = (server = await start());
  const missing: Placed[] = [];
  for (const each of placed) if ((await statusOf(url, each)) === 'ERR') missing.push(each);
  expect(missing).toEqual([]);
  for (const each of [...placed.slice(0, 2), ...placed.slice(-2)]) await untilFinished(url, each, 30_000);
}, 120_000);
