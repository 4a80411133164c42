import { listOrders } from '@brasa/shared/domain/order-listing';
import type { OrderedLine, SavedOrder } from '@brasa/shared/domain/ordered-line';
import type { Product } from '@brasa/shared/domain/catalog';
import type { Selection } from '@brasa/shared/domain/selection';
import { addToCart, cartStore, catalogStore, changeQuantity } from '@brasa/shared/runtime';

/** What a promotion brought comes only with its promotion [DEC-205]. */
export const isPromo = ({ type, promotionId }: Pick<OrderedLine, 'type' | 'promotionId'>): boolean => type === 'promo' || promotionId !== null;

/** Puts an old order's lines that can still be had into the cart, at the prices of today; how many units joined it. */
export function reorder(order: SavedOrder, lines: readonly OrderedLine[]): number {
  const catalog = catalogStore.get();
  if (!catalog) return 0;
  const [current] = listOrders([{ ...order, lines: lines.filter((line) => !isPromo(line)) }], catalog);
  const before = cartStore.get().lines.length;
  for (const line of current?.lines ?? []) {
    const product = catalog.productById.get(line.productId);
    if (product) addLine(product, line);
  }
  return cartStore.get().lines.length - before;
}

function addLine(product: Product, { quantity, entries }: OrderedLine): void {
  if (entries.length === 0) addToCart(product, quantity, []);
  else for (const { selection } of entries) addEntry(product, selection);
}

const isSame = (one: Selection, other: Selection): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One more of what is already in the cart just like this, else a new one [REO-016]. */
function addEntry(product: Product, selection: Selection): void {
  const twin = cartStore.get().lines.find((line) => line.productId === product.id && line.promo === null && !line.fromCoupon && isSame(line.selection, selection));
  if (twin) changeQuantity(twin.sequence, 1);
  else addToCart(product, 1, selection);
}
