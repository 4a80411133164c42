/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { serialize } from '@brasa/shared/queries/transfer';
import { catalogQuery, catalogStore, createQueryClient, geographyQuery } from '@brasa/shared/runtime';
import { anExampleMenu, fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { takeAnswers } from './shop-answers.ts';

const menuFile = '/answers/catalog.0123456789abcdef.json';
const shopsFile = '/answers/geography.0123456789abcdef.json';
const newer = { menu: [{ I: 5001, N: 'Pan con ajo', P: 37, TIP: 'PRD', T: 50, H: 0, X: 1, C: 'TODO' }], v: '2.4.1' };
const shops = { departments: [], cities: [], districts: [], shops: [] };

let files: Record<string, unknown>;
let asked: string[];
const client = createQueryClient();

beforeEach(() => {
  resetStores();
  freshStorage();
  client.clear();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  files = { [menuFile]: serialize(anExampleMenu()), [shopsFile]: shops };
  asked = [];
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

const fileAnswer = (url: string) => ({ ok: url in files, json: async () => JSON.parse(JSON.stringify(files[url])) as unknown });

/** An api, and a server of `files` beside it. */
function servers(routes: Parameters<typeof fakeHttp>[0] = {}) {
  const api = fakeHttp(routes);
  const askApi = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/answers/')) return askApi(url, init);
    asked.push(url);
    return fileAnswer(url);
  }) as typeof fetch;
  return api;
}

const take = (answers: readonly string[], age = 0) => takeAnswers({ answers, now: Date.now() - age }, client);
const catalog = () => client.getQueryData(catalogQuery.queryKey);

test('the page’s files are its menu and its shops, without a question to the api, and who reads the menu meanwhile waits for them', async () => {
  const api = servers({});
  const taking = take([menuFile, shopsFile]);
  const reader = client.fetchQuery(catalogQuery);
  expect(await taking).toBe(true);
  expect(await reader).toEqual(anExampleMenu());
  expect(catalogStore.get()).toBe(catalog());
  expect(client.getQueryData(geographyQuery.queryKey)).toEqual(shops);
  expect([asked, api.calls.length]).toEqual([[menuFile, shopsFile], 0]);
  expect(client.getQueryState(catalogQuery.queryKey)?.dataUpdatedAt).toBeGreaterThan(1);
});

test('a kept page’s menu counts as old, so that it is asked for again', async () => {
  servers();
  await take([menuFile], 6 * 60_000);
  expect(client.getQueryState(catalogQuery.queryKey)?.dataUpdatedAt).toBe(1);
});

test('a file that its server does not have is what the api says, and nothing that was drawn counts', async () => {
  delete files[menuFile];
  servers({ 'data/getData': newer });
  expect(await take([menuFile, shopsFile])).toBe(false);
  expect(catalog()?.products.map(({ name }) => name)).toEqual(['Pan con ajo']);
  expect(catalogStore.get()).toBe(catalog());
});

test('shops whose file is gone are what the api says at once: they are asked for one time', async () => {
  delete files[shopsFile];
  const api = servers({ 'data/getCatalogos': shops });
  expect(await take([menuFile, shopsFile])).toBe(false);
  expect(client.getQueryData(geographyQuery.queryKey)?.shops).toEqual([]);
  expect(api.calls).toHaveLength(1);
});

test('without a network the worker’s copy is the file', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { match: async (url: string) => fileAnswer(url) } });
  expect(await take([menuFile])).toBe(true);
  expect(catalog()).toEqual(anExampleMenu());
});

test('when nobody has the menu it is said, not thrown; later questions go to the api', async () => {
  delete files[menuFile];
  const api = servers({ 'data/getData': { status: 503 } });
  expect(await take([menuFile])).toBe(false);
  expect(catalog()).toBeUndefined();
  expect(asked).toEqual([menuFile]);
  api.route('data/getData', newer);
  files[menuFile] = serialize(anExampleMenu());
  expect((await client.fetchQuery(catalogQuery)).products).toHaveLength(1);
});
