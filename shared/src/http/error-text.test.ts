import { expect, test } from '@jest/globals';
import { customerMessage } from './error-text.ts';
import { AbortError, HttpError, NetworkError, TimeoutError } from './errors.ts';

test('customers read the server\'s sentence or that it could not be reached, never a technical one [HTTP-018]', () => {
  const unreachable = 'No pudimos comunicarnos con el servidor. Inténtalo de nuevo.';
  expect(customerMessage(new HttpError(429, { codigoRetorno: '01', mensajeRetorno: 'Demasiados intentos.' }))).toBe('Demasiados intentos.');
  expect(customerMessage(new HttpError(500, null))).toBe(unreachable);
  expect(customerMessage(new NetworkError())).toBe(unreachable);
  expect(customerMessage(new TimeoutError(5000))).toBe(unreachable);
  expect(customerMessage(new TypeError('bug'))).toBe(unreachable);
  expect(customerMessage(new AbortError())).toBeNull();
});
