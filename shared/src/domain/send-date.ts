import { allOf, required, type FieldRule } from './field-rules.ts';
import { dateText, instantOf, localTime, parseDate, startOfDate } from './local-time.ts';

/** At this hour in Guatemala a gift card leaves on its day, HH:mm [A18]. */
export const sendTime = '08:00';

export const sendDateMessages = {
  impossible: 'Fecha no válida. Escríbela como día/mes/año',
  past: 'Esa fecha ya pasó. Elige hoy o un día próximo',
  late: (last: string) => `Elige una fecha hasta el ${last}`,
} as const;

/** The last day on which a card bought now can be sent, dd/MM/yyyy: this day of next year, the 28th for a 29th of February. */
export function lastSendDate(now: number): string {
  const { year, month, day } = localTime(now);
  const last = startOfDate({ year: year + 1, month, day }) ?? startOfDate({ year: year + 1, month, day: day - 1 });
  return dateText(last ?? now);
}

/** A day from today to a year from today, in Guatemala; dd/MM/yyyy. `now` is an instant. */
export const sendDate = (now: number): FieldRule => allOf(required, within(now));

const within =
  (now: number): FieldRule =>
  (text) => {
    const date = parseDate(text.trim());
    const day = date && startOfDate(date);
    if (day === null) return sendDateMessages.impossible;
    if (day < midnightOf(dateText(now))) return sendDateMessages.past;
    const last = lastSendDate(now);
    return day > midnightOf(last) ? sendDateMessages.late(last) : undefined;
  };

const midnightOf = (date: string): number => instantOf(date, '00:00') ?? 0;

/** It leaves as soon as it is paid: no day was chosen, or its hour is over. */
export const isSentAtOnce = (date: string, now: number): boolean => date === '' || (instantOf(date, sendTime) ?? 0) <= now;
