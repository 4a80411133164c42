import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkFutureOrder, hoursToChoose } from '@brasa/shared/domain/future-order';
import { instantOf } from '@brasa/shared/domain/local-time';
import { isOpenNow } from '@brasa/shared/domain/opening-hours';
import { aShop } from '@brasa/shared/testing';
import { closedNow, closedSentence, firstOrder, openingWords } from './closed-now.ts';

const at = (date: string, time: string) => instantOf(date, time) ?? 0;
const chain = { opensAt: '10:00', closesAt: '21:30' };
/** Wednesday. */
const day = '15/07/2026';
const holiday = (date: string) => ({ date, hours: null, reason: '' });
const words = (time: string, shop = aShop(), date = day, config = chain) => {
  const now = at(date, time);
  const closed = closedNow(config, shop, now);
  return closed && [closedSentence('Zona 10', closed, now), openingWords(closed, now)];
};

test('while chain and shop are open there is nothing to say', () => {
  expect(['10:00', '15:00', '21:00'].map((time) => words(time))).toEqual([null, null, null]);
});

const early = aShop({ hours: [4, 5].map((weekday) => ({ weekday, opens: 75, closes: 1200 })) });
const always = { opensAt: '', closesAt: '' };
test.each([
  ['before it opens', words('08:00'), 'Abre hoy a las 10:00 am.', 'Abre hoy 10:00 am'],
  ['at night', words('21:15'), 'Abre mañana a las 10:00 am.', 'Abre mañana 10:00 am'],
  ['on a holiday', words('12:00', aShop({ specialDays: [holiday('2026-07-15'), holiday('2026-07-16')] })), 'Abre el viernes a las 10:00 am.', 'Abre el viernes 10:00 am'],
  ['for as long as the chain and its own day off together', words('22:00', aShop({ specialDays: [holiday('2026-07-16')] })), 'Abre el viernes a las 10:00 am.', 'Abre el viernes 10:00 am'],
  ['until the same day of next week', words('12:00', aShop({ hours: [{ weekday: 3, opens: 600, closes: 660 }] })), 'Abre el 22/07/2026 a las 10:00 am.', 'Abre el 22/07/2026 10:00 am'],
  ['until one in the morning', words('12:00', early, day, always), 'Abre mañana a la 01:15 am.', 'Abre mañana 01:15 am'],
  ['without a known opening', words('12:00', aShop({ hours: [] })), undefined, null],
])('a shop that is closed %s says when it opens', (_when, said, opens, short) => {
  expect(said).toEqual([['Zona 10 está cerrada ahora.', opens].filter(Boolean).join(' '), short]);
});

test('a shop that never closes waits for the chain', () => {
  const never = aShop({ hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })) });
  expect([words('09:00', never)?.[1], words('22:00', never)?.[1], words('22:00', never, day, always)]).toEqual(['Abre hoy 10:00 am', 'Abre mañana 10:00 am', null]);
});

test('the first hour to order for is the opening, or what the kitchen needs from now on, in steps of five minutes', () => {
  const first = (time: string, leadMinutes = 0) => firstOrder(chain, aShop(), at(day, time), leadMinutes);
  expect(first('08:00')).toEqual({ date: day, time: '10:00' });
  expect(first('09:31')).toEqual({ date: day, time: '10:20' });
  expect(first('09:31', 90)).toEqual({ date: day, time: '11:05' });
  expect(first('12:02')).toEqual({ date: day, time: '12:50' });
  expect(first('20:30')).toEqual({ date: '16/07/2026', time: '10:00' });
  expect(first('22:00')).toEqual({ date: '16/07/2026', time: '10:00' });
  expect(firstOrder(chain, aShop({ hours: [] }), at(day, '12:00'), 0)).toBeNull();
});

const quarters = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((each) => each * 15);
const hours = fc.record({ opens: quarters(0, 23), length: quarters(1, 14) }).map(({ opens, length }) => ({ opens, closes: opens + length }));
const week = fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), hours }), { selector: ({ weekday }) => weekday, minLength: 1 });
const special = fc.uniqueArray(fc.record({ date: fc.integer({ min: 14, max: 26 }).map((each) => `2026-07-${each}`), hours: fc.option(hours, { nil: null }) }), { selector: ({ date }) => date, maxLength: 4 });
const chains = fc.constantFrom(always, chain, { opensAt: '18:00', closesAt: '02:00' }, { opensAt: '06:00', closesAt: '06:00' });

test('whenever it is, the hour that is offered is one that can be chosen, and the chain takes orders then', () => {
  fc.assert(
    fc.property(week, special, chains, fc.integer({ min: at('15/07/2026', '00:00'), max: at('18/07/2026', '00:00') }), fc.constantFrom(0, 45, 120), (rows, days, config, now, leadMinutes) => {
      const shop = aShop({ hours: rows.map(({ weekday, hours: each }) => ({ weekday, ...each })), specialDays: days.map((each) => ({ ...each, reason: '' })) });
      const order = firstOrder(config, shop, now, leadMinutes);
      if (order === null) return;
      expect(checkFutureOrder(order, now, { enabled: true, leadMinutes, hoursOn: hoursToChoose(shop, null) })).toBe('ok');
      expect(isOpenNow(config, shop, at(order.date, order.time))).toBe(true);
    }),
  );
});
