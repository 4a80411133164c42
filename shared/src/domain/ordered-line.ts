import type { Cart, CartLine } from './cart.ts';
import type { ProductType } from './catalog.ts';
import type { CardPaymentState } from './card-payment.ts';
import { groupBy } from './group-by.ts';
import type { Centavos } from './money.ts';
import type { OrderStatus } from './order.ts';
import type { Selection } from './selection.ts';

/** One unit of a combo or a pizza, with what was picked for it. */
export type OrderedEntry = { readonly price: Centavos; readonly selection: Selection };

/** A line as orders keep it: all units of one product at one price. */
export type OrderedLine = {
  readonly productId: number;
  /** `certificate` and `unknown` lines exist in old orders and are never sold again. */
  readonly type: ProductType | 'certificate' | 'unknown';
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly originalPrice: Centavos;
  readonly suggested: boolean;
  readonly promotionId: number | null;
  /** `sequence` of the line that triggered the promotion. */
  readonly triggerSequence: number | null;
  /** One per unit for what is put together; empty for single products. */
  readonly entries: readonly OrderedEntry[];
};

export type SavedOrder = {
  readonly number: number;
  readonly hash: string;
  /** dd/MM/yyyy HH:mm */
  readonly placedAt: string;
  /** The day and hour it is for, dd/MM/yyyy HH:mm; empty for as soon as possible. */
  readonly futureOrder: string;
  readonly total: Centavos;
  readonly status: OrderStatus;
  readonly cardPayment: CardPaymentState;
  readonly delivery: 'home' | 'pickup';
  readonly lines: readonly OrderedLine[];
};

/** One line holds no more units, and fewer of what is put together: what a kitchen ticket can show. */
const mostUnits = 99;
const mostEntries = 20;

/** Units of the same product at the same price become one line [DEC-183]. */
export function orderedLines(cart: Pick<Cart, 'lines'>): OrderedLine[] {
  const keyOf = (line: CartLine) => [line.productId, line.unitPrice, line.originalPrice, line.suggested, line.promo?.promotionId, line.promo?.triggerSequence].join('|');
  const groups = [...groupBy(cart.lines, keyOf).values()];
  return groups.flatMap((units) => chunks(units, isPutTogether(units) ? mostEntries : mostUnits).flatMap(asOneLine));
}

const isPutTogether = (units: readonly CartLine[]): boolean => units.some((line) => line.selection.length > 0 || (line.type !== 'single' && line.type !== 'promo'));

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

function asOneLine(units: readonly CartLine[]): OrderedLine[] {
  const [line] = units;
  if (!line) return [];
  const { productId, type, unitPrice, originalPrice, suggested, promo } = line;
  const entries = isPutTogether(units) ? units.map((unit) => ({ price: unit.unitPrice, selection: unit.selection })) : [];
  const promotion = { promotionId: promo?.promotionId ?? null, triggerSequence: promo?.triggerSequence ?? null };
  return [{ productId, type, quantity: units.length, unitPrice, originalPrice, suggested, ...promotion, entries }];
}
