import { initials } from '@brasa/shared/domain/initials';
import { objectOf, textOf } from '@brasa/shared/wire/read';

/** From an answer of cliente/getDataUser. */
export function toInitials(body: unknown): string {
  const data = objectOf(objectOf(body)['data']);
  return initials(textOf(data['nombres']), textOf(data['apellidos']));
}
