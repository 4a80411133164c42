import { beforeAll, describe, expect, test } from '@jest/globals';
import { isCommonPassword, learnKnownPasswords, passwordStrength, uncommonPassword } from './common-passwords.ts';
import { fieldMessages, newPassword } from './field-rules.ts';
import * as knownPasswords from './known-passwords.ts';

const common = ['P@ssw0rd123!', 'Contraseña2026*', '123Qwerty!', 'Guatemala-1821', 'Pizza12#', '!QAZ2wsx', 'ZAQ!xsw2', 'Abc.12345'];
test.each(common)('%s passes the rule and is refused all the same: everybody chooses it, also before the lists are there', (password) => {
  expect(newPassword(password)).toBeUndefined();
  expect(uncommonPassword(password)).toBe(fieldMessages.newPassword);
});

test.each(['Volcan-2026', 'Tres-Pupusas9', 'pizzería con piña 7', 'Brasa-2026!', 'Xk7#mQ2v', 'Aa1#'.repeat(18)])('%s is nobody else’s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

describe('with the lists', () => {
  beforeAll(() => learnKnownPasswords(knownPasswords));

  test('every leaked password passes the rule and is refused', () => {
    const leaked = listOf(knownPasswords.leakedPasswords);
    expect(leaked.length).toBeGreaterThan(1300);
    expect(leaked.filter((password) => newPassword(password) !== undefined || !isCommonPassword(password))).toEqual([]);
  });

  test('every common word is refused with what people put around it', () => {
    const words = listOf(knownPasswords.commonWords);
    expect(words.length).toBeGreaterThan(7000);
    const dress = [(word: string) => `${word}1!`, (word: string) => `${word}-2026`, (word: string) => `*${word}99`, (word: string) => `${word}@123`];
    const passwords = words.flatMap((word) => dress.map((around) => around(`${word.charAt(0).toUpperCase()}${word.slice(1)}`)));
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test.each(['Volcan-2026', 'Tres-Pupusas9', 'Brasa-2026!', 'Xk7#mQ2v', 'Nuevo-Volcan-7'])('%s is still nobody else’s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

test.each([
  ['Volcan', 'weak'],
  ['Password-1', 'weak'],
  ['Volcan-2', 'good'],
  ['Aa1!Bb2?Aa1!Bb2?', 'good'],
  ['Tres-Pupusas-9', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
