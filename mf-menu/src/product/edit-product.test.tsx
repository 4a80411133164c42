/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fromCart } from '@brasa/shared/domain/cart-entry';
import { editPath } from '@brasa/shared/domain/selection-link';
import { cartStatus, cartStore, deliveryStore, history, navigate, orderFacts, removeGroup, toastStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';

jest.setTimeout(30_000);
beforeEach(() => {
  resetStores();
  freshStorage();
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(cleanup);

const menu = anExampleMenu();
const lines = () => cartStore.get().lines;
const radio = (group: string, name: string | RegExp) => within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
const toasts = () => toastStore.get().visible.map(({ text }) => text);

/** Bread, two combos with tea, bread again: the combos are opened from the cart. */
async function openCombo(state: unknown = fromCart, cart = aCartOf(menu, { productId: 5001 }, { productId: 2001, quantity: 2 }, { productId: 8001 })) {
  cartStore.set(cart);
  cartStatus.set((status) => ({ ...status, read: true }));
  const line = cart.lines.find(({ productId }) => productId === 2001);
  if (!line) throw new Error('the cart of this test has no combo');
  navigate('/cart');
  navigate('/');
  const area = renderArea(<App />, { path: editPath(menu, line) ?? '', state });
  await screen.findByRole('heading', { level: 1, name: 'Combo Amigos' });
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
  expect(area.path()).toBe('/cart');
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
  expect([area.path(), history.location.state]).toEqual(['/cart', { line: 3 }]);
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
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  cartStatus.set((status) => ({ ...status, read: true }));
  const combo = '/menu/categoria/combos/producto/combo-amigos';
  const { path } = renderArea(<App />, { path: combo, catalog: hidden });
  await waitFor(() => expect(path()).toBe('/'));
  cleanup();
  renderArea(<App />, { path: `${combo}?editar=0`, catalog: hidden });
  const customer = userEvent.setup();
  await customer.click(await screen.findByRole('radio', { name: /Té frío/ }));
  await customer.click(screen.getByRole('button', { name: 'Guardar Q122.00' }));
  expect(lines()).toMatchObject([{ productId: 2001, unitPrice: 12_200 }]);
  cleanup();
  renderArea(<App />, { path: `${combo}?editar=5`, catalog: hidden });
  await customer.click(await screen.findByRole('button', { name: /^Añadir/ }));
  expect(lines()).toHaveLength(1);
});
