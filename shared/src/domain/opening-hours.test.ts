import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { aConfig } from '../testing/catalog-builder.ts';
import { aShop } from '../testing/delivery-builder.ts';
import { runs } from '../testing/runs.ts';
import { hoursBetween, isChainOpen, isShopOpen, shopHoursToday, shownHours } from './opening-hours.ts';
import { instantOf, timeZone } from './local-time.ts';

const at = (date: string, time: string) => instantOf(date, time) ?? 0;
const friday = '18/07/2025';
const saturday = '19/07/2025';
const sunday = '20/07/2025';

const late = aShop({ hours: [{ weekday: 5, opens: 600, closes: 1500 }, { weekday: 6, opens: 720, closes: 1320 }] });

describe('a shop that closes at one in the morning', () => {
  test.each([
    [friday, '09:59', false],
    [friday, '10:00', true],
    [friday, '23:59', true],
    [saturday, '00:30', true],
    [saturday, '01:00', true],
    [saturday, '01:01', false],
    [saturday, '12:00', true],
    [sunday, '00:30', false],
  ])('on %s at %s is open: %p [GEN-015]', (date, time, open) => {
    expect(isShopOpen(late, at(date, time))).toBe(open);
  });

  test('shows the hours of today, none on a closed day [GEN-013]', () => {
    const shown = (date: string) => {
      const hours = shopHoursToday(late, at(date, '12:00'));
      return hours && shownHours(hours);
    };
    expect(shown(friday)).toEqual({ opens: '10:00 am', closes: '01:00 am' });
    expect(shown(sunday)).toBeNull();
  });
});

describe('the chain', () => {
  const open = (opensAt: string, closesAt: string, time: string) => isChainOpen(aConfig({ opensAt, closesAt }), at(friday, time));
  test('may close after midnight [CVAL-041]', () => {
    expect(['17:59', '18:00', '23:59', '00:00', '02:00', '02:01'].map((time) => open('18:00', '02:00', time))).toEqual([false, true, true, true, true, false]);
  });
  test('refuses nobody when its hours cannot be read [CVAL-040]', () => {
    expect([open('', '', '03:00'), open('10', '21:00', '03:00')]).toEqual([true, true]);
  });
  test('has no hours without both ends', () => {
    expect(hoursBetween('10:00', '21:00')).toEqual({ opens: 600, closes: 1260 });
    expect(hoursBetween('10:00', '')).toBeNull();
  });
});

const schedules = fc
  .uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 900 }) }), { selector: ({ weekday }) => weekday })
  .map((rows) => aShop({ hours: rows.map(({ weekday, opens, length }) => ({ weekday, opens, closes: opens + length })) }));
const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });

/** The same question asked of calendars and clocks: is this minute within the hours that began today or yesterday? */
function openByTheCalendar(shop: ReturnType<typeof aShop>, epoch: number): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone).round({ smallestUnit: 'minute', roundingMode: 'floor' });
  return [now.toPlainDate(), now.toPlainDate().subtract({ days: 1 })].some((date) =>
    shop.hours.some(({ weekday, opens, closes }) => {
      const midnight = date.toZonedDateTime(timeZone);
      const isWithin = Temporal.ZonedDateTime.compare(now, midnight.add({ minutes: opens })) >= 0 && Temporal.ZonedDateTime.compare(now, midnight.add({ minutes: closes })) <= 0;
      return weekday === date.dayOfWeek % 7 && isWithin;
    }),
  );
}

test('any week of opening hours agrees with the calendar [GEN-015]', () => {
  fc.assert(
    fc.property(schedules, instants, (shop, epoch) => expect(isShopOpen(shop, epoch)).toBe(openByTheCalendar(shop, epoch))),
    runs(300),
  );
});
