import type { AppliedCoupon, Cart } from '../domain/cart.ts';
import { toCentavos, toQuetzales } from '../domain/money.ts';
import { orderedLines } from '../domain/ordered-line.ts';
import type { OrderedEntry, OrderedLine } from '../domain/ordered-line.ts';
import { fromCoupon } from './coupons-wire.ts';
import type { WireCouponMarker } from './coupons-wire.ts';
import { fromProductType, toProductType } from './product-type-wire.ts';
import { flagOf, idOf, listOf, numberOf, objectOf, textOf } from './read.ts';
import { fromSelection, toSelection } from './selection-wire.ts';
import type { WireOption } from './selection-wire.ts';

export type WireLine = {
  readonly I: number;
  readonly C: number;
  readonly P: number;
  readonly PO: number;
  readonly TIP: string;
  /** Name; only the server writes it. */
  readonly N?: string;
  readonly VS: 0 | 1;
  readonly list?: readonly (readonly [{ readonly precio: number; readonly opciones: readonly WireOption[] }])[];
  readonly IP?: 1;
  readonly PID?: number;
  readonly aplicadoDesde?: number;
};

/** The coupon travels as a line of negative price with its whole marker [DEC-184]. */
export type WireCouponLine = Omit<WireCouponMarker, 'P' | 'C'> & Pick<WireLine, 'I' | 'C' | 'P' | 'PO' | 'VS'> & { readonly TIP: 'CUP'; readonly cuponInput: boolean };

/** The cart as it travels: lines of units, then its coupon. */
export function fromCart(cart: Cart): (WireLine | WireCouponLine)[] {
  const lines = orderedLines(cart).map(fromOrderedLine);
  return cart.coupon ? [...lines, fromAppliedCoupon(cart.coupon)] : lines;
}

export function fromOrderedLine(line: OrderedLine): WireLine {
  const { type, promotionId, triggerSequence, entries } = line;
  return {
    I: line.productId,
    C: line.quantity,
    P: toQuetzales(line.unitPrice),
    PO: toQuetzales(line.originalPrice),
    TIP: type === 'certificate' || type === 'unknown' ? 'CER' : fromProductType(type),
    VS: line.suggested ? 1 : 0,
    ...(entries.length > 0 && { list: entries.map(({ price, selection }) => [{ precio: toQuetzales(price), opciones: fromSelection(selection) }] as const) }),
    ...(promotionId !== null && { IP: 1 as const, PID: promotionId, ...(triggerSequence !== null && { aplicadoDesde: triggerSequence }) }),
  };
}

export function fromAppliedCoupon({ coupon, typed, discount }: AppliedCoupon): WireCouponLine {
  const price = toQuetzales(-discount || 0);
  // `C` and `P` of the marker (channel, percent) give way to what they mean on a line: units and price.
  return { ...fromCoupon(coupon), I: 0, C: 1, P: price, PO: price, TIP: 'CUP', VS: 0, cuponInput: typed };
}

const isCoupon = (wire: unknown): boolean => objectOf(wire)['TIP'] === 'CUP';

/** Product lines of an order; its coupon is read by `toOrderedCoupon`. */
export const toOrderedLines = (wire: unknown): OrderedLine[] => listOf(wire).filter((line) => !isCoupon(line)).map(toOrderedLine);

export type OrderedCoupon = { readonly code: string; readonly typed: boolean; readonly discount: number };

export function toOrderedCoupon(wire: unknown): OrderedCoupon | null {
  const line = listOf(wire).map(objectOf).find(isCoupon);
  return line ? { code: textOf(line['codigo']).trim().toLowerCase(), typed: line['cuponInput'] === true, discount: -toCentavos(numberOf(line['P'])) || 0 } : null;
}

function toOrderedLine(wire: unknown): OrderedLine {
  const line = objectOf(wire);
  const type = textOf(line['TIP']);
  const unitPrice = toCentavos(numberOf(line['P']));
  return {
    productId: numberOf(line['I']),
    type: type === 'CER' ? 'certificate' : (toProductType(type) ?? 'unknown'),
    quantity: numberOf(line['C']),
    unitPrice,
    originalPrice: line['PO'] === undefined ? unitPrice : toCentavos(numberOf(line['PO'])),
    suggested: flagOf(line['VS']),
    promotionId: flagOf(line['IP']) ? idOf(line['PID']) : null,
    triggerSequence: line['aplicadoDesde'] === undefined ? null : numberOf(line['aplicadoDesde']),
    entries: listOf(line['list']).flatMap(toEntry),
  };
}

/** Entries come wrapped in lists of one. */
function toEntry(wire: unknown): OrderedEntry[] {
  const [first] = Array.isArray(wire) ? wire : [wire];
  if (first === undefined) return [];
  const entry = objectOf(first);
  return [{ price: toCentavos(numberOf(entry['precio'])), selection: toSelection(entry['opciones']) }];
}
