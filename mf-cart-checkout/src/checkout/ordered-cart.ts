import type { CartLine } from '@brasa/shared/domain/cart';
import type { FutureOrder } from '@brasa/shared/domain/delivery';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { cartStore, changeCart, clearCart, deliveryStore, isListOf, isNumber, isShape, isString, local, orNull, resetCheckout, setFutureOrder, storageKeys, stored, unfinishedOrder } from '@brasa/shared/runtime';

/** The lines, the coupon and the date an order was made of, as this device names them. */
export type OrderedParts = { readonly lines: readonly OrderedUnit[]; readonly coupon: string | null; readonly futureOrder: FutureOrder | null };
type OrderedUnit = { readonly id: string; readonly productId: number };
/** Kept as long as the end of the order is not known. */
type OrderedCart = { readonly number: number; readonly parts: OrderedParts };

const isUnit = isShape<OrderedUnit>({ id: isString, productId: isNumber });
export const isOrderedParts = isShape<OrderedParts>({ lines: isListOf(isUnit), coupon: orNull(isString), futureOrder: orNull(isShape<FutureOrder>({ date: isString, time: isString })) });
const orderedCart = stored(local, storageKeys.orderedCart, 1, isShape<OrderedCart>({ number: isNumber, parts: isOrderedParts }));

export const orderedParts = ({ cart: { lines, coupon }, futureOrder }: Pick<OrderDraft, 'cart' | 'futureOrder'>): OrderedParts => ({
  lines: lines.map(({ id, productId }) => ({ id, productId })),
  coupon: coupon?.coupon.code ?? null,
  futureOrder,
});

/** The order was sent, and its end is not known yet. */
export function rememberUnfinished(number: number, parts: OrderedParts): void {
  unfinishedOrder.write(number);
  orderedCart.write({ number, parts });
}

/** The last order of this device whose end is not known. */
export const isUnfinished = ({ number }: { readonly number: number }): boolean => unfinishedOrder.read() === number;

export function forgetUnfinished(): void {
  unfinishedOrder.clear();
  orderedCart.clear();
}

/** The date belongs to the order it was chosen for (A23): the next one is for now, unless another date was chosen since. */
export function endFutureOrder(ordered: FutureOrder | null): void {
  const { futureOrder } = deliveryStore.get();
  if (futureOrder && futureOrder.date === ordered?.date && futureOrder.time === ordered.time) setFutureOrder(null);
}

function partsOf(number: number): OrderedParts | null {
  const known = orderedCart.read();
  return known?.number === number ? known.parts : null;
}

const isAmong = ({ lines }: OrderedParts, { id, productId }: CartLine): boolean => lines.some((unit) => unit.id === id && unit.productId === productId);

/** The same for an order that is known by its number; takes out nothing when this device does not know what it was made of. */
export const takeOutOrdered = (number: number): boolean => takeOut(partsOf(number) ?? { lines: [], coupon: null, futureOrder: null });

/**
 * Takes out of the cart what an order was made of. What joined it since, or a cart of a later visit, is another order and
 * stays, with what was typed for it. True when nothing stays.
 */
export function takeOut(ordered: OrderedParts): boolean {
  const { lines } = cartStore.get();
  const left = lines.filter((line) => !isAmong(ordered, line));
  endFutureOrder(ordered.futureOrder);
  if (left.length === lines.length && lines.length > 0) return false;
  if (left.length > 0) {
    changeCart((cart) => ({ ...cart, lines: left, coupon: cart.coupon?.coupon.code === ordered.coupon ? null : cart.coupon }));
    return false;
  }
  clearCart('order-placed');
  resetCheckout();
  return true;
}
