/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteVersion } from '../../composition/slice.ts';
import type { Attempt } from './attempts.ts';
import { badVersions } from './bad-versions.ts';
import { shareScope, takeContainer, type Container } from './container.ts';
import { createOrigins } from './origins.ts';
import { rememberedWords } from './remembered-words.ts';
import { createOtherWays, type Federation } from './other-ways.ts';
import { pageLoads } from '../page-loads.ts';
import { createLoader, type LoaderOptions } from './remote-loader.ts';
import { setDownlink } from './testing/downlink.ts';
import { aRemote, aRemoteAlone, aVersion } from './testing/remotes.ts';

const libraries = { react: { version: '19.3.1', lib: () => ({ name: 'react' }) } };
const globals = globalThis as unknown as Record<string, Container | undefined>;
const noStorage = { getItem: () => null, setItem: () => {} };
const gone = Object.assign(new Error('gone'), { name: 'ScriptError' });

type Change = Partial<Pick<LoaderOptions, 'inlined' | 'arrived' | 'bad'>> & {
  readonly lastGood?: () => Promise<RemoteVersion>;
};

function loader(
  federation: Federation,
  {
    inlined = [],
    arrived = async () => true,
    bad = badVersions(noStorage),
    lastGood = async () => aVersion('1.0.0'),
  }: Change = {},
) {
  const onFailed = jest.fn();
  const origins = createOrigins(rememberedWords(noStorage, 'away'));
  const ways = createOtherWays({ federation, origins, bad, lastGood, onFailed });
  const started = jest.fn(async () => ways);
  return {
    onFailed,
    started,
    origins,
    ...createLoader({ libraries, inlined, arrived, answered: () => {}, bad, otherWays: started }),
  };
}

/** As webpack's: a second start with other libraries is refused. */
function aContainer(): Container & { readonly init: jest.Mock<Container['init']> } {
  let given: unknown;
  return {
    init: jest.fn<Container['init']>((scope) => {
      if (given && given !== scope)
        throw new Error(
          'Container initialization failed as it has already been initialized with a different share scope',
        );
      given = scope;
    }),
    get: async (expose) => () => ({ exposed: expose }),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  takeContainer('pz_mf_menu');
});

test('a remote whose scripts came with the page is started without the federation runtime, once', async () => {
  const container = aContainer();
  globals.pz_mf_menu = container;
  const { load, started } = loader(async () => ({}), { inlined: ['mf-menu'] });
  const [area] = await Promise.all([load(aRemote, './area'), load(aRemote, './slot-search-dialog')]);
  expect(area).toEqual({ module: { exposed: './area' }, version: aRemote.chosen });
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(started).not.toHaveBeenCalled();
});

test('a page remembers which version of a remote arrived, and none that did not', async () => {
  pageLoads.clear();
  const { load } = loader(async ({ version: { version: name } }: Attempt) => {
    if (name === '2.0.0') throw new Error('is broken');
    return name;
  });
  await load(aRemote, './area');
  expect([...pageLoads]).toEqual(['mf-menu 1.0.0']);
});

test('what it is given to start with is the shell’s own libraries', async () => {
  const provided = shareScope(libraries).react?.['19.3.1'];
  expect(provided?.get()()).toEqual({ name: 'react' });
  expect(provided).toMatchObject({ eager: true, loaded: 1, from: 'shell' });
});

const scopeOfRuntime = {};

test('a remote the federation runtime entered stays with it: the page starts nothing that is started already', async () => {
  const container = aContainer();
  const federation: Federation = async ({ origin }, expose) => {
    if (origin.startsWith('/r/')) throw gone;
    globals.pz_mf_menu = container;
    await container.init(scopeOfRuntime);
    return (await container.get(expose))();
  };
  const { load, onFailed, origins } = loader(federation, { inlined: ['mf-menu'] });
  expect((await load(aRemote, './area')).module).toEqual({ exposed: './area' });
  expect(await load(aRemote, './slot-address-banner')).toEqual({
    module: { exposed: './slot-address-banner' },
    version: aRemote.chosen,
  });
  expect(onFailed).not.toHaveBeenCalled();
  expect(origins.order(aRemote.chosen)[0]).toBe(aRemote.chosen.fallbackBase);
});

