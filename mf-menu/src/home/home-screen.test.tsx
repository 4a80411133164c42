/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addToCart, catalogQuery, createQueryClient, deliverCatalog, deliveryStore, imagesQuery } from '@brasa/shared/runtime';
import { aCategory, anExampleMenu, aPicture, aProduct, fakeHttp, freshStorage, isHiddenBy, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  resetStores();
  freshStorage();
});
afterEach(cleanup);

const menu = anExampleMenu();
const section = (name: string) => within(screen.getByRole('region', { name }));

test.each(['/', '/menu', '/jobs'])('%s shows the main categories with what the least of them costs, and the promotions [MENU-017, MENU-025, ROUTE-001, ROUTE-002, ROUTE-003]', (path) => {
  renderArea(<App />, { path });
  const categories = section('Explora el menú');
  expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Combos', 'Arma tu pizza', 'Especialidades', 'Entradas', 'Bebidas', 'Postres']);
  expect(categories.getByText('Desde Q35.00')).toBeTruthy();
  expect(section('Promociones').getByRole('link', { name: 'Postre a mitad de precio' }).getAttribute('href')).toBe('/promociones/menu/postre-a-mitad');
});

test('the news lead where they say, the first picture at once and the others later [MENU-017]', async () => {
  const slide = (id: number) => ({ id, name: `Novedad ${id}`, picture: aPicture(String(id)).medium, path: `/menu/categoria/combos?n=${id}` });
  renderArea(<App />, { catalog: { ...menu, carousel: [slide(1), slide(2)] } });
  const news = within(screen.getByRole('list', { name: 'Novedades' }));
  expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/menu/categoria/combos?n=1', '/menu/categoria/combos?n=2']);
  expect((await news.findAllByRole('img')).map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')])).toEqual([
    ['eager', 'high'],
    ['lazy', null],
  ]);
});

test('without news there is no empty row [MENU-017]', () => {
  renderArea(<App />);
  expect(screen.queryByRole('list', { name: 'Novedades' })).toBeNull();
});

test.each([
  ['/', () => section('Explora el menú').getAllByRole('listitem')],
  ['/menu/categoria/combos', () => within(screen.getByRole('list', { name: 'Explora el menú' })).getAllByRole('listitem')],
])('a category for small screens is gone from wide ones, the others are not: %s [MENU-013]', (path, items) => {
  Element.prototype.scrollTo = () => {};
  const categories = menu.categories.map((category) => (category.id === 50 ? { ...category, onlyOnSmallScreens: true } : category));
  renderArea(<App />, { path, catalog: { ...menu, categories } });
  expect(items().filter((item) => isHiddenBy('(min-width:75rem)', item)).map((item) => within(item).getByRole('link').textContent)).toEqual([expect.stringMatching(/^Entradas/)]);
});

