import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@brasa/shared/domain/order';
import { hasDriver, homeInterval, isOver, pickupInterval, pollEvery } from './following.ts';

const noon = Date.UTC(2026, 10, 19, 18, 0, 0);
const order = (status: OrderStatus, delivery: 'home' | 'pickup' = 'home', placedAt = '19/11/2026 11:40:00', futureOrder = '') => ({ status, delivery, placedAt, futureOrder, cardPayment: 'settled' as const });

test.each<OrderStatus>(['PEN', 'ASI', 'INI', 'LLE', 'DES', 'LLC'])("today's home order in %s is asked about every 5 seconds [TRK-012]", (status) => {
  expect(pollEvery(order(status), noon)).toBe(5000);
  expect(homeInterval).toBe(5000);
});

test.each<OrderStatus>(['ENT', 'FIN', 'CAN'])('an order in %s is not asked about any more [TRK-012]', (status) => {
  expect(isOver(order(status))).toBe(true);
  expect([pollEvery(order(status), noon), pollEvery(order(status, 'pickup'), noon)]).toEqual([false, false]);
});

test("yesterday's order is not followed, one for today that was placed yesterday is [TRK-010]", () => {
  expect(pollEvery(order('DES', 'home', '18/11/2026 23:59:00'), noon)).toBe(false);
  expect(pollEvery(order('PEN', 'home', '18/11/2026 20:00:00', '19/11/2026 13:00'), noon)).toBe(5000);
});

test('an order for the counter is looked at now and then, without a driver', () => {
  expect(pollEvery(order('INI', 'pickup'), noon)).toBe(pickupInterval);
  expect(hasDriver(order('DES', 'pickup'))).toBe(false);
});

test('there is a driver to watch between leaving the shop and handing over', () => {
  expect((['PEN', 'INI', 'LLE', 'DES', 'LLC', 'ENT'] as const).filter((status) => hasDriver(order(status)))).toEqual(['DES', 'LLC']);
});

test('an order that waits for its card is asked about every 5 seconds, whatever day and counter it is for', () => {
  for (const cardPayment of ['unpaid', 'refused'] as const) expect(pollEvery({ ...order('PEN', 'pickup', '18/11/2026 11:00:00', '21/11/2026 12:00'), cardPayment }, noon)).toBe(5000);
});
