/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defaultSelection } from '@brasa/shared/domain/builder';
import { addToCart, cartStatus, cartStore, deliverCatalog, toastStore } from '@brasa/shared/runtime';
import { aCatalog, anExampleMenu, aProduct, fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  resetStores();
  freshStorage();
  cartStatus.set((status) => ({ ...status, read: true }));
});
afterEach(cleanup);

const path = '/promociones/menu/postre-a-mitad';
const offer = {
  I: 9501, IS: 19501, N: 'Postre a mitad de precio', D: 'Tu postre a mitad de precio', P: 14, TIP: 'PROMO', T: 85, H: 0, X: 1, C: 'TODO',
  PID: 9501, CODIGO_URL: 'postre-a-mitad', TP: 'PORCENTAJE', DSC: 50, MC: 100, FH: '31/12/2027 23:59:59', apl: [2001], prm: [9001],
};
const plain = anExampleMenu();
/** As the shop serves it: the promotion is a product of its own, too. */
const menu = aCatalog({ ...plain, products: [...plain.products, aProduct({ id: 9501, type: 'promo', name: 'Postre a mitad de precio', categoryId: 85, price: 1400 })] });
const combo = plain.productById.get(2001);

function open(catalog = menu) {
  const api = fakeHttp({ 'data/getPromo': { data: offer } });
  deliverCatalog(catalog);
  return { api, show: () => renderArea(<App />, { path, catalog }) };
}

test('the server is asked for the promotion by the code of its address, and shows what it gives [ROUTE-015, ROUTE-016, API-026]', async () => {
  const { api, show } = open(plain);
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Postre a mitad de precio' })).toBeTruthy();
  expect(api.callsTo('data/getPromo').map(({ payload }) => payload)).toEqual([{ codigo: 'postre-a-mitad' }]);
  expect(screen.getByText('Tu orden tiene que pasar de Q100.00. Hasta el 31/12/2027.')).toBeTruthy();
  expect(screen.getByText('Q14.00')).toBeTruthy();
});

test.each(['/promociones/postre-a-mitad', '/promociones/verano/postre-a-mitad/'])('the last part of any address of the promotions is the code: %s [ROUTE-016]', async (address) => {
  const { api } = open(plain);
  renderArea(<App />, { path: address, catalog: plain });
  expect(await screen.findByRole('heading', { level: 1, name: 'Postre a mitad de precio' })).toBeTruthy();
  expect(api.callsTo('data/getPromo').map(({ payload }) => payload)).toEqual([{ codigo: 'postre-a-mitad' }]);
});

test.each(['/promociones', '/promociones/menu/categoria/postres'])('%s is no promotion: nobody is asked, and home it goes [ROUTE-016]', async (address) => {
  const { api } = open(plain);
  const area = renderArea(<App />, { path: address, catalog: plain });
  await waitFor(() => expect(area.path()).toBe('/'));
  expect(api.callsTo('data/getPromo')).toEqual([]);
});

test('it joins the cart only beside what it goes with, marked as that promotion [PRM-011]', async () => {
  const { show } = open();
  const area = show();
  const customer = userEvent.setup();
  await customer.click(await screen.findByRole('button', { name: 'Añadir Q14.00: Brownie' }));
  expect(cartStore.get().lines).toEqual([]);
  expect(screen.getByText('Añade antes uno de estos:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Combo Amigos' }).getAttribute('href')).toBe('/menu/categoria/combos/producto/combo-amigos');
  cleanup();

  if (combo) addToCart(combo, 1, defaultSelection(menu, combo));
  const again = show();
  await customer.click(await screen.findByRole('button', { name: 'Añadir Q14.00: Brownie' }));
  expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 9001, unitPrice: 1400, originalPrice: 2800, promo: { promotionId: 9501, triggerSequence: 0 } });
  await waitFor(() => expect(again.path()).toBe('/menu/categoria/postres'));
  expect(area.failures).toEqual([]);
});

