/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { authStore, history } from '@brasa/shared/runtime';
import { resetStores } from '@brasa/shared/testing';
import { closeAccess, fill, openAccess, press, refused } from './access-test.tsx';

const activated = { codigoRetorno: '00', mensajeRetorno: 'Tu cuenta ha sido activada', data: {} };
const badLink = 'El enlace de activación no es válido o ya expiró';

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('the link of the mail activates the account at once, and its secret leaves the address [AUTH-039] [ROUTE-037] [API-081]', async () => {
  const { api, path, titles } = await openAccess({ path: '/validar-cuenta?hash=s3cr3t', routes: { 'auth/activate': activated } });
  expect(await screen.findByText('Tu cuenta ha sido activada')).not.toBeNull();
  expect(api.callsTo('auth/activate').map(({ payload }) => payload)).toEqual([{ hash: 's3cr3t' }]);
  expect([path(), titles.at(-1)]).toEqual(['/validar-cuenta', 'Activar cuenta']);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
});

test('a reload finds the secret with the entry of the history', async () => {
  const { api } = await openAccess({ path: '/validar-cuenta', state: { secret: 's3cr3t' }, routes: { 'auth/activate': activated } });
  expect(await screen.findByText('Tu cuenta ha sido activada')).not.toBeNull();
  expect(api.callsTo('auth/activate')[0]?.payload).toEqual({ hash: 's3cr3t' });
});

test('on a device where somebody is logged in, the account is not mistaken for that one', async () => {
  const { path } = await openAccess({ path: '/validar-cuenta?hash=s3cr3t', routes: { 'auth/activate': activated, 'cuenta/cerrarSesion': { codigoRetorno: '00' } }, local: { auth: 'acceso', refresh: 'refresco' } });
  expect((await screen.findByRole('status')).textContent).toContain('En este dispositivo hay una sesión abierta');
  await press('Cerrar esa sesión e ingresar');
  expect([path(), authStore.get().token]).toEqual(['/login', null]);
});

test('also a used link leads into the account where somebody else is logged in', async () => {
  const { path } = await openAccess({ path: '/validar-cuenta?hash=viejo', routes: { 'auth/activate': refused(badLink), 'cuenta/cerrarSesion': { codigoRetorno: '00' } }, local: { auth: 'acceso', refresh: 'refresco' } });
  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'Ver el menú' }).getAttribute('href')).toBe('/');
  await press('Cerrar esa sesión e ingresar');
  expect([path(), authStore.get().token]).toEqual(['/login', null]);
});

test('without a secret it leads home [ROUTE-037]', async () => {
  const { api, path } = await openAccess({ path: '/validar-cuenta' });
  await waitFor(() => expect(path()).toBe('/'));
  expect(api.callsTo('auth/activate')).toHaveLength(0);
});

test('a link that is no good says so and offers another mail [AUTH-039] [AUTH-040]', async () => {
  const { api } = await openAccess({
    path: '/validar-cuenta?hash=viejo',
    routes: { 'auth/activate': refused(badLink), 'auth/resendActivation': { codigoRetorno: '00', mensajeRetorno: 'Te enviamos un nuevo correo de activación', data: {} } },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(badLink);
  await press('Reenviar correo de activación');
  expect(screen.getByText('Este campo es requerido')).not.toBeNull();
  await fill({ 'Correo electrónico': ' Eva@Example.org' });
  await press('Reenviar correo de activación');
  expect(api.callsTo('auth/resendActivation').map(({ payload }) => payload)).toEqual([{ email: 'eva@example.org' }]);
  expect(screen.getByText('Te enviamos un nuevo correo de activación')).not.toBeNull();
});

test('without an answer it can be tried again', async () => {
  await openAccess({ path: '/validar-cuenta?hash=s3cr3t', routes: { 'auth/activate': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: {} } : { body: activated }) } });
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos activar tu cuenta');
  await press('Reintentar');
  expect(await screen.findByText('Tu cuenta ha sido activada')).not.toBeNull();
  expect(history.location.state).toEqual({ secret: 's3cr3t' });
});