test('page scripts that hang are given up, the second origin is asked, and the next module comes from there at once', async () => {
  const asked: string[] = [];
  const arrived = jest.fn(async () => false);
  const { load } = loader(async ({ origin }) => asked.push(origin), { inlined: ['mf-menu'], arrived });
  await load(aRemote, './area');
  await load(aRemote, './slot-search-dialog');
  expect(asked).toEqual(['/r2/mf-menu/2.0.0/', '/r2/mf-menu/2.0.0/']);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('a version that crashes gives way to the last good one, for the rest of the visit, and is told once', async () => {
  const asked: string[] = [];
  const { load, onFailed } = loader(async ({ version: { version: name } }: Attempt) => {
    asked.push(name);
    if (name === '2.0.0') throw new TypeError('crash');
    return name;
  });
  expect(await load(aRemote, './area')).toMatchObject({ module: '1.0.0', version: aVersion('1.0.0') });
  await load(aRemote, './slot-help-bot');
  expect(asked).toEqual(['2.0.0', '1.0.0', '1.0.0']);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a version that failed on trial is not answered again, though it was loaded before', async () => {
  const { load, replace } = loader(async ({ version: { version: name } }: Attempt) => name);
  const first = await load(aRemote, './area');
  expect(await load(aRemote, './area')).toBe(first);
  replace(aRemote, first.version, new Error('render'));
  expect((await load(aRemote, './area')).module).toBe('1.0.0');
});

test('one that hangs is hedged with the last good version, and not called bad', async () => {
  const bad = badVersions(noStorage);
  const { load, onFailed } = loader(
    async ({ version: { version: name } }) => (name === '1.0.0' ? name : new Promise(() => {})),
    { bad },
  );
  const loading = load(aRemote, './area');
  await jest.advanceTimersByTimeAsync(4100);
  expect((await loading).module).toBe('1.0.0');
  expect((await load(aRemote, './slot-help-bot')).module).toBe('1.0.0');
  expect(bad.has(aRemote, aRemote.chosen)).toBe(false);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('on a slow line a version has longer before the last good one is fetched as well', async () => {
  setDownlink(0.1);
  const asked: string[] = [];
  const { load } = loader(async ({ version: { version: name } }) => {
    asked.push(name);
    return name === '1.0.0' ? name : new Promise(() => {});
  });
  void load(aRemote, './area');
  await jest.advanceTimersByTimeAsync(15_900);
  expect(asked).not.toContain('1.0.0');
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toContain('1.0.0');
  setDownlink(undefined);
});

test('the time its scripts on the page were waited for is part of the time it has', async () => {
  const arrived = (): Promise<boolean> => new Promise((resolve) => setTimeout(resolve, 2500, false));
  const { load } = loader(
    async ({ version: { version: name } }) => (name === '1.0.0' ? name : new Promise(() => {})),
    { inlined: ['mf-menu'], arrived },
  );
  const loading = load(aRemote, './area');
  const shown = jest.fn();
  void loading.then(shown);
  await jest.advanceTimersByTimeAsync(3900);
  expect(shown).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect((await loading).module).toBe('1.0.0');
});

test('a container that hangs while it starts is replaced as well', async () => {
  globals.pz_mf_menu = { init: () => new Promise(() => {}), get: async () => () => ({}) };
  const { load } = loader(
    async ({ version: { version: name } }) => (name === '1.0.0' ? name : new Promise(() => {})),
    { inlined: ['mf-menu'] },
  );
  const loading = load(aRemote, './area');
  await jest.advanceTimersByTimeAsync(4100);
  expect((await loading).module).toBe('1.0.0');
  expect((await load(aRemote, './slot-help-bot')).module).toBe('1.0.0');
});

test('a version that showed nothing is not answered again on this page, and not called bad', async () => {
  globals.pz_mf_menu = aContainer();
  const bad = badVersions(noStorage);
  const { load, replace } = loader(async ({ version: { version: name } }) => name, {
    inlined: ['mf-menu'],
    bad,
  });
  const first = await load(aRemote, './area');
  replace(aRemote, first.version, Object.assign(new Error('late'), { name: 'LoadTimeout' }));
  expect((await load(aRemote, './area')).module).toBe('1.0.0');
  expect(bad.has(aRemote, aRemote.chosen)).toBe(false);
});

test('when no file of a version can be had, the last good one is tried; when that cannot be had either, the first failure is told', async () => {
  const federation: Federation = async ({ version: { version: name } }) =>
    name === '1.0.0' ? name : Promise.reject(gone);
  const bad = badVersions(noStorage);
  expect((await loader(federation, { bad }).load(aRemote, './area')).module).toBe('1.0.0');
  expect(bad.has(aRemote, aRemote.chosen)).toBe(false);
  await expect(
    loader(federation, { lastGood: async () => Promise.reject(new Error('404')) }).load(aRemote, './area'),
  ).rejects.toBe(gone);
});

test('nobody asks for the last good version while all is well, nor where there is none', async () => {
  const lastGood = jest.fn(async () => aVersion('1.0.0'));
  await loader(async () => ({}), { lastGood }).load(aRemote, './area');
  await expect(
    loader(async () => Promise.reject(new TypeError('crash')), { lastGood }).load(aRemoteAlone, './area'),
  ).rejects.toThrow('crash');
  expect(lastGood).not.toHaveBeenCalled();
});

test('a failed load is tried anew when it is asked for again', async () => {
  const federation = jest
    .fn<Federation>(async () => 'module')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  const { load } = loader(federation);
  await expect(load(aRemoteAlone, './area')).rejects.toBe(gone);
  expect((await load(aRemoteAlone, './area')).module).toBe('module');
});
