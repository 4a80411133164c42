/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defaultSelection } from '@brasa/shared/domain/builder';
import { addToCart, cartStatus, cartStore, deliverCatalog, toastStore } from '@brasa/shared/runtime';
import { aCatalog, aChoice, aGroup, anExampleMenu, aProduct, aPromotion, fakeHttp, freshStorage, quetzales, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  resetStores();
  freshStorage();
  cartStatus.set((status) => ({ ...status, read: true }));
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(cleanup);

const plain = anExampleMenu();
const menu = aCatalog({
  ...plain,
  products: [
    ...plain.products,
    aProduct({
      id: 9601,
      type: 'promo',
      categoryId: 20,
      name: 'Pan con bebida',
      price: quetzales(50),
      groups: [aGroup({ id: 96011, title: 'Bebida', choices: [aChoice({ id: 8001, name: 'Gaseosa de cola 600 ml' }), aChoice({ id: 8005, name: 'Té frío 600 ml', extra: quetzales(4) })] })],
    }),
    aProduct({ id: 9602, type: 'promo', categoryId: 20, name: 'Segunda a mitad', price: 0 }),
  ],
  promotions: [
    ...plain.promotions,
    aPromotion({ id: 9601, name: 'Pan y bebida a mitad', slug: 'pan-y-bebida', kind: 'percentage', value: 50 }),
    aPromotion({ id: 9602, name: 'Segunda a mitad', slug: 'segunda-a-mitad', description: 'La segunda va a mitad de precio.', kind: 'percentage', value: 50, triggerIds: [2001], memberIds: [3001, 2001] }),
    aPromotion({ id: 9603, name: 'Pan gratis', slug: 'pan-gratis', kind: 'fixed-price', value: 0, minimum: quetzales(100), memberIds: [5001] }),
  ],
});

const pizza = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza';
const bread = '/menu/categoria/entradas/producto/pan-con-ajo';

async function open(path: string, holds = true) {
  const api = fakeHttp({ 'data/checkPr': { data: { v: holds ? 'S' : 'N' } }, 'data/getPromo': { data: { I: 9601, N: 'Pan con bebida', P: 50, TIP: 'PROMO', H: 0, PID: 9601, TP: 'PORCENTAJE', DSC: 50, apl: [], prm: [] } } });
  deliverCatalog(menu);
  const area = renderArea(<App />, { path, catalog: menu });
  await screen.findByRole('heading', { level: 1 });
  return { api, area, customer: userEvent.setup() };
}
function order(productId: number): void {
  deliverCatalog(menu);
  const product = menu.productById.get(productId);
  if (product) addToCart(product, 1, defaultSelection(menu, product));
}
const addButton = () => screen.getByRole('button', { name: /^Añadir/ });
const radio = (group: string, name: string | RegExp) => within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
/** What the page says about the promotion; the bar at the lower edge repeats what is missing. */
const said = (text: string) => within(screen.getByRole('region', { name: 'Promoción' })).queryByText(text);
const lines = () => cartStore.get().lines;
const toasts = () => toastStore.get().visible.map(({ text }) => text);

test('a pizza of a promotion is built of halves with extras, and joins at its price, marked as that promotion [PRM-011, PRM-007, ROUTE-016]', async () => {
  order(2001);
  const { area, customer } = await open(`${pizza}?promo=segunda-a-mitad`);
  expect(screen.getByRole('link', { name: 'Segunda a mitad' }).getAttribute('href')).toBe('/promociones/menu/segunda-a-mitad');
  expect(screen.queryByRole('group', { name: /^Cantidad/ })).toBeNull();
  await screen.findByRole('group', { name: 'Tamaño' });
  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  await customer.click(radio('Primera mitad', 'Suprema'));
  await customer.click(radio('Segunda mitad', 'Hawaiana'));
  await customer.click(screen.getByRole('checkbox', { name: /Tocino/ }));
  // 59, one layer of specialties 20, bacon 8: 87, of which the promotion takes half.
  expect(screen.getByText('Q87.00').tagName).toBe('S');
  await waitFor(() => expect(screen.getByText('Total: Q43.50')).toBeTruthy());
  await customer.click(screen.getByRole('button', { name: 'Añadir Q43.50' }));
  expect(lines().at(-1)).toMatchObject({ productId: 3001, unitPrice: 4350, originalPrice: 8700, promo: { promotionId: 9602, triggerSequence: 0, price: 4350 } });
  await waitFor(() => expect(area.path()).toBe('/menu/categoria/arma-tu-pizza'));
});

test('the address keeps the promotion beside what is chosen', async () => {
  order(2001);
  const { area, customer } = await open(`${pizza}?promo=9602`);
  await customer.click(radio('Tamaño', /Mediana/));
  await waitFor(() => expect(area.path()).toBe(`${pizza}?promo=9602&p=0-3001-d1s2`));
  const address = area.path();
  cleanup();
  await open(address);
  expect(screen.getByRole('button', { name: 'Añadir Q29.50' })).toBeTruthy();
});

test('without what it goes with it is neither added nor lost: the way there is shown, and the way without it [PRM-011]', async () => {
  const { area, customer } = await open(`${pizza}?promo=segunda-a-mitad&p=0-3001-d1s2`);
  const promotion = screen.getByRole('region', { name: 'Promoción' });
  expect(within(promotion).getByText('Esta promoción acompaña a otro producto de tu orden.')).toBeTruthy();
  expect(within(promotion).getByRole('link', { name: 'Combo Amigos' })).toBeTruthy();
  await customer.click(addButton());
  expect(lines()).toEqual([]);
  expect(document.activeElement).toBe(promotion);

  await customer.click(within(promotion).getByRole('link', { name: 'Pedir sin la promoción' }));
  expect(area.path()).toBe(`${pizza}?p=0-3001-d1s2`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('region', { name: 'Promoción' })).toBeNull();
  await customer.click(screen.getByRole('button', { name: 'Añadir Q59.00' }));
  expect(lines()).toMatchObject([{ productId: 3001, unitPrice: 5900, promo: null }]);
});

test('what calls for it brings one; that it is in the order already is said', async () => {
  order(2001);
  const { customer } = await open(`${pizza}?promo=segunda-a-mitad&p=0-3001-d1s2`);
  await customer.click(screen.getByRole('button', { name: 'Añadir Q29.50' }));
  cleanup();
  await open(`${pizza}?promo=segunda-a-mitad&p=0-3001-d1s2`);
  expect(said('Esta promoción ya está en tu orden.')).not.toBeNull();
  await customer.click(addButton());
  expect(lines()).toHaveLength(2);
});

test('an order that is too small for it is told so, and is right as soon as it is not', async () => {
  const { customer } = await open(`${bread}?promo=pan-gratis`);
  expect(said('A tu orden todavía le falta para esta promoción.')).not.toBeNull();
  act(() => order(2001));
  expect(said('A tu orden todavía le falta para esta promoción.')).toBeNull();
  await customer.click(screen.getByRole('button', { name: 'Añadir gratis' }));
  expect(lines().at(-1)).toMatchObject({ productId: 5001, unitPrice: 0, originalPrice: 3700, promo: { promotionId: 9603 } });
});

test.each([
  ['nobody knows', `${bread}?promo=navidad`, true],
  ['that is not for it', `${bread}?promo=segunda-a-mitad`, true],
  ['the server ended', `${bread}?promo=pan-gratis`, false],
])('under a promotion %s it is a product like any other, and says so', async (_, path, holds) => {
  const { customer } = await open(path, holds);
  expect(await screen.findByText('Esta promoción ya no aplica para este producto. Te lo mostramos con su precio de siempre.')).toBeTruthy();
  await customer.click(screen.getByRole('button', { name: 'Más Pan con ajo y queso' }));
  await customer.click(screen.getByRole('button', { name: 'Añadir Q74.00' }));
  expect(lines()).toMatchObject([{ promo: null, unitPrice: 3700 }, { promo: null }]);
});

test('a product that exists only in promotions is the page of its promotion, priced with its choices [PRM-011, ROUTE-016]', async () => {
  const { customer } = await open('/promociones/menu/pan-y-bebida');
  expect(screen.getByRole('heading', { level: 1, name: 'Pan con bebida' })).toBeTruthy();
  await customer.click(radio('Bebida', /Té frío/));
  await customer.click(screen.getByRole('button', { name: 'Añadir Q27.00' }));
  expect(lines()).toMatchObject([{ productId: 9601, type: 'promo', unitPrice: 2700, originalPrice: 5400, promo: { promotionId: 9601, triggerSequence: null } }]);
  await waitFor(() => expect(toasts()).toEqual(['Pan con bebida está en tu orden']));
});

test('found in the menu it still joins as its promotion, and not after that is over [PRM-011]', async () => {
  const { customer } = await open('/menu/categoria/combos/producto/9601');
  await customer.click(radio('Bebida', /Gaseosa/));
  await customer.click(screen.getByRole('button', { name: 'Añadir Q25.00' }));
  expect(lines()).toMatchObject([{ productId: 9601, promo: { promotionId: 9601 } }]);
  cleanup();
  act(() => cartStore.set({ ...cartStore.get(), lines: [] }));
  await open('/menu/categoria/combos/producto/9601', false);
  await waitFor(() => expect(said('Esta promoción ya terminó.')).not.toBeNull());
  await customer.click(addButton());
  expect(lines()).toEqual([]);
});

test('the product that only stands for a promotion leads to its page', async () => {
  const { area } = await open('/menu/categoria/combos/producto/9602');
  expect(area.path()).toBe('/promociones/menu/segunda-a-mitad');
});

test('a press that comes before the cart of the last visit was looked into waits for it [PRM-011]', async () => {
  cartStatus.set((status) => ({ ...status, read: false }));
  const { customer } = await open(`${pizza}?promo=segunda-a-mitad&p=`);
  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(addButton());
  expect([addButton().getAttribute('aria-busy'), cartStore.get().lines, toastStore.get().visible]).toEqual(['true', [], []]);
  act(() => {
    order(2001);
    cartStatus.set((status) => ({ ...status, read: true }));
  });
  await waitFor(() => expect(cartStore.get().lines.map(({ productId, promo }) => [productId, promo?.promotionId])).toEqual([[2001, undefined], [3001, 9602]]));
});