test('until when it lasts is what the menu says where the server does not', async () => {
  const { api, show } = open(plain);
  const { FH: _, ...withoutEnd } = offer;
  api.route('data/getPromo', { data: withoutEnd });
  show();
  expect(await screen.findByText('Tu orden tiene que pasar de Q100.00. Hasta el 31/12/2027.')).toBeTruthy();
});

test('what is pressed before the cart of the last visit is there shows that it waits, and is answered with the reason then, not before', async () => {
  cartStatus.set((status) => ({ ...status, read: false }));
  const { show } = open();
  show();
  const add = await screen.findByRole('button', { name: 'Añadir Q14.00: Brownie' });
  expect(screen.queryByText('Añade antes uno de estos:')).toBeNull();
  await userEvent.setup().click(add);
  expect([add.getAttribute('aria-busy'), toastStore.get().visible]).toEqual(['true', []]);
  act(() => cartStatus.set((status) => ({ ...status, read: true })));
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Esta promoción acompaña a otro producto de tu orden.']);
  expect([add.getAttribute('aria-busy'), cartStore.get().lines]).toEqual([null, []]);
});

test('a member that needs choices leads to its page under the promotion; one that only may be changed can be added as it is, too [PRM-011]', async () => {
  const members = aCatalog({ ...menu, promotions: menu.promotions.map((each) => ({ ...each, triggerIds: [], minimum: 0, memberIds: [3001, 4101, 9001] })) });
  const { api, show } = open(members);
  api.route('data/getPromo', { data: { ...offer, MC: 0, apl: [], prm: [3001, 4101, 9001] } });
  show();
  expect((await screen.findByRole('link', { name: 'Elegir y añadir: Arma tu pizza' })).getAttribute('href')).toBe('/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza?promo=postre-a-mitad');
  expect(screen.getByText('Q17.50').previousSibling?.previousSibling?.textContent).toBe('Q35.00');
  expect(screen.getByRole('link', { name: 'Personalizar: Suprema' }).getAttribute('href')).toBe('/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana?promo=postre-a-mitad');
  expect(screen.queryByRole('link', { name: 'Personalizar: Brownie' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Añadir Q44.50: Suprema' }));
  expect(cartStore.get().lines).toMatchObject([{ productId: 4101, unitPrice: 4450, originalPrice: 8900, promo: { promotionId: 9501 } }]);
});

test('of two products that are pressed one right after the other both are added, and the last one leads on [CART-022]', async () => {
  const members = aCatalog({ ...menu, promotions: menu.promotions.map((each) => ({ ...each, memberIds: [4101, 9001] })) });
  const { api, show } = open(members);
  api.route('data/getPromo', { data: { ...offer, prm: [4101, 9001] } });
  for (let each = 0; combo && each < 2; each += 1) addToCart(combo, 1, defaultSelection(menu, combo));
  const area = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir Q14.00: Brownie' }));
  fireEvent.click(screen.getByRole('button', { name: 'Añadir Q44.50: Suprema' }));
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([2001, 2001, 9001, 4101]);
  await waitFor(() => expect(area.path()).toBe('/menu/categoria/especialidades-medianas'));
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Brownie está en tu orden', 'Suprema está en tu orden']);
});

test.each([
  ['does not know any more', { data: null }],
  ['fails to look up', () => ({ status: 500 })],
])('a promotion the server %s leads home [ROUTE-017]', async (_what, answer) => {
  const { api, show } = open();
  api.route('data/getPromo', answer);
  const area = show();
  await waitFor(() => expect(area.path()).toBe('/'));
});

test('without network the menu tells what it knows of it; what it does not know can be asked for again', async () => {
  const { api, show } = open();
  api.setOffline(true);
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Postre a mitad de precio' })).toBeTruthy();
  cleanup();

  renderArea(<App />, { path: '/promociones/menu/otra', catalog: menu });
  expect(await screen.findByText('No pudimos cargar la promoción. Revisa tu conexión e intenta de nuevo.')).toBeTruthy();
  api.setOffline(false);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Postre a mitad de precio' })).toBeTruthy();
});
