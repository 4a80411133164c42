import { expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { hashPassword, isPassword } = await import('./passwords.ts');

test('an e-mail without an account costs the same work as a wrong password: one check against a hash of the same kind', async () => {
  const stored = await hashPassword('Chapina-2026');
  await isPassword(stored, 'no');
  await isPassword(null, 'no');
  const [wrong = '', nobody = ''] = verify.mock.calls.map(([hashed]) => String(hashed));
  expect(verify).toHaveBeenCalledTimes(2);
  const costOf = (hashed: string) => hashed.split('$').slice(0, 4);
  expect(costOf(nobody)).toEqual(costOf(wrong));
});
