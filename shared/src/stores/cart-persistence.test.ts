import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { bus } from '../bus/bus.ts';
import { emptyCart, type Cart } from '../domain/cart.ts';
import * as cipher from '../http/cipher.ts';
import { aCart, aCartOf, aCoupon } from '../testing/cart-builder.ts';
import { fakeSecret } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { runs } from '../testing/runs.ts';
import { createCartPersistence } from './cart-persistence.ts';
import { cartFormat, isCart } from './cart-shape.ts';
import { cartStatus, rememberKey } from './cart-status.ts';
import { addToCart, cartStore, clearCart, removeGroup } from './cart-store.ts';
import { deliverCatalog } from './catalog-store.ts';
import { joinCarts } from './join-carts.ts';
import { pack, unpack } from './stored.ts';

const menu = anExampleMenu();
const bread = menu.productById.get(5001);
if (!bread) throw new Error('the example menu has no bread');

let shelves = freshStorage();
const stops: (() => void)[] = [];

beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A page of its own: menu and key are there, the stored cart was read. */
function openPage(key = fakeSecret): void {
  resetStores();
  deliverCatalog(menu);
  rememberKey(key);
  const persistence = createCartPersistence();
  stops.push(persistence.connect());
  persistence.open();
}

/** Timers of one length end in the order in which they began: a scheduled save is done then. */
const saved = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const storedCart = (): Cart | null => unpack(cipher.decrypt(shelves.local.entries()['cart-state'] ?? '', fakeSecret), cartFormat, isCart);
const encrypted = (cart: unknown, key = fakeSecret): string => cipher.encrypt(pack(cartFormat, cart), key);

test('the cart stands encrypted under its key, and the next visit finds it again [CART-011, CART-016, STG-005]', async () => {
  openPage();
  addToCart(bread, 2, []);
  await saved();
  const before = cartStore.get();
  expect(shelves.local.entries()['cart-state']).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(storedCart()).toEqual(before);
  stops.splice(0).forEach((stop) => stop());

  openPage();
  expect(cartStore.get()).toEqual(before);
  expect(cartStatus.get()).toEqual({ read: true, updates: true, key: fakeSecret, error: false });
});

test('without a key nothing is written [CART-012]', async () => {
  deliverCatalog(menu);
  stops.push(createCartPersistence().connect());
  cartStatus.set((status) => ({ ...status, read: true, updates: true }));
  addToCart(bread, 1, []);
  await saved();
  expect(shelves.local.entries()).toEqual({});
  rememberKey(fakeSecret);
  await saved();
  expect(storedCart()?.lines).toHaveLength(1);
});

test('before the stored cart was read nothing is written [CART-013, GEN-025]', async () => {
  deliverCatalog(menu);
  rememberKey(fakeSecret);
  stops.push(createCartPersistence().connect());
  addToCart(bread, 1, []);
  await saved();
  expect(shelves.local.entries()).toEqual({});
  expect(cartStatus.get()).toMatchObject({ read: false, updates: false });
});

test.each([
  ['not encrypted', '{"items":[]}'],
  ['noise', '%%%'],
  ['another key', encrypted(emptyCart, 'otra')],
  ['not JSON', cipher.encrypt('hola', fakeSecret)],
  ['another shape', encrypted({ items: [], total: 0 })],
  ['another format', cipher.encrypt(pack(cartFormat + 1, emptyCart), fakeSecret)],
])('a stored cart that is %s is an empty cart with an error nobody is shown, and is written over [CART-014, CART-015]', async (_what, text) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  shelves = freshStorage({ 'cart-state': text });
  openPage();
  expect(cartStore.get()).toEqual(emptyCart);
  expect(cartStatus.get()).toMatchObject({ read: true, updates: true, error: true });
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
  addToCart(bread, 1, []);
  await saved();
  expect(storedCart()?.lines).toHaveLength(1);
});

test('a stored cart of any shape never breaks the page [CART-014, STG-011]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      shelves = freshStorage({ 'cart-state': encrypted(value) });
      openPage();
      stops.splice(0).forEach((stop) => stop());
      expect(cartStore.get().lines).toEqual([]);
    }),
    runs(30),
  );
  warned.mockRestore();
});

test('every cart that can be made can be read again', () => {
  const everything = aCartOf(menu, { productId: 2001 }, { productId: 3001 }, { productId: 5001, quantity: 2, suggested: true });
  const marked = aCart(
    everything.lines.map((line) => ({ ...line, promo: { promotionId: 1, triggerSequence: null, price: 1 } })),
    { coupon: { coupon: aCoupon(), typed: true, discount: 5 } },
  );
  for (const cart of [emptyCart, everything, marked]) expect(isCart(JSON.parse(JSON.stringify(cart)))).toBe(true);
});

