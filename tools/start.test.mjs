import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './webpack/root.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const taken = createServer();
let port;
beforeAll(async () => {
  await new Promise((done) => taken.listen(0, done));
  port = taken.address().port;
});
afterAll(async () => {
  await new Promise((done) => taken.close(done));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts, waits for the end, and answers what a person saw. */
const start = (env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, ...env } });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.once('exit', (code) => resolve({ code, said: said.trim() }));
  });

test('a taken port is one sentence that says what to type instead', async () => {
  expect(await start({ PORT: String(port) })).toEqual({ code: 1, said: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start` });
});

test('a second start on the same data is one sentence and changes nothing', async () => {
  const first = new DatabaseSync(join(dataDir, 'start.lock'));
  first.exec('begin exclusive');
  const { code, said } = await start({ PORT: '4209' });
  first.close();
  expect([code, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toContain(`The storefront already runs on ${dataDir}`);
});

test.each(['abc', '0', '70000', '40.5'])('PORT=%s is refused by name', async (wrong) => {
  const { code, said } = await start({ PORT: wrong });
  expect([code, said]).toEqual([1, `PORT is "${wrong}", but has to be a number from 1 to 65535.`]);
});
