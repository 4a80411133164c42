import { afterEach, expect, jest, test } from '@jest/globals';
import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import type { Attempt } from './attempts.ts';
import { badVersions } from './bad-versions.ts';
import { containerAt, forgetContainer, shareScope, type Container } from './container.ts';
import { createLoader, type Federation } from './remote-loader.ts';

const version = (name: string): RemoteVersion => ({ version: name, globalName: 'pz_mf_menu', base: `/r/${name}/`, fallbackBase: `/r2/${name}/`, entry: 'remoteEntry.js', exposes: {}, integrity: {} });
const remote: Remote = { name: 'mf-menu', title: 'Menú', criticality: 'primary', routes: [], slots: [], apology: 'No pudimos cargar el menú.', chosen: version('2.0.0'), lastGood: '1.0.0' };
const libraries = { react: { version: '19.3.1', lib: () => ({ name: 'react' }) } };
const globals = globalThis as unknown as Record<string, Container | undefined>;
const noStorage = { getItem: () => null, setItem: () => {} };

function loader(federation: Federation, inlined: readonly string[] = [], arrived: (base: string) => Promise<boolean> = async () => true, lastGood = async () => version('1.0.0')) {
  const onBad = jest.fn();
  const started = jest.fn(async () => federation);
  return { onBad, started, ...createLoader({ libraries, inlined, arrived, bad: badVersions(noStorage), federation: started, lastGood, onBad }) };
}

afterEach(() => forgetContainer('pz_mf_menu'));

test('a remote whose scripts came with the page is started without the federation runtime', async () => {
  const init = jest.fn<Container['init']>();
  globals.pz_mf_menu = { init, get: async (expose) => () => ({ exposed: expose }) };
  const { load, started } = loader(async () => ({}), ['mf-menu']);

  expect(await load(remote, './area')).toEqual({ module: { exposed: './area' }, version: remote.chosen });
  await load(remote, './slot-search-dialog');
  expect(init).toHaveBeenCalledTimes(1);
  expect(started).not.toHaveBeenCalled();
});

test('what it is given to start with is the shell’s own libraries', async () => {
  const scope = shareScope(libraries);
  const provided = scope.react?.['19.3.1'];
  expect(provided?.get()()).toEqual({ name: 'react' });
  expect(provided).toMatchObject({ eager: true, loaded: 1, from: 'shell' });
});

test('a page script that did not arrive is loaded like any other remote', async () => {
  const { load } = loader(async ({ origin }) => origin, ['mf-menu']);
  expect((await load(remote, './area')).module).toBe('/r/2.0.0/');
});

test('page scripts that hang are given up, and the second origin is asked', async () => {
  const waits: string[] = [];
  const { load } = loader(async ({ origin }) => origin, ['mf-menu'], async (base) => waits.push(base) > 1);
  expect((await load(remote, './area')).module).toBe('/r2/2.0.0/');
  expect(waits).toEqual(['/r/2.0.0/']);
});

test('a version that crashes gives way to the last good one, for the rest of the visit', async () => {
  const asked: string[] = [];
  const { load, onBad } = loader(async ({ version: { version: name } }: Attempt) => {
    asked.push(name);
    if (name === '2.0.0') throw new TypeError('crash');
    return name;
  });
  expect(await load(remote, './area')).toMatchObject({ module: '1.0.0', version: version('1.0.0') });
  expect(onBad).toHaveBeenCalledTimes(1);
  await load(remote, './slot-help-bot');
  expect(asked).toEqual(['2.0.0', '1.0.0', '1.0.0']);
});

test('a version that loads but fails while it starts can be blamed', async () => {
  const { load, blame } = loader(async ({ version: { version: name } }: Attempt) => name);
  const first = await load(remote, './area');
  blame(remote, first.version, new Error('render'));
  expect((await load(remote, './area')).module).toBe('1.0.0');
});

test('when nothing of a version can be had, the last good one is tried; when that cannot be had either, the first failure is told', async () => {
  const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  const federation: Federation = async ({ version: { version: name } }) => (name === '1.0.0' ? name : Promise.reject(gone));
  expect((await loader(federation).load(remote, './area')).module).toBe('1.0.0');
  await expect(loader(federation, [], undefined, async () => Promise.reject(new Error('404'))).load(remote, './area')).rejects.toBe(gone);
});

test('nobody asks for the last good version while all is well, nor where there is none', async () => {
  const lastGood = jest.fn(async () => version('1.0.0'));
  await loader(async () => ({}), [], undefined, lastGood).load(remote, './area');
  const { lastGood: _none, ...alone } = remote;
  await expect(loader(async () => Promise.reject(new TypeError('crash')), [], undefined, lastGood).load(alone, './area')).rejects.toThrow('crash');
  expect(lastGood).not.toHaveBeenCalled();
});

test('an old container under the same name is not mistaken for the new one', () => {
  globals.pz_mf_menu = { init: () => {}, get: async () => () => ({}) };
  forgetContainer('pz_mf_menu');
  expect(containerAt('pz_mf_menu')).toBeUndefined();
});
