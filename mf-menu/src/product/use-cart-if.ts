import { emptyCart, type Cart } from '@brasa/shared/domain/cart';
import { useStore } from '@brasa/shared/react';
import { cartStatus, cartStore, type CartStatus } from '@brasa/shared/runtime';

const whole = (cart: Cart): Cart => cart;
const none = (): Cart => emptyCart;
const wasRead = ({ read }: CartStatus): boolean => read;
const unread = (): boolean => false;

/** The cart, and whether that of the last visit was read. Where it is not needed it stays empty and unread, so that no change of it draws the page again. */
export const useCartIf = (isNeeded: boolean): { readonly cart: Cart; readonly isRead: boolean } => ({
  cart: useStore(cartStore, isNeeded ? whole : none),
  isRead: useStore(cartStatus, isNeeded ? wasRead : unread),
});
