/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, anExampleMenu } from '@brasa/shared/testing';
import { cartStore, cartValidation, orderFacts } from '@brasa/shared/runtime';
import { freshPages, openPage } from '../testing/page.tsx';
import { FloatingOrder } from './floating-order.tsx';

freshPages();
afterEach(cleanup);

const menu = anExampleMenu();
const open = (...orders: Parameters<typeof aCartOf>[1][]) => openPage(<FloatingOrder />, { path: '/', catalog: menu, cart: aCartOf(menu, ...orders) });

test('«Ver mi orden» says the total and how many products there are [PAY-011]', async () => {
  await open({ productId: 2001 }, { productId: 5001 });
  expect(screen.getByRole('button', { name: 'Ver mi orden 2 productos Q156.00' })).not.toBeNull();
});

test('an empty cart has no floating button', async () => {
  await open();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it does not cover the bar of a product', async () => {
  await openPage(<FloatingOrder />, { path: '/menu/categoria/entradas/producto/pan-con-ajo', catalog: menu, cart: aCartOf(menu, { productId: 2001 }) });
  expect(screen.queryByRole('button')).toBeNull();
});

test('pressing it looks at the order again and goes to the cart [PAY-013]', async () => {
  const page = await open({ productId: 2001 });
  act(() => cartStore.set((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, unitPrice: 1, originalPrice: 1 })), coupon: null })));
  act(() => cartValidation.set((state) => state && { ...state, validity: { ...state.validity, totalInvalid: false } }));
  await userEvent.click(screen.getByRole('button', { name: /Ver mi orden/ }));
  expect(page.path()).toBe('/cart');
  expect(cartStore.get().lines.map(({ unitPrice }) => unitPrice)).toEqual([11_900]);
});

test('below the minimum it explains only that, with a way to the cart [PAY-008] [PAY-009] [PAY-010] [PAY-012]', async () => {
  // Sold out as well, which is the cart's to say.
  const page = await open({ productId: 5001 });
  act(() => orderFacts.set((facts) => ({ ...facts, blocks: { products: [{ id: 5001, scope: 'always' }], options: [] } })));
  expect(cartValidation.get()?.messages).toHaveLength(2);
  const button = screen.getByRole('button', { name: /Ver mi orden/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(page.path()).toBe('/');
  const dialog = screen.getByRole('dialog', { name: 'No se puede realizar la compra' });
  expect([...dialog.querySelectorAll('[data-kind="warning"]')].map((notice) => notice.textContent)).toEqual(['Monto mínimo de compra Q75.00']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('dialog', { name: 'No se puede realizar la compra' })).toBeNull();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Ver carrito' }));
  expect(page.path()).toBe('/cart');
});

test('after a reload on the log-in who goes home is not taken to the payment by a later log-in', async () => {
  const page = await openPage(<FloatingOrder />, { path: '/', catalog: menu, session: { 'remember-step': 'form-data', 'delivery-return': '/login' } });
  expect(Object.keys(page.storage.session.entries()).filter((key) => key === 'remember-step' || key === 'delivery-return')).toEqual([]);
});
