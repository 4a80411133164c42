import { expect, test } from '@jest/globals';
import { anExampleMenu } from '@brasa/shared/testing';
import { createRouting } from '../composition/routing.ts';
import { realPlace, realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { isOnMenu, listedPaths } from './search-engines.ts';

const catalog = anExampleMenu();
const patterns = realRemotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
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

test('without a menu nobody knows what is sold', () => {
  const place = realPlace('/menu/categoria/nada');
  expect(place && isOnMenu(place, null)).toBe(true);
});

test('search engines are told every page that says something to everybody, once, under its own address', () => {
  const paths = listedPaths(realRouting, patterns, { catalog });
  expect(paths).toEqual(expect.arrayContaining(['/', '/tiendas', '/certificates', '/preguntasFrecuentes', '/menu/categoria/entradas', '/menu/categoria/entradas/producto/pan-con-ajo', '/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana']));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of ['/menu', '/jobs', '/cart', '/orders', '/login', '/favorites', '/profile', '/updatepass']) expect(paths).not.toContain(path);
  // Each is a page, and not one that leads home.
  for (const path of paths) expect([path, isThere(path)]).toEqual([path, true]);
});

test('what is switched off, or not sold by the shop, is in no list', () => {
  const without = createRouting(realRemotes.map((remote) => (remote.name === 'mf-stores' ? { ...remote, isOff: true as const } : remote)), { certificates: false });
  const paths = listedPaths(without, patterns, { catalog });
  expect(paths).not.toContain('/tiendas');
  expect(paths).not.toContain('/certificates');
  expect(listedPaths(realRouting, patterns, { catalog: null }).filter((path) => path.startsWith('/menu'))).toEqual([]);
});
