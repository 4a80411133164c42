/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { badVersions } from './bad-versions.ts';
import { rememberedWords } from './remembered-words.ts';
import { createRescue } from './rescue.ts';
import { aRemote, aRemoteAlone, aVersion } from './testing/remotes.ts';

const noStorage = { getItem: () => null, setItem: () => {} };

const rescue = (lineFactor: number) =>
  createRescue({
    libraries: {},
    nonce: '',
    away: rememberedWords(noStorage, 'away'),
    bad: badVersions(noStorage),
    versions: [aRemote.chosen],
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
  const loading = rescue(factor).load({ ...aRemoteAlone, chosen: aVersion(name) }, './area', undefined, 0);
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
  avoid(aRemote);
  void load(aRemote, './area', undefined, 0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(limit.mock.calls).toEqual([[milliseconds]]);
});
