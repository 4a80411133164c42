import { expect, test } from '@jest/globals';
import { isCommonPassword, uncommonPassword } from './common-passwords.ts';
import { fieldMessages, newPassword } from './field-rules.ts';

test.each(['P@ssw0rd123!', 'Contraseña2026*', '123Qwerty!', 'Guatemala-1821', 'Pizza12#'])('%s passes the rule and is refused all the same: everybody chooses it', (password) => {
  expect(newPassword(password)).toBeUndefined();
  expect(uncommonPassword(password)).toBe(fieldMessages.newPassword);
});

test.each(['Volcan-2026', 'Tres-Pupusas9', 'pizzería con piña 7'])('%s is nobody else’s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
