import { z } from 'zod';
import { learnKnownPasswords, uncommonPassword } from '../domain/common-passwords.ts';
import { fieldMessages, newPassword, required as filled } from '../domain/field-rules.ts';
import * as knownPasswords from '../domain/known-passwords.ts';
import { answer, emptyRequest, flag } from './envelope-schema.ts';
import { email, optionalId, optionalText, phone, required, requiredText, textBy } from './text-schema.ts';

learnKnownPasswords(knownPasswords);

/** A password being chosen: the rule, whether it is a common one, then whether it was typed twice alike. */
const chosenPassword = textBy(filled, newPassword, uncommonPassword);
const confirmation = z.string(required).min(1, required);
const differs = { message: fieldMessages.differentConfirmation, path: ['contrasenaConfirm'] };

/** Older passwords follow other rules: anything short of an essay is compared. */
const knownPassword = z.string(required).min(1, required).max(256, required);

const person = {
  nombres: requiredText(60),
  apellidos: requiredText(60),
  nickname: optionalText(40),
  telefono: phone,
  email,
  /** dd/MM/yyyy; whether it is old enough depends on today and is judged by whoever has a clock. */
  fechaNacimiento: optionalText(10),
  instruccionEspecial: optionalText(250),
  publicidad: flag.default(false),
  genero: z.enum(['MA', 'FE', 'NA']).default('NA'),
};

export const signUpRequest = z
  .object({ ...person, fechaNacimiento: requiredText(10), contrasena: chosenPassword, contrasenaConfirm: confirmation })
  .refine(({ contrasena, contrasenaConfirm }) => contrasena === contrasenaConfirm, differs);

export const mailboxRequest = z.object({ email });

/** A link that is not even one is as good as an expired one: the api says so. */
const linkHash = z.string(required).min(1, required).max(200, required);
export const activateRequest = z.object({ hash: linkHash });
export const newPasswordRequest = z
  .object({ hash: linkHash, contrasena: chosenPassword, contrasenaConfirm: confirmation })
  .refine(({ contrasena, contrasenaConfirm }) => contrasena === contrasenaConfirm, differs);

export const saveCustomerRequest = z.object(person);

export const changePasswordRequest = z
  .object({ contrasena: knownPassword, newcontrasena: chosenPassword, contrasenaConfirm: confirmation })
  .refine(({ newcontrasena, contrasenaConfirm }) => newcontrasena === contrasenaConfirm, differs);

export const closeAccountRequest = z.object({ contrasena: knownPassword.optional(), tipo: z.literal('PUBLICIDAD').optional() });

/** `id`: none for a new one. Coordinates of any kind of nonsense lie outside the coverage, and that is what is said. */
export const saveAddressRequest = z.object({
  id: optionalId,
  principal: flag.default(false),
  latitud: z.coerce.number().catch(Number.NaN).pipe(z.nan().or(z.number())),
  longitud: z.coerce.number().catch(Number.NaN).pipe(z.nan().or(z.number())),
  categoria: z.string(fieldMessages.category).trim().min(1, fieldMessages.category).max(40, 'Usa 40 caracteres como máximo'),
  direccion: requiredText(250),
  indicaciones: optionalText(250),
  coloniaCliente: optionalText(80),
  zonaCliente: optionalText(40),
});
export const saveAddressAnswer = answer({ data: z.object({ i: z.int() }) });

const addressId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const addressRequest = z.object({ i: addressId });
export const sortAddressesRequest = z.object({ addresses: z.array(z.object({ i: addressId, order: z.coerce.number().int().min(0).max(1000) })).max(100) });

/** Nothing but the code and the message. */
export const plainAnswer = answer({ data: emptyRequest });

export type SaveCustomerRequest = z.output<typeof saveCustomerRequest>;
export type SaveAddressRequest = z.output<typeof saveAddressRequest>;
