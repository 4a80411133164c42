/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { cartStore, checkoutStore, deliveryStore, setFutureOrder, unfinishedOrder, updateClient } from '@brasa/shared/runtime';
import { aCartOf, aCoupon, anExampleMenu, freshStorage, resetStores } from '@brasa/shared/testing';
import { finishLate, finishOrder, rememberOrder } from './finish-order.ts';
import { orderedParts, takeOutOrdered } from './ordered-cart.ts';
import { payWithStore } from './pay-with-store.ts';

const menu = anExampleMenu();
const order = { number: 4827, hash: 'h4Jt0mWc' } as const;
const tomorrow = { date: '20/11/2026', time: '12:00' };
const cart = aCartOf(menu, { productId: 2001 });
const parts = orderedParts({ cart, futureOrder: tomorrow });

beforeEach(() => {
  resetStores();
  freshStorage();
  cartStore.set(cart);
  setFutureOrder(tomorrow);
});

/** Sent with a card for tomorrow. */
const sent = (): void => rememberOrder({ ...order } as Parameters<typeof rememberOrder>[0], { parts, payment: 'card', replacesOrder: null });

test('the date ends with its order: the next one is for now again', () => {
  finishOrder(order, { parts, payment: 'cash', replacesOrder: null }, false);
  expect([deliveryStore.get().futureOrder, cartStore.get().lines]).toEqual([null, []]);
});

test('what joined the cart while the order was sent, in another tab, is not lost with it', () => {
  cartStore.set(aCartOf(menu, { productId: 2001 }, { productId: 9001 }));
  updateClient({ firstName: 'Luis' });
  payWithStore.set('200');
  finishOrder(order, { parts, payment: 'cash', replacesOrder: null }, false);
  expect([cartStore.get().lines.map(({ productId }) => productId), checkoutStore.get().client.firstName, payWithStore.get()]).toEqual([[9001], 'Luis', '']);
});

test('the coupon of an order leaves the cart with it, and one that was applied since stays', () => {
  const applied = { coupon: aCoupon(), typed: true, discount: 0 };
  const left = { ...aCartOf(menu, { productId: 2001 }, { productId: 9001 }), coupon: applied };
  const used = orderedParts({ cart: { ...cart, coupon: applied }, futureOrder: null });
  cartStore.set(left);
  finishOrder(order, { parts: used, payment: 'cash', replacesOrder: null }, false);
  expect([cartStore.get().lines.map(({ productId }) => productId), cartStore.get().coupon]).toEqual([[9001], null]);

  cartStore.set({ ...left, coupon: { ...applied, coupon: aCoupon({ code: 'otro' }) } });
  finishOrder(order, { parts: used, payment: 'cash', replacesOrder: null }, false);
  expect(cartStore.get().coupon?.coupon.code).toBe('otro');
});

test('the date of an order that is paid later ends with it, and one that was chosen since stays', () => {
  sent();
  finishLate(order);
  expect([deliveryStore.get().futureOrder, cartStore.get().lines, unfinishedOrder.read()]).toEqual([null, [], null]);

  cartStore.set(cart);
  setFutureOrder(tomorrow);
  sent();
  const sunday = { date: '22/11/2026', time: '13:00' };
  setFutureOrder(sunday);
  finishLate(order);
  expect(deliveryStore.get().futureOrder).toEqual(sunday);
});

test('an order takes its own lines out of the cart, and leaves what joined them with what was typed', () => {
  sent();
  cartStore.set(aCartOf(menu, { productId: 2001 }, { productId: 9001 }));
  updateClient({ firstName: 'Luis' });
  expect(takeOutOrdered(order.number)).toBe(false);
  expect([cartStore.get().lines.map(({ productId }) => productId), checkoutStore.get().client.firstName]).toEqual([[9001], 'Luis']);
});

test('an order this device knows nothing of takes nothing out of the cart', () => {
  expect(takeOutOrdered(order.number)).toBe(false);
  expect(cartStore.get().lines).toHaveLength(1);
});
