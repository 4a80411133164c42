import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allOf, birthday, category, document, email, fieldMessages, inputDebounce, knownPassword, newPassword, nit, oldPassword, optional, phone, required, taxDocument, withoutHyphens } from './field-rules.ts';
import { instantOf } from './local-time.ts';

test('an empty or blank field asks to be filled in [VAL-001]', () => {
  expect(required('')).toBe('Este campo es requerido');
  expect(required(' \t ')).toBe('Este campo es requerido');
  expect(required('Ana')).toBeUndefined();
});

test.each(['12345678', '1234-5678', ' 12345678 '])('%j is a telephone [VAL-002]', (value) => {
  expect(phone(value)).toBeUndefined();
});

test.each(['1234567', '123456789', '12-345678', '1234 5678', '1234--5678', 'abcdefgh', '+50212345678'])('%j is no telephone [VAL-003]', (value) => {
  expect(phone(value)).toBe('Teléfono no válido');
});

test('hyphens are dropped before a telephone is sent [VAL-004]', () => {
  expect(withoutHyphens(' 1234-5678 ')).toBe('12345678');
  fc.assert(fc.property(fc.stringMatching(/^\d{8}$/), (digits) => withoutHyphens(`${digits.slice(0, 4)}-${digits.slice(4)}`) === digits));
});

test('a NIT has 4, 6, 3 and 1 digits [VAL-005]', () => {
  expect(nit('1234-123456-123-1')).toBeUndefined();
  for (const wrong of ['12341234561231', '1234-123456-123', '1234-123456-123-12', '11234-123456-123-1', 'x1234-123456-123-1']) expect(nit(wrong)).toBe('NIT no válido');
});

test.each(['1234567-9', '12345679', '12345678-9', '1000002-K', '1000002k', ' 123456789-k ', 'CF', 'cf', ' Cf '])('%j is a tax number of Guatemala, or nobody in particular [VAL-005] [VAL-006]', (value) => {
  expect([nit(value), document(value)]).toEqual([undefined, undefined]);
});

test.each(['1234567-5', '12345670', '1000002-0', '1234-5679', '9', '7-8', '1234567--9', 'K', 'C F', 'CFK', '12341234561231'])('%j is none [VAL-005] [VAL-006]', (value) => {
  expect([nit(value), document(value)]).toEqual(['NIT no válido', 'Formato de DUI o NIT no válido']);
});

test('an invoice carries it in capitals, without blanks around', () => {
  expect([taxDocument(' cf '), taxDocument('1000002-k'), taxDocument('1234-123456-123-1')]).toEqual(['CF', '1000002-K', '1234-123456-123-1']);
});

test('a document is a DUI or a NIT [VAL-006]', () => {
  expect(document('12345678-9')).toBeUndefined();
  expect(document('1234-123456-123-1')).toBeUndefined();
  expect([document(' 12345678-9 '), document(' 1234-123456-123-1 ')]).toEqual([undefined, undefined]);
  for (const wrong of ['123456780', '123456789-0', '12345678-90', '01234-123456-123-1', '1234-123456-123-10']) expect(document(wrong)).toBe('Formato de DUI o NIT no válido');
});

test.each(['ana@example.com', 'ana.lopez+pizza@correo.com.gt', ' ana@example.com ', `${'a'.repeat(108)}@example.com`, ` ${'a'.repeat(108)}@example.com `])('%j is an e-mail [VAL-007]', (value) => {
  expect(email(value)).toBeUndefined();
});

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'ana @example.com', 'ana..l@example.com', '.ana@example.com', `${'a'.repeat(109)}@example.com`, 'ana@example.com>', 'ana@example.c', 'ana@-example.com'])('%j is no e-mail [VAL-007]', (value) => {
  expect(email(value)).toBe('Ingresa un correo electrónico válido');
});

test('whoever turns 16 today is old enough, tomorrow is too young [VAL-008]', () => {
  const now = instantOf('15/07/2026', '00:30') ?? 0;
  expect(birthday(now)('15/07/2010')).toBeUndefined();
  expect(birthday(now)('16/07/2010')).toBe(fieldMessages.birthday);
  expect(['01/01/1990', ' 15/07/2010 ', '01/01/1900', '31/01/2010', '30/06/2010'].map(birthday(now))).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(['01/08/2010', '31/12/2010', '31/12/1899'].map(birthday(now))).toEqual([fieldMessages.birthday, fieldMessages.birthday, fieldMessages.birthday]);
  for (const wrong of ['31/02/1990', '1990-01-01', '01/01/2030', 'ayer', '01/01/0009']) expect(birthday(now)(wrong)).toBe('Fecha de nacimiento no válida, mínimo de edad 16 años');
});

test('an address needs a category [VAL-009]', () => {
  expect(category('  ')).toBe('Debe seleccionar alguna categoría');
  expect(category('')).toBe('Debe seleccionar alguna categoría');
  expect(category('Mi Casa')).toBeUndefined();
});

test('an old password has six known characters [VAL-010]', () => {
  expect(oldPassword('abc_12')).toBeUndefined();
  expect(oldPassword('abc12')).toBe('Debe tener almenos 6 carácteres');
  for (const wrong of ['abc 123', 'ñabc_123', 'abc_123 ', ' abc_123']) expect(oldPassword(wrong)).toBe('Debe tener almenos 6 carácteres');
});

test('a new password breaks for every rule it misses [VAL-011] [VAL-012] [VAL-013] [VAL-014] [VAL-015] [VAL-016] [VAL-017] [VAL-018]', () => {
  expect(newPassword('Pizza12#')).toBeUndefined();
  const wrong = { short: 'Piza12#', long: `${'Aa1#'.repeat(18)}x`, space: 'Pizza 12#', upper: 'pizza12#', lower: 'PIZZA12#', digit: 'PizzaPi#', special: 'Pizza123' };
  expect(`${'Aa1#'.repeat(18)}`).toHaveLength(72);
  expect(newPassword('Aa1#'.repeat(18))).toBeUndefined();
  for (const value of Object.values(wrong)) expect(newPassword(value)).toBe(fieldMessages.newPassword);
});

test('a known password may be of either kind', () => {
  expect(knownPassword('abc_12')).toBeUndefined();
  expect(knownPassword('Pizza12#')).toBeUndefined();
  expect(knownPassword('ab c')).toBe('Debe tener almenos 6 carácteres');
});

test('a field shows one message, the first that holds', () => {
  const rule = allOf(required, phone);
  expect(rule('')).toBe('Este campo es requerido');
  expect(rule('12')).toBe('Teléfono no válido');
  expect(rule('12345678')).toBeUndefined();
  expect([optional(phone)(''), optional(phone)('  ')]).toEqual([undefined, undefined]);
  expect(optional(phone)('12')).toBe('Teléfono no válido');
});

test('typing is kept 850 ms after the last key [VAL-022]', () => {
  expect(inputDebounce).toBe(850);
});
