/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { PageData } from '../composition/page-data.ts';
import { keepForOffline } from './offline.ts';

const version = (offline?: 'everything' | 'start') => ({
  ...(offline && { offline }),
  chosen: { base: '/r/mf/1/', fallbackBase: '/r2/mf/1/', entry: 'entry.js', exposes: { './area': ['area.js'] }, integrity: { 'entry.js': 'sha384-entry', 'area.js': 'sha384-area', 'later.js': 'sha384-later' } },
});
const pageOf = (...remotes: object[]) => ({ remotes, integrity: { '/s/shell.js': 'sha384-shell' } }) as unknown as PageData;

/** What the worker is asked to keep for a page that loaded `loaded`. */
async function asked(page: PageData, loaded: readonly string[], { saveData = false } = {}) {
  const posted: { files: { url: string; integrity: string }[] }[] = [];
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ active: { postMessage: (message: (typeof posted)[0]) => posted.push(message) } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  performance.getEntriesByType = (() => loaded.map((path) => ({ name: new URL(path, location.href).href }))) as unknown as typeof performance.getEntriesByType;
  await keepForOffline(page);
  return posted.flatMap(({ files }) => files.map(({ url, integrity }) => `${new URL(url, location.href).pathname} ${integrity}`.trim()));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('what was loaded is kept: pictures, letters, answers of the api and files of remotes with their hashes, and nothing else', async () => {
  const loaded = ['/r/mf/1/later.js', '/img/p/1.webp', '/fonts/a.woff2', '/answers/catalog.a1.json', '/api/data/getData', '/r/mf/1/unknown.js', 'https://other.test/img/x.webp'];
  expect(await asked(pageOf(version()), loaded, { saveData: true })).toEqual(['/r/mf/1/later.js sha384-later', '/img/p/1.webp', '/fonts/a.woff2', '/answers/catalog.a1.json']);
});

test('remotes are kept as they want to be, all their files or those they start with; who saves data pays for neither', async () => {
  const shell = '/s/shell.js sha384-shell';
  expect(await asked(pageOf(version('everything')), [])).toEqual(['/r/mf/1/entry.js sha384-entry', '/r/mf/1/area.js sha384-area', '/r/mf/1/later.js sha384-later', shell]);
  expect(await asked(pageOf(version('start')), [])).toEqual(['/r/mf/1/entry.js sha384-entry', '/r/mf/1/area.js sha384-area', shell]);
  expect(await asked(pageOf(version('everything')), [], { saveData: true })).toEqual([]);
});
