/** Whole centavos of quetzal. Every amount inside the product has this unit; quetzales exist only on the wire. */
export type Centavos = number;

/** Quetzales as the wire writes them (a JSON number) to centavos, half up, without binary rounding surprises: 10.005 → 1001 [DEC-005]. */
export function toCentavos(quetzales: number): Centavos {
  if (!Number.isFinite(quetzales)) return 0;
  const sign = quetzales < 0 ? -1 : 1;
  return sign * Math.round(Number(`${Math.abs(quetzales)}e2`)) || 0;
}

export const toQuetzales = (amount: Centavos): number => amount / 100;

/** Symbol, then two decimals and a dot, no thousands separator; a minus goes first: `-Q20.00` [DEC-004]. */
export function formatMoney(amount: Centavos, symbol = 'Q'): string {
  return `${amount < 0 ? '-' : ''}${symbol}${(Math.abs(amount) / 100).toFixed(2)}`;
}

/** A percentage of an amount, half up; percents may have two decimals. Whole numbers only, so that 15 % of Q133.33 is Q20.00. */
export const percentOf = (amount: Centavos, percent: number): Centavos => Math.floor((amount * Math.round(percent * 100) + 5000) / 10_000);
