/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn, logOut, navigate, toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { closeAccess, press, refused, valueOf } from '../access/access-test.tsx';
import { ana, done, openProfile } from './profile-test.tsx';

const path = '/profile/user-data';
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);
const retype = async (label: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text, { delay: null });
};

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('the form has what is known; a change is saved as the sign-up without passwords, and everybody who shows it asks again [PROF-012] [API-093]', async () => {
  const { api } = await openProfile({ path, routes: { 'cliente/saveCliente': done('Datos actualizados') } });
  expect(['Nombres', 'Apellidos', 'Teléfono', 'Fecha de nacimiento', 'Género'].map(valueOf)).toEqual(['Ana', 'López', '55501234', '14/03/1994', 'female']);
  expect(screen.getByText('ana@example.com')).not.toBeNull();
  await retype(/^Apellidos/, 'de León');
  await retype(/^Teléfono/, '4444 3333');
  await retype(/^Fecha de nacimiento/, '');
  await userEvent.click(screen.getByLabelText('Quiero recibir promociones por correo'));
  await press('Guardar cambios');
  const [made] = api.callsTo('cliente/saveCliente');
  expect(made && wayOf(made)).toBe('customer, envelope');
  const { _id, _ts, ...sent } = made?.payload ?? {};
  expect(sent).toEqual({ nombres: 'Ana', apellidos: 'de León', nickname: '', telefono: '44443333', email: 'ana@example.com', fechaNacimiento: '', instruccionEspecial: '', publicidad: 'S', genero: 'FE' });
  expect(toastTexts()).toEqual([['success', 'Datos actualizados']]);
  await waitFor(() => expect(api.callsTo('cliente/getDataUser')).toHaveLength(2));
});

test.each<[RegExp, string, string]>([
  [/^Nombres/, '', 'Este campo es requerido'],
  [/^Apellidos/, ' ', 'Este campo es requerido'],
  [/^Teléfono/, '123', 'Teléfono no válido'],
  [/^Fecha de nacimiento/, '31/02/1990', 'Fecha de nacimiento no válida, mínimo de edad 16 años'],
])('%s «%s» reads its sentence, is gone to, and is not sent [VAL-008]', async (label, value, sentence) => {
  const { api } = await openProfile({ path });
  await retype(label, value);
  await press('Guardar cambios');
  expect(screen.getByText(sentence)).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(api.callsTo('cliente/saveCliente')).toHaveLength(0);
});

test('what the api says of a field stands at it, and everything typed stays', async () => {
  await openProfile({ path, routes: { 'cliente/saveCliente': refused('Teléfono no válido', { telefono: 'Teléfono no válido' }) } });
  await retype(/^Nombres/, 'Anita');
  await press('Guardar cambios');
  expect(document.getElementById('campo-phone-error')?.textContent).toBe('Teléfono no válido');
  expect([toastTexts(), valueOf('Nombres')]).toEqual([[['warning', 'Teléfono no válido']], 'Anita']);
});

test('without an answer the form says so and can be sent again, once', async () => {
  const { api } = await openProfile({ path, routes: { 'cliente/saveCliente': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: null } : { body: { codigoRetorno: '00', mensajeRetorno: 'Datos actualizados' } }) } });
  await retype(/^Nombres/, 'Anita');
  await press('Guardar cambios');
  expect(screen.getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor');
  await press('Guardar cambios');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.callsTo('cliente/saveCliente').map(({ payload }) => payload?.['nombres'])).toEqual(['Anita', 'Anita']);
});

test('what was typed and not saved is there after a look at another tab, and can be given up', async () => {
  await openProfile({ path });
  await retype(/^Nombres/, 'Anita');
  for (const address of ['/profile/locations', path]) {
    await act(async () => navigate(address));
    await settle();
  }
  expect([valueOf('Nombres'), valueOf('Apellidos')]).toEqual(['Anita', 'López']);
  await press('Descartar cambios');
  expect(valueOf('Nombres')).toBe('Ana');
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();
});

test('an answer that comes while somebody types changes only what nobody touched', async () => {
  const { queryClient } = await openProfile({ path, customer: (_call, count) => ({ body: { data: { ...ana, ...(count > 1 && { nombres: 'Ana María', apellidos: 'Pérez' }) } } }) });
  await retype(/^Nombres/, 'Anita');
  await act(() => queryClient.refetchQueries());
  await settle();
  expect([valueOf('Nombres'), valueOf('Apellidos')]).toEqual(['Anita', 'Pérez']);
});

test('a consent that another tab withdrew does not come back with what is saved here', async () => {
  let consent = 'S';
  const { api } = await openProfile({ path, customer: () => ({ body: { data: { ...ana, publicidad: consent } } }), routes: { 'cliente/saveCliente': done('Datos actualizados') } });
  await retype(/^Nombres/, 'Anita');
  consent = 'N';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pz-customer-changed', newValue: String(Date.now() + 1000) })));
  await settle();
  expect(screen.getByLabelText('Quiero recibir promociones por correo')).toHaveProperty('checked', false);
  await press('Guardar cambios');
  expect(api.callsTo('cliente/saveCliente').map(({ payload }) => [payload?.['nombres'], payload?.['publicidad']])).toEqual([['Anita', 'N']]);
});

test('a session that ends while saving costs nothing: whoever comes back finds what was typed, somebody else does not', async () => {
  let isOver = true;
  let email = ana.email;
  await openProfile({ path, customer: () => ({ body: { data: { ...ana, email } } }), routes: { 'cliente/saveCliente': () => (isOver ? { status: 401, body: null } : { body: {} }) } });
  await retype(/^Nombres/, 'Anita');
  await press('Guardar cambios');
  expect(toastTexts()).toEqual([['info', 'Tu sesión terminó. Ingresa de nuevo y en tu perfil encontrarás lo que escribiste.']]);
  isOver = false;
  const comeBack = async () => {
    await act(async () => {
      logIn({ token: 'otro', refresh: 'otro' });
      navigate(path);
    });
    await settle();
  };
  await comeBack();
  expect(valueOf('Nombres')).toBe('Anita');
  await act(async () => logOut({ quiet: true }));
  email = 'eva@example.org';
  await comeBack();
  expect(valueOf('Nombres')).toBe('Ana');
  await act(async () => logOut());
  await settle();
  await comeBack();
  expect(valueOf('Nombres')).toBe('Ana');
});
