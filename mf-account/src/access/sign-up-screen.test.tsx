/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn, logOut, navigate, toastStore, updateClient } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { closeAccess, fill, openAccess, press, refused, valueOf } from './access-test.tsx';

const eva = { Nombres: 'Eva', Apellidos: 'Cruz', Teléfono: '+502 5550 9999', 'Fecha de nacimiento': '24121990', 'Correo electrónico': 'Eva@Example.org', Contraseña: 'Volcan-2026', 'Confirmar contraseña': 'Volcan-2026' };
const sent = { codigoRetorno: '00', mensajeRetorno: 'Te enviamos un correo para activar tu cuenta', data: {} };
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);

/** What happens one after the other, and then the form is opened at an address. */
const opensAfter = async (happened: readonly (() => void)[], path = '/signup') => {
  for (const happens of [...happened, () => navigate(path)]) await act(async () => happens());
  await settle();
  await screen.findByLabelText(/^Nombres/);
};
const toOtherPage = () => navigate('/login');
const aLogInAndItsEnd = [() => logIn({ token: 't', refresh: 'r' }), () => logOut({ quiet: true })];

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('an account is opened with seven fields, and the mail is announced with its address [AUTH-030] [AUTH-036] [ROUTE-031] [ROUTE-035] [API-072]', async () => {
  const { api, path, titles } = await openAccess({ path: '/signup', routes: { 'auth/signupEmail': sent } });
  await fill(eva);
  await press('Crear cuenta');
  const [made] = api.callsTo('auth/signupEmail');
  expect(made && wayOf(made)).toBe('nobody, envelope');
  expect(made?.payload).toMatchObject({
    nombres: 'Eva',
    apellidos: 'Cruz',
    nickname: '',
    telefono: '55509999',
    email: 'eva@example.org',
    contrasena: 'Volcan-2026',
    contrasenaConfirm: 'Volcan-2026',
    fechaNacimiento: '24/12/1990',
    instruccionEspecial: '',
    publicidad: 'N',
    genero: 'NA',
  });
  expect(path()).toBe('/email-sent');
  expect(await screen.findByText('Te enviamos un correo para activar tu cuenta')).not.toBeNull();
  expect(screen.getByText('eva@example.org')).not.toBeNull();
  expect([titles.includes('Crear cuenta'), titles.at(-1)]).toEqual([true, 'Activar cuenta']);
});

test('nickname, gender and advertising are the customer’s choice [AUTH-031] [AUTH-032] [AUTH-035]', async () => {
  const { api } = await openAccess({ path: '/signup', routes: { 'auth/signupEmail': sent } });
  await fill({ ...eva, Apodo: 'Evita' });
  await userEvent.selectOptions(screen.getByLabelText(/^Género/), 'Femenino');
  await userEvent.click(screen.getByLabelText('Quiero recibir promociones por correo'));
  await press('Crear cuenta');
  expect(api.callsTo('auth/signupEmail')[0]?.payload).toMatchObject({ nickname: 'Evita', genero: 'FE', publicidad: 'S' });
});

test('what is missing is said at its field, the first of them is gone to, and nothing is sent', async () => {
  const { api } = await openAccess({ path: '/signup' });
  await press('Crear cuenta');
  expect(screen.getAllByText('Este campo es requerido')).toHaveLength(7);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Nombres/));
  expect(api.callsTo('auth/signupEmail')).toHaveLength(0);
});

test.each([
  ['Teléfono', '123', 'Teléfono no válido'],
  ['Correo electrónico', 'eva@', 'Ingresa un correo electrónico válido'],
  ['Fecha de nacimiento', '20/11/2010', 'Fecha de nacimiento no válida, mínimo de edad 16 años'],
  ['Contraseña', 'corta', /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
  ['Contraseña', 'P@ssw0rd123!', /^La contraseña debe contener al menos: 8 caracteres sin espacios/],
  ['Confirmar contraseña', 'Volcan-2027', 'Las contraseñas deben coincidir'],
])('%s «%s» reads its sentence before anything is sent [VAL-008] [VAL-018] [VAL-019] [VAL-020]', async (field, value, sentence) => {
  const { api } = await openAccess({ path: '/signup' });
  await fill({ ...eva, [field]: value });
  await press('Crear cuenta');
  expect(screen.getByText(sentence)).not.toBeNull();
  expect(api.callsTo('auth/signupEmail')).toHaveLength(0);
});

test('the list under the password says what it still needs', async () => {
  await openAccess({ path: '/signup' });
  await fill({ Contraseña: 'volcan' });
  const met = () => [...document.querySelectorAll('li[data-met="true"]')].map((line) => line.textContent?.split(':')[0]);
  expect(met()).toEqual(['Una letra minúscula', 'No ser una contraseña muy conocida']);
  await fill({ Contraseña: '-2026V' });
  expect(met()).toHaveLength(6);
  expect(screen.getByText(/^Seguridad:/).textContent).toBe('Seguridad: muy buena');
});

test('a password of a published leak is refused although it has everything else, and nothing is sent [VAL-018]', async () => {
  const { api } = await openAccess({ path: '/signup' });
  await fill({ ...eva, Contraseña: 'Jhon@ta2011', 'Confirmar contraseña': 'Jhon@ta2011' });
  await waitFor(() => expect(screen.getByText(/No ser una contraseña muy conocida/).closest('li')?.dataset['met']).toBe('false'));
  expect(screen.getByText(/^Seguridad:/).textContent).toBe('Seguridad: débil');
  await press('Crear cuenta');
  expect(document.getElementById('campo-password-error')?.textContent).toContain('La contraseña debe contener al menos');
  expect(api.callsTo('auth/signupEmail')).toHaveLength(0);
});

test('a refusal is a warning with the server’s sentence, stands at its field and loses nothing [AUTH-037]', async () => {
  const { path } = await openAccess({ path: '/signup', routes: { 'auth/signupEmail': refused('Teléfono no válido', { telefono: 'Teléfono no válido' }) } });
  await fill(eva);
  await press('Crear cuenta');
  expect(toastTexts()).toEqual([['warning', 'Teléfono no válido']]);
  expect(document.getElementById('campo-phone-error')?.textContent).toBe('Teléfono no válido');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Teléfono/));
  expect([path(), valueOf('Nombres'), valueOf('Contraseña')]).toEqual(['/signup', 'Eva', 'Volcan-2026']);
});

