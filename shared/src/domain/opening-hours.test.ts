import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { aConfig } from '../testing/catalog-builder.ts';
import { aShop } from '../testing/delivery-builder.ts';
import { runs } from '../testing/runs.ts';
import { hoursBetween, isAllDay, isChainOpen, isOpenNow, isShopOpen, nextOpening, shopHoursNow, shopHoursToday, shownHours, specialDaysFrom } from './opening-hours.ts';
import { clockText, instantOf, timeZone } from './local-time.ts';

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

describe('a special day', () => {
  const holiday = { date: '2025-07-19', hours: null, reason: 'Asueto' };
  const longNight = { date: '2025-07-20', hours: { opens: 1080, closes: 1620 }, reason: 'Aniversario' };
  const special = aShop({ hours: late.hours, specialDays: [holiday, longNight] });

  test.each([
    [saturday, '00:30', true],
    [saturday, '01:01', false],
    [saturday, '12:00', false],
    [sunday, '17:59', false],
    [sunday, '18:00', true],
    ['21/07/2025', '03:00', true],
    ['21/07/2025', '03:01', false],
    ['26/07/2025', '12:00', true],
  ])('takes the place of its weekday, and the night before goes on into it: %s at %s is open: %p', (date, time, open) => {
    expect(isShopOpen(special, at(date, time))).toBe(open);
  });

  test('shows its own hours, none when closed', () => {
    expect(shopHoursToday(special, at(saturday, '12:00'))).toBeNull();
    expect(shopHoursToday(special, at(sunday, '12:00'))).toEqual({ opens: 1080, closes: 1620 });
  });
});

test('an order can be made now while chain and shop are both open', () => {
  const chain = aConfig({ opensAt: '11:00', closesAt: '21:00' });
  const open = (time: string, shop = aShop()) => isOpenNow(chain, shop, at(friday, time));
  expect(['10:30', '11:00', '21:00', '21:01'].map((time) => open(time))).toEqual([false, true, true, false]);
  expect([open('12:00', aShop({ hours: [] })), isOpenNow(chain, null, at(friday, '12:00')), isOpenNow(chain, null, at(friday, '22:00'))]).toEqual([false, true, false]);
});

test('a shop whose special days are not known, as an earlier release wrote it, has its usual hours', () => {
  expect(isShopOpen({ hours: late.hours }, at(friday, '12:00'))).toBe(true);
});

test('after midnight the hours shown are those that still hold, then those of the new day', () => {
  const shown = (date: string, time: string) => shopHoursNow(late, at(date, time));
  expect([shown(saturday, '00:30'), shown(saturday, '01:01'), shown(sunday, '00:30')]).toEqual([{ weekday: 5, opens: 600, closes: 1500 }, { weekday: 6, opens: 720, closes: 1320 }, null]);
  const untilNoon = aShop({ hours: [{ weekday: 5, opens: 600, closes: 2200 }, { weekday: 6, opens: 720, closes: 1320 }] });
  expect(shopHoursNow(untilNoon, at(saturday, '12:10'))).toMatchObject({ opens: 720 });
});

test('special days are shown from today on, in order; all of them where the day is not known', () => {
  const days = ['2025-07-20', '2025-07-18', '2025-07-19'].map((date) => ({ date, hours: null, reason: '' }));
  const dates = (now: number | null) => specialDaysFrom({ specialDays: days }, now).map(({ date }) => date);
  expect([dates(at(saturday, '00:00')), dates(null), specialDaysFrom({}, null)]).toEqual([['2025-07-19', '2025-07-20'], ['2025-07-18', '2025-07-19', '2025-07-20'], []]);
});

test('all day is 24 hours however they are written', () => {
  expect([{ opens: 0, closes: 1440 }, { opens: 0, closes: 1439 }, { opens: 600, closes: 2040 }, { opens: 0, closes: 1438 }].map(isAllDay)).toEqual([true, true, true, false]);
});

const hoursOfDay = fc.record({ opens: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 900 }) }).map(({ opens, length }) => ({ opens, closes: opens + length }));
const weeks = fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), hours: hoursOfDay }), { selector: ({ weekday }) => weekday });
/** Days before and after the instant, by how far. */
const exceptions = fc.uniqueArray(fc.record({ ahead: fc.integer({ min: -2, max: 9 }), hours: fc.option(hoursOfDay, { nil: null }) }), { selector: ({ ahead }) => ahead, maxLength: 5 });
type Exceptions = readonly { readonly ahead: number; readonly hours: { readonly opens: number; readonly closes: number } | null }[];

