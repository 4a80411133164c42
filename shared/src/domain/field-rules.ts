import { localTime, parseDate } from './local-time.ts';
import { passwordNeeds } from './password-needs.ts';

/**
 * What a field must look like, for every form. A rule answers the sentence to show, or nothing when the value is fine.
 * The api repeats each of them with the same sentence.
 */
export type FieldRule = (value: string) => string | undefined;

export const fieldMessages = {
  required: 'Este campo es requerido',
  phone: 'Teléfono no válido',
  nit: 'NIT no válido',
  document: 'Formato de DUI o NIT no válido',
  email: 'Ingresa un correo electrónico válido',
  birthday: 'Fecha de nacimiento no válida, mínimo de edad 16 años',
  category: 'Debe seleccionar alguna categoría',
  deliveryPoint: 'Debe seleccionar un punto de encuentro',
  oldPassword: 'Debe tener almenos 6 carácteres',
  newPassword: 'La contraseña debe contener al menos: 8 caracteres sin espacios, una letra mayúscula, una letra minúscula, un número y un carácter especial',
  differentPasswords: 'Las contraseñas deben coincidir',
  differentConfirmation: 'Contraseña y confirmación deben ser iguales',
} as const;

/** Milliseconds after the last key until a typed value is kept [DEC-276]. */
export const inputDebounce = 850;

const rule =
  (holds: (value: string) => boolean, message: string): FieldRule =>
  (value) =>
    holds(value) ? undefined : message;

const matches = (pattern: RegExp, message: string): FieldRule => rule((value) => pattern.test(value.trim()), message);

export const required: FieldRule = rule((value) => value.trim() !== '', fieldMessages.required);

/** The first rule that fails speaks. */
export const allOf =
  (...rules: readonly FieldRule[]): FieldRule =>
  (value) => {
    for (const each of rules) {
      const message = each(value);
      if (message !== undefined) return message;
    }
    return undefined;
  };

/** An empty value is fine; anything typed must pass. */
export const optional =
  (each: FieldRule): FieldRule =>
  (value) =>
    value.trim() === '' ? undefined : each(value);

const nitPattern = /^\d{4}-\d{6}-\d{3}-\d$/;
const guatemalanNit = /^(\d{2,9})-?([\dK])$/;
/** «Consumidor final»: an invoice to nobody in particular. */
const finalConsumer = 'CF';
const duiPattern = /^\d{8}-\d$/;

/** `12345678` or `1234-5678`. */
export const phone = matches(/^\d{4}-?\d{4}$/, fieldMessages.phone);
export const withoutHyphens = (value: string): string => value.trim().replaceAll('-', '');

/** Modulo 11: from the right the digits count twice, three times and so on; 10 is written as K. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(({ total, weight }, digit) => ({ total: total + Number(digit) * weight, weight: weight + 1 }), { total: 0, weight: 2 }).total;
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** A tax number in the form of the documents, one of Guatemala with its check digit, or `CF` [VAL-005]. */
function isNit(value: string): boolean {
  const text = taxDocument(value);
  const [, digits, check] = guatemalanNit.exec(text) ?? [];
  return nitPattern.test(text) || text === finalConsumer || (digits !== undefined && checkDigit(digits) === check);
}

/** As an invoice carries it: `k` and `cf` are typed in small letters, too. */
export const taxDocument = (typed: string): string => typed.trim().toUpperCase();

export const nit = rule(isNit, fieldMessages.nit);
export const document = rule((value) => isNit(value) || duiPattern.test(value.trim()), fieldMessages.document);

const longestEmail = 120;
const emailPattern = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const email = rule((value) => value.trim().length <= longestEmail && emailPattern.test(value.trim()), fieldMessages.email);

export const category = rule((value) => value.trim() !== '', fieldMessages.category);

const youngest = 16;

/** dd/MM/yyyy; whoever turns 16 today is old enough. `now` is an instant. */
export const birthday =
  (now: number): FieldRule =>
  (value) => {
    const born = parseDate(value.trim());
    const today = localTime(now);
    if (!born || born.year < 1900) return fieldMessages.birthday;
    const beforeBirthday = today.month < born.month || (today.month === born.month && today.day < born.day);
    return today.year - born.year - (beforeBirthday ? 1 : 0) >= youngest ? undefined : fieldMessages.birthday;
  };

/** Accounts made long ago. */
export const oldPassword = rule((value) => /^[a-zA-Z0-9_.$@!¡¿?*-]{6,}$/.test(value), fieldMessages.oldPassword);

export const newPassword = rule((value) => Object.values(passwordNeeds).every((holds) => holds(value)), fieldMessages.newPassword);

/** Log-in and «current password»: the account may be old or new [DEC-232]. */
export const knownPassword: FieldRule = (value) => (oldPassword(value) === undefined || newPassword(value) === undefined ? undefined : fieldMessages.oldPassword);
