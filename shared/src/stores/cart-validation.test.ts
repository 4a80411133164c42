import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aCartOf } from '../testing/cart-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { instantOf } from '../domain/local-time.ts';
import { cartStore } from './cart-store.ts';
import { cartValidation, connectValidation } from './cart-validation.ts';
import { deliverCatalog } from './catalog-store.ts';
import { hearServerTime } from './clock.ts';

const menu = anExampleMenu({ opensAt: '10:00', closesAt: '21:00' });
let disconnect = (): void => {};

beforeEach(() => {
  resetStores();
  freshStorage();
  jest.useFakeTimers();
  deliverCatalog(menu);
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  disconnect = connectValidation();
});
afterEach(() => {
  disconnect();
  jest.useRealTimers();
});

const isTooLate = () => cartValidation.get()?.validity.hoursInvalid;

test('the shop closes under a page nobody touches, and opens again [CVAL-040] [CVAL-041]', () => {
  hearServerTime(instantOf('15/07/2026', '20:59') ?? 0);
  expect([isTooLate(), cartValidation.get()?.canPay]).toEqual([false, true]);
  jest.advanceTimersByTime(3 * 60_000);
  expect([isTooLate(), cartValidation.get()?.messages]).toEqual([true, ['Horario de atención: 10:00 am - 09:00 pm']]);
  jest.advanceTimersByTime(13 * 60 * 60_000);
  expect(isTooLate()).toBe(false);
});

test('and no more once the page is left', () => {
  hearServerTime(instantOf('15/07/2026', '20:59') ?? 0);
  disconnect();
  jest.advanceTimersByTime(3 * 60_000);
  expect(isTooLate()).toBe(false);
});
