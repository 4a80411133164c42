/**
 * Dates and times of the shop. Guatemala is six hours behind UTC and has changed no clock since October 2006, so the
 * conversion is plain arithmetic, exact from then on [docs/decisions/0010]. Instants are epoch milliseconds; months
 * count from 1; weekdays from 0 = Sunday.
 */
export type LocalDate = { readonly year: number; readonly month: number; readonly day: number };
export type LocalTime = LocalDate & { readonly hour: number; readonly minute: number; readonly second: number; readonly weekday: number };

export const timeZone = 'America/Guatemala';
const offset = -6 * 3_600_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Calendar and clock in Guatemala at an instant. */
export function localTime(epoch: number): LocalTime {
  const shifted = new Date(epoch + offset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  };
}

/** Midnight of a date in Guatemala, or null for a date that does not exist. */
export function startOfDate({ year, month, day }: LocalDate): number | null {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  const exists = midnight.getUTCFullYear() === year && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  return exists ? midnight.getTime() - offset : null;
}

/** Minutes since midnight in Guatemala. */
export function minuteOfDay(epoch: number): number {
  const { hour, minute } = localTime(epoch);
  return hour * 60 + minute;
}

/** dd/MM/yyyy */
export function dateText(epoch: number): string {
  const { year, month, day } = localTime(epoch);
  return `${two(day)}/${two(month)}/${String(year).padStart(4, '0')}`;
}

/** YYYY-MM-DD */
export const isoDate = ({ year, month, day }: LocalDate): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** HH:mm */
export function timeText(epoch: number): string {
  const { hour, minute } = localTime(epoch);
  return `${two(hour)}:${two(minute)}`;
}

/** HH:mm of a minute of the day; minutes after midnight of the next day start again at 00:00. */
export const clockText = (minute: number): string => `${two(Math.floor((((minute % 1440) + 1440) % 1440) / 60))}:${two(((minute % 60) + 60) % 60)}`;

/** What a customer reads: `07:30 pm`; midnight is `12:00 am` and noon `12:00 pm` [DEC-006]. Text that is no hour comes back as it is. */
export function twelveHour(time: string | number): string {
  const minute = typeof time === 'number' ? time : parseTime(time);
  if (minute === null) return String(time);
  const [hour, minutes] = clockText(minute).split(':') as [string, string];
  return `${two(Number(hour) % 12 || 12)}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** dd/MM/yyyy; null for anything else, impossible dates included. */
export function parseDate(text: string): LocalDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const date = { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) };
  return startOfDate(date) === null ? null : date;
}

/** HH:mm as minutes of the day; null for anything else. */
export function parseTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** The instant of a date and time written in Guatemala; null when either is not one. */
export function instantOf(date: string, time: string): number | null {
  const day = parseDate(date);
  const minute = parseTime(time);
  const midnight = day && startOfDate(day);
  return midnight === null || minute === null ? null : midnight + minute * 60_000;
}

/**
 * The server's clock: `dd/MM/yyyy HH:mm:ss` (seconds may be missing) in Guatemala, or ISO 8601, which without a zone is
 * Guatemala too; null when unreadable [DEC-008].
 */
export function parseServerTime(text: string): number | null {
  const local = /^(\d{2}\/\d{2}\/\d{4}) (\d{2}:\d{2})(?::([0-5]\d))?$/.exec(text.trim());
  if (local) {
    const instant = instantOf(local[1] ?? '', local[2] ?? '');
    return instant === null ? null : instant + Number(local[3] ?? 0) * 1000;
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})(?::([0-5]\d)(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim());
  if (!iso) return null;
  const [, year, month, day, time = '', seconds = '0', fraction = '', zone] = iso;
  const written = instantOf(`${day}/${month}/${year}`, time);
  if (written === null) return null;
  const instant = written + Math.trunc((Number(seconds) + Number(fraction || 0)) * 1000);
  return zone === undefined ? instant : instant + offset - zoneOffset(zone);
}

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
