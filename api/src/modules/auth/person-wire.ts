import { birthday, fieldMessages } from '@brasa/shared/domain/field-rules';
import { parseDate } from '@brasa/shared/domain/local-time';
import { nicknameOf } from '@brasa/shared/domain/person';
import type { SaveCustomerRequest } from '@brasa/shared/wire/account-schema';
import { Refusal } from '../../calls/failures.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD of a date that makes somebody old enough today; refused otherwise. */
export function acceptedBirthday(text: string, now: number): string {
  const born = birthday(now)(text) === undefined ? parseDate(text) : null;
  if (!born) throw new Refusal(fieldMessages.birthday, { problems: [{ field: 'fechaNacimiento', message: fieldMessages.birthday }] });
  return `${born.year}-${two(born.month)}-${two(born.day)}`;
}

/** What is kept of a person, but for birthday and mailbox. */
export const toPerson = ({ nombres, apellidos, nickname, telefono, email, publicidad, genero }: SaveCustomerRequest) => ({
  nombres,
  apellidos,
  nickname: nicknameOf(nickname, email),
  telefono,
  publicidad,
  genero,
});
