import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { anExampleMenu } from '@brasa/shared/testing';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { createAnswerFiles } from './answer-files.ts';
import { readConfig } from './config.ts';
import { createDrawingAhead } from './draw-ahead.ts';
import { DrawingFailed } from './render-thread.ts';
import { createRenderer, type Wanted } from './renderer.ts';
import { aDocument, aVersion } from './testing/discovery.ts';
import { aShop, fakeRenderer } from './testing/fakes.ts';
import type { AssignedRemote } from './slice-for.ts';

const routes = [{ pattern: '/' }, { pattern: '/menu' }, { pattern: '/menu/*' }, { pattern: '/menu/categoria/:category' }, { pattern: '/cart', ssr: false }];
const usual = aDocument(aVersion({ isDefault: false, traffic: 0, version: '0.9.0+bbbbbbbb', more: { routes } }), aVersion({ more: { routes } }));
const stores = (version = '1.0.0+aaaaaaaa', isDefault = true, more = {}) =>
  aVersion({ name: 'mf-stores', version, isDefault, traffic: isDefault ? 100 : 5, more: { routes: [{ pattern: '/tiendas' }, { pattern: '/tiendas/lista' }], ...more } });
const withStores = (...entries: readonly ReturnType<typeof stores>[]): DiscoveredRemotes => ({ microFrontends: { ...usual.microFrontends, 'mf-stores': [...entries] } });
const categories = ['combos', 'arma-tu-pizza', 'especialidades', 'entradas', 'bebidas', 'postres'].map((slug) => `/menu/categoria/${slug}`);
const ofMenu = ['/', '/menu', ...categories].map((path) => `mf-menu 1.0.0+aaaaaaaa area ${path}`);
const aMenu = aShop({ catalog: anExampleMenu() });

/** `before`: what a page takes, or why it cannot be drawn. */
function drawing(before: (wanted: Wanted) => Promise<unknown> = async () => {}) {
  const renderer = fakeRenderer();
  const warn = jest.fn();
  const frames: string[] = [];
  const containers = async ({ remote: { name, chosen } }: AssignedRemote) => {
    renderer.drawn.push(`${name} ${chosen.version} fetched`);
    return { name, version: chosen.version, entry: '/x' };
  };
  const ahead = createDrawingAhead({
    renderer: {
      ...renderer,
      frame: async (request) => {
        frames.push(request.url);
        return renderer.frame(request);
      },
      fragmentAhead: async (wanted) => {
        const drawn = await renderer.fragmentAhead(wanted);
        await before(wanted);
        return drawn;
      },
    },
    containers,
    build: { scripts: [], integrity: {}, version: 'b1', provides: {} },
    config: readConfig({ LOG_LEVEL: 'silent' }),
    warn,
  });
  return { ...ahead, drawn: renderer.drawn, frames, warn };
}

async function drawn(shop = aMenu, document: DiscoveredRemotes = usual): Promise<readonly string[]> {
  const ahead = drawing();
  await ahead.draw(document, shop);
  return ahead.drawn;
}

const never = new Promise<never>(() => {});
const isOfStores = ({ assigned }: Wanted): boolean => assigned?.remote.name === 'mf-stores';

afterEach(() => void jest.useRealTimers());

test('of the version that visitors get, every plain page a server draws and each category is drawn once', async () => {
  expect(await drawn()).toEqual(['mf-menu 1.0.0+aaaaaaaa fetched', ...ofMenu]);
});

test('pages of a candidate are drawn, too, and those of others no second time', async () => {
  const lines = await drawn(aMenu, withStores(stores('1.1.0+cccccccc', false), stores()));
  const pages = ['area /tiendas', 'area /tiendas/lista'];
  expect(lines.filter((line) => line.startsWith('mf-stores'))).toEqual(['1.0.0+aaaaaaaa', '1.1.0+cccccccc'].flatMap((version) => ['fetched', ...pages].map((each) => `mf-stores ${version} ${each}`)));
  expect(lines.filter((line) => line.startsWith('mf-menu'))).toEqual(['mf-menu 1.0.0+aaaaaaaa fetched', ...ofMenu]);
});

test('a slot of the first view is drawn on the pages that show it, their frame by the remote whose area it is', async () => {
  const banner = stores(undefined, true, { routes: [{ pattern: '/tiendas' }], slots: [{ name: 'banner', place: 'above', load: 'now', routes: ['/', '/menu'] }] });
  const ahead = drawing();
  await ahead.draw(withStores(banner), aMenu);
  expect(ahead.drawn.filter((line) => /mf-stores .* (area|banner)/.test(line)).toSorted()).toEqual(['area /tiendas', 'banner /', 'banner /menu'].map((each) => `mf-stores 1.0.0+aaaaaaaa ${each}`));
  expect(ahead.frames.toSorted()).toEqual(['/', '/menu', '/tiendas', ...categories].toSorted());
});

test('without a menu versions are fetched and nothing is drawn yet', async () => {
  expect(await drawn(aShop({ catalog: null }))).toEqual(['mf-menu 1.0.0+aaaaaaaa fetched']);
});

