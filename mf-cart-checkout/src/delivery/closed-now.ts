import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { FutureOrder, Shop } from '@brasa/shared/domain/delivery';
import { usualLeadMinutes } from '@brasa/shared/domain/future-order';
import { dateText, timeText } from '@brasa/shared/domain/local-time';
import { isOpenNow, nextOpening } from '@brasa/shared/domain/opening-hours';
import { openingLine, openingSentence } from '@brasa/shared/domain/opening-text';
import { closedText } from './delivery-text.ts';

const minuteMs = 60_000;

type ChainTimes = Pick<ShopConfig, 'opensAt' | 'closesAt'>;

/** A shop that takes no orders right now; `opens` in epoch milliseconds, null where no opening is known. */
export type ClosedNow = { readonly opens: number | null };

/** Null while an order can be made right now. Without a shop only the hours of the chain count. */
export const closedNow = (config: ChainTimes, shop: Shop | null, now: number): ClosedNow | null => (isOpenNow(config, shop, now) ? null : { opens: nextOpening(config, shop, now) });

/** «Zona 10 Oakland está cerrada ahora. Abre mañana a las 10:00 am.» */
export function closedSentence(name: string, { opens }: ClosedNow, now: number): string {
  const closed = closedText.closed(name);
  return opens === null ? closed : `${closed} ${openingSentence(opens, now)}.`;
}

/** «Abre mañana 10:00 am», where there is one short line; null where no opening is known. */
export const openingWords = ({ opens }: ClosedNow, now: number): string | null => (opens === null ? null : openingLine(opens, now));

const stepMs = 5 * minuteMs;
const wholeStep = (instant: number): number => Math.ceil(instant / stepMs) * stepMs;

/**
 * The first hour an order can be made for: what the kitchen needs from now on, or the next opening after that. In steps of five
 * minutes. `leadMinutes` 0: the usual lead. Null where no opening is known.
 */
export function firstOrder(config: ChainTimes, shop: Shop | null, now: number, leadMinutes: number): FutureOrder | null {
  const earliest = wholeStep(now + (leadMinutes > 0 ? leadMinutes : usualLeadMinutes) * minuteMs);
  const opens = isOpenNow(config, shop, earliest) ? earliest : nextOpening(config, shop, earliest);
  if (opens === null) return null;
  const at = wholeStep(opens);
  return { date: dateText(at), time: timeText(at) };
}
