import { toQuetzales } from '@brasa/shared/domain/money';
import type { WireMenuItem, WirePromotionProduct } from '@brasa/shared/wire/catalog-schema';
import type { PromotionRow } from './promotions.ts';

export const fromValidity = (isValid: boolean) => ({ data: { v: isValid ? ('S' as const) : ('N' as const) } });

/** The product of a promotion with its terms. It is hidden in the menu, but here somebody asked for it. */
export const fromPromotionProduct = (row: PromotionRow, item: WireMenuItem): WirePromotionProduct => ({
  ...item,
  H: 0,
  PID: row.id,
  TP: row.kind,
  DSC: row.percent ?? toQuetzales(row.value_cents),
  MC: toQuetzales(row.min_cents),
  apl: row.triggers,
  prm: row.members,
});
