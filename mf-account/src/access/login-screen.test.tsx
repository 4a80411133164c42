/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore, checkoutStore, history, startRuntime } from '@brasa/shared/runtime';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle } from '@brasa/shared/testing/render-area';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { App } from '../app.tsx';

const tokens = { codigoRetorno: '00', mensajeRetorno: '', token: 'acceso', refreshToken: 'refresco' };
type Options = { readonly path?: string; readonly captchaOrigin?: string; readonly catalog?: Catalog; readonly login?: FakeRoute; readonly local?: Record<string, string>; readonly session?: Record<string, string>; readonly routes?: Record<string, FakeRoute> };

let stop = (): void => {};
async function open({ path = '/login', captchaOrigin, catalog, login = tokens, local = {}, session = {}, routes = {} }: Options = {}) {
  const storage = freshStorage(local, session);
  const api = fakeHttp({ 'data/getData': {}, 'data/getFechaHora': { fecha: '19/11/2026 12:00:00' }, 'auth/login': login, ...routes });
  const area = renderArea(<App />, { path, ...(catalog && { catalog }), ...(captchaOrigin !== undefined && { site: { captchaOrigin } }) });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
  });
  await settle();
  return { ...area, api, storage };
}
async function enter(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText(/Correo electrónico/), email);
  if (password) await userEvent.type(screen.getByLabelText(/^Contraseña/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await settle();
}

beforeEach(resetStores);
afterEach(() => {
  jest.useRealTimers();
  stop();
  cleanup();
});

test('a customer logs in with e-mail and password and both tokens are kept [AUTH-001]', async () => {
  const { api, path } = await open();
  await enter('Ana@Example.com', 'clave-demo-1');
  expect(api.callsTo('auth/login')[0]?.payload).toMatchObject({ email: 'ana@example.com', password: 'clave-demo-1' });
  expect(authStore.get()).toMatchObject({ token: 'acceso', refresh: 'refresco' });
  expect(path()).toBe('/');
});

test('empty fields are asked for before anything is sent', async () => {
  const { api } = await open();
  await enter('', '');
  expect(screen.getAllByText('Este campo es requerido')).toHaveLength(2);
  expect(api.callsTo('auth/login')).toHaveLength(0);
});

test('what cannot be a password is said before anything is sent; old accounts may have short ones', async () => {
  const { api } = await open();
  await enter('ana@example.com', 'ab c');
  expect(screen.getByText('Debe tener almenos 6 carácteres')).not.toBeNull();
  expect(api.callsTo('auth/login')).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText(/^Contraseña/));
  await enter('', 'abc_12');
  expect(api.callsTo('auth/login')).toHaveLength(1);
});

test('after logging in on the way to pay the payment follows, else the page the customer was on, else home [AUTH-010]', async () => {
  const toPay = await open({ session: { 'remember-step': 'form-data', 'remember-to-page': '/menu' } });
  const seen: string[] = [];
  const stop = history.listen(({ location }) => seen.push(location.pathname));
  await enter('ana@example.com', 'clave-demo-1');
  stop();
  // Without a page between, where the step would be forgotten.
  expect(seen).toEqual(['/checkout']);
  expect([toPay.path(), toPay.storage.session.entries()['remember-step']]).toEqual(['/checkout', 'payment']);
  cleanup();
  resetStores();
  const back = await open({ session: { 'remember-to-page': '/favorites' } });
  await enter('ana@example.com', 'clave-demo-1');
  expect(back.path()).toBe('/favorites');
});

test.each([
  ['to the payment', { 'remember-step': 'form-data', 'remember-to-page': '/menu' }, '/checkout'],
  ['to the page of before', { 'remember-to-page': '/favorites' }, '/favorites'],
])('who logs in in another tab goes on from here, too: %s [AUTH-010]', async (_where, session, to) => {
  const { path, storage } = await open({ session });
  const seen: string[] = [];
  const stopListening = history.listen(({ location }) => seen.push(location.pathname));
  for (const [key, value] of Object.entries({ auth: 'acceso', refresh: 'refresco', 'pz-session': 's1' })) {
    storage.local.setItem(key, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
  }
  await waitFor(() => expect(path()).toBe(to));
  stopListening();
  expect(seen).toEqual([to]);
});

test('a refusal without words reads «Correo o contraseña incorrectos» and keeps what was typed', async () => {
  await open({ login: { codigoRetorno: '01', mensajeRetorno: '' } });
  await enter('ana@example.com', 'otra-clave');
  expect(screen.getByRole('alert').textContent).toContain('Correo o contraseña incorrectos');
  expect((screen.getByLabelText(/Correo electrónico/) as HTMLInputElement).value).toBe('ana@example.com');
});

test('an account that waits for its activation can have the mail again [AUTH-040] [API-078]', async () => {
  const routes = { 'auth/resendActivation': { codigoRetorno: '00', mensajeRetorno: 'Te enviamos un nuevo correo de activación' } };
  const { api } = await open({ login: { codigoRetorno: '01', mensajeRetorno: 'Tu cuenta aún no está activada. Revisa tu correo.' }, routes });
  expect(screen.queryByRole('button', { name: 'Reenviar correo de activación' })).toBeNull();
  await enter('luis@example.com', 'clave-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar correo de activación' }));
  await settle();
  expect(api.callsTo('auth/resendActivation').map(({ payload }) => payload)).toEqual([{ email: 'luis@example.com' }]);
  expect(screen.getByText('Te enviamos un nuevo correo de activación')).not.toBeNull();
});

