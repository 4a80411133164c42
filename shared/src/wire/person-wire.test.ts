import { expect, test } from '@jest/globals';
import { nicknameOf, type Person } from '../domain/person.ts';
import { toCustomer } from './customer-wire.ts';
import { toPersonRequest } from './person-wire.ts';

const eva: Person = { firstNames: ' Eva ', lastNames: 'Cruz', birthday: '24/12/1990', nickname: '', email: ' Eva@Example.org ', phone: '5550-9999', wantsAdvertising: true, gender: 'female' };

test('a person travels in the words of the api, and comes back as it was [AUTH-033] [API-072]', () => {
  const request = toPersonRequest(eva);
  expect(request).toEqual({ nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '55509999', email: 'eva@example.org', fechaNacimiento: '24/12/1990', instruccionEspecial: '', publicidad: 'S', genero: 'FE' });
  expect(toCustomer({ data: request })).toEqual({ ...eva, firstNames: 'Eva', email: 'eva@example.org', phone: '55509999', addresses: [] });
});

test.each([
  ['male', 'MA'],
  ['female', 'FE'],
  ['unsaid', 'NA'],
] as const)('gender %s is %s, and advertising not asked for is N [AUTH-031] [AUTH-032]', (gender, genero) => {
  expect(toPersonRequest({ ...eva, gender, wantsAdvertising: false })).toMatchObject({ genero, publicidad: 'N' });
  expect(toCustomer({ data: { email: 'eva@example.org', genero } })).toMatchObject({ gender, wantsAdvertising: false });
});

test('the nickname is the part of the e-mail before the at sign unless one was typed [AUTH-035]', () => {
  expect(nicknameOf('', 'eva.cruz@example.org')).toBe('eva.cruz');
  expect(nicknameOf('  Evita ', 'eva.cruz@example.org')).toBe('Evita');
});
