import { bus } from '../bus/bus.ts';
import type { Events } from '../bus/events.ts';
import { emptyCart, type AppliedCoupon, type Cart } from '../domain/cart.ts';
import { addLines, duplicateLine, removeGroup as withoutGroup, removeLastOfGroup, type AddOptions } from '../domain/cart-operations.ts';
import type { Product } from '../domain/catalog.ts';
import { unitPrice } from '../domain/pricing.ts';
import type { Selection } from '../domain/selection.ts';
import { revalidated } from './cart-facts.ts';
import { catalogStore } from './catalog-store.ts';
import { createStore } from './store.ts';

export const cartStore = createStore<Cart>('cart', emptyCart);

/** False once «¿Algo más...?» was closed; an emptied cart may be asked again [DEC-113]. */
export const showSuggestions = createStore('show-suggestions', true);

/** Every change goes through here: the new cart is complete (prices, promotions, coupon) before anybody sees it. */
export function changeCart(change: (cart: Cart) => Cart): Cart {
  const before = cartStore.get();
  const changed = change(before);
  if (changed !== before) cartStore.set(revalidated(changed, before));
  const after = cartStore.get();
  const gone = (after.dropped ?? []).slice(changed.dropped?.length ?? 0).filter(({ wasPromo }) => !wasPromo);
  if (gone.length > 0) console.warn('Left the cart, because it cannot be had like that any more:', gone.map(({ name }) => name));
  if (after.lines.length === 0) showSuggestions.set(true);
  if (before.coupon && changed.coupon && !after.coupon)
    bus.publish('cart/coupon-removed', { code: before.coupon.coupon.code, reason: 'conditions' });
  return after;
}

/** The menu or what is known about it changed: the same cart under new facts. */
export const revalidateCart = (): void => void changeCart((cart) => (cart.lines.length > 0 || cart.coupon ? { ...cart } : cart));

/** Adds units of one product under one sequence and returns it; null when the cart does not take them, and stays as it was. */
export function addToCart(product: Product, quantity: number, selection: Selection, options: AddOptions = {}): number | null {
  const catalog = catalogStore.get();
  if (!catalog) return null;
  const { nextSequence: sequence } = cartStore.get();
  const joined = ({ lines }: Cart): boolean => lines.some((line) => line.sequence === sequence);
  const added = addLines(cartStore.get(), product, quantity, selection, unitPrice(catalog, product, selection), options);
  if (!joined(added) || !joined(revalidated(added))) return null;
  changeCart(() => added);
  bus.publish('cart/line-added', { productId: product.id, quantity, sequence, suggested: options.suggested === true });
  return sequence;
}

/** Takes out a group and the promotion lines it triggered. Whether to ask first is the screen's business. */
export function removeGroup(sequence: number): void {
  changeCart((cart) => withoutGroup(cart, sequence));
  bus.publish('cart/group-removed', { sequence });
}

/** One more like the others of the group, or the last one out; a group keeps at least one. */
export function changeQuantity(sequence: number, by: 1 | -1): void {
  changeCart((cart) => (by === 1 ? duplicateLine(cart, sequence) : removeLastOfGroup(cart, sequence)));
}

export function applyCoupon(coupon: AppliedCoupon): void {
  changeCart((cart) => ({ ...cart, coupon }));
  if (cartStore.get().coupon) bus.publish('cart/coupon-applied', { code: coupon.coupon.code });
}

export function removeCoupon(reason: Events['cart/coupon-removed']['reason'] = 'customer'): void {
  const present = cartStore.get().coupon;
  if (!present) return;
  changeCart((cart) => ({ ...cart, coupon: null }));
  bus.publish('cart/coupon-removed', { code: present.coupon.code, reason });
}

export function clearCart(reason: Events['cart/cleared']['reason'] = 'customer'): void {
  cartStore.set(emptyCart);
  showSuggestions.set(true);
  bus.publish('cart/cleared', { reason });
}
