import { bus } from '../bus/bus.ts';
import { emptyCart, type Cart } from '../domain/cart.ts';
import { decrypt, encrypt } from '../http/cipher.ts';
import { cartFormat, isCart } from './cart-shape.ts';
import { cartStatus } from './cart-status.ts';
import { cartStore, changeCart } from './cart-store.ts';
import { joinCarts } from './join-carts.ts';
import { keepsOrder } from './kept-order.ts';
import { storageKeys } from './storage-keys.ts';
import { local, onOtherTab } from './storage.ts';
import { pack, unpack } from './stored.ts';

const isEmpty = (cart: Cart): boolean => cart.lines.length === 0 && cart.coupon === null && cart.dropped === undefined;

/** The cart as text, not encrypted; no text for an empty cart. */
const serialize = (cart: Cart): string => (isEmpty(cart) ? '' : pack(cartFormat, cart));

const deserialize = (text: string): Cart | null => unpack(decrypt(text, cartStatus.get().key), cartFormat, isCart);

/**
 * Stores the cart on the device, encrypted. The stored cart is read once, when the key and the menu are there; nothing is
 * written before [DEC-094]. All tabs have one cart: what another tab writes shows here. The encryption is part of the page's
 * first scripts, so that a page that is left right after «Añadir» can still write (decision 0030).
 */
export function createCartPersistence() {
  /** What storage holds, not encrypted, and the key it was encrypted with: writing the same again would only wake the other tabs. */
  let stored = { text: '', key: '' };
  let scheduledSave: ReturnType<typeof setTimeout> | undefined;
  /** The page is being left: what is scheduled now may never run. */
  let isLeaving = false;

  function save(): void {
    clearTimeout(scheduledSave);
    scheduledSave = undefined;
    const { updates, key } = cartStatus.get();
    if (!updates || key === '') return;
    const text = serialize(cartStore.get());
    if (text === stored.text && (text === '' || key === stored.key)) return;
    if (text === '') local.remove(storageKeys.cart);
    else local.write(storageKeys.cart, encrypt(text, key));
    stored = { text, key };
  }

  /** After the page has answered the customer: encrypting a large cart takes some milliseconds. */
  function scheduleSave(): void {
    if (isLeaving) save();
    else scheduledSave ??= setTimeout(save, 0);
  }

  function saveNow(): void {
    if (scheduledSave !== undefined) save();
  }

  /** Others change the cart in the same moment, after this: an order that is followed takes its products out. */
  function leave(): void {
    isLeaving = true;
    saveNow();
  }

  /** Out of the browser's memory. */
  function comeBack(): void {
    isLeaving = false;
  }

  /** Reads the stored cart. What was added before is put behind it. */
  function open(): void {
    const text = local.read(storageKeys.cart);
    const cart = text === null ? emptyCart : deserialize(text);
    if (cart === null) {
      console.warn('The stored cart could not be read');
      // Written over by the next cart, also by an empty one.
      stored = { text: 'unreadable', key: '' };
    } else {
      stored = { text: serialize(cart), key: cartStatus.get().key };
      changeCart((early) => joinCarts(cart, early));
      if (cart.coupon && !cartStore.get().coupon) bus.publish('cart/coupon-removed', { code: cart.coupon.coupon.code, reason: 'conditions' });
    }
    cartStatus.set((status) => ({ ...status, read: true, updates: true, error: cart === null }));
  }

  function followOtherTab(text: string | null): void {
    if (!cartStatus.get().updates) return;
    const cart = text === null ? emptyCart : deserialize(text);
    // A tab with newer code may write what this one cannot read; the cart of this tab stays as it is.
    if (!cart || local.read(storageKeys.cart) !== text) return;
    if (text === null && keepsOrder()) {
      stored = { text: '', key: '' };
      return scheduleSave();
    }
    changeCart(() => cart);
    // Not written back, even if this tab's menu prices it differently: two tabs with two menus would never end.
    stored = { text: serialize(cartStore.get()), key: cartStatus.get().key };
  }

  /** Follows the cart until the returned function is called, which saves once more. */
  function connect(): () => void {
    const subscriptions = [cartStore.changes$.subscribe(scheduleSave), cartStatus.changes$.subscribe(scheduleSave)];
    const stops = [
      onOtherTab(storageKeys.cart, followOtherTab),
      // At once: a tab at the checkout puts back the cart that it keeps, which a later save would remove again.
      bus.on('cart/cleared', saveNow),
    ];
    const page = typeof window === 'undefined' ? undefined : window;
    page?.addEventListener('pagehide', leave);
    page?.addEventListener('pageshow', comeBack);
    return () => {
      saveNow();
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      stops.forEach((stop) => stop());
      page?.removeEventListener('pagehide', leave);
      page?.removeEventListener('pageshow', comeBack);
    };
  }

  return { open, connect };
}
