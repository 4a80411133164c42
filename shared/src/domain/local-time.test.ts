import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { runs } from '../testing/runs.ts';
import { dateText, instantOf, localTime, minuteOfDay, parseDate, parseServerTime, parseTime, timeText, timeZone, twelveHour } from './local-time.ts';

const after2006 = Date.UTC(2007, 0, 1);
const instants = fc.integer({ min: after2006, max: Date.UTC(2100, 0, 1) });

const zoned = (epoch: number) => Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone);

test('the shop lives in Guatemala, whatever the zone of the device [GEN-015]', () => {
  fc.assert(
    fc.property(instants, (epoch) => {
      const { year, month, day, hour, minute, second, dayOfWeek } = zoned(epoch);
      expect(localTime(epoch)).toEqual({ year, month, day, hour, minute, second, weekday: dayOfWeek % 7 });
      expect(minuteOfDay(epoch)).toBe(hour * 60 + minute);
    }),
    runs(500),
  );
});

test('a written date and time is the instant it names [GEN-011, GEN-012]', () => {
  fc.assert(
    fc.property(instants, (epoch) => {
      const minute = Math.floor(epoch / 60_000) * 60_000;
      expect(instantOf(dateText(minute), timeText(minute))).toBe(minute);
      expect(parseServerTime(zoned(minute).toString({ timeZoneName: 'never' }))).toBe(minute);
      expect(parseServerTime(new Date(minute).toISOString())).toBe(minute);
    }),
    runs(300),
  );
});

test.each([
  ['31/02/2025', null],
  ['29/02/2024', { day: 29, month: 2, year: 2024 }],
  ['29/02/2025', null],
  ['00/01/2025', null],
  ['01/13/2025', null],
  ['1/1/2025', null],
  ['2025-01-01', null],
  ['15/07/2025 ', null],
  ['x15/07/2025', null],
])('«%s» is a date only when it exists and is written dd/MM/yyyy [GEN-011]', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

test.each([
  ['00:00', 0],
  ['23:59', 1439],
  ['24:00', null],
  ['9:30', null],
  ['12:60', null],
  ['112:30', null],
  ['12:300', null],
  ['', null],
])('«%s» is an hour only as HH:mm [GEN-012]', (text, minute) => {
  expect(parseTime(text)).toBe(minute);
});

describe('hours as customers read them [GEN-013, GEN-014]', () => {
  test.each([
    ['19:30', '07:30 pm'],
    ['00:15', '12:15 am'],
    ['12:00', '12:00 pm'],
    ['11:59', '11:59 am'],
    ['23:00', '11:00 pm'],
    [25 * 60, '01:00 am'],
    ['mediodía', 'mediodía'],
  ])('%s reads %s', (time, shown) => {
    expect(twelveHour(time)).toBe(shown);
  });

  test('hours 0 to 11 are am, 12 to 23 pm', () => {
    for (let hour = 0; hour < 24; hour += 1) expect(twelveHour(hour * 60).slice(-2)).toBe(hour < 12 ? 'am' : 'pm');
  });
});

test.each([
  ['20/11/2026 19:05:12', '2026-11-21T01:05:12Z'],
  ['20/11/2026 19:05', '2026-11-21T01:05:00Z'],
  ['2026-11-20T19:05:12', '2026-11-21T01:05:12Z'],
  ['2026-11-20T19:05:12-06:00', '2026-11-21T01:05:12Z'],
  ['2026-11-21T02:05:12.250+01:00', '2026-11-21T01:05:12.250Z'],
  ['2026-11-20T19:05', '2026-11-21T01:05:00Z'],
  ['2026-11-21T06:35:12+0530', '2026-11-21T01:05:12Z'],
  ['2026-11-20T21:35:12-03:30', '2026-11-21T01:05:12Z'],
  [' 20/11/2026 19:05:12 ', '2026-11-21T01:05:12Z'],
  [' 2026-11-20T19:05:12 ', '2026-11-21T01:05:12Z'],
])('the server may write its clock as %s', (text, instant) => {
  expect(parseServerTime(text)).toBe(Date.parse(instant));
});

test.each(['', 'ayer', '31/02/2026 10:00:00', '20/11/2026 25:00:00', '2026-02-31T10:00:00', 'x20/11/2026 19:05', '20/11/2026 19:05:12x', 'x2026-11-20T19:05:12', '2026-11-20T19:05:12Zx', '2026-11-20T19'])('«%s» is no time of a server', (text) => {
  expect(parseServerTime(text)).toBeNull();
});

test('the day changes at midnight in Guatemala, not in London [GEN-015]', () => {
  const lastMinute = Date.parse('2026-11-21T05:59:00Z');
  expect([dateText(Date.parse('2026-11-20T06:00:00Z')), dateText(lastMinute), dateText(lastMinute + 60_000)]).toEqual(['20/11/2026', '20/11/2026', '21/11/2026']);
});
