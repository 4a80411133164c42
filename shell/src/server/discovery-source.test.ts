import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { watchDiscovery, type DiscoverySource } from './discovery-source.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const folder = mkdtempSync(join(tmpdir(), 'brasa-discovery-'));
const sources: DiscoverySource[] = [];
const answer = (document: unknown, tag = '"1"') => new Response(JSON.stringify(document), { headers: { etag: tag } });
const versionOf = (source: DiscoverySource) => source.current().microFrontends['mf-menu']?.[0]?.metadata.version;

async function watch(fetch: typeof globalThis.fetch, dataDir = folder) {
  const warn = jest.fn();
  const log = { warn, error: warn };
  const source = await watchDiscovery({ registryUrl: 'http://registry.test', dataDir, provided: {}, fetch, log });
  sources.push(source);
  return { source, warn };
}

afterEach(() => {
  sources.splice(0).forEach(({ stop }) => stop());
  jest.useRealTimers();
});

test('while the registry is away pages are made from the copy on disk', async () => {
  await watch(async () => answer(aDocument()));
  const { source, warn } = await watch(async () => Promise.reject(new Error('connection refused')));
  expect(versionOf(source)).toBe('1.0.0+aaaaaaaa');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a copy that cannot be read stops nobody', async () => {
  const spoilt = mkdtempSync(join(tmpdir(), 'brasa-spoilt-'));
  mkdirSync(join(spoilt, 'shell'));
  writeFileSync(join(spoilt, 'shell', 'discovery.json'), '{"microFrontends":{"mf-menu":[{}]}}');
  const { source, warn } = await watch(async () => new Response('', { status: 503 }), spoilt);
  expect(source.current()).toEqual({ microFrontends: {} });
  expect(warn).toHaveBeenCalledTimes(2);
  rmSync(spoilt, { recursive: true });
});

test('a registry, and a copy, of before used names were noted are read all the same', async () => {
  const before = JSON.parse(JSON.stringify(aDocument(), (key, value: unknown) => (key === 'uses' ? undefined : value)));
  const { source, warn } = await watch(async () => answer(before));
  expect([versionOf(source), warn.mock.calls]).toEqual(['1.0.0+aaaaaaaa', []]);
});

test('a registry, and a copy on disk, of before pages said what they are is completed', async () => {
  const before = aVersion({ more: { routes: [{ pattern: '/favorites', private: true }] } });
  const { off: _off, ...extras } = before.extras;
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-older-'));
  const registry = await watch(async () => answer(aDocument({ ...before, extras })), dataDir);
  const copy = await watch(async () => Promise.reject(new Error('connection refused')), dataDir);
  for (const { source } of [registry, copy]) expect(source.current().microFrontends['mf-menu']?.[0]?.extras.routes).toMatchObject([{ pattern: '/favorites', page: 'favorites', guests: 'log-in' }]);
  rmSync(dataDir, { recursive: true });
});

test('without registry and copy there are no remotes, and the server starts all the same', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'brasa-empty-'));
  const { source } = await watch(async () => new Response('', { status: 503 }), empty);
  expect(source.current()).toEqual({ microFrontends: {} });
  rmSync(empty, { recursive: true });
});

test('a new version is seen within a second, and a document of another shape changes nothing', async () => {
  jest.useFakeTimers();
  let served: unknown = aDocument();
  const { source } = await watch(async () => answer(served));
  served = aDocument(aVersion({ version: '2.0.0+bbbbbbbb' }));
  await jest.advanceTimersByTimeAsync(1100);
  expect(versionOf(source)).toBe('2.0.0+bbbbbbbb');

  served = { microFrontends: { 'mf-menu': [{ nothing: true }] } };
  await jest.advanceTimersByTimeAsync(1100);
  expect(versionOf(source)).toBe('2.0.0+bbbbbbbb');
});

test('an answer that has not changed is not read again', async () => {
  jest.useFakeTimers();
  const asked: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('if-none-match'));
    return asked.length === 1 ? answer(aDocument()) : new Response(null, { status: 304 });
  };
  const { source } = await watch(fetch as typeof globalThis.fetch);
  await jest.advanceTimersByTimeAsync(1100);
  expect(asked).toEqual([null, '"1"']);
  expect(versionOf(source)).toBe('1.0.0+aaaaaaaa');
});
