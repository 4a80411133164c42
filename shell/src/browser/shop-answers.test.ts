/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { serialize } from '@brasa/shared/queries/transfer';
import { catalogQuery, catalogStore, configureHttp, createQueryClient, geographyQuery } from '@brasa/shared/runtime';
import { anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { toEnvelope } from '@brasa/shared/wire/envelope';
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

type Sent = { readonly status?: number; readonly text: string; /** Resolves when all of it has come; `parts`: reads each part. */ readonly whole?: Promise<void>; readonly parts?: () => Promise<{ readonly done: boolean }> };

/** As much of a Response as the page reads: the browser of the tests has no class of that name. */
const answerOf = ({ status = 200, text, whole = Promise.resolve(), parts }: Sent) => ({
  ok: status < 300,
  status,
  headers: new Headers(),
  text: () => whole.then(() => text),
  json: () => whole.then(() => JSON.parse(text) as unknown),
  clone: () => ({ body: parts ? { getReader: () => ({ read: parts }) } : null }),
});

const fileAnswer = (url: string) => answerOf(url in files ? { text: JSON.stringify(files[url]) } : { status: 404, text: '' });
const apiAnswer = (data: unknown) => answerOf(data ? { text: JSON.stringify(toEnvelope({ code: '00', message: '' }, data)) } : { status: 503, text: '{}' });

/** A server of `files` and an api of `routes`, by the path of a call; it is not well for others. */
function servers(routes: Record<string, unknown> = {}) {
  const calls: string[] = [];
  globalThis.fetch = (async (url: string) => {
    if (isAnswer(url)) {
      asked.push(url);
      return fileAnswer(url);
    }
    calls.push(url);
    return apiAnswer(routes[url.replace('/api/', '')]);
  }) as unknown as typeof fetch;
  return { calls, routes };
}

const isAnswer = (url: string): boolean => url.startsWith('/answers/');

const aborted = (signal: AbortSignal | null | undefined): Promise<never> => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));

const outcomeOf = (work: Promise<unknown>): Promise<string> => work.then(
  () => 'done',
  () => 'failed',
);

const seconds = (count: number): Promise<void> => jest.advanceTimersByTimeAsync(count * 1000);

/** On the way to `urls` nothing comes. */
function stalled(isStalled: (url: string) => boolean) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const given = globalThis.fetch;
  const hanging: string[] = [];
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!isStalled(url)) return given(url, init);
    hanging.push(url);
    return aborted(init?.signal);
  }) as typeof fetch;
  return hanging;
}

/** What is asked for arrives in parts, one a call of `part`; with `end` the last one has. */
function slowLine(isSlow: (url: string) => boolean, text: (url: string) => Promise<string>) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const given = globalThis.fetch;
  let end = (): void => {};
  let part = (): void => {};
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!isSlow(url)) return given(url, init);
    const whole = Promise.race([new Promise<void>((resolve) => (end = resolve)), aborted(init?.signal)]);
    whole.catch(() => undefined);
    const nextPart = () => new Promise<{ done: boolean }>((resolve) => (part = () => resolve({ done: false })));
    return answerOf({ text: await text(url), whole, parts: () => Promise.race([nextPart(), whole.then(() => ({ done: true }))]) });
  }) as unknown as typeof fetch;
  return { part: () => part(), end: () => end() };
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
    return answerOf({ status: 404, text: '' });
  }) as unknown as typeof fetch;
  expect(await take([menuFile])).toBe(true);
  expect(catalog()).toEqual(anExampleMenu());
  expect(api.calls).toEqual([]);
});

test('a file of which nothing comes for ten seconds is what the api says', async () => {
  servers({ 'data/getData': newer });
  const hanging = stalled(isAnswer);
  const taking = take([menuFile]);
  await seconds(9.9);
  expect([hanging, catalog()]).toEqual([[menuFile], undefined]);
  await seconds(0.2);
  expect(await taking).toBe(false);
  expect(catalog()?.products).toHaveLength(1);
});

test('a file that comes slowly is waited for while parts of it arrive, the api’s answer in its place too', async () => {
  const { calls } = servers({ 'data/getData': newer });
  const file = slowLine(isAnswer, async (url) => JSON.stringify(files[url]));
  const taking = take([menuFile]);
  for (let parts = 0; parts < 4; parts += 1) {
    await seconds(9);
    file.part();
  }
  await seconds(9);
  file.end();
  expect(await taking).toBe(true);
  expect([catalog(), calls]).toEqual([anExampleMenu(), []]);

  client.clear();
  servers();
  const line = slowLine((url) => !isAnswer(url), async () => apiAnswer(newer).text());
  delete files[menuFile];
  const takingAgain = take([menuFile]);
  for (let parts = 0; parts < 4; parts += 1) {
    await seconds(9);
    line.part();
  }
  line.end();
  expect(await takingAgain).toBe(false);
  expect(catalog()?.products).toHaveLength(1);
});

test('a file that never ends is waited for a minute', async () => {
  servers({ 'data/getData': newer });
  const line = slowLine(isAnswer, async (url) => JSON.stringify(files[url]));
  const taking = take([menuFile]);
  for (let parts = 0; parts < 12; parts += 1) {
    line.part();
    await seconds(4.9);
  }
  expect(catalog()).toBeUndefined();
  line.part();
  await seconds(1.5);
  expect(await taking).toBe(false);
  expect(catalog()?.products).toHaveLength(1);
});

test('a line on which nothing comes at all ends the waiting, and the next question too', async () => {
  servers();
  const hanging = stalled(() => true);
  const taking = take([menuFile]);
  await seconds(10);
  expect(hanging).toHaveLength(2);
  await seconds(10);
  expect(await taking).toBe(false);
  expect(catalog()).toBeUndefined();

  const outcome = outcomeOf(askForMenu(client));
  await seconds(0);
  expect(hanging).toHaveLength(3);
  await seconds(10);
  expect(await outcome).toBe('failed');
});

test('a question to the api that its readers no longer wait for is called off', async () => {
  servers();
  const signals: (AbortSignal | null | undefined)[] = [];
  stalled(() => true);
  const given = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    signals.push(init?.signal);
    return given(url, init);
  };
  configureHttp({ fetch: globalThis.fetch });
  const outcome = outcomeOf(askForMenu(client));
  await seconds(0);
  await client.cancelQueries(catalogQuery);
  expect(await outcome).toBe('failed');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test('shops that are late do not hold up the menu, and are there when they come', async () => {
  servers({ 'data/getCatalogos': shops });
  stalled((url) => url === shopsFile);
  const taking = take([menuFile, shopsFile]);
  await seconds(2);
  expect(await taking).toBe(false);
  expect(catalogStore.get()).toBe(catalog());
  expect(client.getQueryData(geographyQuery.queryKey)).toBeUndefined();
  await seconds(8);
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
  const api = servers();
  expect(await take([menuFile])).toBe(false);
  expect(catalog()).toBeUndefined();
  expect(asked).toEqual([menuFile, menuFile]);
  api.routes['data/getData'] = newer;
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
