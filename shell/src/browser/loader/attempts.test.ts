/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { RemoteVersion } from '../../composition/slice.ts';
import { attemptsFor, firstThatWorks, type Attempt } from './attempts.ts';
import { isRetriable } from './load-errors.ts';
import { createOrigins } from './origins.ts';
import { rememberedWords } from './remembered-words.ts';
import { aVersion } from './testing/remotes.ts';

const chosen = aVersion('2.0.0');
const other: RemoteVersion = { ...chosen, base: '/r/mf-stores/1.0.0/', fallbackBase: '/r2/mf-stores/1.0.0/' };
const asked = (attempts: readonly Attempt[]) => attempts.map(({ origin }) => origin);

const failure = (name: string) => Object.assign(new Error('gone'), { name });
const newOrigins = () => createOrigins(rememberedWords(aStorage(), 'away'));

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a remote is tried from both origins, and once more from the first', () => {
  expect(asked(attemptsFor(chosen, newOrigins()))).toEqual([
    '/r/mf-menu/2.0.0/',
    '/r2/mf-menu/2.0.0/',
    '/r/mf-menu/2.0.0/',
  ]);
});

test('the network, a missing file or wrong bytes can be helped by another origin; a crash cannot', () => {
  for (const name of ['ScriptError', 'ChunkLoadError', 'LoadTimeout'])
    expect(isRetriable(failure(name))).toBe(true);
  expect(isRetriable(new TypeError('undefined is not a function'))).toBe(false);
  expect(isRetriable('text')).toBe(false);
});

test('an origin that is away is asked last from then on, for every remote and by the next page of the tab', async () => {
  const storage = aStorage();
  const origins = createOrigins(rememberedWords(storage, 'away'));
  const load = async ({ origin }: Attempt) =>
    origin.startsWith('/r/') ? Promise.reject(failure('ScriptError')) : origin;
  expect(await firstThatWorks(attemptsFor(chosen, origins), load, origins)).toBe('/r2/mf-menu/2.0.0/');
  expect(asked(attemptsFor(other, origins))[0]).toBe('/r2/mf-stores/1.0.0/');
  expect(asked(attemptsFor(other, createOrigins(rememberedWords(storage, 'away'))))[0]).toBe(
    '/r2/mf-stores/1.0.0/',
  );
});

test('an origin that answers again is asked first again', async () => {
  const origins = newOrigins();
  origins.failed(chosen.base);
  origins.answered(other.base);
  expect(asked(attemptsFor(chosen, origins))[0]).toBe(chosen.base);
});

test('when both origins are away, the first one stays first', () => {
  const origins = newOrigins();
  origins.failed(chosen.base);
  origins.failed(chosen.fallbackBase);
  expect(asked(attemptsFor(chosen, origins))[0]).toBe(chosen.base);
});

test('an origin that let us wait is not waited for again', async () => {
  const tried: string[] = [];
  const load = async ({ origin }: Attempt) => Promise.reject(failure((tried.push(origin), 'LoadTimeout')));
  await expect(firstThatWorks(attemptsFor(chosen, newOrigins()), load, newOrigins())).rejects.toThrow('gone');
  expect(tried).toEqual(['/r/mf-menu/2.0.0/', '/r2/mf-menu/2.0.0/']);
});

test('a version that crashes is not asked for at its other origin', async () => {
  const tried: string[] = [];
  const origins = newOrigins();
  const load = async ({ origin }: Attempt) => Promise.reject(new TypeError(`crash ${tried.push(origin)}`));
  await expect(firstThatWorks(attemptsFor(chosen, origins), load, origins)).rejects.toThrow('crash 1');
  expect(origins.order(chosen)[0]).toBe(chosen.base);
});
