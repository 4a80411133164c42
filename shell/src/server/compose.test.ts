import { expect, test } from '@jest/globals';
import type { RemoteRoute } from '@brasa/shared/composition/remote-schema';
import { aShop as aPlace } from '@brasa/shared/testing';
import { createComposer } from './compose.ts';
import { readConfig } from './config.ts';
import { sliceFor } from './slice-for.ts';
import { aDocument, aVersion } from './testing/discovery.ts';
import { aShop, fakeRenderer } from './testing/fakes.ts';

const parts = { build: { scripts: [], integrity: {}, version: 'b1', provides: {} }, config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://brasa.example' }) };
const compose = createComposer({ renderer: fakeRenderer(), ...parts });

test('a page carries of a route what browsers need to know, and nothing that is for the server alone', async () => {
  const forBrowsers: RemoteRoute = { pattern: '/cart', title: 'Mi orden', page: 'cart', guests: 'log-in', customers: 'home', needs: 'certificates', header: [], tab: 'menu', tabs: false, frame: true, browsing: true, keepsVersions: true };
  const forServers: Partial<RemoteRoute> = { ssr: false, drawnUnlessStored: 'cart-state', secret: true, indexed: false, canonical: '/', facts: 'restaurant', private: true, edits: true };
  const assigned = sliceFor(aDocument(aVersion({ more: { routes: [{ ...forBrowsers, ...forServers }] } })), null);
  const composed = await compose(assigned, aShop(), '/cart', '');
  if (composed.kind !== 'page') throw new Error('It is a page.');
  expect(composed.parts.page.remotes.map(({ routes }) => routes)).toEqual([[forBrowsers]]);
  // The server knew all of it.
  expect(composed.parts).toMatchObject({ holdsSecret: true, drawnUnlessStored: 'cart-state', isIndexed: false, canonical: 'https://brasa.example/' });
});

test('a page says whether its remotes change a product of the cart in its place: not for a version that does not, nor for one that is off', async () => {
  const route: RemoteRoute = { pattern: '/producto' };
  const saysSo = async (more: object): Promise<unknown> => {
    const composed = await compose(sliceFor(aDocument(aVersion({ more })), null), aShop(), '/', '');
    return composed.kind === 'page' && composed.parts.page.site.editsCart;
  };
  expect([await saysSo({ routes: [{ ...route, edits: true }] }), await saysSo({ routes: [route] }), await saysSo({ routes: [{ ...route, edits: true }], off: true })]).toEqual([true, undefined, undefined]);
});

test('a page of a shop is called by its name, also when it could not be drawn in time', async () => {
  const geography = { departments: [], cities: [], districts: [], shops: [aPlace({ name: 'Broken Bell' })] };
  const assigned = sliceFor(aDocument(aVersion({ more: { routes: [{ pattern: '/tiendas/:slug', title: 'Tiendas', names: 'shop' }] } })), null);
  const composed = await compose(assigned, aShop({ geography }), '/tiendas/broken-bell', '');
  if (composed.kind !== 'page') throw new Error('It is a page.');
  expect(composed.parts).toMatchObject({ title: 'Broken Bell | Pizzería Brasa Chapina', area: { html: null }, page: { title: 'Broken Bell' } });
});

test.each(['primary', 'essential', 'regular'] as const)('a page whose %s remote the server cannot draw is sent all the same, for browsers to draw', async (criticality) => {
  const assigned = sliceFor(aDocument(aVersion({ more: { criticality, routes: [{ pattern: '/broken' }] } })), null);
  const composed = await compose(assigned, aShop(), '/broken', '');
  expect(composed).toMatchObject({ kind: 'page', status: 200, parts: { area: { remote: 'mf-menu', html: null } } });
});

test('a page that a new menu overtakes is sent without its first view, and with the answers that it was begun with', async () => {
  const renderer = fakeRenderer();
  let answers = renderer.answers();
  const newAnswers = { '["catalog"]': '/answers/catalog.c2.json' };
  const overtaken = createComposer({
    renderer: {
      ...renderer,
      answers: () => answers,
      fragment: async (wanted) => {
        const drawn = await renderer.fragment(wanted);
        answers = newAnswers;
        return drawn;
      },
    },
    ...parts,
  });
  const assigned = sliceFor(aDocument(aVersion({ more: { routes: [{ pattern: '/menu' }] } })), null);
  expect(await overtaken(assigned, aShop(), '/menu', '')).toMatchObject({ parts: { area: { html: null }, page: { answers: ['/answers/catalog.c1.json'] } } });
  expect(await overtaken(assigned, aShop(), '/menu', '')).toMatchObject({ parts: { area: { html: '<h1>/menu</h1>' }, page: { answers: ['/answers/catalog.c2.json'] } } });
});
