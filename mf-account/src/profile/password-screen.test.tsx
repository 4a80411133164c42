/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { closeAccess, fill, press, refused, valueOf } from '../access/access-test.tsx';
import { done, openProfile } from './profile-test.tsx';

const path = '/profile/change-password';
const typed = { 'Contraseña actual': 'clave-demo-1', 'Nueva contraseña': 'Nuevo-Volcan-7', 'Confirmar contraseña': 'Nuevo-Volcan-7' };
const wrong = 'La contraseña actual no es correcta';
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);
const values = () => Object.keys(typed).map(valueOf);

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('the password is changed with the present one, the new one and the new one again; nothing of it stays on the page [PROF-013] [API-096]', async () => {
  const { api, path: here } = await openProfile({ path, routes: { 'cliente/changePassword': done('Contraseña actualizada') } });
  await fill(typed);
  await press('Guardar contraseña');
  const [made] = api.callsTo('cliente/changePassword');
  expect(made && wayOf(made)).toBe('customer, envelope');
  const { _id, _ts, ...sent } = made?.payload ?? {};
  expect(sent).toEqual({ contrasena: 'clave-demo-1', newcontrasena: 'Nuevo-Volcan-7', contrasenaConfirm: 'Nuevo-Volcan-7' });
  expect(toastTexts()).toEqual([['success', 'Contraseña actualizada']]);
  expect([values(), here()]).toEqual([['', '', ''], path]);
});

test('a wrong present password is a warning at its field; nothing is changed, and nothing typed is lost [PROF-014]', async () => {
  await openProfile({ path, routes: { 'cliente/changePassword': refused(wrong, { contrasena: wrong }) } });
  await fill(typed);
  await press('Guardar contraseña');
  expect(toastTexts()).toEqual([['warning', wrong]]);
  expect(document.getElementById('campo-current-error')?.textContent).toBe(wrong);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Contraseña actual/));
  expect(values()).toEqual(Object.values(typed));
});

test.each<[Record<string, string>, string | RegExp]>([
  [{ 'Contraseña actual': 'ab c' }, 'Debe tener almenos 6 carácteres'],
  [{ 'Nueva contraseña': 'corta', 'Confirmar contraseña': 'corta' }, /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
  [{ 'Nueva contraseña': 'P@ssw0rd123!', 'Confirmar contraseña': 'P@ssw0rd123!' }, /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
  [{ 'Confirmar contraseña': 'Nuevo-Volcan-8' }, 'Contraseña y confirmación deben ser iguales'],
])('%j is not sent [VAL-019] [VAL-020]', async (change, sentence) => {
  const { api } = await openProfile({ path });
  await fill({ ...typed, ...change });
  await press('Guardar contraseña');
  expect(screen.getByText(sentence)).not.toBeNull();
  expect(api.callsTo('cliente/changePassword')).toHaveLength(0);
});

test('after a lost answer the new password may be the present one already, and that is said', async () => {
  await openProfile({ path, routes: { 'cliente/changePassword': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: null } : { body: { codigoRetorno: '01', mensajeRetorno: wrong, errores: [{ campo: 'contrasena', mensaje: wrong }] } }) } });
  await fill(typed);
  await press('Guardar contraseña');
  expect(screen.getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor');
  await press('Guardar contraseña');
  expect(screen.getByRole('alert').textContent).toContain('puede que tu contraseña nueva ya esté guardada');
});

test('who forgot the present password gets a link by mail', async () => {
  const { api } = await openProfile({ path, routes: { 'auth/recoveryPassword': done('Te enviamos un correo para recuperar tu contraseña') } });
  await press('Enviar enlace');
  expect(api.callsTo('auth/recoveryPassword').map(({ payload }) => payload)).toEqual([{ email: 'ana@example.com' }]);
  expect(screen.getByText('Te enviamos un correo para recuperar tu contraseña')).not.toBeNull();
});
