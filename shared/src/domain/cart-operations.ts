import type { Cart, CartLine, PromoMark } from './cart.ts';
import type { Product, ProductType } from './catalog.ts';
import type { Centavos } from './money.ts';
import type { Selection } from './selection.ts';

export { canDecrease, canIncrease, displayGroups, type CartGroup } from './cart-groups.ts';

export type AddOptions = {
  /** Chosen in the «¿Algo más...?» dialog. */
  readonly suggested?: boolean;
  readonly promo?: PromoMark | null;
  /** Brought by a coupon; `soldId` is the one the coupon names. */
  readonly fromCoupon?: boolean;
  readonly soldId?: number;
};

/** A promotion product can only join as one; fillers never [DEC-072, DEC-074]. */
const maySell = (type: ProductType, options: AddOptions): boolean =>
  type !== 'filler' && (type !== 'promo' || options.promo != null || options.fromCoupon === true);

/** `price` is the catalogue price of one unit with this selection. The units share one sequence [DEC-084]. */
export function addLines(cart: Cart, product: Product, quantity: number, selection: Selection, price: Centavos, options: AddOptions = {}): Cart {
  if (!Number.isInteger(quantity) || quantity < 1 || !maySell(product.type, options)) return cart;
  const sequence = cart.nextSequence;
  const unit: Omit<CartLine, 'id'> = {
    productId: product.id,
    soldId: options.soldId ?? product.soldId,
    type: product.type,
    name: product.name,
    pictures: product.pictures,
    channel: product.channel,
    geoLimited: product.availability === 'geo',
    unitPrice: options.promo?.price ?? price,
    originalPrice: price,
    sequence,
    selection: product.type === 'single' ? [] : selection,
    suggested: options.suggested ?? false,
    promo: options.promo ?? null,
    fromCoupon: options.fromCoupon ?? false,
  };
  const added = Array.from({ length: quantity }, (_, index) => ({ ...unit, id: lineId(sequence, index) }));
  return { ...cart, lines: [...cart.lines, ...added], nextSequence: sequence + 1 };
}

/** Never reused while the group lives: numbers inside a group only grow. */
export const lineId = (sequence: number, number: number): string => `${sequence}-${number}`;
export const numberOf = (line: CartLine): number => Number(line.id.split('-')[1] ?? 0);

export const groupOf = (cart: Cart, sequence: number): CartLine[] => cart.lines.filter((line) => line.sequence === sequence);

/** One more unit like the last of its group. What a promotion brought is not repeated: each trigger brings one [DEC-139]. */
export function duplicateLine(cart: Cart, sequence: number): Cart {
  const last = groupOf(cart, sequence).findLast(({ promo }) => promo === null);
  if (!last) return cart;
  const id = lineId(sequence, Math.max(...groupOf(cart, sequence).map(numberOf)) + 1);
  return { ...cart, lines: cart.lines.flatMap((line) => (line === last ? [line, { ...line, id }] : [line])) };
}

/** A group keeps at least one unit, and what a promotion brought is not counted down [DEC-090]. */
export function removeLastOfGroup(cart: Cart, sequence: number): Cart {
  const ordinary = groupOf(cart, sequence).filter(({ promo }) => promo === null);
  return ordinary.length > 1 ? removeLine(cart, ordinary.at(-1)?.id ?? '') : cart;
}

/** What remains is in the order of adding. */
export function removeLine(cart: Cart, id: string): Cart {
  const lines = cart.lines.filter((line) => line.id !== id);
  return lines.length === cart.lines.length ? cart : { ...cart, lines: lines.toSorted((a, b) => a.sequence - b.sequence) };
}

/** Promotion lines that are in the cart because of this group. */
export const linesTriggeredBy = (cart: Cart, sequence: number): CartLine[] =>
  cart.lines.filter((line) => line.promo?.triggerSequence === sequence && line.sequence !== sequence);

/** The group goes, and with it the promotion lines it brought. */
export function removeGroup(cart: Cart, sequence: number): Cart {
  const lines = cart.lines.filter((line) => line.sequence !== sequence && line.promo?.triggerSequence !== sequence);
  return lines.length === cart.lines.length ? cart : { ...cart, lines };
}

export type RemovalQuestion = {
  readonly promo: CartLine;
  readonly parent: Pick<CartLine, 'productId' | 'sequence' | 'type'>;
};

/** What to ask before a group goes; null when nothing else would go with it. */
export function removalQuestion(cart: Cart, sequence: number): RemovalQuestion | null {
  const [promo] = linesTriggeredBy(cart, sequence);
  const [parent] = groupOf(cart, sequence);
  return promo && parent ? { promo, parent: { productId: parent.productId, sequence, type: parent.type } } : null;
}

/** The coupon does not count as an item [DEC-087]. */
export const itemCount = (cart: Cart): number => cart.lines.length;

export type Totals = { readonly subtotal: Centavos; readonly discount: Centavos; readonly total: Centavos };

/** The coupon takes off at most everything [DEC-088]. */
export function totals(cart: Cart): Totals {
  const subtotal = cart.lines.reduce((sum, line) => sum + line.unitPrice, 0);
  const discount = Math.min(cart.coupon?.discount ?? 0, subtotal);
  return { subtotal, discount, total: subtotal - discount };
}