const asking = (siteKey = '/cuenta/captcha') => {
  const menu = anExampleMenu();
  return { ...menu, config: { ...menu.config, captchaAfterFailures: 3, captchaSiteKey: siteKey } };
};
const robotBox = () => screen.queryByLabelText(/^No soy un robot/);
const press = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name: new RegExp(`^${name}`) }));
const isOpen = () => screen.getByRole('button', { name: 'Ingresar' }).getAttribute('aria-disabled') === null;

test('after three failures the log-in stays closed until a challenge is solved, and each attempt needs its own [AUTH-008] [AUTH-009]', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });
  const login: FakeRoute = (_call: unknown, count: number) => ({ body: count < 3 ? { codigoRetorno: '01', showReCaptcha: count > 1 } : tokens });
  const { api, path } = await open({ catalog: asking(), local: { 'login-failed': '2' }, login, routes: { 'cuenta/captcha': { data: { ...challenge, signature: 's' } } } });
  expect(robotBox()).toBeNull();
  await enter('ana@example.com', 'otra-clave');
  await screen.findByLabelText(/^No soy un robot/);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Confirma que no eres un robot');
  expect(api.callsTo('auth/login')).toHaveLength(1);

  const solves = async () => {
    await userEvent.click(await screen.findByLabelText(/^No soy un robot/));
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    await settle();
  };
  await solves();
  const sent = JSON.parse(atob(String(api.callsTo('auth/login')[1]?.payload?.['captcha']))) as { solution: { counter: number } };
  expect(sent.solution.counter).toBe(3);
  expect(isOpen()).toBe(false);
  await solves();
  expect(path()).toBe('/');
  expect(api.callsTo('cuenta/captcha')).toHaveLength(2);
});

const google = 'https://captcha.test';
const widget = () => screen.findByTitle<HTMLIFrameElement>('No soy un robot: comprobación de Google');
/** What a page says to ours: by default that of the widget. */
async function says(data: unknown, { origin = google, source }: { readonly origin?: string; readonly source?: Window } = {}) {
  const frame = await widget();
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source: source ?? frame.contentWindow, data })));
}
const askingGoogle = { catalog: asking('6Lc-of-google'), captchaOrigin: google, local: { 'login-failed': '3' } };

test('with a key of Google’s its widget is shown in a frame of another origin, and its answer travels with the log-in until it expires [AUTH-009]', async () => {
  const { api } = await open({ ...askingGoogle, login: { codigoRetorno: '01', showReCaptcha: true } });
  const frame = await widget();
  expect([frame.src, frame.getAttribute('sandbox'), robotBox(), isOpen()]).toEqual(['https://captcha.test/captcha', 'allow-scripts allow-same-origin allow-popups allow-forms', null, false]);
  await says({ kind: 'ready' });
  await says({ kind: 'height', height: 480 });
  expect(frame.height).toBe('480');
  for (const height of [1e9, Infinity, NaN, '9', null]) await says({ kind: 'height', height });
  expect(Number(frame.height)).toBeLessThanOrEqual(700);
  await says({ kind: 'solved', answer: 'first' });
  expect(isOpen()).toBe(true);
  await says({ kind: 'expired' });
  expect(isOpen()).toBe(false);
  await says({ kind: 'solved', answer: 'second' });
  await enter('ana@example.com', 'otra-clave');
  expect(api.callsTo('auth/login').map(({ payload }) => payload?.['captcha'])).toEqual(['second']);
  expect(isOpen()).toBe(false);
  expect(await widget()).not.toBe(frame);
});

