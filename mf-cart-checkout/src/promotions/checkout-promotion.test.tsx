/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, anExampleMenu, quetzales } from '@brasa/shared/testing';
import { cartStore, deliverCatalog, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

freshPages();
afterEach(cleanup);

const menu = anExampleMenu();

async function openPayment() {
  window.scrollTo = () => {};
  updateClient({ firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '5550-1234' });
  updateCheckout({ acceptsTerms: true });
  const page = await openPage(<App />, {
    path: '/checkout',
    catalog: menu,
    cart: aCartOf(menu, { productId: 2001 }),
    delivery: { mode: { kind: 'pickup', shopId: 2 } },
    session: { 'remember-step': 'payment' },
    routes: { 'data/checkPr': { data: { v: 'S' } }, 'data/saveOrderPendiente': { data: { menu: [], detalle: { subTotal: 119, descuento: 0, total: 119, porPagar: 119 } } } },
  });
  await settle();
  return page;
}

test('a promotion taken on the checkout leaves the customer at the payment [PRM-010]', async () => {
  const page = await openPayment();
  await userEvent.click(screen.getByRole('button', { name: 'Ver promoción: Postre a mitad de precio' }));
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Postre a mitad de precio' })).getByRole('button', { name: 'Añadir' }));
  await settle();
  expect(page.path()).toBe('/checkout');
  expect(screen.getByRole('heading', { name: 'Forma de pago' })).not.toBeNull();
  expect(cartStore.get().lines.map(({ unitPrice }) => unitPrice)).toEqual([quetzales(119), quetzales(14)]);
});

const confirmIsBlocked = () => screen.getAllByRole('button', { name: /^Confirmar/ }).some((button) => button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true');

test('what changed since the order was made is said once, before paying, and confirmed there', async () => {
  await openPayment();
  const products = menu.products.map((product) => (product.id === 2001 ? { ...product, price: quetzales(125) } : product));
  act(() => deliverCatalog({ ...menu, products, productById: new Map(products.map((product) => [product.id, product])) }));
  await settle();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Con los precios de hoy tus productos cuestan Q6.00 más.')]);
  expect(confirmIsBlocked()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  await settle();
  expect(confirmIsBlocked()).toBe(false);
});
