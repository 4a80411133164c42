import type { ShopConfig } from './catalog.ts';
import type { Shop } from './delivery.ts';
import { isoDate, localTime, minuteOfDay, parseTime, startOfDate, twelveHour, type LocalDate } from './local-time.ts';

const day = 1440;
const minuteMs = 60_000;
const dayMs = day * minuteMs;

/** `weekday` 0 = Sunday. */
export type LocalDay = LocalDate & { readonly weekday: number };

/** Minutes of the day; `closes` is above 1440 when the shop closes after midnight. Both edges are open. */
export type Hours = { readonly opens: number; readonly closes: number };

/** Two clock times as hours: one that closes earlier than it opens closes the next day. Null when either is unreadable. */
export function hoursBetween(opensAt: string, closesAt: string): Hours | null {
  const [opens, closes] = [parseTime(opensAt), parseTime(closesAt)];
  if (opens === null || closes === null) return null;
  return { opens, closes: closes < opens ? closes + day : closes };
}

const isWithin = (minute: number, { opens, closes }: Hours): boolean => minute >= opens && minute <= closes;

/** A minute of the day belongs to today's hours or to the end of yesterday's. */
const isOpenWith = (minute: number, today: Hours | null, yesterday: Hours | null): boolean =>
  (today !== null && isWithin(minute, today)) || (yesterday !== null && isWithin(minute + day, yesterday));

type ChainTimes = Pick<ShopConfig, 'opensAt' | 'closesAt'>;

/** The hours of the whole chain, the same every day; null when the server gave none. */
export const chainHours = ({ opensAt, closesAt }: ChainTimes): Hours | null => hoursBetween(opensAt, closesAt);

/** Without readable hours nothing is refused [DEC-104]. */
export function isChainOpen(config: ChainTimes, now: number): boolean {
  const hours = chainHours(config);
  return hours === null || isOpenWith(minuteOfDay(now), hours, hours);
}

/** `10:00 am`, `09:00 pm`: the hours as the customer reads them [GEN-021]. */
export const shownHours = ({ opens, closes }: Hours): { opens: string; closes: string } => ({ opens: twelveHour(opens), closes: twelveHour(closes) });

/** The whole day, whether it is written as 00:00 to 24:00 or to 23:59. */
export const isAllDay = ({ opens, closes }: Hours): boolean => closes - opens >= day - 1;

/** Special days are optional: a page drawn by a shell of an earlier release has none in its data. */
type WithHours = Pick<Shop, 'hours'> & Partial<Pick<Shop, 'specialDays'>>;

/** Those of the date when it is a special one, else of its weekday. Null: closed that day. */
export function shopHoursOn({ hours, specialDays = [] }: WithHours, date: LocalDay): Hours | null {
  const special = specialDays.length > 0 ? specialDays.find((each) => each.date === isoDate(date)) : undefined;
  return special ? special.hours : (hours.find(({ weekday }) => weekday === date.weekday) ?? null);
}

/** Days with other hours from today on, in order; all that are known where nobody knows what day it is (`now` null, in a page that is drawn for anybody). */
export function specialDaysFrom({ specialDays = [] }: Partial<Pick<Shop, 'specialDays'>>, now: number | null): Shop['specialDays'] {
  const today = now === null ? '' : isoDate(localTime(now));
  return specialDays.filter(({ date }) => date >= today).toSorted((one, other) => one.date.localeCompare(other.date));
}

export const shopHoursToday = (shop: WithHours, now: number): Hours | null => shopHoursOn(shop, localTime(now));

/** The hours that began yesterday may end today, also on a day on which the shop stays closed. */
export const isShopOpen = (shop: WithHours, now: number): boolean => isOpenWith(minuteOfDay(now), shopHoursToday(shop, now), shopHoursToday(shop, now - dayMs));

/** The hours to show as those of now: yesterday's while they still hold and today's have not begun, else today's. */
export function shopHoursNow(shop: WithHours, now: number): Hours | null {
  const [today, yesterday, minute] = [shopHoursToday(shop, now), shopHoursToday(shop, now - dayMs), minuteOfDay(now)];
  const isStillYesterday = yesterday !== null && isWithin(minute + day, yesterday) && !(today !== null && isWithin(minute, today));
  return isStillYesterday ? yesterday : today;
}

/** Whether an order can be made right now: the chain takes orders, and the shop is open. Without a shop only the chain decides. */
export const isOpenNow = (config: ChainTimes, shop: WithHours | null, now: number): boolean => isChainOpen(config, now) && (shop === null || isShopOpen(shop, now));

/**
 * The hours a closed shop is announced with [CVAL-039]: the chain's while it takes no orders, else the shop's of today. After
 * midnight today's hours may read as if they held already (18:00 to 02:00 at half past one); then yesterday's are the ones that
 * ended. Null when no hours of the day say why, as on a holiday.
 */
export function hoursWhenClosed(config: ChainTimes, shop: WithHours | null, now: number): Hours | null {
  if (!isChainOpen(config, now)) return chainHours(config);
  if (!shop) return null;
  const [today, yesterday] = [shopHoursToday(shop, now), shopHoursToday(shop, now - dayMs)];
  const readsAsClosed = (hours: Hours): boolean => !isOpenWith(minuteOfDay(now), hours, hours);
  if (today === null || readsAsClosed(today)) return today;
  return yesterday !== null && readsAsClosed(yesterday) ? yesterday : null;
}

/** How far ahead an opening is looked for. */
const daysAhead = 8;

/**
 * When an order can be made next: the first opening after `now` (epoch milliseconds) at which chain and shop are both open. Null
 * when there is none within eight days. Without a shop only the chain decides.
 */
export function nextOpening(config: ChainTimes, shop: WithHours | null, now: number): number | null {
  const days = Array.from({ length: daysAhead }, (_, ahead) => localTime(now + ahead * dayMs));
  const openings = days.flatMap((date) => [shop && shopHoursOn(shop, date), chainHours(config)].map((hours) => hours && (startOfDate(date) ?? 0) + hours.opens * minuteMs));
  const possible = openings.filter((opens): opens is number => opens !== null && opens > now && isOpenNow(config, shop, opens));
  return possible.length > 0 ? Math.min(...possible) : null;
}
