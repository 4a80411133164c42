import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brasa/shared/testing/free-port';
import { emptyDatabasesIn } from './empty-databases.ts';

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
  /** Begins with databases that are there already, instead of making them as a first start does. */
  readonly hasDatabases?: boolean;
  readonly waitMs?: number;
};

/** Starts the whole storefront as a customer's machine would (`npm start`), on a free port and, unless given, a data folder of its own. */
export async function startStorefront({ env = {}, dataDir, hasDatabases = false, waitMs = 300_000 }: Options = {}): Promise<Storefront> {
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'brasa-e2e-'));
  if (hasDatabases) await emptyDatabasesIn(folder);
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SIM_SPEED: '60', SEED_PASSWORD: 'Brasa-2026!', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The storefront was not ready after ${waitMs / 1000} s.\n${output}`)), waitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Listo: (http:\/\/\S+)/.exec(output);
      if (ready?.[1]) {
        clearTimeout(timer);
        resolve(ready[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The storefront stopped with code ${code} before it was ready.\n${output}`)));
  });

  return {
    url,
    dataDir: folder,
    log: () => output,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await gone;
        clearTimeout(forced);
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
