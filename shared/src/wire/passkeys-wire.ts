import { listOf, numberOf, objectOf, textOf } from './read.ts';

/** A key of a device by which the customer logs in. `createdAt`, `usedAt`: dd/MM/yyyy HH:mm; the latter empty before the first use. */
export type Passkey = { readonly id: number; readonly name: string; readonly createdAt: string; readonly usedAt: string };

/** cuenta/llaves */
export const toPasskeys = (body: unknown): readonly Passkey[] =>
  listOf(objectOf(body)['data']).map((wire) => {
    const row = objectOf(wire);
    return { id: numberOf(row['id']), name: textOf(row['nombre']), createdAt: textOf(row['inicio']), usedAt: textOf(row['ultimoUso']) };
  });
