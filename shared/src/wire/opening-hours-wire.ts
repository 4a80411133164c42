import type { Shop } from '../domain/delivery.ts';
import { clockText, parseTime } from '../domain/local-time.ts';
import type { WireOpeningHours, WireSpecialDay } from './geography-schema.ts';
import { type WireObject, listOf, numberOf, objectOf, textOf } from './read.ts';

const day = 1440;

/** Null when one of the times is not one. */
function toTimes(row: WireObject): { readonly opens: number; readonly closes: number } | null {
  const opens = parseTime(textOf(row['openingTime']));
  const closing = textOf(row['closingTime']);
  const closes = closing === '24:00' ? day : parseTime(closing);
  return opens === null || closes === null ? null : { opens, closes: closes <= opens ? closes + day : closes };
}

/** A day whose hours nobody can read is left out, which means closed. */
export function toHours(wire: unknown): Shop['hours'] {
  return listOf(wire).flatMap((item) => {
    const row = objectOf(item);
    const times = toTimes(row);
    return times ? [{ weekday: numberOf(row['numday']), ...times }] : [];
  });
}

/** Dates with other hours; closed when their hours are missing, or nobody can read them. */
export const toSpecialDays = (wire: unknown): Shop['specialDays'] =>
  listOf(wire).map((item) => {
    const row = objectOf(item);
    return { date: textOf(row['fecha']), hours: toTimes(row), reason: textOf(row['motivo']) };
  });

/** Closing after midnight is written as the clock time of the next day. */
export const fromHours = (hours: Shop['hours']): WireOpeningHours[] =>
  hours.map(({ weekday, opens, closes }) => ({ numday: weekday, openingTime: clockText(opens), closingTime: clockText(closes) }));

export const fromSpecialDays = (days: Shop['specialDays']): WireSpecialDay[] =>
  days.map(({ date, hours, reason }) => ({ fecha: date, ...(hours && { openingTime: clockText(hours.opens), closingTime: clockText(hours.closes) }), motivo: reason }));
