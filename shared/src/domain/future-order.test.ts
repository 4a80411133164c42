import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { aShop } from '../testing/delivery-builder.ts';
import { runs } from '../testing/runs.ts';
import { checkFutureOrder, futureOrderMessage, hoursToChoose, type FutureOrderCheck, type FutureOrderRules } from './future-order.ts';
import type { LocalDay } from './opening-hours.ts';
import { dateText, instantOf, timeText, timeZone } from './local-time.ts';

const now = instantOf('15/07/2025', '18:00') ?? 0;
const exceptSunday = ({ weekday }: LocalDay) => (weekday === 0 ? null : { opens: 600, closes: 1260 });
const choosing: FutureOrderRules = { enabled: true, hoursOn: exceptSunday };

describe('on a Tuesday at six in the evening', () => {
  test.each<readonly [string, string, string, FutureOrderCheck, Partial<FutureOrderRules>]>([
    ['F1', '15/07/2025', '18:45', 'ok', {}],
    ['F2', '15/07/2025', '18:44', 'too-soon', {}],
    ['F3', '15/07/2025', '17:30', 'past', {}],
    ['F3', '15/07/2025', '18:00', 'past', {}],
    ['F4', '31/02/2025', '12:00', 'invalid', {}],
    ['F4', '16/07/2025', '9:30', 'invalid', {}],
    ['F5', '16/07/2025', '09:30', 'not-open-yet', {}],
    ['F6', '16/07/2025', '21:01', 'closed', {}],
    ['F6', '20/07/2025', '12:00', 'closed', {}],
    ['F7', '15/07/2025', '18:50', 'too-soon', { leadMinutes: 60 }],
    ['F7', '15/07/2025', '19:00', 'ok', { leadMinutes: 60 }],
    ['no lead time configured', '15/07/2025', '18:44', 'too-soon', { leadMinutes: 0 }],
    ['switched off', '15/07/2025', '19:00', 'disabled', { enabled: false }],
    ['a month ahead', '14/08/2025', '18:00', 'ok', {}],
    ['a minute more', '14/08/2025', '18:01', 'too-far', {}],
  ])('%s: %s %s is %s [FUT-001, FUT-002, FUT-003, FUT-004, FUT-005]', (_, date, time, check, more) => {
    expect(checkFutureOrder({ date, time }, now, { ...choosing, ...more })).toBe(check);
  });
});

test('opening and closing are hours one can choose', () => {
  expect(['10:00', '21:00'].map((time) => checkFutureOrder({ date: '16/07/2025', time }, now, choosing))).toEqual(['ok', 'ok']);
});

test('a shop open past midnight takes orders in its small hours', () => {
  const late: FutureOrderRules = { enabled: true, hoursOn: ({ weekday }) => (weekday === 5 ? { opens: 600, closes: 1500 } : null) };
  expect(['00:30', '01:00', '01:01'].map((time) => checkFutureOrder({ date: '19/07/2025', time }, now, late))).toEqual(['ok', 'ok', 'closed']);
});

test('hours are those of the shop, or of the chain while none is known', () => {
  const chain = { opens: 600, closes: 1290 };
  const monday = { year: 2025, month: 7, day: 14, weekday: 1 };
  expect(hoursToChoose(aShop({ hours: [{ weekday: 1, opens: 700, closes: 800 }] }), chain)(monday)).toMatchObject({ opens: 700, closes: 800 });
  expect(hoursToChoose(aShop({ hours: [] }), chain)(monday)).toBeNull();
  expect(hoursToChoose(null, chain)(monday)).toBe(chain);
});

test.each<readonly [FutureOrderCheck, string | null]>([
  ['ok', null],
  ['disabled', null],
  ['invalid', 'Fecha u hora no válida'],
  ['past', 'La hora seleccionada debe ser posterior a la actual'],
  ['too-soon', 'El pedido debe programarse con al menos 45 minutos de anticipación'],
  ['too-far', 'El pedido puede programarse con un máximo de 30 días de anticipación'],
  ['not-open-yet', 'La tienda aún no está abierta a esa hora'],
  ['closed', 'La tienda está cerrada en la fecha u hora seleccionada'],
])('a choice that is %s says %p [FUT-002, FUT-006, FUT-007, FUT-008, FUT-009]', (check, message) => {
  expect(futureOrderMessage(check, choosing)).toBe(message);
});

