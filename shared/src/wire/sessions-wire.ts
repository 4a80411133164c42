import { flagOf, listOf, objectOf, textOf } from './read.ts';

/** A place where the customer is logged in. `startedAt`, `usedAt`: dd/MM/yyyy HH:mm. */
export type OpenSession = { readonly id: string; readonly device: string; readonly startedAt: string; readonly usedAt: string; readonly isCurrent: boolean };

/** cuenta/sesiones, the one that asks first. */
export function toOpenSessions(body: unknown): readonly OpenSession[] {
  const sessions = listOf(objectOf(body)['data']).map((wire) => {
    const row = objectOf(wire);
    return { id: textOf(row['id']), device: textOf(row['dispositivo']), startedAt: textOf(row['inicio']), usedAt: textOf(row['ultimoUso']), isCurrent: flagOf(row['actual']) };
  });
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
