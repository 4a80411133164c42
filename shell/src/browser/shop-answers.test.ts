/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { serialize } from '@brasa/shared/queries/transfer';
import { catalogQuery, catalogStore, configureHttp, createQueryClient, geographyQuery } from '@brasa/shared/runtime';
import { anExampleMenu, fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { waitFor } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';
import { answerUrl } from '../composition/answers.ts';
import { areOfPage, askForMenu, takeAnswers } from './shop-answers.ts';

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
  jest.restoreAllMocks();
  jest.useRealTimers();
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

const isAnswer = (url: string): boolean => url.startsWith('/answers/');

/** On the way to `urls` nothing comes until the time runs out that was given: `runOut` is its end for all that waits by then. */
function stalled(isStalled: (url: string) => boolean) {
  const limits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const given = globalThis.fetch;
  const hanging: string[] = [];
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!isStalled(url)) return given(url, init);
    hanging.push(url);
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
  }) as typeof fetch;
  return { hanging, runOut: () => limits.splice(0).forEach((limit) => limit.abort()) };
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

test('a file that one of the servers does not have is had from the next one', async () => {
  const api = servers();
  const whole = globalThis.fetch;
  let isFirst = true;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!isFirst) return whole(url, init);
    isFirst = false;
    return { ok: false };
  }) as typeof fetch;
  expect(await take([menuFile])).toBe(true);
  expect(catalog()).toEqual(anExampleMenu());
  expect(api.calls).toEqual([]);
});

test('a file that is not there in time is what the api says', async () => {
  servers({ 'data/getData': newer });
  const line = stalled(isAnswer);
  const taking = take([menuFile]);
  expect(line.hanging).toEqual([menuFile]);
  line.runOut();
  expect(await taking).toBe(false);
  expect(catalog()?.products).toHaveLength(1);
});

test('a line on which nothing comes at all ends the waiting, and the next question too', async () => {
  servers();
  const line = stalled(() => true);
  configureHttp({ fetch: globalThis.fetch });
  const taking = take([menuFile]);
  line.runOut();
  await waitFor(() => expect(line.hanging).toHaveLength(2));
  line.runOut();
  expect(await taking).toBe(false);
  expect(catalog()).toBeUndefined();

  const asking = askForMenu(client);
  await waitFor(() => expect(line.hanging).toHaveLength(3));
  line.runOut();
  await expect(asking).rejects.toThrow();
});

test('shops that are late do not hold up the menu, and are there when they come', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  servers({ 'data/getCatalogos': shops });
  const line = stalled((url) => url === shopsFile);
  const taking = take([menuFile, shopsFile]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await taking).toBe(false);
  expect(catalogStore.get()).toBe(catalog());
  expect(client.getQueryData(geographyQuery.queryKey)).toBeUndefined();
  line.runOut();
  await jest.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(geographyQuery.queryKey)).toEqual(shops);
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
  expect(asked).toEqual([menuFile, menuFile]);
  api.route('data/getData', newer);
  files[menuFile] = serialize(anExampleMenu());
  expect((await client.fetchQuery(catalogQuery)).products).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('what the api says in place of a file is what the page was drawn with, or is not, as the file’s name tells', async () => {
  // On the object of this test alone: the one of Node belongs to all files of the process.
  const randomUUID = () => webcrypto.randomUUID();
  const getRandomValues = (into: Uint8Array) => webcrypto.getRandomValues(into);
  const withCrypto = (subtle?: webcrypto.SubtleCrypto) => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { randomUUID, getRandomValues, subtle } });
  withCrypto(webcrypto.subtle);
  const named = (name: string, data: unknown): string => answerUrl(name, createHash('sha256').update(JSON.stringify(serialize(data))).digest('hex'));
  servers({ 'data/getData': newer, 'data/getCatalogos': shops });
  files = {};
  await take([menuFile, shopsFile]);
  const [menu, places] = [named('catalog', catalog()), named('geography', client.getQueryData(geographyQuery.queryKey))];
  expect(await areOfPage({ answers: [menu, places] }, client)).toBe(true);
  expect(await areOfPage({ answers: [menuFile, places] }, client)).toBe(false);
  client.removeQueries(geographyQuery);
  expect(await areOfPage({ answers: [menu, places] }, client)).toBe(false);

  withCrypto();
  expect(await areOfPage({ answers: [menu] }, client)).toBe(false);
});
