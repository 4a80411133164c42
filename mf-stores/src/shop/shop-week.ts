import type { Shop } from '@brasa/shared/domain/delivery';
import { isoDate, localTime } from '@brasa/shared/domain/local-time';
import { isAllDay, shownHours, type Hours } from '@brasa/shared/domain/opening-hours';
import { shopText } from './shop-text.ts';

function hoursLine(hours: Hours | null): string {
  if (hours === null) return shopText.closed;
  if (isAllDay(hours)) return shopText.allDay;
  const { opens, closes } = shownHours(hours);
  return shopText.between(opens, closes);
}

/** `weekday` 0 = Sunday. */
export type WeekRow = { readonly weekday: number; readonly name: string; readonly hours: string };

/** The usual hours from Monday to Sunday. */
export const weekOf = ({ hours }: Pick<Shop, 'hours'>): readonly WeekRow[] =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, name: shopText.weekdays[weekday] ?? '', hours: hoursLine(hours.find((row) => row.weekday === weekday) ?? null) }));

export type SpecialRow = { /** YYYY-MM-DD */ readonly date: string; /** «Jueves 25 de diciembre» */ readonly day: string; readonly reason: string; readonly hours: string };

/** How many days somebody plans ahead. */
const daysAhead = 60;

/** Days with other hours, from today on, in order. `now` in epoch milliseconds. */
export function specialDaysAhead({ specialDays = [] }: Partial<Pick<Shop, 'specialDays'>>, now: number): readonly SpecialRow[] {
  const [today, last] = [isoDate(localTime(now)), isoDate(localTime(now + daysAhead * 86_400_000))];
  return specialDays
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, hours, reason }) => ({ date, day: dayName(date), reason, hours: hoursLine(hours) }));
}

function dayName(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return shopText.date(shopText.weekdays[day.getUTCDay()] ?? '', day.getUTCDate(), shopText.months[day.getUTCMonth()] ?? '');
}
