import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderOnce, statusOf, untilFinished } from '../../../test/http-customer.ts';
import type { Placed } from '../../../test/http-customer.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

type Server = { readonly process: ChildProcess; readonly url: string };

let folder: string;
let server: Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-kill-'));
});
afterAll(async () => {
  if (server) await kill(server);
  await rm(folder, { recursive: true, force: true });
});

/** A real process, as `npm start` runs it, six hundred times as fast as a kitchen. */
async function start(): Promise<Server> {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, SEED_HOURS: 'always', RATE_LIMITS: '0', SIM_SPEED: '600', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  for await (const chunk of child.stdout ?? []) {
    const [, url] = /The api answers on (\S+)/.exec((said += String(chunk))) ?? [];
    if (url) return { process: child, url };
  }
  throw new Error(`The server did not start:\n${said}`);
}

async function kill({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

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
    if (placed.push(order) === 12) void kill(first);
  };
  await Promise.all([orderUntilDead(first.url, note), orderUntilDead(first.url, note), orderUntilDead(first.url, note)]);
  expect(placed.length).toBeGreaterThanOrEqual(12);

  const { url } = (server = await start());
  const missing: Placed[] = [];
  for (const each of placed) if ((await statusOf(url, each)) === 'ERR') missing.push(each);
  expect(missing).toEqual([]);
  for (const each of [...placed.slice(0, 2), ...placed.slice(-2)]) await untilFinished(url, each, 30_000);
}, 120_000);
