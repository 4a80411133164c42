import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CartLine } from '../domain/cart.ts';
import { encrypt } from '../http/cipher.ts';
import { cartFormat } from './cart-shape.ts';
import { pack } from './stored.ts';
import { storedCartScript } from './stored-cart-script.ts';

const page = globalThis as unknown as { eval: (code: string) => unknown };
const read = page.eval(`(async (stored, key) => {${storedCartScript}\nreturn lines; })`) as (stored: string, key: string) => Promise<readonly CartLine[]>;

const stored = (lines: unknown, key: string, format = cartFormat): string => encrypt(pack(format, { lines, coupon: null }), key);

test('it reads what the encryption of the cart wrote, whatever its length, its letters and the key', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), unitPrice: fc.nat() })), fc.string({ minLength: 1 }), async (lines, key) => {
      await expect(read(stored(lines, key), key)).resolves.toEqual(lines);
    }),
  ));

test('it fails with another key, with none, on another format and on noise', async () => {
  const lines = [{ name: 'Alitas' }];
  await expect(read(stored(lines, 'uno'), 'uno')).resolves.toEqual(lines);
  await expect(read(stored(lines, 'uno'), 'dos')).rejects.toThrow();
  await expect(read(stored(lines, 'uno'), '')).rejects.toThrow();
  await expect(read(stored(lines, 'uno', cartFormat + 1), 'uno')).rejects.toThrow('another format');
  await expect(read('¡no!', 'uno')).rejects.toThrow();
  await expect(read('', 'uno')).rejects.toThrow();
});
