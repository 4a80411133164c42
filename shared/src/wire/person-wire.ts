import { withoutHyphens } from '../domain/field-rules.ts';
import type { Gender, Person } from '../domain/person.ts';

const genderCodes: Readonly<Record<Gender, string>> = { male: 'MA', female: 'FE', unsaid: 'NA' };

/** `MA`, `FE`; anything else was not said [AUTH-031]. */
export const toGender = (wire: unknown): Gender => (wire === 'MA' ? 'male' : wire === 'FE' ? 'female' : 'unsaid');

/** Fields of a person in auth/signupEmail and cliente/saveCliente [API-072]. Special instructions have no field on any screen [DEC-229]. */
export const toPersonRequest = ({ firstNames, lastNames, nickname, phone, email, birthday, wantsAdvertising, gender }: Person) => ({
  nombres: firstNames.trim(),
  apellidos: lastNames.trim(),
  nickname: nickname.trim(),
  telefono: withoutHyphens(phone),
  email: email.trim().toLowerCase(),
  fechaNacimiento: birthday.trim(),
  instruccionEspecial: '',
  publicidad: wantsAdvertising ? 'S' : 'N',
  genero: genderCodes[gender],
});

export type PersonField = keyof Person;

/** Which field of the form a problem of the api belongs to. */
export const personFields: Readonly<Record<string, PersonField>> = {
  nombres: 'firstNames',
  apellidos: 'lastNames',
  nickname: 'nickname',
  telefono: 'phone',
  email: 'email',
  fechaNacimiento: 'birthday',
  publicidad: 'wantsAdvertising',
  genero: 'gender',
};