test('an empty cart leaves nothing on the device', async () => {
  openPage();
  addToCart(bread, 1, []);
  await saved();
  removeGroup(0);
  await saved();
  expect(shelves.local.entries()).toEqual({});
});

test('a stored cart is repriced and judged before anybody sees it [CVAL-001]', async () => {
  const old = aCartOf(menu, { productId: 5001 });
  const cheap = { ...old, lines: old.lines.map((line) => ({ ...line, unitPrice: 1, originalPrice: 1 })) };
  shelves = freshStorage({ 'cart-state': encrypted({ ...cheap, coupon: { coupon: aCoupon(), typed: true, discount: 1 } }) });
  const prices: (number | undefined)[] = [];
  const removed: string[] = [];
  stops.push(bus.on('cart/coupon-removed', ({ reason }) => void removed.push(reason)));
  resetStores();
  const subscription = cartStore.changes$.subscribe(({ lines }) => prices.push(lines[0]?.unitPrice));
  openPage();
  subscription.unsubscribe();
  expect(prices).toEqual([undefined, bread.price]);
  expect(removed).toEqual(['conditions']);
});

test('what was added before the stored cart could be read is not lost', async () => {
  shelves = freshStorage({ 'cart-state': encrypted(aCartOf(menu, { productId: 8001, quantity: 2 })) });
  resetStores();
  deliverCatalog(menu);
  rememberKey(fakeSecret);
  const persistence = createCartPersistence();
  stops.push(persistence.connect());
  addToCart(bread, 1, []);
  persistence.open();
  await saved();
  expect(cartStore.get().lines.map(({ productId, sequence }) => [productId, sequence])).toEqual([
    [8001, 0],
    [8001, 0],
    [5001, 1],
  ]);
  expect(storedCart()).toEqual(cartStore.get());
});

test('joined carts have lines and groups of their own, promotions included', () => {
  const cart = aCartOf(menu, { productId: 5001, quantity: 2 }, { productId: 8001, promo: { promotionId: 7, triggerSequence: 0, price: 1 } });
  const joined = joinCarts(cart, cart);
  expect(new Set(joined.lines.map(({ id }) => id)).size).toBe(6);
  expect(joined.lines.map(({ sequence }) => sequence)).toEqual([0, 0, 1, 2, 2, 3]);
  expect(joined.lines.map(({ promo }) => promo?.triggerSequence)).toEqual([undefined, undefined, 0, undefined, undefined, 2]);
  expect(joined.nextSequence).toBe(4);
});

test('of two coupons the stored one stays: an order takes one', () => {
  const coupon = (code: string) => ({ coupon: aCoupon({ code }), typed: true, discount: 5 });
  const cart = aCartOf(menu, { productId: 5001 });
  const [kept, added] = [{ ...cart, coupon: coupon('antes') }, { ...cart, coupon: coupon('ahora') }];
  expect([joinCarts(kept, cart), joinCarts(kept, added), joinCarts(cart, added)].map((joined) => joined.coupon?.coupon.code)).toEqual(['antes', 'antes', 'ahora']);
});

test('a new key of the deployment encrypts the cart anew', async () => {
  openPage();
  addToCart(bread, 1, []);
  await saved();
  rememberKey('nueva');
  await saved();
  expect(cipher.decrypt(shelves.local.entries()['cart-state'] ?? '', 'nueva')).toBe(pack(cartFormat, cartStore.get()));
});

test('changes made together are written once, and an unchanged cart not at all', async () => {
  openPage();
  const written = jest.spyOn(shelves.local, 'setItem');
  addToCart(bread, 1, []);
  addToCart(bread, 1, []);
  await saved();
  cartStore.set((cart) => ({ ...cart }));
  await saved();
  expect(written).toHaveBeenCalledTimes(1);
});

test('a page that is left right after the first add has stored it', () => {
  const page = new EventTarget();
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  try {
    openPage();
    addToCart(bread, 1, []);
    page.dispatchEvent(new Event('pagehide'));
    expect(storedCart()?.lines).toHaveLength(1);
    // As the dialog of an order does that is followed, when the page is left.
    clearCart('order-placed');
    expect(storedCart()).toBeNull();
    page.dispatchEvent(new Event('pageshow'));
    addToCart(bread, 1, []);
    expect(storedCart()).toBeNull();
    stops.splice(0).forEach((stop) => stop());
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});
