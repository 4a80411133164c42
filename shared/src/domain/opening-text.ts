import { dateText, localTime, minuteOfDay, twelveHour } from './local-time.ts';
import { isAllDay, shownHours, type Hours } from './opening-hours.ts';

const dayMs = 86_400_000;
const weekdays = ['el domingo', 'el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado'];

/** «hoy», «mañana», «el viernes»; with the date where the name of the day would also be today's. Both in epoch milliseconds. */
function openingDay(opens: number, now: number): string {
  const date = dateText(opens);
  if (date === dateText(now)) return 'hoy';
  if (date === dateText(now + dayMs)) return 'mañana';
  const { weekday } = localTime(opens);
  return weekday === localTime(now).weekday ? `el ${date}` : (weekdays[weekday] ?? '');
}

/** «Abre mañana a las 10:00 am», «Abre hoy a la 01:15 pm». */
export function openingSentence(opens: number, now: number): string {
  const minute = minuteOfDay(opens);
  return `Abre ${openingDay(opens, now)} ${Math.floor(minute / 60) % 12 === 1 ? 'a la' : 'a las'} ${twelveHour(minute)}`;
}

/** «Abre mañana 10:00 am», where there is one short line. */
export const openingLine = (opens: number, now: number): string => `Abre ${openingDay(opens, now)} ${twelveHour(minuteOfDay(opens))}`;

/** «Abierto de 10:00 am a 09:00 pm», the hours of a day; null: closed that day [STO-017, DEC-256]. */
export function hoursSentence(hours: Hours | null): string {
  if (hours === null) return 'Cerrado hoy';
  if (isAllDay(hours)) return 'Abierto las 24 horas';
  const { opens, closes } = shownHours(hours);
  return `Abierto de ${opens} a ${closes}`;
}
