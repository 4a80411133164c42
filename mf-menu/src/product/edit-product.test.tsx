/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cart } from '@brasa/shared/domain/cart';
import { fromCart } from '@brasa/shared/domain/cart-entry';
import { editPath } from '@brasa/shared/domain/selection-link';
import { cartStatus, cartStore, deliveryStore, history, navigate, orderFacts, removeGroup, toastStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';

jest.setTimeout(30_000);
beforeEach(() => {
  resetStores();
  freshStorage();
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const menu = anExampleMenu();
const lines = () => cartStore.get().lines;
const radio = (group: string, name: string | RegExp) => within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
const toasts = () => toastStore.get().visible.map(({ text }) => text);

const cartId = 'a3b1c2d4-0000-4000-8000-123456789abc';
const usual = { ...aCartOf(menu, { productId: 5001 }, { productId: 2001, quantity: 2 }, { productId: 8001 }), id: cartId };
const isRead = () => cartStatus.set((status) => ({ ...status, read: true }));

/** The address of the first group of this product. */
function pathTo(cart: Cart, productId = 2001): string {
  const line = cart.lines.find((each) => each.productId === productId);
  return (line && editPath(menu, cart.id ?? '', line)) ?? '';
}

/** Bread, two combos, a drink: the combos are opened from the cart, which was opened from the home page. */
async function openCombo(state: unknown = fromCart, cart = usual) {
  cartStore.set(cart);
  isRead();
  const line = cart.lines.find(({ productId }) => productId === 2001);
  if (!line) throw new Error('the cart of this test has no combo');
  navigate('/');
  navigate('/cart', { state: { line: line.sequence } });
  navigate('/');
  const area = renderArea(<App />, { path: pathTo(cart), state });
  await screen.findByRole('heading', { level: 1, name: 'Combo Amigos' });
  await screen.findByRole('group', { name: 'Bebida' });
  return { area, customer: userEvent.setup(), line };
}

test('a product of the cart opens as it is, and is put back in its place for the price of what it is now', async () => {
  const { area, customer } = await openCombo();
  expect(screen.getByText('Estás cambiando un producto que ya está en tu orden.')).toBeTruthy();
  expect(radio('Bebida', /Gaseosa/).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Guardar Q238.00' })).toBeTruthy();
  await customer.click(radio('Bebida', /Té frío/));
  await customer.click(screen.getByRole('button', { name: 'Menos Combo Amigos' }));
  await customer.click(screen.getByRole('button', { name: 'Guardar Q122.00' }));
  expect(lines().map(({ name, sequence, unitPrice }) => [name, sequence, unitPrice])).toEqual([['Pan con ajo y queso', 0, 3700], ['Combo Amigos', 1, 12_200], ['Gaseosa de cola 600 ml', 2, 1200]]);
  await waitFor(() => expect(area.path()).toBe('/cart'));
  expect(toasts()).toEqual(['Cambiamos Combo Amigos en tu orden']);
});

test('what was chosen is in the address: a page that is loaded again goes on with it', async () => {
  const { area, customer, line } = await openCombo();
  await customer.click(radio('Bebida', /Té frío/));
  await waitFor(() => expect(area.path()).toContain('8005'));
  expect(history.location.state).toEqual(fromCart);
  const path = area.path();
  cleanup();
  renderArea(<App />, { path });
  await screen.findByRole('heading', { level: 1, name: 'Combo Amigos' });
  expect(radio('Bebida', /Té frío/).checked).toBe(true);
  await customer.click(screen.getByRole('button', { name: 'Guardar Q244.00' }));
  expect(lines().filter(({ sequence }) => sequence === line.sequence)).toHaveLength(2);
  // Opened elsewhere than from the cart: the page of the product makes way for it.
  expect([area.path(), history.location.state]).toEqual(['/cart', { line: line.sequence }]);
});

test('what has left the cart meanwhile is said, and added as new', async () => {
  const { area, customer, line } = await openCombo();
  await customer.click(radio('Bebida', /Té frío/));
  act(() => removeGroup(line.sequence));
  expect(screen.getByText('Este producto ya no está en tu orden. Puedes añadirlo otra vez.')).toBeTruthy();
  await customer.click(screen.getByRole('button', { name: 'Añadir Q122.00' }));
  expect(lines().map(({ name, unitPrice }) => [name, unitPrice])).toEqual([['Pan con ajo y queso', 3700], ['Gaseosa de cola 600 ml', 1200], ['Combo Amigos', 12_200]]);
  expect(toasts()).toEqual(['Combo Amigos ya no estaba en tu orden: lo añadimos como nuevo.']);
  await waitFor(() => expect([area.path(), history.location.state]).toEqual(['/cart', { line: 3 }]));
  // One entry of the cart: «back» leads to where it was opened.
  await goesBackTo('/');
});

/** Where «back» leads. */
async function goesBackTo(path: string): Promise<void> {
  act(() => history.go(-1));
  await waitFor(() => expect(history.location.pathname).toBe(path));
}

test('a second tap on «Guardar» goes nowhere: «back» leads from the cart to where it was opened', async () => {
  const { area, customer } = await openCombo();
  const save = screen.getByRole('button', { name: 'Guardar Q238.00' });
  await customer.dblClick(save);
  await waitFor(() => expect(area.path()).toBe('/cart'));
  fireEvent.click(save);
  expect(toasts()).toEqual(['Cambiamos Combo Amigos en tu orden']);
  await goesBackTo('/');
  expect(lines().filter(({ productId }) => productId === 2001)).toHaveLength(2);
});

test('in a tab that was opened with the product there is no cart to go back to: «Guardar» opens it in its place', async () => {
  jest.spyOn(history, 'isInitialEntry', 'get').mockReturnValue(true);
  jest.spyOn(history, 'go').mockImplementation(() => {});
  const { area, customer, line } = await openCombo();
  await customer.click(screen.getByRole('button', { name: 'Guardar Q238.00' }));
  expect([area.path(), history.location.state]).toEqual(['/cart', { line: line.sequence }]);
});

test('until the cart is read «Guardar» waits and says so; then as many are saved as there were', async () => {
  const { area, customer } = await openUnread({ ...aCartOf(menu, { productId: 2001, quantity: 3 }), id: cartId });
  const save = screen.getByRole('button', { name: 'Guardar' });
  expect(save.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Estamos leyendo tu orden…')).toBeTruthy();
  await customer.click(radio('Bebida', /Té frío/));
  await customer.click(save);
  expect([lines(), toasts()]).toEqual([[], []]);
  area.read();
  await customer.click(screen.getByRole('button', { name: 'Guardar Q366.00' }));
  expect(lines().map(({ unitPrice }) => unitPrice)).toEqual([12_200, 12_200, 12_200]);
});

test('a cart that cannot be read is told as that: nothing is added, and what was chosen stays', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { area, customer } = await openUnread(usual, { advanceTimers: jest.advanceTimersByTime });
    await customer.click(radio('Bebida', /Té frío/));
    act(() => void jest.advanceTimersByTime(5000));
    const unread = 'No pudimos leer tu orden. Lo que elegiste se queda aquí: carga la página de nuevo para guardarlo.';
    await customer.click(screen.getByRole('button', { name: 'Guardar', description: unread }));
    expect([lines(), toasts(), radio('Bebida', /Té frío/).checked]).toEqual([[], [unread], true]);
    expect(area.path()).toContain('8005');
    area.read();
    await customer.click(screen.getByRole('button', { name: 'Guardar Q244.00' }));
    expect(lines()).toHaveLength(4);
  } finally {
    jest.useRealTimers();
  }
});

/** The page of the first combo, before the stored cart is read. */
async function openUnread(cart: Cart, typing: Parameters<typeof userEvent.setup>[0] = {}) {
  const area = renderArea(<App />, { path: pathTo(cart) });
  await screen.findByRole('heading', { level: 1, name: 'Combo Amigos' });
  const read = () => act(() => (cartStore.set(cart), isRead()));
  return { area: { ...area, read }, customer: userEvent.setup(typing) };
}

test('somebody else who gets the address of an edit sees a product to be added, as it was chosen', async () => {
  const friend = { ...aCartOf(menu, { productId: 5001 }, { productId: 2001 }), id: 'ffffffff-0000-4000-8000-123456789abc' };
  cartStore.set(friend);
  isRead();
  renderArea(<App />, { path: pathTo(usual).replace('8001', '8005') });
  const customer = userEvent.setup();
  await customer.click(await screen.findByRole('button', { name: 'Añadir Q122.00' }));
  expect(screen.queryByText(/ya no está en tu orden|Estás cambiando/)).toBeNull();
  expect(lines().map(({ unitPrice }) => unitPrice)).toEqual([3700, 11_900, 12_200]);
});

test('what is shared while a product is edited is the product, not the edit', async () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const { customer } = await openCombo();
    await customer.click(screen.getByRole('button', { name: /^Compartir/ }));
    await customer.click(radio('Bebida', /Té frío/));
    await customer.click(screen.getByRole('button', { name: /^Compartir/ }));
    const combo = 'http://localhost/menu/categoria/combos/producto/combo-amigos?p=0-3001-d1s2.1-';
    expect(share.mock.calls.map(([{ url }]) => url)).toEqual([`${combo}8001`, `${combo}8005`]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a group of three pizzas is changed to another size: three of them, each for its new price', async () => {
  const cart = { ...aCartOf(menu, { productId: 8001 }, { productId: 3001, quantity: 3 }), id: cartId };
  cartStore.set(cart);
  isRead();
  renderArea(<App />, { path: pathTo(cart, 3001) });
  const customer = userEvent.setup();
  await screen.findByRole('button', { name: 'Guardar Q177.00' });
  await customer.click(screen.getByRole('radio', { name: /Personal/ }));
  await customer.click(screen.getByRole('button', { name: 'Guardar Q105.00' }));
  expect(lines().map(({ productId, unitPrice, originalPrice }) => [productId, unitPrice, originalPrice])).toEqual([[8001, 1200, 1200], ...Array.from({ length: 3 }, () => [3001, 3500, 3500])]);
});

test('a cart of before it had an id names a group by its sequence alone: it is edited where it was opened from', async () => {
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  isRead();
  const path = '/menu/categoria/combos/producto/combo-amigos?editar=0';
  renderArea(<App />, { path, state: fromCart });
  expect(await screen.findByRole('button', { name: 'Guardar Q119.00' })).toBeTruthy();
  cleanup();
  renderArea(<App />, { path });
  expect(await screen.findByRole('button', { name: 'Añadir Q119.00' })).toBeTruthy();
});

test('a part that is sold out is said, the rest stays, and with another one it is saved', async () => {
  deliveryStore.set((delivery) => ({ ...delivery, mode: { kind: 'pickup', shopId: 2 } }));
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [], options: [{ id: 8001, scope: 'always' }] } }));
  const { customer } = await openCombo();
  const notice = /Por el momento no contamos con uno o mas/;
  expect(screen.getByText(notice)).toBeTruthy();
  expect([radio('Bebida', /Gaseosa/).checked, radio('Bebida', /Gaseosa/).disabled]).toEqual([true, true]);
  await customer.click(screen.getByRole('button', { name: /^Guardar Q/ }));
  expect(lines()[1]).toMatchObject({ selection: [{}, { choiceId: 8001 }] });
  await customer.click(radio('Bebida', /Té frío/));
  expect(screen.queryByText(notice)).toBeNull();
  await customer.click(screen.getByRole('button', { name: 'Guardar Q244.00' }));
  expect(lines()[1]).toMatchObject({ selection: [{}, { choiceId: 8005 }], unitPrice: 12_200 });
});

test('a hidden product is not added anew by its address; one that is in the cart can still be changed', async () => {
  const products = menu.products.map((product) => (product.id === 2001 ? { ...product, hidden: true } : product));
  const hidden = { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
  cartStore.set({ ...aCartOf(menu, { productId: 2001 }), id: cartId });
  isRead();
  const combo = '/menu/categoria/combos/producto/combo-amigos';
  const { path } = renderArea(<App />, { path: combo, catalog: hidden });
  await waitFor(() => expect(path()).toBe('/'));
  cleanup();
  renderArea(<App />, { path: `${combo}?editar=${cartId}.0`, catalog: hidden });
  const customer = userEvent.setup();
  await customer.click(await screen.findByRole('radio', { name: /Té frío/ }));
  await customer.click(screen.getByRole('button', { name: 'Guardar Q122.00' }));
  expect(lines()).toMatchObject([{ productId: 2001, unitPrice: 12_200 }]);
  cleanup();
  renderArea(<App />, { path: `${combo}?editar=${cartId}.5`, catalog: hidden });
  await customer.click(await screen.findByRole('button', { name: /^Añadir/ }));
  expect(lines()).toHaveLength(1);
});
