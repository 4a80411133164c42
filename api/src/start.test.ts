import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { seededFolder } from '../test/test-database.ts';
import { startApi } from './start.ts';

jest.setTimeout(180_000);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function settings(more: Record<string, string> = {}, newFolder = () => mkdtemp(join(tmpdir(), 'brasa-start-'))) {
  const folder = await newFolder();
  folders.push(folder);
  return { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...more };
}

test('a first start makes database, secrets and demo, says what a person must know, and answers', async () => {
  const lines: string[] = [];
  const env = await settings();
  const api = await startApi({ env, announce: (line) => lines.push(line) });
  const { fecha, epoch } = (await (await fetch(`${api.url}/api/data/getFechaHora`, { method: 'POST' })).json()) as { fecha: string; epoch: number };
  expect(fecha).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  expect(Math.abs(Date.now() - epoch)).toBeLessThan(60_000);
  expect(await (await fetch(`${api.url}/metrics`)).text()).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/api\/data\/getFechaHora",status="200"\} 1\n/);
  expect(lines.join('\n')).toMatch(/single process, not power-loss safe[\s\S]*ana@example\.com .* password: \S{12}/);
  expect(lines.join('\n')).toMatch(/gift cards that are not activated yet: [0-9A-Z-]{19} and [0-9A-Z-]{19}$/m);
  expect(await readFile(join(env.DATA_DIR, 'secrets.json'), 'utf8')).toContain('ckSecrets');

  await expect(startApi({ env, announce: () => undefined })).rejects.toThrow(/takes only one at a time/);
  const before = Date.now();
  await api.close();
  expect(Date.now() - before).toBeLessThan(5_000);

  const again = await startApi({ env, announce: (line) => lines.push(line) });
  expect(lines.filter((line) => /password|gift cards/.test(line))).toHaveLength(2);
  await again.close();
});

test('a port that is taken is said in one sentence, and the database is free again', async () => {
  const first = await startApi({ env: await settings({}, seededFolder), announce: () => undefined });
  const env = await settings({ PORT: new URL(first.url).port }, seededFolder);
  await expect(startApi({ env, announce: () => undefined })).rejects.toThrow(/^Port \d+ is taken\. Stop what uses it or choose another with PORT\.$/);
  const second = await startApi({ env: { ...env, PORT: '0' }, announce: () => undefined });
  await second.close();
  await first.close();
});

test('a database that is not there is said in one sentence, without its password', async () => {
  const start = startApi({ env: await settings({ DATABASE_URL: 'postgres://brasa:secreta@127.0.0.1:1/brasa' }), announce: () => undefined });
  await expect(start).rejects.toThrow(/^The database at 127\.0\.0\.1:1 does not answer \((?!.*secreta).*Start it, or correct DATABASE_URL\.$/);
});
