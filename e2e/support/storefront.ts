import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brasa/shared/testing/free-port';

const root = join(import.meta.dirname, '..', '..');

export type Storefront = {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the servers wrote so far. */
  readonly log: () => string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

type Options = {
  readonly env?: Record<string, string>;
  readonly dataDir?: string;
  readonly waitMs?: number;
};

/**
 * Starts the whole storefront as a customer's machine would (`npm start`), on a free port and, unless given, a data folder of its own.
 * Rejects with all that it wrote, and leaves nothing behind, when it is not ready after `waitMs` or ends before.
 */
export async function startStorefront({ env = {}, dataDir, waitMs = 300_000 }: Options = {}): Promise<Storefront> {
  const deadline = performance.now() + waitMs;
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'brasa-e2e-'));
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SIM_SPEED: '60', SEED_PASSWORD: 'Brasa-2026!', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(forced);
    }
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };

  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The storefront was not ready after ${waitMs / 1000} s.\n${output}`)), Math.max(0, deadline - performance.now()));
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Listo: (http:\/\/\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The storefront stopped with code ${code} before it was ready.\n${output}`));
    });
  });
  const url = await ready.catch(async (error: Error) => {
    await stop();
    throw error;
  });

  return { url, dataDir: folder, log: () => output, process: child, stop };
}
