/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { authStore, toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { closeAccess, fill, openAccess, press, refused, valueOf } from './access-test.tsx';

const sent = { codigoRetorno: '00', mensajeRetorno: 'Te enviamos un correo para recuperar tu contraseña', data: {} };
const changed = { codigoRetorno: '00', mensajeRetorno: 'Contraseña actualizada', data: {} };
const badLink = 'El enlace de recuperación no es válido o ya expiró';
const chosen = { 'Nueva contraseña': 'Nuevo-Volcan-7', 'Confirmar contraseña': 'Nuevo-Volcan-7' };
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('a forgotten password is asked for by e-mail, and the mail is announced [AUTH-041] [ROUTE-033] [ROUTE-036] [API-075]', async () => {
  const { api, path, titles } = await openAccess({ path: '/forgot-password', routes: { 'auth/recoveryPassword': sent } });
  await press('Enviar correo');
  expect(screen.getByText('Este campo es requerido')).not.toBeNull();
  await fill({ 'Correo electrónico': 'Eva@Example.org' });
  await press('Enviar correo');
  expect(api.callsTo('auth/recoveryPassword').map((made) => [wayOf(made), made.payload])).toEqual([['nobody, json', { email: 'eva@example.org' }]]);
  expect(path()).toBe('/email-pass-sent');
  expect(await screen.findByText('Te enviamos un correo para recuperar tu contraseña')).not.toBeNull();
  expect(screen.getByText('eva@example.org')).not.toBeNull();
  expect(new Set(titles)).toEqual(new Set(['Recuperar contraseña']));
});

test('a mailbox the api refuses is a warning and stays', async () => {
  const sentence = 'Ingresa un correo electrónico válido';
  const { path } = await openAccess({ path: '/forgot-password', routes: { 'auth/recoveryPassword': refused(sentence, { email: sentence }) } });
  await fill({ 'Correo electrónico': 'eva@example.org' });
  await press('Enviar correo');
  expect(toastTexts()).toEqual([['warning', sentence]]);
  expect([path(), document.getElementById('campo-email-error')?.textContent]).toEqual(['/forgot-password', sentence]);
});

test('the link of the mail sets a new password and leads to the log-in; a session of this device is over [AUTH-042] [ROUTE-038] [API-084]', async () => {
  const entries = window.history.length;
  const { api, path } = await openAccess({ path: '/updatepass/s3cr3t', routes: { 'auth/changePassword': changed }, local: { auth: 'acceso', refresh: 'refresco' } });
  // No entry of the history keeps the address with the secret.
  expect([path(), window.history.length]).toEqual(['/updatepass', entries]);
  await fill(chosen);
  await press('Guardar contraseña');
  const [made] = api.callsTo('auth/changePassword');
  expect(made && wayOf(made)).toBe('nobody, envelope');
  expect(made?.payload).toMatchObject({ hash: 's3cr3t', contrasena: 'Nuevo-Volcan-7', contrasenaConfirm: 'Nuevo-Volcan-7' });
  await waitFor(() => expect(path()).toBe('/login'));
  expect(toastTexts()).toEqual([['success', 'Contraseña actualizada']]);
  expect(authStore.get().token).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['a guest', {}],
  ['a customer', { auth: 'acceso', refresh: 'refresco' }],
])('a link that is no good says so and offers the next one to %s', async (_who, local) => {
  const { api } = await openAccess({ path: '/updatepass/usado', local, routes: { 'auth/changePassword': refused(badLink), 'auth/recoveryPassword': sent } });
  await fill(chosen);
  await press('Guardar contraseña');
  expect(screen.getByRole('alert').textContent).toContain(badLink);
  expect(document.activeElement?.textContent).toContain(badLink);
  expect(screen.queryByLabelText(/^Nueva contraseña/)).toBeNull();
  await fill({ 'Correo electrónico': 'eva@example.org' });
  await press('Pedir otro enlace');
  expect(api.callsTo('auth/recoveryPassword').map(({ payload }) => payload)).toEqual([{ email: 'eva@example.org' }]);
  expect(screen.getByText('Te enviamos un correo para recuperar tu contraseña')).not.toBeNull();
});

test('a password the api refuses stands at its field, and the link still works', async () => {
  const sentence = 'Contraseña y confirmación deben ser iguales';
  const { path } = await openAccess({
    path: '/updatepass/s3cr3t',
    routes: { 'auth/changePassword': (_call: unknown, count: number) => ({ body: count === 1 ? { codigoRetorno: '01', mensajeRetorno: sentence, errores: [{ campo: 'contrasenaConfirm', mensaje: sentence }] } : changed }) },
  });
  await fill(chosen);
  await press('Guardar contraseña');
  expect(document.getElementById('campo-confirmation-error')?.textContent).toBe(sentence);
  await press('Guardar contraseña');
  await waitFor(() => expect(path()).toBe('/login'));
});

test.each([
  ['Nuevo-Volcan-7', 'Nuevo-Volcan-8', 'Las contraseñas deben coincidir'],
  ['corta', 'corta', /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
  ['P@ssw0rd123!', 'P@ssw0rd123!', /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
])('«%s» and «%s» are not sent [VAL-019] [VAL-020]', async (first, second, sentence) => {
  const { api } = await openAccess({ path: '/updatepass/s3cr3t' });
  await fill({ 'Nueva contraseña': first, 'Confirmar contraseña': second });
  await press('Guardar contraseña');
  expect(screen.getByText(sentence)).not.toBeNull();
  expect(api.callsTo('auth/changePassword')).toHaveLength(0);
});

test('after a lost answer a used link may be the customer’s own success: the log-in is offered first', async () => {
  const answers = [{ status: 503, body: {} }, { body: { codigoRetorno: '01', mensajeRetorno: badLink } }];
  await openAccess({ path: '/updatepass/s3cr3t', routes: { 'auth/changePassword': (_call: unknown, count: number) => answers[count - 1] ?? {} } });
  await fill(chosen);
  await press('Guardar contraseña');
  expect(valueOf('Nueva contraseña')).toBe('Nuevo-Volcan-7');
  await press('Guardar contraseña');
  expect(screen.getByRole('alert').textContent).toContain('puede que tu contraseña ya esté guardada');
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
});

test('without a secret there is only the way to the next link', async () => {
  await openAccess({ path: '/updatepass' });
  expect((await screen.findByRole('alert')).textContent).toContain(badLink);
});