test('what another page says solves nothing', async () => {
  await open(askingGoogle);
  const solved = { kind: 'solved', answer: 'forged' };
  await says(solved, { origin: 'https://evil.test' });
  await says(solved, { source: window });
  for (const data of [null, 'solved', { kind: 'solved' }, { kind: 'solved', answer: 7 }, { ...solved, kind: 'SOLVED' }]) await says(data);
  expect(isOpen()).toBe(false);
});

const ownChallenge = async () => ({ 'cuenta/captcha': { data: { ...(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })), signature: 's' } } });
const afterTime = async () => {
  await widget();
  act(() => void jest.advanceTimersByTime(8000));
};

test.each([
  ['does not come', afterTime],
  ['says that Google cannot be reached', () => says({ kind: 'failed' })],
])('a widget that %s says so, and our own challenge lets the customer in', async (_what, fails) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  const { api, path } = await open({ ...askingGoogle, routes: await ownChallenge() });
  await fails();
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos mostrar la comprobación de Google.');
  await press('Confirmar de otra manera');
  await press('No soy un robot', 'checkbox');
  await waitFor(() => expect(isOpen()).toBe(true));
  await enter('ana@example.com', 'clave-demo-1');
  expect(JSON.parse(atob(String(api.callsTo('auth/login')[0]?.payload?.['captcha'])))).toMatchObject({ solution: { counter: 3 } });
  expect(path()).toBe('/');
});

test('who solved Google’s widget and takes another way solves ours, also after a refusal', async () => {
  await open({ ...askingGoogle, login: { codigoRetorno: '01', showReCaptcha: true }, routes: await ownChallenge() });
  await says({ kind: 'solved', answer: 'first' });
  await press('Confirmar de otra manera');
  expect(isOpen()).toBe(false);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await press('No soy un robot', 'checkbox');
    await waitFor(() => expect(isOpen()).toBe(true));
    await enter(attempt === 0 ? 'ana@example.com' : '', attempt === 0 ? 'otra-clave' : '');
  }
  expect(screen.queryByTitle(/comprobación de Google/)).toBeNull();
});

test('a key of Google’s without a page to show its widget on asks for our own challenge', async () => {
  const { captchaOrigin: _none, ...without } = askingGoogle;
  await open(without);
  expect(await screen.findByLabelText(/^No soy un robot/)).not.toBeNull();
});

test('without a site key no challenge is shown, whatever the answers say [AUTH-009]', async () => {
  await open({ catalog: asking(''), captchaOrigin: google, local: { 'login-failed': '7' }, login: { codigoRetorno: '01', showReCaptcha: true } });
  await enter('ana@example.com', 'otra-clave');
  expect([robotBox(), isOpen()]).toEqual([null, true]);
});

test('a challenge that cannot be fetched says so and can be tried again', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });
  const answers: FakeRoute = (_call: unknown, count: number) => (count === 1 ? { status: 503, body: {} } : { body: { data: { ...challenge, signature: 's' } } });
  await open({ catalog: asking(), local: { 'login-failed': '3' }, routes: { 'cuenta/captcha': answers } });
  await userEvent.click(await screen.findByLabelText(/^No soy un robot/));
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos comprobarlo');
  await userEvent.click(screen.getByLabelText(/^No soy un robot/));
  await waitFor(() => expect(isOpen()).toBe(true));
});

test('too many attempts read the server’s sentence', async () => {
  await open({ login: () => ({ status: 429, body: { codigoRetorno: '01', mensajeRetorno: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' } }) });
  await enter('ana@example.com', 'clave-demo-1');
  expect(screen.getByRole('alert').textContent).toContain('Demasiados intentos. Espera un momento e inténtalo de nuevo.');
});

test('it leads to a new account, which knows the checkout behind it, and to a forgotten password, which knows the mailbox', async () => {
  const { path } = await open();
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/signup');
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
  await userEvent.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  expect(path()).toBe('/forgot-password');
  expect((await screen.findByLabelText(/Correo electrónico/) as HTMLInputElement).value).toBe('ana@example.com');
  cleanup();
  resetStores();
  await open({ session: { 'remember-step': 'payment' } });
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/signup-account');
});

test('who is logged in already is sent home [ROUTE-034]', async () => {
  const { path } = await open({ local: { auth: 'acceso', refresh: 'refresco' } });
  expect(path()).toBe('/');
});

test('on the way to pay a guest goes on without registration [CHK-006]', async () => {
  const { path } = await open({ session: { 'remember-step': 'payment' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar sin registrarme' }));
  expect(path()).toBe('/checkout');
  expect(checkoutStore.get().continueWithoutRegistration).toBe(true);
});

test('without a checkout behind there is nothing to continue [CHK-006]', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Continuar sin registrarme' })).toBeNull();
});
