import { beforeEach, expect, jest, test } from '@jest/globals';
import { bus } from '../bus/bus.ts';
import { emptyCart } from '../domain/cart.ts';
import type { HomeLocation } from '../domain/delivery.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { authStore, failedLogins, isLoggedIn, keepGuestToken, logInFailed, readAuth } from './auth-store.ts';
import { cartStore } from './cart-store.ts';
import { checkoutStore, emptyCheckout, updateCheckout, updateClient } from './checkout-store.ts';
import { chooseHome, choosePickup, deliveryStore } from './delivery-store.ts';
import { lastOrderHash, readGuestOrders, rememberGuestOrder, unfinishedOrder } from './order-memory.ts';
import { rememberedPage, rememberedStep } from './remembered.ts';
import { logIn, logOut } from './session.ts';
import { toastStore } from './toast-store.ts';

// Toasts would keep the process waiting for their end.
jest.useFakeTimers();

let shelves = freshStorage();

beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});

test('a log-in keeps both tokens, forgets the guest and the failed attempts [AUTH-001, AUTH-002, AUTH-003, AUTH-004, STG-001, STG-002, ROLE-002]', () => {
  keepGuestToken('g1');
  logInFailed();
  logIn({ token: 't', refresh: 'r' });
  expect(shelves.local.entries()).toEqual({ auth: 't', refresh: 'r', 'pz-session': expect.any(String) });
  expect(authStore.get()).toEqual({ token: 't', refresh: 'r', guest: null, session: shelves.local.getItem('pz-session') });
  expect(isLoggedIn()).toBe(true);
});

test('a refused log-in counts and leaves no session behind [AUTH-005, AUTH-006]', () => {
  logIn({ token: 't', refresh: 'r' });
  expect([logInFailed(), logInFailed()]).toEqual([1, 2]);
  expect(shelves.local.entries()).toEqual({ 'login-failed': '2' });
  expect(isLoggedIn()).toBe(false);
});

test('a counter that is no number is zero [STG-011]', () => {
  for (const text of ['x', '-3', '1.5', '']) {
    shelves = freshStorage({ 'login-failed': text });
    expect(failedLogins.read()).toBe(0);
  }
});

const address = { shopId: 3 } as HomeLocation;

test('a log-out leaves nothing personal on the device [AUTH-020, AUTH-021, AUTH-022, AUTH-023, AUTH-026, AUTH-027, AUTH-028, AUTH-029]', () => {
  logIn({ token: 't', refresh: 'r' });
  keepGuestToken('g');
  for (const key of ['main-address', 'certificates-state', 'pz-gift-order', 'pz-gift-attempt', 'recent-order']) shelves.local.setItem(key, 'x');
  rememberedPage.write('/cart');
  for (const key of ['pz-guest-hearts', 'pz-waiting-coupon']) shelves.session.setItem(key, 'x');
  rememberedStep.write('payment');
  rememberGuestOrder({ number: 1, hash: 'h' });
  lastOrderHash.write('h');
  unfinishedOrder.write(1);
  updateClient({ email: 'ana@example.com' });
  updateCheckout({ step: 'payment' });
  cartStore.set({ ...emptyCart, nextSequence: 4 });
  logOut();
  expect(shelves.local.entries()).toEqual({});
  expect(shelves.session.entries()).toEqual({});
  expect(cartStore.get()).toEqual(emptyCart);
  expect(checkoutStore.get()).toEqual(emptyCheckout);
});

test('the home address goes with a notice, a pickup shop stays [AUTH-024, AUTH-025]', () => {
  const cleared: boolean[] = [];
  const stop = bus.on('session/ended', ({ locationCleared }) => cleared.push(locationCleared));
  logIn({ token: 't', refresh: 'r' });
  choosePickup(5);
  logOut();
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 5 });
  expect(toastStore.get().visible).toEqual([]);
  chooseHome(address);
  logOut();
  stop();
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(toastStore.get().visible).toMatchObject([{ kind: 'info', text: 'Se eliminó la dirección de entrega seleccionada' }]);
  expect(cleared).toEqual([false, true]);
});

test('a quiet end keeps cart, delivery and form [AUTH-015]', () => {
  logIn({ token: 't', refresh: 'r' });
  choosePickup(5);
  updateClient({ email: 'ana@example.com' });
  cartStore.set({ ...emptyCart, nextSequence: 4 });
  logOut({ quiet: true });
  expect(isLoggedIn()).toBe(false);
  expect([cartStore.get().nextSequence, deliveryStore.get().mode.kind, checkoutStore.get().client.email]).toEqual([4, 'pickup', 'ana@example.com']);
  expect(toastStore.get().visible).toEqual([]);
});

test('tokens another tab wrote are seen; an empty one is none', () => {
  shelves.local.setItem('auth', 'other');
  shelves.local.setItem('refresh', '');
  expect(readAuth()).toEqual({ token: 'other', refresh: null, guest: null, session: null });
});

test('a guest\'s orders are remembered newest first, each once, and never more than twenty [GEN-008]', () => {
  for (let number = 1; number <= 25; number += 1) rememberGuestOrder({ number, hash: `h${number}` });
  rememberGuestOrder({ number: 10, hash: 'h10' });
  expect(readGuestOrders()).toHaveLength(20);
  expect(readGuestOrders().slice(0, 3).map(({ number }) => number)).toEqual([10, 25, 24]);
  shelves.local.setItem('anonymous-orders', '[{"idorder":1}]');
  expect(readGuestOrders()).toEqual([]);
});

test('an order that took the place of an unpaid one is remembered instead of it', () => {
  rememberGuestOrder({ number: 1, hash: 'unpaid' });
  rememberGuestOrder({ number: 2, hash: 'paid' }, 1);
  expect(readGuestOrders()).toEqual([{ number: 2, hash: 'paid' }]);
});

test('the unfinished order and the last tracker hash survive a reload [SAVE-007, SAVE-008, STG-004]', () => {
  unfinishedOrder.write(4827160395);
  lastOrderHash.write('h4Jt0mWc1pYb7QeVx2Zr9A');
  expect(shelves.local.entries()).toEqual({ 'order-id': '4827160395', order_hash: 'h4Jt0mWc1pYb7QeVx2Zr9A' });
  expect([unfinishedOrder.read(), lastOrderHash.read()]).toEqual([4827160395, 'h4Jt0mWc1pYb7QeVx2Zr9A']);
  for (const text of ['', 'x', '-1', '0']) {
    shelves.local.setItem('order-id', text);
    expect(unfinishedOrder.read()).toBeNull();
  }
});
