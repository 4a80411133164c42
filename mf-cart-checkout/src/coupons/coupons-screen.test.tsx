/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { aCartOf, aCoupon, anExampleMenu, quetzales, type FakeRoute } from '@brasa/shared/testing';
import type { Coupon } from '@brasa/shared/domain/cart';
import { addToCart, cartStore, clock, customerAnswer, logIn, logOut, navigate, toastStore } from '@brasa/shared/runtime';
import { fromCoupon } from '@brasa/shared/wire/coupons-wire';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

freshPages();
afterEach(cleanup);

const menu = anExampleMenu();
const loggedIn = { auth: 'token', refresh: 'refresh' };
const listed = (...coupons: Coupon[]) => ({ data: { cupones: coupons.map((coupon) => ({ ...fromCoupon(coupon), N: coupon.description, IMG: '' })) } });
const ownedPath = 'cliente/checkCuponera';

async function open(answer: FakeRoute, more: Partial<Parameters<typeof openPage>[1]> = {}) {
  const page = await openPage(<App />, { path: '/coupons', catalog: menu, local: loggedIn, cart: aCartOf(menu, { productId: 2001 }), ...more, routes: { [ownedPath]: answer, ...more.routes } });
  await settle();
  return page;
}

const product = (id: number) => {
  const found = menu.productById.get(id);
  if (!found) throw new Error(`The example menu has no product ${id}`);
  return found;
};
const toasts = () => toastStore.get().visible.map(({ text }) => text);
const pizza20 = aCoupon({ minimum: quetzales(100) });

test('every coupon says what it gives, from how much, until when, and what is missing for it [CPN-030] [TTL-11] [ROUTE-028]', async () => {
  const page = await open(listed(pizza20));
  expect(page.titles.at(-1)).toBe('Mis Cupones');
  expect(screen.getByRole('heading', { name: '20 % en tu orden' })).not.toBeNull();
  expect(screen.getByText('Compra mínima Q125.00 · Válido hasta el 31/12/2027')).not.toBeNull();
  // 20 % of Q119 leaves less than the Q100 it asks for; Q125 is what it takes.
  expect(screen.getByText('Te faltan Q6.00 para usar este cupón')).not.toBeNull();
});

test('a coupon without a minimum of its own says the one of the shop [CPN-016] [CPN-030]', async () => {
  const half = aCoupon({ code: 'menor50', value: 50, cheapestOnly: true, description: 'Mitad' });
  const thirty = aCoupon({ code: 'unico', kind: 'amount', value: quetzales(30), description: 'Q30 menos' });
  await open(listed(half, thirty), { catalog: anExampleMenu({ minimumOrder: quetzales(75) }) });
  expect(screen.getByText('Compra mínima Q75.00 después del descuento · Válido hasta el 31/12/2027')).not.toBeNull();
  expect(screen.getByText('Compra mínima Q105.00 · Válido hasta el 31/12/2027')).not.toBeNull();
});

test('with an empty cart a coupon is kept, leads to the menu, and is in use once the cart takes it [CPN-030] [CPN-019]', async () => {
  const page = await open(listed(pizza20), { cart: aCartOf(menu) });
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  expect(page.path()).toBe('/');
  expect(toasts()).toEqual(['Guardamos tu cupón PIZZA20. Agrega productos por Q125.00 o más para usar este cupón.']);
  expect(cartStore.get().coupon).toBeNull();

  act(() => void addToCart(product(5001), 3, []));
  act(() => navigate('/cart'));
  await settle();
  expect(screen.getByText(/^Te faltan Q14\.00 para usar este cupón/)).not.toBeNull();
  // The cart's own, and the one beside the reason.
  expect(screen.getAllByRole('link', { name: 'Agregar más productos' })).toHaveLength(2);
  act(() => void addToCart(product(5001), 1, []));
  await settle();
  expect(cartStore.get().coupon).toMatchObject({ typed: false, coupon: { code: 'pizza20' } });
  expect(page.storage.session.entries()).not.toHaveProperty('pz-waiting-coupon');
});

test('a coupon that waits can be given up, and none of the customer waits after the session [CPN-027] [CPN-030]', async () => {
  const page = await open(listed(pizza20));
  const waits = () => screen.queryByText('Guardamos tu cupón PIZZA20') !== null;
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  expect([page.path(), waits()]).toEqual(['/cart', true]);
  act(() => logOut({ quiet: true }));
  expect(waits()).toBe(false);
  act(() => logIn({ token: 'otra', refresh: 'otra' }));
  await settle();
  expect(waits()).toBe(false);
  cleanup();

  const again = await open(listed(pizza20));
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  await userEvent.click(screen.getByRole('button', { name: 'No usar' }));
  expect([waits(), again.storage.session.entries()]).toEqual([false, expect.not.objectContaining({ 'pz-waiting-coupon': expect.anything() })]);
});

