import type { Promotion } from '../domain/catalog.ts';
import { toCentavos } from '../domain/money.ts';
import { toPictures } from './pictures-wire.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';

const kinds = { PORCENTAJE: 'percentage', MONTO: 'amount' } as const satisfies Record<string, Promotion['kind']>;

/** PORCENTAJE and MONTO take off; every other kind names the price itself [DEC-137]. */
export const toDiscountKind = (wire: unknown): Promotion['kind'] => kinds[wire as keyof typeof kinds] ?? 'fixed-price';

/** A discount that is missing leaves the price as it is; read as 0 it would be a price of nothing [DEC-137]. */
const changesNothing = -1;
const isWritten = (wire: unknown): boolean => (typeof wire === 'number' && Number.isFinite(wire)) || (typeof wire === 'string' && wire.trim() !== '' && Number.isFinite(Number(wire)));

export function toPromotion(wire: unknown): Promotion {
  const row = objectOf(wire);
  const kind = toDiscountKind(row['TP']);
  const discount = isWritten(row['DSC']) ? numberOf(row['DSC']) : changesNothing;
  return {
    id: numberOf(row['PID']),
    slug: textOf(row['CODIGO_URL']),
    name: textOf(row['N']),
    description: textOf(row['D']),
    kind,
    value: kind === 'percentage' ? discount : toCentavos(discount),
    minimum: toCentavos(numberOf(row['MC'])),
    endsAt: textOf(row['FH']),
    triggerIds: listOf(row['apl']).map(numberOf),
    memberIds: listOf(row['prm']).map(numberOf),
    pictures: toPictures(row),
  };
}
