/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import { badVersions } from './bad-versions.ts';
import { rememberedWords } from './remembered-words.ts';
import { createRescue } from './rescue.ts';

const version = (name: string): RemoteVersion => ({
  version: name,
  globalName: 'pz_mf_menu',
  base: `/r/mf-menu/${name}/`,
  fallbackBase: `/r2/mf-menu/${name}/`,
  entry: 'remoteEntry.js',
  exposes: {},
  integrity: {},
});
const remote: Remote = {
  name: 'mf-menu',
  title: 'Menú',
  routes: [],
  slots: [],
  apology: 'No pudimos cargar el menú.',
  chosen: version('2.0.0'),
  lastGood: '1.0.0',
};
const { lastGood: _none, ...alone } = remote;
const noStorage = { getItem: () => null, setItem: () => {} };

const rescue = (lineFactor: number) =>
  createRescue({
    libraries: {},
    nonce: '',
    away: rememberedWords(noStorage, 'away'),
    bad: badVersions(noStorage),
    versions: [remote.chosen],
    know: () => {},
    lineFactor: () => lineFactor,
  });

/** The scripts that were asked for and not given up. */
const asked = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test.each([
  ['two and a half seconds', 1, 2500],
  ['three times as long on a line that takes three times as long', 3, 7500],
])('an entry that does not arrive is asked for at the other origin after %s', async (_howLong, factor, milliseconds) => {
  jest.useFakeTimers();
  // The runtime of Module Federation remembers what it was asked for before.
  const name = `2.0.${factor}`;
  const paths = ['/r/', '/r2/'].map((base) => `${base}mf-menu/${name}/remoteEntry.js`);
  window.__pzIntegrity = Object.fromEntries(paths.map((path) => [path, 'sha384-x']));
  const loading = rescue(factor).load({ ...alone, chosen: version(name) }, './area', undefined, 0);
  loading.catch(() => {});
  await jest.advanceTimersByTimeAsync(milliseconds - 100);
  expect(asked()).toEqual([paths[0]]);
  await jest.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual([paths[1]]);
});

test.each([
  ['four seconds', 1, 4000],
  ['three times as long on a line that takes three times as long', 3, 12_000],
])('what the last good version consists of may take the server %s', async (_howLong, factor, milliseconds) => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  const { avoid, load } = rescue(factor);
  avoid(remote);
  void load(remote, './area', undefined, 0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(limit.mock.calls).toEqual([[milliseconds]]);
});
