import { bus } from '../bus/bus.ts';
import { emptyCart, type Cart } from '../domain/cart.ts';
import type * as cipherModule from '../http/cipher.ts';
import { cartFormat, isCart } from './cart-shape.ts';
import { cartStatus } from './cart-status.ts';
import { cartStore, changeCart } from './cart-store.ts';
import { joinCarts } from './join-carts.ts';
import { storageKeys } from './storage-keys.ts';
import { local, onOtherTab } from './storage.ts';
import { pack, unpack } from './stored.ts';

type Cipher = Pick<typeof cipherModule, 'encrypt' | 'decrypt'>;

const isEmpty = (cart: Cart): boolean => cart.lines.length === 0 && cart.coupon === null && cart.dropped === undefined;

/** The first of them tells that somebody is there. */
const touches = ['pointerdown', 'keydown'] as const;

/** Asked for early, it is there when a page is left right after its first press. */
export const fetchCipher = (): Promise<Cipher> => import('../http/cipher.ts');

const inClear = (): string => (isEmpty(cartStore.get()) ? '' : pack(cartFormat, cartStore.get()));

/**
 * Keeps the cart on the device, encrypted. Read once, when the key and the menu are there; only then is anything written
 * [DEC-094]. Two tabs have one cart: what the other one writes shows here.
 */
export function createCartKeeper(loadCipher: () => Promise<Cipher> = fetchCipher) {
  let cipher: Cipher | null = null;
  /** What storage holds in clear, and with which key: writing it again would only wake the other tabs. */
  let kept = { text: '', key: '' };
  let scheduled: ReturnType<typeof setTimeout> | undefined;

  async function needCipher(): Promise<Cipher> {
    cipher ??= await loadCipher();
    return cipher;
  }

  const readable = (text: string, { decrypt }: Cipher): Cart | null => unpack(decrypt(text, cartStatus.get().key), cartFormat, isCart);

  async function save(): Promise<void> {
    const { updates, key } = cartStatus.get();
    if (!updates || key === '') return;
    const text = inClear();
    if (text === kept.text && (text === '' || key === kept.key)) return;
    if (text !== '' && !cipher) {
      await needCipher();
      return save();
    }
    if (text === '') local.remove(storageKeys.cart);
    else if (cipher) local.write(storageKeys.cart, cipher.encrypt(text, key));
    kept = { text, key };
  }

  function flush(): void {
    clearTimeout(scheduled);
    scheduled = undefined;
    // Without the cipher (its file did not arrive) the cart lives in memory; the next change tries again.
    save().catch((error: unknown) => console.warn('The cart could not be kept', error));
  }

  /** After the page has answered the customer: sealing a large cart takes some milliseconds. */
  function schedule(): void {
    scheduled ??= setTimeout(flush, 0);
  }

  /** Looks for a stored cart. Rejects when the cipher cannot be loaded: nothing was read then, and nothing may be written. */
  async function open(): Promise<void> {
    const text = local.read(storageKeys.cart);
    const found = text === null ? emptyCart : readable(text, await needCipher());
    if (found === null) {
      console.warn('The stored cart could not be read');
      // Written over by the next cart, also by an empty one.
      kept = { text: 'unreadable', key: '' };
    } else {
      kept = { text: isEmpty(found) ? '' : pack(cartFormat, found), key: cartStatus.get().key };
      changeCart((early) => joinCarts(found, early));
      if (found.coupon && !cartStore.get().coupon) bus.publish('cart/coupon-removed', { code: found.coupon.coupon.code, reason: 'conditions' });
    }
    cartStatus.set((status) => ({ ...status, read: true, updates: true, error: found === null }));
  }

  async function follow(text: string | null): Promise<void> {
    if (!cartStatus.get().updates) return;
    const cart = text === null ? emptyCart : readable(text, await needCipher());
    // A tab with newer code may write what this one cannot read; the cart of this tab stays as it is.
    if (!cart || local.read(storageKeys.cart) !== text) return;
    changeCart(() => cart);
    // Not written back, even if this tab's menu prices it differently: two tabs with two menus would never end.
    kept = { text: inClear(), key: cartStatus.get().key };
  }

  /** The customer does something: what seals a cart is fetched before there is one to lose. */
  const warmUp = (): void => {
    touches.forEach((touch) => window.removeEventListener(touch, warmUp));
    needCipher().catch(() => {});
  };

  function connect(): () => void {
    const subscriptions = [cartStore.changes$.subscribe(schedule), cartStatus.changes$.subscribe(schedule)];
    const stop = onOtherTab(storageKeys.cart, (text) => void follow(text));
    const leave = (): void => (scheduled === undefined ? undefined : flush());
    if (typeof window !== 'undefined') {
      window.addEventListener('pagehide', leave);
      touches.forEach((touch) => window.addEventListener(touch, warmUp, { passive: true }));
    }
    return () => {
      leave();
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      stop();
      if (typeof window === 'undefined') return;
      window.removeEventListener('pagehide', leave);
      touches.forEach((touch) => window.removeEventListener(touch, warmUp));
    };
  }

  return { open, connect };
}
