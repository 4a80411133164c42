import type { Shop } from '@brasa/shared/domain/delivery';
import { localTime } from '@brasa/shared/domain/local-time';
import { isAllDay, shopHoursToday, shownHours, specialDaysFrom, type Hours } from '@brasa/shared/domain/opening-hours';
import { shopText } from './shop-text.ts';

function hoursLine(hours: Hours | null): string {
  if (hours === null) return shopText.closed;
  if (isAllDay(hours)) return shopText.allDay;
  const { opens, closes } = shownHours(hours);
  return shopText.between(opens, closes);
}

/** `weekday` 0 = Sunday. */
export type WeekRow = { readonly weekday: number; readonly name: string; readonly hours: string };

/** The usual hours from Monday to Sunday; those of today as they are, also on a special day. `now` in epoch milliseconds, null while it is not known. */
export function weekOf(shop: Pick<Shop, 'hours' | 'specialDays'>, now: number | null): readonly WeekRow[] {
  const today = now === null ? null : localTime(now).weekday;
  const hoursOf = (weekday: number): Hours | null => (now !== null && weekday === today ? shopHoursToday(shop, now) : (shop.hours.find((row) => row.weekday === weekday) ?? null));
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, name: shopText.weekdays[weekday] ?? '', hours: hoursLine(hoursOf(weekday)) }));
}

export type SpecialRow = { /** YYYY-MM-DD */ readonly date: string; /** «Jueves 25 de diciembre» */ readonly day: string; readonly reason: string; readonly hours: string };

/** Days with other hours, from today on, in order. */
export const specialRows = (shop: Partial<Pick<Shop, 'specialDays'>>, now: number | null): readonly SpecialRow[] =>
  specialDaysFrom(shop, now).map(({ date, hours, reason }) => ({ date, day: dayName(date), reason, hours: hoursLine(hours) }));

function dayName(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return shopText.date(shopText.weekdays[day.getUTCDay()] ?? '', day.getUTCDate(), shopText.months[day.getUTCMonth()] ?? '');
}
