import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi, type TestApi } from '../../../test/helper.ts';
import { postOffice } from '../../../test/mailbox.ts';
import { fileCarrier } from './carriers.ts';
import { deleteLetters } from './letter-folder.ts';
import { queueLetter } from './outbox.ts';
import { showsLetters } from './mailbox-routes.ts';
import { sendLetters } from './send-letters.ts';

let dataDir: string;
let api: TestApi;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brasa-buzon-'));
  api = await testApi({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const open = (url: string) => api.app.inject({ method: 'GET', url });
async function write(to: string): Promise<void> {
  const { database, clock, log, config } = api.services;
  await queueLetter(database.db, { dedupe: `for ${to}`, to, template: 'order-not-paid', vars: { hash: 'h4Jt0mWc1pYb7QeVx2Zr9A' }, now: clock.now() });
  await sendLetters(postOffice(api, fileCarrier(config, log)));
}

test('before the first letter it says that there is none', async () => {
  const { statusCode, body } = await open('/buzon');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Todavía no hay correos.')]);
});

test('letters stand there, the newest first, and open as a mail program shows them; nothing of it is cached or leaks', async () => {
  await write('eva@example.org');
  await write('luis@example.org');
  const { body, headers } = await open('/buzon');
  expect([...body.matchAll(/<span>(.*?)<\/span>/g)].map(([, to]) => to)).toEqual(['luis@example.org', 'eva@example.org']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'nonce-/) });
  const letter = await open(/href="(\/buzon\/[^"]+)"/.exec(body)?.[1] ?? '');
  expect(letter.body).toContain('href="http://localhost:4000/tracking/h4Jt0mWc1pYb7QeVx2Zr9A"');
  expect(letter.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': expect.stringMatching(/^default-src 'none';/) });
});

const eml = (date: string) => `From: a@example.com\r\nTo: eva@example.org\r\nSubject: =?utf-8?q?Hola?=\r\nDate: ${date}\r\nContent-Type: text/html\r\n\r\n<p>Hola</p>\r\n`;

test('a date that cannot be read hides no letter, and letter 1,000,000 is newer than letter 999,999', async () => {
  const folder = join(dataDir, 'outbox');
  const files = ['999999-activate.eml', '1000000-activate.eml'];
  for (const file of files) await writeFile(join(folder, file), eml('not a date'));
  const { statusCode, body } = await open('/buzon');
  expect([statusCode, [...body.matchAll(/href="\/buzon\/([^"]+)"/g)].map(([, file]) => file).slice(0, 2)]).toEqual([200, files.toReversed()]);
  for (const file of files) await rm(join(folder, file));
});

test('letters leave the folder when they are a month old, and nothing else does', async () => {
  const folder = join(dataDir, 'outbox');
  const [old, other, recent] = ['000900-activate.eml', 'notes.txt', '000901-activate.eml'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [old, other, recent]) await writeFile(path, eml('Thu, 01 Oct 2026 10:00:00 +0000'));
  for (const path of [old, other]) await utimes(path, new Date('2026-10-01'), new Date('2026-10-01'));
  await deleteLetters(folder, Date.parse('2026-11-01'));
  expect([old, other, recent].map((path) => existsSync(path))).toEqual([false, true, true]);
  await deleteLetters(join(dataDir, 'no such folder'), Date.now());
});

test('nothing but letters can be read by it', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"secret":"of the installation"}');
  for (const path of ['/buzon/secrets.json', '/buzon/..%2fsecrets.json', '/buzon/%2e%2e%2f%2e%2e%2fsecrets.json', '/buzon/000001-..%2f..%2fsecrets.eml', '/buzon/999999-activate.eml', '/buzon/%00']) {
    const { statusCode, body } = await open(path);
    expect([path, statusCode === 302 || statusCode === 400 || statusCode === 404, body.includes('of the installation')]).toEqual([path, true, false]);
  }
});

const trial = { production: false, seedDemo: true, mailUrl: '', dataDir: '/data' };
test.each([
  ['in production', { production: true }],
  ['without demo data', { seedDemo: false }],
  ['with a mail server', { mailUrl: 'smtp://mail.example' }],
  ['where nothing is kept', { dataDir: ':memory:' }],
])('there is no such page %s', (_where, change) => {
  expect([showsLetters(trial), showsLetters({ ...trial, ...change })]).toEqual([true, false]);
});

test('there is no such address without it', async () => {
  const other = await testApi({ env: { LOG_LEVEL: 'silent' } });
  expect((await other.app.inject({ method: 'GET', url: '/buzon' })).statusCode).toBe(404);
  await other.close();
}, 60_000);
