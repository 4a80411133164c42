import { expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import { anExampleMenu, aShop } from '@brasa/shared/testing';
import { createRouting } from '../composition/routing.ts';
import { realPlace, realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { isIndexed, isOnMenu, listedPaths, robotsText, searchEngineRoutes } from './search-engines.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const catalog = anExampleMenu();
const geography = { departments: [], cities: [], districts: [], shops: [aShop()] };
const isThere = (path: string) => {
  const place = realPlace(path);
  return place && isOnMenu(place, catalog);
};

test.each([
  '/menu/categoria/entradas',
  '/menu/categoria/Entradas',
  '/menu/categoria/especialidades/subcategoria/especialidades-medianas',
  '/menu/categoria/entradas/producto/pan-con-ajo',
  '/menu/categoria/arma-tu-pizza/producto/3001',
  '/menu/categoria/otra/producto/3001',
  '/',
  '/cart',
])('%s is a page', (path) => {
  expect(isThere(path)).toBe(true);
});

test.each(['/menu/categoria/nada', '/menu/categoria/%E0%A4%A', '/menu/categoria/entradas/subcategoria/nada', '/menu/categoria/entradas/subcategoria/especialidades-medianas', '/menu/categoria/entradas/producto/nada', '/menu/categoria/entradas/producto/999999'])('%s names nothing that is sold [ROUTE-006] [ROUTE-008] [ROUTE-014]', (path) => {
  expect(isThere(path)).toBe(false);
});

test('a hidden product is a page only for who has it in the cart, or in a promotion', () => {
  const [place, bread] = [realPlace('/menu/categoria/entradas/producto/pan-con-ajo'), 5001];
  const hide = <T extends { id: number }>(each: T): T => (each.id === bread ? { ...each, hidden: true } : each);
  const hidden = { ...catalog, products: catalog.products.map(hide), productById: new Map([...catalog.productById].map(([id, each]) => [id, hide(each)])) };
  expect(['', '?editar=3'].map((search) => place && isOnMenu(place, hidden, search))).toEqual([false, true]);
});

test('without a menu nobody knows what is sold', () => {
  const place = realPlace('/menu/categoria/nada');
  expect(place && isOnMenu(place, null)).toBe(true);
});

test('search engines are told every page that says something to everybody, once, under its own address', () => {
  const paths = listedPaths(realRouting, realRemotes, { catalog, geography });
  expect(paths).toEqual(expect.arrayContaining(['/', '/tiendas', '/tiendas/zona-10-oakland', '/certificates', '/preguntasFrecuentes', '/menu/categoria/entradas', '/menu/categoria/entradas/producto/pan-con-ajo', '/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana']));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of ['/menu', '/jobs', '/cart', '/orders', '/login', '/favorites', '/profile', '/updatepass']) expect(paths).not.toContain(path);
  // Each is a page, and not one that leads home.
  for (const path of paths) expect([path, isThere(path)]).toEqual([path, true]);
});

test('what is switched off, or not sold by the shop, is in no list', () => {
  const without = createRouting(realRemotes.map((remote) => (remote.name === 'mf-stores' ? { ...remote, isOff: true as const } : remote)), { certificates: false });
  const paths = listedPaths(without, realRemotes, { catalog, geography });
  expect(paths).not.toContain('/tiendas');
  expect(paths).not.toContain('/certificates');
  expect(listedPaths(realRouting, realRemotes, { catalog: null, geography }).filter((path) => path.startsWith('/menu'))).toEqual([]);
});

test('what some shops alone sell is not listed, nor a category of nothing else; its address is a page all the same, for who has such a shop', () => {
  const [category, product] = [catalog.categories.find(({ slug }) => slug === 'entradas'), '/menu/categoria/entradas/producto/tabla'];
  const others = listedPaths(realRouting, realRemotes, { catalog, geography });
  expect([others.includes('/menu/categoria/entradas'), others.includes(product), isThere(product)]).toEqual([true, false, true]);
  const limited = { ...catalog, products: catalog.products.map((each) => (each.categoryId === category?.id ? { ...each, availability: 'geo' as const } : each)) };
  expect(listedPaths(realRouting, realRemotes, { catalog: limited, geography }).filter((path) => path.startsWith('/menu/categoria/entradas'))).toEqual([]);
  const place = realPlace('/menu/categoria/entradas');
  expect(place && isOnMenu(place, limited)).toBe(true);
});

const closedIn = (text: string): string[] => [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
const isClosed = (path: string, closed: readonly string[]) => closed.some((prefix) => path.startsWith(prefix));

test('crawlers are kept from secrets and from what is no page; every other page they may read, also to hear that it is not for them', () => {
  const closed = closedIn(robotsText(realRemotes, 'https://brasa.example'));
  expect(closed).toEqual(['/validar-cuenta', '/updatepass', '/certificados/compra', '/certificados/activar', '/api/', '/versions/', '/prueba/']);
  const patterns = realRemotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
  const places = patterns.map((pattern) => realPlace(pattern)).filter((place) => place !== null);
  expect(places.filter((place) => !isIndexed(place)).length).toBeGreaterThan(10);
  for (const { pattern, secret } of places) expect([pattern, isClosed(pattern, closed)]).toEqual([pattern, secret === true]);
});

test('while a section is off its addresses are closed to nobody: crawlers would keep that for a day', () => {
  const off = realRemotes.map((remote) => (remote.name === 'mf-account' ? { ...remote, isOff: true as const } : remote));
  expect(closedIn(robotsText(off, 'https://brasa.example'))).toEqual(['/certificados/compra', '/certificados/activar', '/api/', '/versions/', '/prueba/']);
});

test('without the menu, or without remotes, there is no sitemap for now; one that there is, is made once for each document and menu', async () => {
  const app = Fastify();
  const parts = { discovery: aDocument(), catalog: catalog as typeof catalog | null, geography: geography as typeof geography | null, publishedAt: null as number | null };
  const made = jest.spyOn(catalog.products, 'filter');
  searchEngineRoutes(app, { discovery: () => parts.discovery, shop: () => ({ catalog: parts.catalog, geography: parts.geography, publishedAt: parts.publishedAt }), publicUrl: 'https://brasa.example' });
  const sitemap = () => app.inject('/sitemap.xml');
  const full = await sitemap();
  expect([full.statusCode, full.headers['cache-control'], full.body.includes('/menu/categoria/entradas<')]).toEqual([200, 'public, max-age=3600', true]);
  const once = made.mock.calls.length;
  expect((await sitemap()).body).toBe(full.body);
  expect(made.mock.calls.length).toBe(once);

  expect(full.body).not.toContain('<lastmod>');
  parts.publishedAt = Date.UTC(2026, 10, 20, 18);
  const dated = (await sitemap()).body;
  expect(dated).toContain('/menu/categoria/entradas</loc><lastmod>2026-11-20T18:00:00.000Z</lastmod></url>');
  expect(dated).toContain('/preguntasFrecuentes</loc></url>');

  parts.discovery = aDocument(aVersion({ more: { routes: [{ pattern: '/nueva' }] } }));
  expect((await sitemap()).body).toContain('https://brasa.example/nueva<');
  for (const without of [{ catalog: null }, { geography: null }, { geography: { ...geography, shops: [] } }, { discovery: { ...parts.discovery, microFrontends: {} } }]) {
    const before = { ...parts };
    Object.assign(parts, without);
    const { statusCode, headers } = await sitemap();
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60']);
    Object.assign(parts, before);
    expect((await sitemap()).statusCode).toBe(200);
  }
  await app.close();
});
