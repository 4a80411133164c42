/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { authStore, local, storageKeys, toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { closeAccess, press, refused } from '../access/access-test.tsx';
import { ana, done, openProfile } from './profile-test.tsx';

const path = '/profile/delete-account';
const question = '¿Seguro que deseas eliminar tu cuenta? Esta acción no se puede deshacer.';
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('what is erased, when, and what stays is said before anything is asked', async () => {
  await openProfile({ path });
  const words = document.body.textContent;
  for (const said of ['Hoy', 'Durante 30 días', 'Después de 30 días', 'direcciones', 'El saldo que quede en tus Gift Cards se pierde', 'lo que la ley pide conservar']) expect(words).toContain(said);
  expect(screen.queryByText(question)).toBeNull();
});

test('an account is closed after a question, without a payload; the customer is logged out and led home, and the device forgets her [PROF-015] [PROF-016] [API-111]', async () => {
  const { api, path: here } = await openProfile({ path, routes: { 'cliente/unsubscribe': done('Tu cuenta fue desactivada') } });
  local.write(storageKeys.favorites, '{"format":1,"value":{"ana@example.com":[1]}}');
  await press('Eliminar mi cuenta');
  expect(screen.getByText(question)).not.toBeNull();
  expect(api.callsTo('cliente/unsubscribe')).toHaveLength(0);
  await press('Eliminar');
  expect(api.callsTo('cliente/unsubscribe').map((made) => [wayOf(made), made.payload])).toEqual([['customer, json', {}]]);
  await waitFor(() => expect(here()).toBe('/'));
  expect([authStore.get().token, local.read(storageKeys.favorites)]).toEqual([null, null]);
  expect(toastTexts()).toContainEqual(['success', 'Tu cuenta fue desactivada']);
});

test('«Cancelar» changes nothing', async () => {
  const { api } = await openProfile({ path, routes: { 'cliente/unsubscribe': done('') } });
  await press('Eliminar mi cuenta');
  await press('Cancelar');
  expect(screen.queryByText(question)).toBeNull();
  expect(api.callsTo('cliente/unsubscribe')).toHaveLength(0);
});

test('with an order on its way the account stays, a warning says why, and the orders are one press away [PROF-016]', async () => {
  const sentence = 'Tienes órdenes en proceso. Espera a que terminen.';
  const { path: here } = await openProfile({ path, routes: { 'cliente/unsubscribe': refused(sentence) } });
  await press('Eliminar mi cuenta');
  await press('Eliminar');
  expect(toastTexts()).toEqual([['warning', sentence]]);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(screen.getByRole('link', { name: 'Ver mis pedidos' }).getAttribute('href')).toBe('/orders');
  expect([here(), authStore.get().token]).toEqual([path, 'acceso']);
});

test('without an answer it can be tried again; when the session is gone by then, the account may be, too', async () => {
  const { path: here } = await openProfile({ path, routes: { 'cliente/unsubscribe': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: null } : { status: 401, body: null }) } });
  await press('Eliminar mi cuenta');
  await press('Eliminar');
  expect(screen.getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor');
  await press('Eliminar');
  expect(here()).toBe('/');
  expect(toastTexts().map(([, text]) => text)).toContain('Puede que tu cuenta ya esté desactivada: si lo está, te enviamos un correo que lo confirma.');
});

test('who only wants fewer letters withdraws the consent and keeps the account [PROF-015]', async () => {
  const { api } = await openProfile({ path, customer: (_call, count) => ({ body: { data: { ...ana, publicidad: count === 1 ? 'S' : 'N' } } }), routes: { 'cliente/unsubscribe': done('Datos actualizados') } });
  await press('Dejar de recibir promociones');
  expect(api.callsTo('cliente/unsubscribe').map(({ payload }) => payload)).toEqual([{ tipo: 'PUBLICIDAD' }]);
  expect(toastTexts()).toEqual([['success', 'Datos actualizados']]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dejar de recibir promociones' })).toBeNull());
  expect(authStore.get().token).toBe('acceso');
});
