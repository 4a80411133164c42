/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore, logIn, navigate } from '@brasa/shared/runtime';
import { balanceOf, choose, confirm, confirmButton, freshCheckouts, openPayment, save, server, session } from '../testing/checkout-page.tsx';
import { settle } from '../testing/page.tsx';

freshCheckouts();

test.each([
  ['ends on the way', null],
  ['its owner ended from another device', { codigoRetorno: '01', motivo: 'CERRADA', data: null }],
])('a session that %s is said, nothing is sent, and after logging in everything is where it was', async (_how, body) => {
  const routes = { ...balanceOf(0), [save]: server({ status: 401, body }) };
  const page = await openPayment({ local: session, routes });
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '200');
  await userEvent.type(screen.getByLabelText(/Indicaciones para tu orden/), 'Tocar dos veces');
  await confirm();
  expect(screen.getByText('Tu sesión expiró')).not.toBeNull();
  expect(confirmButton().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(page.path()).toBe('/login');
  expect(page.storage.session.entries()['remember-step']).toBe('payment');
  act(() => logIn({ token: 'otro', refresh: 'otro' }));
  await act(async () => navigate('/checkout'));
  await settle();
  expect(screen.getByLabelText(/Con cuánto pagas/)).toHaveProperty('value', '200');
  expect(screen.getByLabelText(/Indicaciones para tu orden/)).toHaveProperty('value', 'Tocar dos veces');
  expect(screen.getByRole('radio', { name: /Efectivo/ })).toHaveProperty('checked', true);
  expect(screen.queryByText('Tu sesión expiró')).toBeNull();
  expect(cartStore.get().lines).toHaveLength(1);
});

test('after a lost session a guest may go on, with the form filled in and the terms to accept', async () => {
  await openPayment({ local: session, routes: { ...balanceOf(0), [save]: server({ status: 401 }, { status: 401 }) } });
  await choose(/Efectivo/);
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar sin registrarme' }));
  expect(screen.getByLabelText('Nombres')).toHaveProperty('value', 'Ana');
  expect(screen.getByRole('checkbox', { name: /Acepto los términos/ })).toHaveProperty('checked', false);
});
