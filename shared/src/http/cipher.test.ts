import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decrypt, encrypt } from './cipher.ts';

const keyOf = (secret: string): Buffer => createHash('sha1').update(secret).digest().subarray(0, 16);

test('the contract\'s test vector comes out [CRY-001, CRY-002, CRY-003]', () => {
  expect(keyOf('clave-de-prueba').toString('hex')).toBe('b5418cfa48493f34b18a751abbde8ae6');
  expect(encrypt('{"a":1}', 'clave-de-prueba')).toBe('g8KuOHNhVnLBHNqhZsAjXw==');
});

test('it is AES-128 in ECB mode as every other library does it, for any text and secret [CRY-001, CRY-002]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (text, secret) => {
      const cipher = createCipheriv('aes-128-ecb', keyOf(secret), null);
      const expected = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      expect(encrypt(text, secret)).toBe(expected.toString('base64'));
      const back = createDecipheriv('aes-128-ecb', keyOf(secret), null);
      expect(Buffer.concat([back.update(encrypt(text, secret, 'hex'), 'hex'), back.final()]).toString('utf8')).toBe(text);
    }),
  );
});

test('what was encrypted comes back, accents included, in both spellings [CRY-003, CRY-004, CRY-005]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(decrypt(encrypt(`ñandú ${text}`, 'clave'), 'clave')).toBe(`ñandú ${text}`);
      expect(decrypt(encrypt(text, 'clave', 'hex'), 'clave', 'hex')).toBe(text);
    }),
  );
  expect(encrypt('a', 'clave', 'hex')).toMatch(/^[0-9a-f]{32}$/);
});

test('another secret or noise gives nothing back, and never an exception [CRY-005]', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (text, noise) => {
      const wrong = decrypt(encrypt(text, 'clave'), 'otra clave');
      expect(wrong === null || wrong !== text).toBe(true);
      const read = decrypt(noise, 'clave');
      expect(read === null || typeof read === 'string').toBe(true);
    }),
  );
  expect(decrypt(encrypt('{"cart":1}', 'clave'), 'otra')).toBeNull();
});
