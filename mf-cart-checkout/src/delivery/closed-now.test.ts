import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkFutureOrder, hoursToChoose } from '@brasa/shared/domain/future-order';
import { instantOf } from '@brasa/shared/domain/local-time';
import { isOpenNow } from '@brasa/shared/domain/opening-hours';
import { aHomeLocation, aShop } from '@brasa/shared/testing';
import { closedNow, closedWords, firstOrder, shopOf } from './closed-now.ts';

const at = (date: string, time: string) => instantOf(date, time) ?? 0;
const chain = { opensAt: '10:00', closesAt: '21:30' };
/** Wednesday. */
const day = '15/07/2026';
const words = (time: string, shop = aShop(), date = day, config = chain) => {
  const now = at(date, time);
  const closed = closedNow(config, shop, now);
  return closed && closedWords(closed, now);
};

test('while chain and shop are open there is nothing to say', () => {
  expect(['10:00', '15:00', '21:00'].map((time) => words(time))).toEqual([null, null, null]);
});

test.each([
  ['before it opens', '08:00', aShop(), 'Cerrado ahora. Abre hoy a las 10:00 am'],
  ['at night', '21:15', aShop(), 'Cerrado ahora. Abre mañana a las 10:00 am'],
  ['on a holiday', '12:00', aShop({ specialDays: [{ date: '2026-07-15', hours: null, reason: '' }, { date: '2026-07-16', hours: null, reason: '' }] }), 'Cerrado ahora. Abre el viernes a las 10:00 am'],
  ['where nobody knows when', '12:00', aShop({ hours: [] }), 'Cerrado ahora'],
])('a shop that is closed %s says when it opens', (_when, time, shop, expected) => {
  expect(words(time, shop)).toBe(expected);
});

test('a shop that never closes waits for the chain', () => {
  const always = aShop({ hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })) });
  expect([words('09:00', always), words('22:00', always), words('22:00', always, day, { opensAt: '', closesAt: '' })]).toEqual(['Cerrado ahora. Abre hoy a las 10:00 am', 'Cerrado ahora. Abre mañana a las 10:00 am', null]);
});

test('the shop of an order is where it is collected, or the one that delivers', () => {
  const shops = [aShop(), aShop({ id: 9 })];
  expect([shopOf({ kind: 'pickup', shopId: 9 }, shops)?.id, shopOf({ kind: 'home', location: aHomeLocation() }, shops)?.id, shopOf({ kind: 'none' }, shops), shopOf({ kind: 'pickup', shopId: 9 }, undefined)]).toEqual([9, 2, null, null]);
});

test('the first hour to order for is the opening, or what the kitchen needs from now on, in steps of five minutes', () => {
  const first = (time: string, leadMinutes = 0) => {
    const now = at(day, time);
    const closed = closedNow(chain, aShop(), now);
    return closed && firstOrder(closed, now, leadMinutes);
  };
  expect(first('08:00')).toEqual({ date: day, time: '10:00' });
  expect(first('09:31')).toEqual({ date: day, time: '10:20' });
  expect(first('09:31', 90)).toEqual({ date: day, time: '11:05' });
  expect(first('22:00')).toEqual({ date: '16/07/2026', time: '10:00' });
});

test('whenever a shop is closed, the hour that is offered is one that can be chosen', () => {
  const hours = fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: fc.integer({ min: 0, max: 18 }).map((each) => each * 60), length: fc.integer({ min: 3, max: 14 }).map((each) => each * 60) }), { selector: ({ weekday }) => weekday, minLength: 1 });
  fc.assert(
    fc.property(hours, fc.integer({ min: at('01/01/2026', '00:00'), max: at('31/12/2027', '00:00') }), (rows, now) => {
      const shop = aShop({ hours: rows.map(({ weekday, opens, length }) => ({ weekday, opens, closes: opens + length })) });
      const open = { opensAt: '', closesAt: '' };
      fc.pre(!isOpenNow(open, shop, now));
      const closed = closedNow(open, shop, now);
      const order = closed && firstOrder(closed, now, 45);
      expect(order && checkFutureOrder(order, now, { enabled: true, leadMinutes: 45, hoursOn: hoursToChoose(shop, null) })).toBe('ok');
    }),
  );
});