test('what goes well with the cart is offered once there is one [MENU-017]', async () => {
  fakeHttp({ 'data/getVS': { data: [{ I: 9001, C: 4, T: 'VS' }, { I: 5001, C: 9, T: 'VS' }] } });
  renderArea(<App />);
  expect(screen.queryByRole('region', { name: 'Va bien con tu orden' })).toBeNull();
  cleanup();
  deliverCatalog(menu);
  const bread = menu.productById.get(5001);
  if (bread) addToCart(bread, 1, []);
  renderArea(<App />);
  await screen.findByRole('region', { name: 'Va bien con tu orden' });
  expect(section('Va bien con tu orden').getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Brownie']);
});

test('a promotion says what its product costs with it, and what costs nothing is free [MENU-017]', () => {
  const priced = (price: number) => {
    const product = aProduct({ id: 9501, type: 'promo', name: 'Postre', price });
    return { ...menu, productById: new Map([...menu.productById, [9501, product]]) };
  };
  renderArea(<App />, { catalog: priced(1400) });
  expect(section('Promociones').getByText('Q14.00')).toBeTruthy();
  cleanup();
  renderArea(<App />, { catalog: priced(0) });
  expect(section('Promociones').getByText('Gratis')).toBeTruthy();
  expect(section('Promociones').queryByText('Q0.00')).toBeNull();
});

test('an empty category has no tile', () => {
  renderArea(<App />, { catalog: { ...menu, categories: [...menu.categories, aCategory({ id: 99, name: 'Helados' })] } });
  expect(screen.queryByRole('link', { name: 'Helados' })).toBeNull();
});

test('a category of which only some shops sell something has a tile once such a shop is chosen [MENU-007, MENU-017]', () => {
  const snow = aProduct({ id: 77, name: 'Nieve', categoryId: 99, availability: 'geo' });
  renderArea(<App />, { catalog: { ...menu, categories: [...menu.categories, aCategory({ id: 99, name: 'Helados' })], products: [...menu.products, snow], productById: new Map([...menu.productById, [77, snow]]) } });
  expect(screen.queryByRole('link', { name: 'Helados' })).toBeNull();
  act(() => deliveryStore.set((delivery) => ({ ...delivery, geoMenu: [77] })));
  expect(section('Explora el menú').getByRole('link', { name: 'Helados' })).toBeTruthy();
});

const onRecord = [
  { subject: 'CAT', reference: '20', use: 'card', url: '/img/c/20-card.webp' },
  { subject: 'CAR', reference: '1', use: 'narrow', url: '/img/b/1-narrow.webp' },
];
const slide = { id: 1, name: 'Combo Amigos', picture: aPicture('slide').medium, path: '/menu/categoria/combos' };
const faces = () => section('Explora el menú').getAllByRole('listitem').map((tile) => tile.querySelector('img')?.getAttribute('src'));
const crops = () => [...screen.getByRole('list', { name: 'Novedades' }).querySelectorAll('source[media]')].map((source) => source.getAttribute('srcset'));

test('a category looks like the picture on record for it, else like its first product; slides have their crop for phones [MENU-018]', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(catalogQuery.queryKey, { ...menu, carousel: [slide] });
  queryClient.setQueryData(imagesQuery.queryKey, onRecord);
  renderArea(<App />, { environment: { queryClient } });
  expect(faces().slice(0, 2)).toEqual(['/img/c/20-card.webp', '/img/p/3001-s.jpg']);
  expect(crops()).toEqual(['/img/b/1-narrow.webp']);
});

test('while the records are on their way neither a category nor a slide shows a picture that would be swapped; then phones get their crop [MENU-018]', async () => {
  fakeHttp({ 'data/getImages': { data: [{ TIPO: 'CAT', FUNCION: 'card', REFERENCIA: '20', EXTENSION: 'webp', URL: '/img/c/20-card' }, { TIPO: 'CAR', FUNCION: 'narrow', REFERENCIA: '1', EXTENSION: 'webp', URL: '/img/b/1-narrow' }] } });
  renderArea(<App />, { catalog: { ...menu, carousel: [slide] } });
  expect(faces()[0]).toBeUndefined();
  const news = screen.getByRole('list', { name: 'Novedades' });
  expect(within(news).getByRole('link', { name: 'Combo Amigos' }).getAttribute('href')).toBe('/menu/categoria/combos');
  expect(news.querySelector('img')).toBeNull();
  await waitFor(() => expect(faces().slice(0, 2)).toEqual(['/img/c/20-card.webp', '/img/p/3001-s.jpg']));
  expect(crops()).toEqual(['/img/b/1-narrow.webp']);
  expect(within(news).getByRole('link', { name: 'Combo Amigos' })).toBeTruthy();
});

test('slides are seen in one shape when nobody knows their crops', async () => {
  fakeHttp({});
  renderArea(<App />, { catalog: { ...menu, carousel: [slide] } });
  await waitFor(() => expect(screen.getByRole('list', { name: 'Novedades' }).querySelector('img')).not.toBeNull());
  expect(crops()).toEqual([]);
});

test('without records every category looks like its first product [API-022]', async () => {
  fakeHttp({});
  renderArea(<App />);
  await waitFor(() => expect(faces()[0]).toBe('/img/p/2001-s.jpg'));
});
