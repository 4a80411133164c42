import { expect, test } from '@jest/globals';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is known again, and only that one', async () => {
  const stored = await hashPassword('Chapina-2026');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(stored, 'Chapina-2026')).toBe(true);
  expect(await isPassword(stored, 'chapina-2026')).toBe(false);
  expect(await isPassword(null, 'Chapina-2026')).toBe(false);
});

test('the fifth password at the same moment is turned away instead of slowing the others down', async () => {
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => hashPassword('x')));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(hashPassword('x')).resolves.toMatch(/^\$argon2id/);
});
