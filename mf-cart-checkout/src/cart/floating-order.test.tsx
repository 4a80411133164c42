/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, anExampleMenu } from '@brasa/shared/testing';
import { freshPages, openPage } from '../testing/page.tsx';
import { FloatingOrder } from './floating-order.tsx';

jest.setTimeout(20_000);
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

test('pressing it goes to the cart [PAY-013]', async () => {
  const page = await open({ productId: 2001 });
  await userEvent.click(screen.getByRole('button', { name: /Ver mi orden/ }));
  expect(page.path()).toBe('/cart');
});

test('below the minimum it explains only that, with a way to the cart [PAY-008] [PAY-009] [PAY-010] [PAY-012]', async () => {
  const page = await open({ productId: 5001 });
  const button = screen.getByRole('button', { name: /Ver mi orden/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(page.path()).toBe('/');
  const dialog = screen.getByRole('dialog', { name: 'No se puede realizar la compra' });
  expect(within(dialog).getByText('Monto mínimo de compra Q75.00')).not.toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('dialog', { name: 'No se puede realizar la compra' })).toBeNull();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Ver carrito' }));
  expect(page.path()).toBe('/cart');
});