test('a remote that hangs delays no page of another one', async () => {
  let isDone = (): void => {};
  const lastOfMenu = new Promise<void>((resolve) => (isDone = resolve));
  const ahead = drawing(async (wanted) => {
    if (isOfStores(wanted)) return never;
    if (wanted.url === categories.at(-1)) isDone();
  });
  void ahead.draw({ microFrontends: { 'mf-stores': [stores()], ...usual.microFrontends } }, aMenu);
  await lastOfMenu;
  expect(ahead.drawn.filter((line) => line.startsWith('mf-stores'))).toEqual(['fetched', 'area /tiendas'].map((each) => `mf-stores 1.0.0+aaaaaaaa ${each}`));
});

test('after a page that cost its thread the rest of that version is not tried, its other version is; after one that throws the rest is', async () => {
  const pagesWhen = async (error: Error): Promise<readonly string[]> => {
    const ahead = drawing(async (wanted) => {
      if (isOfStores(wanted) && wanted.assigned?.remote.chosen.version === '1.0.0+aaaaaaaa') throw error;
    });
    await ahead.draw(withStores(stores('1.1.0+cccccccc', false), stores()), aMenu);
    return ahead.drawn.filter((line) => /mf-stores .* area/.test(line));
  };
  const candidate = ['/tiendas', '/tiendas/lista'].map((path) => `mf-stores 1.1.0+cccccccc area ${path}`);
  expect(await pagesWhen(new Error('A render thread did not answer for 5000 ms.'))).toEqual(['mf-stores 1.0.0+aaaaaaaa area /tiendas', ...candidate]);
  expect(await pagesWhen(new DrawingFailed('broken'))).toEqual([...['/tiendas', '/tiendas/lista'].map((path) => `mf-stores 1.0.0+aaaaaaaa area ${path}`), ...candidate]);
});

test('a second publish ends what the first has not drawn yet, and whoever waits for the first waits for the second', async () => {
  let [goOn, isHeld] = [(): void => {}, (): void => {}];
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const ahead = drawing(async ({ assigned }) => {
    if (assigned?.remote.chosen.version !== '1.0.0+aaaaaaaa') return;
    isHeld();
    await new Promise<void>((resolve) => (goOn = resolve));
  });
  const first = ahead.draw({ microFrontends: { 'mf-stores': [stores()] } }, aMenu);
  await held;
  const second = ahead.draw({ microFrontends: { 'mf-stores': [stores('1.2.0+dddddddd')] } }, aMenu);
  goOn();
  await first;
  const pages = (version: string, ...paths: readonly string[]) => paths.map((path) => `mf-stores ${version} area ${path}`);
  expect(ahead.drawn.filter((line) => line.includes('area'))).toEqual([...pages('1.0.0+aaaaaaaa', '/tiendas'), ...pages('1.2.0+dddddddd', '/tiendas', '/tiendas/lista')]);
  await second;
});

test('a remote that hangs keeps visitors of the others out for ten seconds after a start, and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const ahead = drawing((wanted) => (isOfStores(wanted) ? never : Promise.resolve()));
  const ready = ahead.drawFirst(withStores(stores()), aMenu);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(ahead.warn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await ready;
  expect(ahead.warn.mock.calls).toEqual([['The first visitors come early', expect.objectContaining({ message: expect.stringContaining('within 10 seconds') })]]);
  expect(ahead.drawn).toEqual(expect.arrayContaining(ofMenu));
});

test('in real threads, too: pages of others are drawn while a version loops without end', async () => {
  const bundle = join(mkdtempSync(join(tmpdir(), 'brasa-ahead-')), 'render.cjs');
  const rules = '{ scoped: {}, global: {} }';
  writeFileSync(
    bundle,
    `exports.loadFilesWith = () => {};
     exports.renderFrame = async () => ({ top: '', bottom: '', rules: ${rules} });
     exports.renderFragment = async ({ container: { name }, url }) => {
       if (name === 'mf-stores') for (;;);
       return { html: name + ' ' + url, links: '', rules: ${rules}, title: null, queries: [] };
     };`,
  );
  const containers = async ({ remote: { name, chosen } }: AssignedRemote) => ({ name, version: chosen.version, entry: '/x' });
  const renderer = createRenderer({ bundle, containers, answerFiles: createAnswerFiles(), warn: () => {} });
  const ended: string[] = [];
  try {
    await new Promise<void>((resolve) => {
      const fragmentAhead = (wanted: Wanted) =>
        renderer.fragmentAhead(wanted).finally(() => {
          ended.push(wanted.url);
          if (wanted.url === categories.at(-1)) resolve();
        });
      const ahead = createDrawingAhead({ renderer: { ...renderer, fragmentAhead }, containers, build: { scripts: [], integrity: {}, version: 'b1', provides: {} }, config: readConfig({ LOG_LEVEL: 'silent' }), warn: () => {} });
      void ahead.draw({ microFrontends: { 'mf-stores': [stores()], ...usual.microFrontends } }, aMenu);
    });
    expect(ended).toEqual(['/', '/menu', ...categories]);
  } finally {
    await renderer.close();
  }
});
