import { beforeEach, expect, test } from '@jest/globals';
import { instantOf } from '../domain/local-time.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { deliverCatalog } from './catalog-store.ts';
import { checkoutStore } from './checkout-store.ts';
import { hearServerTime } from './clock.ts';
import { deliveryStore, setFutureOrder } from './delivery-store.ts';
import { dropImpossibleFutureOrder } from './future-order.ts';

const menu = anExampleMenu();

beforeEach(() => {
  resetStores();
  deliverCatalog(menu);
  // A moment before: a date on the edge must not be another by the time it is looked at.
  hearServerTime((instantOf('15/07/2025', '18:00') ?? 0) - 30_000);
});

/** Whether a stored date is still there after it was looked at. */
function isKept(date: string, time: string, leadMinutes = 0): boolean {
  setFutureOrder({ date, time });
  dropImpossibleFutureOrder(leadMinutes);
  return deliveryStore.get().futureOrder !== null;
}

test('a stored date stays while it is possible; the hours of the shop were settled when it was chosen [FUT-002, FUT-003, FUT-004]', () => {
  expect([isKept('15/07/2025', '18:45'), isKept('16/07/2025', '03:30')]).toEqual([true, true]);
  expect(checkoutStore.get().futureOrderDropped).toBe(false);
  expect([isKept('15/07/2025', '18:44'), isKept('15/07/2025', '17:00'), isKept('31/02/2025', '12:00')]).toEqual([false, false, false]);
  expect(checkoutStore.get().futureOrderDropped).toBe(true);
});

test('a configured lead time decides instead of the usual one [FUT-005]', () => {
  expect([isKept('15/07/2025', '18:59', 60), isKept('15/07/2025', '19:00', 60), isKept('15/07/2025', '18:20', 15)]).toEqual([false, true, true]);
});

test('before the server told the time, nothing is forgotten: the clock of a device may be wrong [FUT-003]', () => {
  resetStores();
  deliverCatalog(menu);
  expect(isKept('15/07/2025', '12:00')).toBe(true);
});

test('a shop that takes no orders for later forgets a stored one [FUT-010]', () => {
  deliverCatalog({ ...menu, config: { ...menu.config, futureOrdersEnabled: false } });
  expect(isKept('15/07/2025', '19:30')).toBe(false);
});
