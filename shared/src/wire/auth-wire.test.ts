import { expect, test } from '@jest/globals';
import { toGuestToken, toLoginResult } from './auth-wire.ts';

test('a login counts only with both tokens [API-070]', () => {
  expect(toLoginResult({ codigoRetorno: '00', token: 'a', refreshToken: 'b', showReCaptcha: false })).toEqual({ ok: true, token: 'a', refresh: 'b' });
  expect(toLoginResult({ codigoRetorno: '00', token: 'a' })).toMatchObject({ ok: false });
});

test('a refused login says why and whether to ask for the captcha [AUTH-007]', () => {
  expect(toLoginResult({ codigoRetorno: '01', mensajeRetorno: 'Correo o contraseña incorrectos', showReCaptcha: true })).toEqual({ ok: false, message: 'Correo o contraseña incorrectos', captcha: true, waitsForActivation: false });
});

test('a log-in to an account that waits for its activation is known by its sentence [AUTH-040]', () => {
  expect(toLoginResult({ codigoRetorno: '01', mensajeRetorno: 'Tu cuenta aún no está activada. Revisa tu correo.' })).toMatchObject({ ok: false, waitsForActivation: true });
});

test('a guest without a token is none', () => {
  expect(toGuestToken({ token: 'g' })).toBe('g');
  expect(toGuestToken({})).toBeNull();
});
