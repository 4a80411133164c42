/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { deliveryStore, orderFacts } from '@brasa/shared/runtime';
import { anExampleMenu, aProduct, fakeHttp } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { freshPages, iceCreamId, menuWithIceCream } from '../testing/listing-page.ts';

jest.setTimeout(30_000);

freshPages();

const open = (path: string) => renderArea(<App />, { path: `/menu/categoria/${path}` });
const products = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a category lists what is in it and below it, and leads to its parts [MENU-015, ROUTE-004]', () => {
  const area = open('especialidades');
  expect(screen.getByRole('heading', { level: 1, name: 'Especialidades' })).toBeTruthy();
  expect(products()).toEqual(['Suprema']);
  const parts = within(screen.getByRole('list', { name: 'Subcategorías' }));
  expect(parts.getByRole('link', { name: 'Medianas' }).getAttribute('href')).toBe('/menu/categoria/especialidades/subcategoria/especialidades-medianas');
  expect(area.titles.at(-1)).toBe('Especialidades');
});

test.each(['especialidades/subcategoria/especialidades-medianas', 'especialidades-medianas', 'medianas_41'])('a subcategory lists its own: %s [MENU-016, ROUTE-007]', (path) => {
  open(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Medianas' })).toBeTruthy();
  expect(products()).toEqual(['Suprema']);
  expect(screen.getByRole('link', { name: 'Todo en Especialidades' })).toBeTruthy();
  // Every one of its addresses shows where one is.
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Especialidades', 'Medianas']);
});

test('a card says name, what it is and the price, with «Desde» where more can be chosen, and its picture comes as WebP or JPEG [MENU-019, PROD-003, PROD-004]', () => {
  open('combos');
  expect(screen.getByText('Una mediana a tu gusto y dos gaseosas.')).toBeTruthy();
  expect(screen.getByText('Q119.00').parentElement?.textContent).toBe('Desde Q119.00');
  expect(document.querySelector('source[type="image/webp"]')?.getAttribute('srcset')).toBe('/img/p/2001-s.webp 360w, /img/p/2001-m.webp 720w');
  expect(document.querySelector('li img[src="/img/p/2001-s.jpg"]')).not.toBeNull();
});

test('what only some shops sell is listed once such a shop is chosen [MENU-007]', () => {
  open('entradas');
  expect(products()).toEqual(['Pan con ajo y queso']);
  act(() => deliveryStore.set((delivery) => ({ ...delivery, geoMenu: [5007] })));
  expect(products()).toEqual(['Pan con ajo y queso', 'Tabla para compartir']);
});

test.each(['helados', 'helados/producto/nieve'])('a product without a picture of its own has the one on record for it: %s [MENU-018]', async (path) => {
  fakeHttp({ 'data/getImages': { data: [{ TIPO: 'PRD', FUNCION: 'card', REFERENCIA: '77', EXTENSION: 'webp', URL: '/img/p/77-card' }] } });
  const none = { small: { jpg: '', webp: '' }, medium: { jpg: '', webp: '' } };
  const snow = aProduct({ id: 77, name: 'Nieve', slug: 'nieve', categoryId: iceCreamId, pictures: none });
  renderArea(<App />, { path: `/menu/categoria/${path}`, catalog: menuWithIceCream([snow]) });
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/img/p/77-card.webp'));
});

test.each(['sushi', 'sushi/subcategoria/especialidades-medianas'])('a category nobody knows leads home: %s [ROUTE-006]', async (path) => {
  const area = open(path);
  await waitFor(() => expect(area.path()).toBe('/'));
});

test.each(['especialidades/subcategoria/gigantes', 'entradas/subcategoria/especialidades-medianas'])('so does a subcategory nobody knows, or one of another category: %s [ROUTE-008]', async (path) => {
  const area = open(path);
  await waitFor(() => expect(area.path()).toBe('/'));
});

test('an empty category says so and shows the way on', () => {
  renderArea(<App />, { path: '/menu/categoria/helados', catalog: menuWithIceCream() });
  expect(screen.getByText('Todavía no hay productos en esta categoría')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el menú' }).getAttribute('href')).toBe('/');
});

test('a card says that a product is new, and instead that it is sold out by the way of delivery that was chosen', () => {
  const catalog = anExampleMenu();
  const products = catalog.products.map((product) => (product.categoryId === 80 ? { ...product, isNew: true } : product));
  renderArea(<App />, { path: '/menu/categoria/bebidas', catalog: { ...catalog, products, productById: new Map(products.map((product) => [product.id, product])) } });
  const cards = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => [heading.textContent, /Nuevo|Agotado por ahora/.exec(heading.closest('li')?.textContent ?? '')?.[0]]);
  expect(cards()).toEqual([['Gaseosa de cola 600 ml', 'Nuevo'], ['Té frío 600 ml', 'Nuevo']]);
  act(() => orderFacts.set((facts) => ({ ...facts, blocks: { products: [{ id: 8001, scope: 'pickup' }], options: [] } })));
  expect(cards()[0]).toEqual(['Gaseosa de cola 600 ml', 'Nuevo']);
  act(() => deliveryStore.set((delivery) => ({ ...delivery, mode: { kind: 'pickup', shopId: 2 } })));
  expect(cards()).toEqual([['Gaseosa de cola 600 ml', 'Agotado por ahora'], ['Té frío 600 ml', 'Nuevo']]);
});
