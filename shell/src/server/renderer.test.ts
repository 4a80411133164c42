import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { defaultSite } from '@brasa/shared/react/site';
import { createAnswerFiles } from './answer-files.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { sliceFor, type AssignedRemote } from './slice-for.ts';
import { aDocument } from './testing/discovery.ts';

/** In the place of what webpack builds: draws the address. */
const bundle = join(mkdtempSync(join(tmpdir(), 'brasa-renderer-')), 'render.cjs');
writeFileSync(bundle, 'exports.loadFilesWith = () => {}; exports.renderFragment = async ({ container, url }) => ({ html: `${container.name} ${url}` });');

const answerFiles = createAnswerFiles();
const [menu] = sliceFor(aDocument(), '00') as [AssignedRemote];
const wanted = { assigned: menu, slot: null, url: '/menu', site: defaultSite };
const container = { name: 'mf-menu', version: '1.0.0+aaaaaaaa', entry: '/x' };

let renderer: Renderer;
afterEach(() => renderer.close());

/** Asks until a page would have it: the thread takes its time to start. */
async function drawn(): Promise<unknown> {
  for (;;) {
    const fragment = await renderer.fragment(wanted);
    if (fragment) return fragment;
  }
}

test('a page does not wait for code that does not arrive; the next one has what arrived meanwhile', async () => {
  let arrive = (): void => {};
  const containers = jest.fn(() => new Promise<typeof container>((resolve) => (arrive = () => resolve(container))));
  renderer = createRenderer({ bundle, containers, answerFiles, warn: () => {} });
  expect(await renderer.fragment(wanted)).toBeNull();
  expect(await renderer.fragment(wanted)).toBeNull();
  arrive();
  expect(await drawn()).toEqual({ html: 'mf-menu /menu' });
  expect(containers).toHaveBeenCalledTimes(1);
});

test('a page drawn ahead is taken however long it took', async () => {
  let arrive = (): void => {};
  const containers = () => new Promise<typeof container>((resolve) => (arrive = () => resolve(container)));
  renderer = createRenderer({ bundle, containers, answerFiles, warn: () => {} });
  const ahead = renderer.fragmentAhead(wanted);
  // A visitor's page goes without it meanwhile, which takes the time that visitors are made to wait.
  expect(await renderer.fragment(wanted)).toBeNull();
  arrive();
  expect(await ahead).toEqual({ html: 'mf-menu /menu' });
  expect(await renderer.fragment(wanted)).toEqual({ html: 'mf-menu /menu' });
});

test('code that cannot be had is told once, with the version and the reason, and not asked for with every page', async () => {
  const warn = jest.fn();
  const containers = jest.fn(() => Promise.reject(new Error('/node/mf-menu/remoteEntry.cjs is not what was published.')));
  renderer = createRenderer({ bundle, containers, answerFiles, warn });
  expect([await renderer.fragment(wanted), await renderer.fragment(wanted)]).toEqual([null, null]);
  expect(warn.mock.calls).toEqual([['mf-menu@1.0.0+aaaaaaaa area is drawn by browsers: /node/mf-menu/remoteEntry.cjs is not what was published.']]);
  expect(containers).toHaveBeenCalledTimes(1);
});

test('code of remotes is not told the environment of the shell, where its secrets are', async () => {
  process.env.REGISTRY_SHELL_TOKEN = 'a secret';
  const telling = join(mkdtempSync(join(tmpdir(), 'brasa-renderer-')), 'render.cjs');
  writeFileSync(telling, 'exports.loadFilesWith = () => {}; exports.renderFragment = async () => ({ html: Object.keys(process.env).toSorted().join() });');
  try {
    renderer = createRenderer({ bundle: telling, containers: async () => container, answerFiles, warn: () => {} });
    expect(await drawn()).toEqual({ html: ['NODE_ENV', ...(process.env.TZ ? ['TZ'] : [])].join() });
  } finally {
    delete process.env.REGISTRY_SHELL_TOKEN;
  }
});

test('until the frame can be drawn with a new menu, areas are drawn with the old one, and pages name the answers of the old one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-renderer-'));
  const [packing, gate] = [join(folder, 'render.cjs'), join(folder, 'gate')];
  writeFileSync(
    packing,
    `const { existsSync } = require('node:fs');
     exports.loadFilesWith = () => {};
     exports.packQueries = async ({ images }) => {
       while (images === 'second' && !existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 5));
       return { '["menu"]': images };
     };
     exports.renderFragment = async (_, { images }) => ({ html: images });`,
  );
  const shopWith = (release: string) => ({ catalog: null, geography: null, images: release as unknown as null, release, publishedAt: null, key: '' });
  renderer = createRenderer({ bundle: packing, containers: async () => container, answerFiles, warn: () => {} });
  await renderer.setShop(shopWith('first'));
  const named = renderer.answers();

  const changing = renderer.setShop(shopWith('second'));
  expect(await renderer.fragmentAhead({ ...wanted, url: '/menu/1' })).toEqual({ html: 'first' });
  expect(renderer.answers()).toBe(named);
  writeFileSync(gate, '');
  await changing;
  expect(await renderer.fragmentAhead({ ...wanted, url: '/menu/2' })).toEqual({ html: 'second' });
  expect(renderer.answers()).not.toEqual(named);
});
