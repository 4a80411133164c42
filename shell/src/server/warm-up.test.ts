import { expect, test } from '@jest/globals';
import { anExampleMenu } from '@brasa/shared/testing';
import { createComposer } from './compose.ts';
import { aDocument, aVersion } from './testing/discovery.ts';
import { aShop, fakeRenderer } from './testing/fakes.ts';
import { readConfig } from './config.ts';
import type { AssignedRemote } from './slice-for.ts';
import { warmUp } from './warm-up.ts';

const routes = [{ pattern: '/' }, { pattern: '/menu' }, { pattern: '/menu/*' }, { pattern: '/menu/categoria/:category' }, { pattern: '/cart', ssr: false }];
const usual = aDocument(aVersion({ isDefault: false, traffic: 0, version: '0.9.0+bbbbbbbb', more: { routes } }), aVersion({ more: { routes } }));

async function drawn(shop = aShop({ catalog: anExampleMenu() }), document = usual): Promise<readonly string[]> {
  const renderer = fakeRenderer();
  const compose = createComposer({ renderer, build: { scripts: [], integrity: {}, version: 'b1', provides: {} }, config: readConfig({ LOG_LEVEL: 'silent' }) });
  const containers = async ({ remote: { name, chosen } }: AssignedRemote) => {
    renderer.drawn.push(`${name} ${chosen.version} fetched`);
    return { name, version: chosen.version, entry: '/x' };
  };
  await warmUp({ compose, containers, document, shop });
  return renderer.drawn;
}

test('of the version that visitors get, every plain page a server draws and each category is drawn once', async () => {
  const categories = ['combos', 'arma-tu-pizza', 'especialidades', 'entradas', 'bebidas', 'postres'].map((slug) => `/menu/categoria/${slug}`);
  expect(await drawn()).toEqual(['mf-menu 1.0.0+aaaaaaaa fetched', ...['/', '/menu', ...categories].map((path) => `mf-menu 1.0.0+aaaaaaaa area ${path}`)]);
});

test('pages of a candidate are drawn, too, with what its visitors get of the other remotes', async () => {
  const stores = (version: string, isDefault: boolean) => aVersion({ name: 'mf-stores', version, isDefault, traffic: isDefault ? 95 : 5, more: { routes: [{ pattern: '/tiendas' }] } });
  const document = { ...usual, microFrontends: { ...usual.microFrontends, 'mf-stores': [stores('1.1.0+cccccccc', false), stores('1.0.0+aaaaaaaa', true)] } };
  const ofStores = (await drawn(aShop({ catalog: null }), document)).filter((line) => line.includes('mf-stores'));
  expect(ofStores).toEqual(['mf-stores 1.0.0+aaaaaaaa fetched', 'mf-stores 1.1.0+cccccccc fetched']);
  expect(await drawn(aShop({ catalog: anExampleMenu() }), document)).toEqual(expect.arrayContaining(['mf-stores 1.0.0+aaaaaaaa area /tiendas', 'mf-stores 1.1.0+cccccccc area /tiendas']));
});

test('without a menu there is nothing to draw yet', async () => {
  expect(await drawn(aShop({ catalog: null }))).toEqual(['mf-menu 1.0.0+aaaaaaaa fetched']);
});
