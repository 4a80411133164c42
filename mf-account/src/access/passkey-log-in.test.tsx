/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { authStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { giveDevice, signed, type Device } from '../security/passkey-test.ts';
import { ceremonyEnded } from './passkey-device.ts';
import { logInWithPasskey } from './passkey-log-in.ts';
import { closeAccess, openAccess, press, refused } from './access-test.tsx';

const button = 'Ingresar con llave de acceso';
const challenge = { codigoRetorno: '00', mensajeRetorno: '', data: { challenge: 'cmV0bw', rpId: 'localhost', allowCredentials: [], userVerification: 'required' } };
const tokens = { codigoRetorno: '00', mensajeRetorno: '', token: 'acceso', refreshToken: 'refresco', showReCaptcha: false };
const sentence = 'No pudimos ingresar con esa llave de acceso. Inténtalo de nuevo o usa tu contraseña.';

let device: ReturnType<typeof giveDevice> | undefined;
beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
  device?.takeAway();
});
async function open(answers: object = {}, given: Device = {}, autofill = false, session: Record<string, string> = {}) {
  device = giveDevice(given, autofill);
  return openAccess({ path: '/login', session, local: { 'auth-guest': 'visita' }, routes: { 'cuenta/retoIngreso': challenge, 'cuenta/ingresarConLlave': tokens, ...answers } });
}

test('one press and the device log the customer in; the guest of before comes along', async () => {
  const { api, path } = await open();
  await press(button);
  await waitFor(() => expect(authStore.get()).toMatchObject({ token: 'acceso', refresh: 'refresco' }));
  const [made] = api.callsTo('cuenta/ingresarConLlave');
  expect([made && wayOf(made), made?.payload, path()]).toEqual(['guest, json', { credencial: expect.objectContaining({ id: 'bGxhdmU', type: 'public-key' }) }, '/']);
});

test('the browser offers it below the field of the mailbox, before anything is typed', async () => {
  await open({}, {}, true);
  await waitFor(() => expect(authStore.get().token).toBe('acceso'));
  expect(device?.asked).toEqual([{ kind: 'get', mediation: 'conditional' }]);
});

test.each([['by the button', false], ['from what the browser fills in', true]])('who was about to pay goes on to the payment after a passkey %s [AUTH-010]', async (_how, autofill) => {
  const { path, storage } = await open({}, {}, autofill, { 'remember-step': 'form-data' });
  if (!autofill) await press(button);
  await waitFor(() => expect(path()).toBe('/checkout'));
  expect(storage.session.entries()['remember-step']).toBe('payment');
});

/** Waits like a device whose customer does nothing, until the ceremony is aborted. */
const waitsFor = (signal: AbortSignal | undefined): Promise<null> => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('a ceremony that is ended is not waited for, also when the browser never answers', async () => {
  await open({}, { get: () => new Promise(() => {}) });
  const leaving = new AbortController();
  const result = logInWithPasskey({ autofill: false, signal: leaving.signal, onSigned: () => {} });
  await waitFor(() => expect(device?.asked).toHaveLength(1));
  leaving.abort(ceremonyEnded);
  expect(await result).toEqual({ ok: false, message: '', mayTryAgain: false });
});

test('the library cancels a ceremony after the abort has returned: its error would hold the screen that called', async () => {
  await open({}, { get: (_mediation, signal) => waitsFor(signal) });
  const leaving = new AbortController();
  const result = logInWithPasskey({ autofill: false, signal: leaving.signal, onSigned: () => {} });
  await waitFor(() => expect(device?.asked).toHaveLength(1));
  const cancel = jest.spyOn(WebAuthnAbortService, 'cancelCeremony');
  leaving.abort(ceremonyEnded);
  expect(cancel).not.toHaveBeenCalled();
  await result;
  expect(cancel).toHaveBeenCalledTimes(1);
  cancel.mockRestore();
});

test('the button ends an offer that is not there yet: it never cancels the ceremony of the button', async () => {
  let offer = (): void => {};
  const offered = new Promise<void>((resolve) => (offer = resolve));
  let confirm = (_credential: object): void => {};
  const confirmed = new Promise<object>((resolve) => (confirm = resolve));
  const get: Device['get'] = (mediation, signal) => (mediation === 'conditional' ? waitsFor(signal) : Promise.race([confirmed, waitsFor(signal)]));
  const answer = async (_call: unknown, count: number) => {
    if (count === 1) await offered;
    return { body: challenge };
  };
  const { api } = await open({ 'cuenta/retoIngreso': answer }, { get }, true);
  await press(button);
  await waitFor(() => expect(device?.asked).toEqual([{ kind: 'get', mediation: undefined }]));
  await act(async () => offer());
  expect([device?.asked.length, screen.queryByRole('alert'), screen.getByRole('button', { name: button }).getAttribute('aria-busy')]).toEqual([1, null, 'true']);
  await act(async () => confirm(signed));
  await waitFor(() => expect(authStore.get().token).toBe('acceso'));
  expect(api.callsTo('cuenta/ingresarConLlave')).toHaveLength(1);
});

test('an offer that waits is ended by the button without a word, and is there again after the button was given up', async () => {
  const get: Device['get'] = (mediation, signal) => (mediation === 'conditional' ? waitsFor(signal) : null);
  await open({}, { get }, true);
  await waitFor(() => expect(device?.asked).toHaveLength(1));
  await press(button);
  await waitFor(() => expect(device?.asked.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the field of the mailbox says that passkeys may be offered in it', async () => {
  await open();
  expect(screen.getByLabelText(/Correo electrónico/).getAttribute('autocomplete')).toBe('username webauthn');
});

test('a refusal is said; what was typed stays, and the password still works', async () => {
  await open({ 'cuenta/ingresarConLlave': refused(sentence) });
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(authStore.get().token).toBeNull();
  expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull();
});

test('whoever closes the window of the device is told nothing and can go on; without a network that is said', async () => {
  const { api } = await open({}, { get: () => null });
  await press(button);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.callsTo('cuenta/ingresarConLlave')).toHaveLength(0);
  cleanup();
  closeAccess();
  await open({ 'cuenta/retoIngreso': () => ({ status: 503, body: null }) });
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos comunicarnos con el servidor');
});

test('a browser without passkeys shows no button and asks for nothing', async () => {
  const { api } = await openAccess({ path: '/login' });
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(api.callsTo('cuenta/retoIngreso')).toHaveLength(0);
});
