import { expect, test } from '@jest/globals';
import type { RemoteVersion } from '../../composition/slice.ts';
import { attemptsFor, firstThatWorks, fromBothOrigins, isRetriable, type Attempt } from './attempts.ts';

const version = (name: string): RemoteVersion => ({ version: name, globalName: 'pz_mf_menu', base: `/r/${name}/`, fallbackBase: `/r2/${name}/`, entry: 'remoteEntry.js', exposes: {}, integrity: {} });
const chosen = version('2.0.0');
const lastGood = version('1.0.0');
const origins = (attempts: readonly Attempt[]) => attempts.map(({ origin }) => origin);

const network = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
const broken = new TypeError('undefined is not a function');

test('a remote is tried twice, then from its second origin; the last good version once from each', () => {
  expect(origins(attemptsFor(chosen))).toEqual(['/r/2.0.0/', '/r/2.0.0/', '/r2/2.0.0/']);
  expect(origins(fromBothOrigins(lastGood))).toEqual(['/r/1.0.0/', '/r2/1.0.0/']);
});

test('the network, a missing file or wrong bytes can be helped by another origin; a crash cannot', () => {
  for (const name of ['ScriptError', 'ScriptNetworkError', 'ChunkLoadError', 'LoadTimeout']) expect(isRetriable(Object.assign(new Error('x'), { name }))).toBe(true);
  expect(isRetriable(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: …'))).toBe(true);
  expect(isRetriable(new Error('[ Federation Runtime ]: #RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw'))).toBe(false);
  expect(isRetriable(broken)).toBe(false);
  expect(isRetriable('text')).toBe(false);
});

test('an origin that is away costs only time', async () => {
  const asked: string[] = [];
  const load = async ({ origin }: Attempt) => {
    asked.push(origin);
    if (origin === chosen.base) throw network;
    return origin;
  };
  expect(await firstThatWorks(attemptsFor(chosen), load, () => {})).toBe('/r2/2.0.0/');
  expect(asked).toEqual(['/r/2.0.0/', '/r/2.0.0/', '/r2/2.0.0/']);
});

test('a version that crashes is named and none of its other origins is asked', async () => {
  const asked: string[] = [];
  const bad: RemoteVersion[] = [];
  const load = async ({ version: { version: name }, origin }: Attempt) => {
    asked.push(origin);
    if (name === '2.0.0') throw broken;
    return name;
  };
  expect(await firstThatWorks([...attemptsFor(chosen), ...fromBothOrigins(lastGood)], load, (failed) => bad.push(failed))).toBe('1.0.0');
  expect(asked).toEqual(['/r/2.0.0/', '/r/1.0.0/']);
  expect(bad).toEqual([chosen]);
});

test('when nothing works the last failure is told', async () => {
  await expect(firstThatWorks(attemptsFor(chosen), async () => Promise.reject(network), () => {})).rejects.toBe(network);
});