const calendarDate = (epoch: number): Temporal.PlainDate => Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone).toPlainDate();
const shopAround = (epoch: number, week: readonly { readonly weekday: number; readonly hours: { readonly opens: number; readonly closes: number } }[], special: Exceptions) =>
  aShop({ hours: week.map(({ weekday, hours }) => ({ weekday, ...hours })), specialDays: special.map(({ ahead, hours }) => ({ date: calendarDate(epoch).add({ days: ahead }).toString(), hours, reason: '' })) });
const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });

/** The same question asked of calendars and clocks: is this minute within the hours that began today or yesterday? */
function openByTheCalendar(shop: ReturnType<typeof aShop>, epoch: number): boolean {
  const now = Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone).round({ smallestUnit: 'minute', roundingMode: 'floor' });
  return [now.toPlainDate(), now.toPlainDate().subtract({ days: 1 })].some((date) => {
    const special = shop.specialDays.find((each) => each.date === date.toString());
    const hours = special ? special.hours : shop.hours.find(({ weekday }) => weekday === date.dayOfWeek % 7);
    if (!hours) return false;
    const midnight = date.toZonedDateTime(timeZone);
    return Temporal.ZonedDateTime.compare(now, midnight.add({ minutes: hours.opens })) >= 0 && Temporal.ZonedDateTime.compare(now, midnight.add({ minutes: hours.closes })) <= 0;
  });
}

test('any week of opening hours, with any special days, agrees with the calendar [GEN-015]', () => {
  fc.assert(
    fc.property(weeks, exceptions, instants, (week, special, epoch) => {
      const shop = shopAround(epoch, week, special);
      expect(isShopOpen(shop, epoch)).toBe(openByTheCalendar(shop, epoch));
    }),
    runs(500),
  );
});

/** The chain has the same hours every day, or none that are known. */
const chains = fc.oneof(fc.constant({ opensAt: '', closesAt: '' }), hoursOfDay.map(({ opens, closes }) => ({ opensAt: clockText(opens), closesAt: clockText(closes) })));
const chainAsShop = ({ opensAt, closesAt }: { readonly opensAt: string; readonly closesAt: string }) => {
  const hours = hoursBetween(opensAt, closesAt);
  return hours && aShop({ hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...hours })) });
};

test('the next opening is the first minute at which the calendar has both chain and shop open', () => {
  fc.assert(
    fc.property(weeks, exceptions, chains, instants, (week, special, chain, epoch) => {
      const shop = shopAround(epoch, week, special);
      const always = chainAsShop(chain);
      const isOpen = (each: number): boolean => openByTheCalendar(shop, each) && (always === null || openByTheCalendar(always, each));
      fc.pre(!isOpen(epoch));
      const opens = nextOpening(chain, shop, epoch);
      const quarters = Array.from({ length: 8 * 96 }, (_, index) => epoch + index * 900_000);
      if (opens === null) return expect(quarters.slice(0, 7 * 96).some(isOpen)).toBe(false);
      expect(isOpen(opens)).toBe(true);
      expect(quarters.filter((each) => each < opens).some(isOpen)).toBe(false);
    }),
    runs(100),
  );
});

test('a shop of one day a week opens again a week later, which is as far ahead as anybody looks', () => {
  const always = { opensAt: '', closesAt: '' };
  const fridays = aShop({ hours: [{ weekday: 5, opens: 600, closes: 720 }] });
  const nextFriday = at('25/07/2025', '10:00');
  expect([nextOpening(always, fridays, at(friday, '13:00')), nextOpening(always, fridays, at(friday, '10:00'))]).toEqual([nextFriday, nextFriday]);
  const onlySaturdayWeek = aShop({ hours: [], specialDays: [{ date: '2025-07-26', hours: { opens: 600, closes: 720 }, reason: '' }] });
  expect([nextOpening(always, onlySaturdayWeek, at(friday, '13:00')), nextOpening(always, onlySaturdayWeek, at(saturday, '13:00'))]).toEqual([null, at('26/07/2025', '10:00')]);
});
