/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '@brasa/shared/runtime';
import { aCartOf, aCoupon, anExampleMenu, type FakeAnswer } from '@brasa/shared/testing';
import { App } from './app.tsx';
import { balanceOf, freshCheckouts, open, session } from './testing/checkout-page.tsx';
import { openPage, settle } from './testing/page.tsx';

freshCheckouts();

const menu = anExampleMenu();
const noNetwork = (): Promise<FakeAnswer> => Promise.reject(new TypeError('Failed to fetch'));

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
beforeEach(() => network(false));
afterEach(() => {
  cleanup();
  act(() => void window.dispatchEvent(new Event('online')));
});

describe('the cart without a network', () => {
  const cart = { ...aCartOf(menu, { productId: 2001, quantity: 2 }, { productId: 9001, suggested: true }), coupon: { coupon: aCoupon({ code: 'pizza20' }), typed: true, discount: 0 } };
  const openCart = async () => {
    const page = await openPage(<App />, { path: '/cart', catalog: menu, cart, delivery: { mode: { kind: 'pickup', shopId: 2 } }, routes: { 'data/checkPromocionCheckout': noNetwork } });
    page.api.setOffline(true);
    return page;
  };

  test('says so, and what can be done without: quantities, taking out, taking the coupon off', async () => {
    await openCart();
    expect(screen.getByRole('alert').textContent).toBe('Podrás pagar cuando vuelva la conexión.');
    await userEvent.click(screen.getByRole('button', { name: 'Menos Combo Amigos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Más Brownie' }));
    expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([2001, 9001, 9001]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón PIZZA20' }));
    expect(cartStore.get().coupon).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Brownie' }));
    await settle();
    expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([2001]);
    expect(screen.getAllByText('Q119.00').length).toBeGreaterThan(0);
  });

  test('paying waits, and says why', async () => {
    const page = await openCart();
    await userEvent.click(screen.getByRole('button', { name: /Pagar mi orden Q/ }));
    const why = screen.getByRole('dialog', { name: 'No se puede realizar la compra' });
    expect(why.textContent).toContain('No tienes conexión. Podrás pagar cuando vuelva.');
    await userEvent.click(within(why).getByRole('button', { name: 'Aceptar' }));
    network(true);
    await userEvent.click(screen.getByRole('button', { name: /Pagar mi orden Q/ }));
    expect(page.path()).not.toBe('/cart');
  });

  test('a code cannot be asked about: that is said in the dialog, and the code stays', async () => {
    await openCart();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón PIZZA20' }));
    await userEvent.click(screen.getByRole('button', { name: '¿Tienes un cupón?' }));
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'mediana59');
    await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await settle();
    expect(within(screen.getByRole('dialog', { name: '¿Tienes un cupón?' })).getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.');
    expect(screen.getByLabelText('Código de cupón')).toHaveProperty('value', 'mediana59');
  });
});

describe('the checkout without a network', () => {
  const unreachable = { 'data/getCatalogos': noNetwork, 'data/saveOrderPendiente': noNetwork };

  test('takes what a guest types; the payment says that it waits for the network', async () => {
    const page = await open({ routes: unreachable });
    await settle();
    for (const [label, typed] of [['Nombres', 'Ana'], ['Apellidos', 'López'], ['Teléfono', '5550-1234'], ['Correo electrónico', 'ana@example.com']] as const) await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.click(screen.getByLabelText(/Acepto los términos/));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(screen.getByRole('radio', { name: /Efectivo/ }));
    expect(screen.getByText('Podrás confirmar tu orden cuando vuelva la conexión. Tus datos siguen aquí.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Confirmar Q/ }));
    expect(screen.getByRole('dialog', { name: 'No se puede realizar la compra' }).textContent).toContain('No tienes conexión');
    expect(page.path()).toBe('/checkout');
  });

  test('a customer who is not known yet is told why nothing shows, and goes on by itself when the network is back', async () => {
    const answers = balanceOf(0);
    let arrive: (answer: FakeAnswer) => void = () => {};
    const arrived = new Promise<FakeAnswer>((resolve) => (arrive = resolve));
    const opening = open({ session: { 'remember-step': 'payment' }, local: session, routes: { ...answers, 'cliente/getDataUser': () => arrived } });
    expect(await screen.findByText('Podrás confirmar tu orden cuando vuelva la conexión. Tus datos siguen aquí.')).not.toBeNull();
    network(true);
    arrive({ body: answers['cliente/getDataUser'] });
    await opening;
    expect(await screen.findByText('Ana López')).not.toBeNull();
    expect(screen.queryByText(/conexión/)).toBeNull();
  });
});
