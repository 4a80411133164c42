import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

const folders: string[] = [];
const dataDir = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-secrets-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

test('the first start makes the secrets, readable only by its user, and later starts keep them', async () => {
  const config = readConfig({ DATA_DIR: await dataDir() });
  const first = await loadSecrets(config);
  expect(first.ckSecrets[0]?.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const file = join(config.dataDir, 'secrets.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first);
  expect(await loadSecrets(config)).toEqual(first);
});

test('settings win over the file', async () => {
  const config = readConfig({ DATA_DIR: await dataDir(), CK_SECRETS: 'b:clave-de-prueba,a:clave-anterior' });
  expect((await loadSecrets(config)).ckSecrets).toEqual([
    { kid: 'b', secret: 'clave-de-prueba' },
    { kid: 'a', secret: 'clave-anterior' },
  ]);
});

test('production makes nothing up: a missing or short key stops the start', async () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@h/d', PUBLIC_URL: 'https://tienda.example', PAYMENT_PROVIDER: 'real' };
  await expect(loadSecrets(readConfig(production))).rejects.toThrow(/giftKey/);
  const key = 'k'.repeat(32);
  const given = { TOKEN_KEYS: key, CK_SECRETS: '1:clave-de-prueba', GIFT_KEY: key, GIFT_PEPPER: key, PAYMENT_SECRET: key, SERVICE_KEY: 'short' };
  await expect(loadSecrets(readConfig({ ...production, ...given }))).rejects.toThrow(/serviceKey/);
  expect((await loadSecrets(readConfig({ ...production, ...given, SERVICE_KEY: key }))).tokenKeys).toEqual([key]);
});
