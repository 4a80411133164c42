import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { DeliveryMode, FutureOrder, Shop } from '@brasa/shared/domain/delivery';
import { usualLeadMinutes } from '@brasa/shared/domain/future-order';
import { dateText, localTime, timeText, twelveHour } from '@brasa/shared/domain/local-time';
import { chainHours, isChainOpen, isOpenNow, nextOpening } from '@brasa/shared/domain/opening-hours';
import { closedText } from './delivery-text.ts';

/** The shop an order is made by: where it is collected, or the one that delivers to the place. */
export function shopOf(mode: DeliveryMode, shops: readonly Shop[] | undefined): Shop | null {
  const id = mode.kind === 'pickup' ? mode.shopId : mode.kind === 'home' ? mode.location.shopId : null;
  return shops?.find((shop) => shop.id === id) ?? null;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** When the chain takes orders again on its own hours; null without readable ones. */
function chainOpening(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, now: number): number | null {
  const hours = chainHours(config);
  if (!hours) return null;
  return nextOpening({ hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...hours })), specialDays: [] }, now);
}

export type ClosedNow = {
  /** Epoch milliseconds; null: nobody knows. */
  readonly opens: number | null;
};

/** Null while an order can be made right now. */
export function closedNow(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, shop: Shop | null, now: number): ClosedNow | null {
  if (isOpenNow(config, shop, now)) return null;
  // The later one keeps the order waiting.
  const openings = [isChainOpen(config, now) ? null : chainOpening(config, now), shop && !isOpenNow({ opensAt: '', closesAt: '' }, shop, now) ? nextOpening(shop, now) : null];
  const known = openings.filter((opens) => opens !== null);
  return { opens: known.length > 0 ? Math.max(...known) : null };
}

/** «hoy», «mañana», «el viernes», with the hour. */
function openingWords(opens: number, now: number): readonly [day: string, hour: string] {
  const day = dateText(opens) === dateText(now) ? closedText.today : dateText(opens) === dateText(now + dayMs) ? closedText.tomorrow : closedText.weekday(localTime(opens).weekday);
  return [day, twelveHour(timeText(opens))];
}

/** What a customer reads of it: that it is closed, and when it opens. */
export const closedWords = ({ opens }: ClosedNow, now: number): string => (opens === null ? closedText.closed : `${closedText.closed}. ${closedText.opens(...openingWords(opens, now))}`);

/** The same where there is one short line. */
export const closedWordsShort = ({ opens }: ClosedNow, now: number): string => (opens === null ? closedText.closed : `${closedText.closedShort}. ${closedText.opensShort(...openingWords(opens, now))}`);

/** The first hour an order can be made for: the opening, and not before what the kitchen needs. Null: nobody knows when it opens. */
export function firstOrder({ opens }: ClosedNow, now: number, leadMinutes: number): FutureOrder | null {
  if (opens === null) return null;
  const step = 5 * minuteMs;
  const earliest = now + (leadMinutes > 0 ? leadMinutes : usualLeadMinutes) * minuteMs;
  const at = Math.ceil(Math.max(opens, earliest) / step) * step;
  return { date: dateText(at), time: timeText(at) };
}
