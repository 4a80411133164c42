import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brasa/shared/testing/free-port';
import { root } from '../webpack/root.mjs';

/** The storefront that runs at STOREFRONT_URL; else one of its own. */
export async function takeStorefront(say = console.log) {
  const given = process.env.STOREFRONT_URL;
  if (given) return { url: given.replace(/\/$/, ''), dataDir: process.env.STOREFRONT_DATA_DIR, close: async () => {} };
  return startStorefront(mkdtempSync(join(tmpdir(), 'brasa-bench-')), say);
}

/** A storefront on a free port. Its data folder is removed when it is closed. */
export async function startStorefront(dataDir, say = console.log) {
  const port = await freePort();
  say('Starting a storefront …');
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'start'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  await new Promise((done, fail) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Listo: ')) done();
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`The storefront did not start.\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    close: async ({ keepsData = false } = {}) => {
      child.kill('SIGTERM');
      await ended;
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
