import type { ShopConfig } from './catalog.ts';
import type { Shop } from './delivery.ts';
import { localTime, minuteOfDay, parseTime, twelveHour } from './local-time.ts';

const day = 1440;

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

/** The hours of the whole chain, the same every day; null when the server gave none. */
export const chainHours = ({ opensAt, closesAt }: Pick<ShopConfig, 'opensAt' | 'closesAt'>): Hours | null => hoursBetween(opensAt, closesAt);

/** Without readable hours nothing is refused [DEC-104]. */
export function isChainOpen(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, now: number): boolean {
  const hours = chainHours(config);
  return hours === null || isOpenWith(minuteOfDay(now), hours, hours);
}

/** `10:00 am`, `09:00 pm`: the hours as the customer reads them [GEN-021]. */
export const shownHours = ({ opens, closes }: Hours): { opens: string; closes: string } => ({ opens: twelveHour(opens), closes: twelveHour(closes) });

/** Null: closed that day. */
export const shopHoursOn = (shop: Pick<Shop, 'hours'>, weekday: number): Hours | null => shop.hours.find((row) => row.weekday === weekday) ?? null;

export const shopHoursToday = (shop: Pick<Shop, 'hours'>, now: number): Hours | null => shopHoursOn(shop, localTime(now).weekday);

export function isShopOpen(shop: Pick<Shop, 'hours'>, now: number): boolean {
  const { weekday } = localTime(now);
  return isOpenWith(minuteOfDay(now), shopHoursOn(shop, weekday), shopHoursOn(shop, (weekday + 6) % 7));
}