test('without an answer the form says so, stays, and can be sent again', async () => {
  const { api, path } = await openAccess({ path: '/signup', routes: { 'auth/signupEmail': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: {} } : { body: sent }) } });
  await fill(eva);
  await press('Crear cuenta');
  expect(screen.getByRole('alert').textContent).toContain('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.');
  expect(valueOf('Correo electrónico')).toBe('Eva@Example.org');
  await press('Crear cuenta');
  await waitFor(() => expect(path()).toBe('/email-sent'));
  expect(api.callsTo('auth/signupEmail')).toHaveLength(2);
});

test('on the way to pay the form knows what the checkout knows [ROUTE-032]', async () => {
  const prepare = () => updateClient({ firstName: 'Ana María', lastName: 'López', email: 'ana@example.org', phone: '5550-1234', birthday: '01/02/1990' });
  await openAccess({ path: '/signup-account', prepare });
  await screen.findByLabelText(/^Nombres/);
  expect(['Nombres', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Fecha de nacimiento', 'Contraseña'].map(valueOf)).toEqual(['Ana María', 'López', 'ana@example.org', '5550-1234', '01/02/1990', '']);
});

test('what is typed at the checkout later is newer than what the form kept; what was typed in the form since then stays', async () => {
  await openAccess({ path: '/signup' });
  await screen.findByLabelText(/^Nombres/);
  await opensAfter([() => updateClient({ firstName: 'Ana', email: 'ana@example.org' }), toOtherPage], '/signup-account');
  expect(['Nombres', 'Correo electrónico'].map(valueOf)).toEqual(['Ana', 'ana@example.org']);
  await fill({ Nombres: ' María', Apellidos: 'López' });
  await opensAfter([toOtherPage], '/signup-account');
  expect(['Nombres', 'Apellidos'].map(valueOf)).toEqual(['Ana María', 'López']);
  await opensAfter([toOtherPage, () => updateClient({ firstName: 'Anita' })], '/signup-account');
  expect(['Nombres', 'Apellidos'].map(valueOf)).toEqual(['Anita', 'López']);
});

test('a wrong mailbox is corrected in the form as it was; nobody who comes later finds it [AUTH-036]', async () => {
  await openAccess({ path: '/signup', routes: { 'auth/signupEmail': sent } });
  await fill(eva);
  await press('Crear cuenta');
  await userEvent.click(await screen.findByRole('link', { name: 'Usar otro correo' }));
  await settle();
  await screen.findByLabelText(/^Nombres/);
  expect(['Nombres', 'Fecha de nacimiento', 'Correo electrónico', 'Contraseña'].map(valueOf)).toEqual(['Eva', '24/12/1990', 'Eva@Example.org', '']);
  await opensAfter(aLogInAndItsEnd);
  expect(valueOf('Nombres')).toBe('');
});

test('a date is corrected in its middle like any text', async () => {
  await openAccess({ path: '/signup' });
  await fill({ 'Fecha de nacimiento': '24121990' });
  const field = screen.getByLabelText(/^Fecha de nacimiento/);
  await userEvent.type(field, '25', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(valueOf('Fecha de nacimiento')).toBe('25/12/1990');
});

test('who reads the terms in between finds the form as it was, but for the password; after a log-in on another page, or a log-out, nobody does', async () => {
  await openAccess({ path: '/signup' });
  await fill(eva);
  await opensAfter([toOtherPage]);
  expect([valueOf('Nombres'), valueOf('Fecha de nacimiento'), valueOf('Contraseña')]).toEqual(['Eva', '24/12/1990', '']);
  await opensAfter([toOtherPage, ...aLogInAndItsEnd]);
  expect(valueOf('Nombres')).toBe('');
  await fill({ Nombres: 'Eva' });
  await opensAfter([toOtherPage, () => logOut()]);
  expect(valueOf('Nombres')).toBe('');
});

test.each(['/signup', '/signup-account', '/forgot-password'])('who is logged in and opens %s is sent home [ROUTE-034]', async (address) => {
  const { path } = await openAccess({ path: address, local: { auth: 'acceso', refresh: 'refresco' } });
  await waitFor(() => expect(path()).toBe('/'));
});