test('a coupon that ran out while it waited says so, does not claim to apply itself, and can be taken away', async () => {
  const page = await open(listed(pizza20));
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  expect(screen.getByText(/Se aplica solo en cuanto se pueda/)).not.toBeNull();
  const time = jest.spyOn(clock, 'now').mockReturnValue(Date.UTC(2028, 0, 2));
  act(() => void addToCart(product(5001), 1, []));
  await settle();
  expect(screen.getByText('Ya no puedes usar tu cupón PIZZA20')).not.toBeNull();
  expect(screen.getByText('Este cupón venció el 31/12/2027.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  expect([screen.queryByText(/PIZZA20/), page.storage.session.entries()]).toEqual([null, expect.not.objectContaining({ 'pz-waiting-coupon': expect.anything() })]);
  time.mockRestore();
});

test('a coupon that applies is in the cart after «Usar cupón», as one nobody typed [CPN-026] [CPN-030]', async () => {
  const page = await open(listed(aCoupon()));
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  expect(page.path()).toBe('/cart');
  expect(cartStore.get().coupon).toMatchObject({ typed: false, discount: 2380 });
});

test('one that does not apply leads to the cart and says why [CPN-030] [CPN-020]', async () => {
  const page = await open(listed(aCoupon({ appliesTo: [9001] })));
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón PIZZA20' }));
  expect(page.path()).toBe('/cart');
  expect(cartStore.get().coupon).toBeNull();
  expect(screen.getByText(/^El cupón no aplica a los productos de tu carrito/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver Brownie' }).getAttribute('href')).toBe('/menu/categoria/postres/producto/brownie');
  // Said once.
  expect(toasts()).toEqual([]);
});

test('a second one is refused; the one in use says so [CPN-023]', async () => {
  const cart = { ...aCartOf(menu, { productId: 2001 }), coupon: { coupon: aCoupon(), typed: true, discount: 0 } };
  await open(listed(aCoupon(), aCoupon({ code: 'otro', description: 'Otro' })), { cart });
  expect(screen.getByText('En uso en tu orden')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón OTRO' }));
  expect(toasts()).toContain('Ya tienes un cupón aplicado');
  expect(cartStore.get().coupon?.coupon.code).toBe('pizza20');
});

test('one for a product asks before it adds the product [CPN-025] [CPN-030]', async () => {
  const page = await open(listed(aCoupon({ code: 'brownie5', kind: 'fixed-price', value: quetzales(5), productId: 9001 })));
  await userEvent.click(screen.getByRole('button', { name: 'Usar cupón BROWNIE5' }));
  const offer = screen.getByRole('dialog', { name: 'Cupón BROWNIE5' });
  await userEvent.click(within(offer).getByRole('button', { name: 'Añadir' }));
  expect(page.path()).toBe('/cart');
  expect(cartStore.get()).toMatchObject({ coupon: { typed: false }, lines: [{ productId: 2001 }, { productId: 9001, fromCoupon: true }] });
});

test('without coupons the page says so and leads on [CPN-030]', async () => {
  await open(listed());
  expect(screen.getByRole('heading', { name: 'No tienes cupones disponibles' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver el menú' })).not.toBeNull();
});

test('a list that does not arrive can be asked for again', async () => {
  let isWell = false;
  await open(() => (isWell ? { body: listed(pizza20) } : { status: 500, body: {} }));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('No pudimos cargar tus cupones.');
  isWell = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle();
  expect(screen.getByRole('heading', { name: '20 % en tu orden' })).not.toBeNull();
});

test('a guest logs in first and comes back to the same tab [CPN-030]', async () => {
  const page = await open(listed(pizza20), { local: {}, path: '/coupons?tab=gift-cards' });
  expect(page.path()).toBe('/login');
  expect(page.storage.session.entries()).toMatchObject({ 'remember-to-page': '/coupons?tab=gift-cards' });
  expect(page.api.callsTo(ownedPath)).toEqual([]);
});

async function comesBack(): Promise<void> {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await settle();
}

test('coming back to the window asks for the list again, but not after the session [CPN-031]', async () => {
  const page = await open(listed(pizza20));
  expect(page.api.callsTo(ownedPath)).toHaveLength(1);
  await comesBack();
  expect(page.api.callsTo(ownedPath)).toHaveLength(2);
  act(() => logOut({ quiet: true }));
  await comesBack();
  expect(page.api.callsTo(ownedPath)).toHaveLength(2);
});

test('the tab of the gift cards has an address of its own and a place another remote fills [NAV-025] [ROUTE-029]', async () => {
  const places: string[] = [];
  const mountSlot = (name: string) => {
    places.push(name);
    return () => {};
  };
  const page = await open(listed(pizza20), { environment: { mountSlot } });
  expect(screen.getByRole('tab', { name: 'Cupones' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Gift Cards' }));
  expect(page.path()).toBe('/coupons?tab=gift-cards');
  expect(places).toEqual(['coupons-giftcard-tab']);
  await userEvent.click(screen.getByRole('tab', { name: 'Cupones' }));
  expect(page.path()).toBe('/coupons');
});

test.each([
  [5680, 'Tu saldo de Gift Cards: Q56.80'],
  [0, 'No tienes Gift Cards'],
])('until that place is filled the tab says what the cards are worth: %i centavos [ROUTE-029]', async (centavos, said) => {
  const { queryClient } = await open(listed(pizza20), { path: '/coupons?tab=gift-cards', routes: { 'data/getCertificadosCliente': { data: [], saldo: centavos / 100 } } });
  await settle();
  // Where the cards that fill the place look before they ask.
  expect(queryClient.getQueryData(customerAnswer('data/getCertificadosCliente').queryKey)).toMatchObject({ saldo: centavos / 100 });
  expect(screen.getByRole('heading', { name: said })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver Gift Cards' }).getAttribute('href')).toBe('/certificates');
});

test('without gift cards in this shop there is no such tab, whatever the address says [ROUTE-029]', async () => {
  await open(listed(pizza20), { path: '/coupons?tab=gift-cards', catalog: anExampleMenu({ certificatesEnabled: false }) });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('heading', { name: '20 % en tu orden' })).not.toBeNull();
});