test('the message names the minutes that are configured [FUT-005, FUT-007]', () => {
  expect(futureOrderMessage('too-soon', { ...choosing, leadMinutes: 90 })).toBe('El pedido debe programarse con al menos 90 minutos de anticipación');
});

const weeks = fc
  .uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 900 }) }), { selector: ({ weekday }) => weekday })
  .map((rows) => new Map(rows.map(({ weekday, opens, length }) => [weekday, { opens, closes: opens + length }])));
const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
/** Around the edges that matter: now, the lead time, thirty days; and anywhere between. */
const distances = fc.oneof(fc.integer({ min: -120, max: 180 }), fc.integer({ min: 0, max: 45_000 }), fc.integer({ min: 43_140, max: 43_260 }));

/** The same judged by calendar and clock of the time zone database. */
test('a date on which the shop is closed, or open otherwise than usual, is judged by that date [FUT-003]', () => {
  const shop = aShop({ specialDays: [{ date: '2025-07-16', hours: null, reason: 'Asueto' }, { date: '2025-07-17', hours: { opens: 1200, closes: 1560 }, reason: 'Inventario' }] });
  const rules: FutureOrderRules = { enabled: true, hoursOn: hoursToChoose(shop, null) };
  const check = (date: string, time: string) => checkFutureOrder({ date, time }, now, rules);
  expect([check('16/07/2025', '12:00'), check('17/07/2025', '12:00'), check('17/07/2025', '20:00'), check('18/07/2025', '02:00'), check('18/07/2025', '02:01'), check('18/07/2025', '10:00')]).toEqual(['closed', 'not-open-yet', 'ok', 'ok', 'not-open-yet', 'ok']);
});

function judgedByTheCalendar(at: Temporal.ZonedDateTime, now: Temporal.Instant, lead: number, week: ReadonlyMap<number, { opens: number; closes: number }>): FutureOrderCheck {
  const compare = (limit: Temporal.Instant): number => Temporal.Instant.compare(at.toInstant(), limit);
  if (compare(now) <= 0) return 'past';
  if (compare(now.add({ minutes: lead })) < 0) return 'too-soon';
  if (compare(now.add({ hours: 30 * 24 })) > 0) return 'too-far';
  const date = at.toPlainDate();
  const hoursOn = (day: Temporal.PlainDate) => {
    const hours = week.get(day.dayOfWeek % 7);
    const midnight = day.toZonedDateTime(timeZone);
    return hours && { opens: midnight.add({ minutes: hours.opens }), closes: midnight.add({ minutes: hours.closes }) };
  };
  const isWithin = (hours: ReturnType<typeof hoursOn>): boolean => hours !== undefined && Temporal.ZonedDateTime.compare(at, hours.opens) >= 0 && Temporal.ZonedDateTime.compare(at, hours.closes) <= 0;
  const today = hoursOn(date);
  if (isWithin(today) || isWithin(hoursOn(date.subtract({ days: 1 })))) return 'ok';
  return today && Temporal.ZonedDateTime.compare(at, today.opens) < 0 ? 'not-open-yet' : 'closed';
}

test('any date, hour, week of opening hours and lead time is judged as the calendar judges it [FUT-003, FUT-004, FUT-005, FUT-008, FUT-009]', () => {
  fc.assert(
    fc.property(instants, distances, weeks, fc.integer({ min: 0, max: 240 }), (epoch, distance, week, leadMinutes) => {
      const at = Temporal.Instant.fromEpochMilliseconds(epoch).add({ minutes: distance }).toZonedDateTimeISO(timeZone).round({ smallestUnit: 'minute', roundingMode: 'floor' });
      const chosen = { date: dateText(at.epochMilliseconds), time: timeText(at.epochMilliseconds) };
      const rules = { enabled: true, leadMinutes, hoursOn: ({ weekday }: LocalDay) => week.get(weekday) ?? null };
      expect(checkFutureOrder(chosen, epoch, rules)).toBe(judgedByTheCalendar(at, Temporal.Instant.fromEpochMilliseconds(epoch), leadMinutes || 45, week));
    }),
    runs(500),
  );
});
