import { replaceEqualDeep } from '@tanstack/react-query';
import type { Cart } from '../domain/cart.ts';
import { revalidate, type CartFacts } from '../domain/revalidate.ts';
import { catalogStore } from './catalog-store.ts';
import { createStore } from './store.ts';

/** What the server has said that the cart depends on, besides the menu. */
export const cartFacts = createStore<CartFacts>('cart-facts', { promotionAnswers: new Map() });

/**
 * The cart as it must look with the menu and the facts of now; without a menu nothing can be said, and nothing changes.
 * What is equal to a part of `before` is that very part: lines that did not change are not drawn again.
 */
export function revalidated(cart: Cart, before: Cart = cart): Cart {
  const catalog = catalogStore.get();
  return catalog ? replaceEqualDeep(before, revalidate(cart, catalog, cartFacts.get())) : cart;
}
