import { describe, expect, test } from '@jest/globals';
import { instantOf } from './local-time.ts';
import type { OrderStatus } from './order.ts';
import { isActive, isTracked, phraseOf, progressOf, stepOf, toOrderStatus } from './order-status.ts';

test.each<readonly [OrderStatus, number, number, string]>([
  ['PEN', 0, 1, 'Pendiente de entrega'],
  ['ASI', 0, 1, 'En preparación'],
  ['INI', 0, 1, 'En preparación'],
  ['LLE', 0, 1, 'Sin asignar'],
  ['DES', 1, 2, 'Enviado'],
  ['LLC', 1, 2, 'Tu repartidor ha llegado'],
  ['ENT', 2, 3, 'Entregado'],
  ['FIN', 2, 3, 'Entregado'],
  ['ENV', 0, 1, 'Enviado'],
  ['CAN', 0, 1, 'Sin asignar'],
  ['ERR', 0, 1, 'Sin asignar'],
])('%s is progress %i, step %i: «%s» [TRK-005, TRK-006, TRK-007, TRK-008, TRK-009, TRK-013, TRK-014]', (status, progress, step, phrase) => {
  expect([progressOf(status), stepOf(status), phraseOf(status)]).toEqual([progress, step, phrase]);
});

test.each([null, undefined, '', 'XXX', 'toString'])('%p counts as pending [TRK-004]', (code) => {
  expect(toOrderStatus(code)).toBe('PEN');
});

test('a known code is what it is [TRK-005]', () => {
  expect(toOrderStatus('LLC')).toBe('LLC');
});

describe('today', () => {
  const now = instantOf('20/11/2026', '00:30') ?? 0;
  const order = { placedAt: '20/11/2026 00:10:00', futureOrder: '', delivery: 'home' as const, status: 'LLC' as OrderStatus };

  test('an order to the door is active until it is handed over [TRK-010, TRK-011]', () => {
    expect([isTracked(order, now), isActive(order, now)]).toEqual([true, true]);
    expect([isTracked({ ...order, placedAt: '20/11/2026' }, now), isActive({ ...order, status: 'ENT' }, now)]).toEqual([true, false]);
  });
  test('a pickup is followed but never active [TRK-011]', () => {
    expect(isActive({ ...order, delivery: 'pickup', status: 'PEN' }, now)).toBe(false);
  });
  test('an order of yesterday is neither, one for a later date counts on that date [TRK-010]', () => {
    const yesterday = { ...order, placedAt: '19/11/2026 23:50:00', status: 'DES' as OrderStatus };
    expect([isTracked(yesterday, now), isActive(yesterday, now)]).toEqual([false, false]);
    expect(isTracked({ ...yesterday, futureOrder: '20/11/2026 12:00' }, now)).toBe(true);
    expect(isTracked({ ...order, futureOrder: '21/11/2026 12:00' }, now)).toBe(false);
  });
});
