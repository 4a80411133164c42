import type { Shop } from '../domain/delivery.ts';
import { clockText, parseTime } from '../domain/local-time.ts';
import type { WireOpeningHours } from './geography-schema.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';

const day = 1440;

/** A day whose hours nobody can read is left out, which means closed. */
export function toHours(wire: unknown): Shop['hours'] {
  return listOf(wire).flatMap((item) => {
    const row = objectOf(item);
    const opens = parseTime(textOf(row['openingTime']));
    const closing = textOf(row['closingTime']);
    const closes = closing === '24:00' ? day : parseTime(closing);
    if (opens === null || closes === null) return [];
    return [{ weekday: numberOf(row['numday']), opens, closes: closes <= opens ? closes + day : closes }];
  });
}

/** Closing after midnight is written as the clock time of the next day. */
export const fromHours = (hours: Shop['hours']): WireOpeningHours[] =>
  hours.map(({ weekday, opens, closes }) => ({ numday: weekday, openingTime: clockText(opens), closingTime: clockText(closes) }));
