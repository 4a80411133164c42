import type { FutureOrder, Shop } from './delivery.ts';
import { futureOrderText } from './future-order-text.ts';
import { instantOf, localTime, parseTime } from './local-time.ts';
import { shopHoursOn, type Hours, type LocalDay } from './opening-hours.ts';

/** Minutes ahead when the configuration names none [DEC-160]. */
export const usualLeadMinutes = 45;

/** Shops and prices of a later time are not known yet. */
export const furthestDays = 30;

export type FutureOrderCheck = 'ok' | 'disabled' | 'invalid' | 'past' | 'too-soon' | 'too-far' | 'closed' | 'not-open-yet';

export type FutureOrderRules = {
  readonly enabled: boolean;
  readonly leadMinutes?: number;
  /**
   * Hours of a date, null for closed. Given while the customer chooses; a stored order is kept or dropped
   * without them [DEC-161, DEC-162].
   */
  readonly hoursOn?: (date: LocalDay) => Hours | null;
};

const minuteMs = 60_000;

const leadOf = ({ leadMinutes }: FutureOrderRules): number => (leadMinutes !== undefined && leadMinutes > 0 ? leadMinutes : usualLeadMinutes);

/** The hours to choose within: the shop's own, or the chain's when no shop is known. */
export const hoursToChoose = (shop: Pick<Shop, 'hours' | 'specialDays'> | null, chain: Hours | null) => (date: LocalDay): Hours | null =>
  shop ? shopHoursOn(shop, date) : chain;

export function checkFutureOrder({ date, time }: FutureOrder, now: number, rules: FutureOrderRules): FutureOrderCheck {
  if (!rules.enabled) return 'disabled';
  const instant = instantOf(date, time);
  if (instant === null) return 'invalid';
  if (instant <= now) return 'past';
  if (instant < now + leadOf(rules) * minuteMs) return 'too-soon';
  if (instant > now + furthestDays * 1440 * minuteMs) return 'too-far';
  return rules.hoursOn ? checkHours(instant, parseTime(time) ?? 0, rules.hoursOn) : 'ok';
}

function checkHours(instant: number, minute: number, hoursOn: (date: LocalDay) => Hours | null): FutureOrderCheck {
  const [today, yesterday] = [hoursOn(localTime(instant)), hoursOn(localTime(instant - 1440 * minuteMs))];
  if (yesterday && minute + 1440 <= yesterday.closes) return 'ok';
  if (!today) return 'closed';
  if (minute < today.opens) return 'not-open-yet';
  return minute > today.closes ? 'closed' : 'ok';
}

/** What the customer reads; null when the choice is fine or future orders are not offered at all. */
export function futureOrderMessage(check: FutureOrderCheck, rules: FutureOrderRules): string | null {
  switch (check) {
    case 'ok':
    case 'disabled':
      return null;
    case 'invalid':
      return futureOrderText.invalid;
    case 'past':
      return futureOrderText.past;
    case 'too-soon':
      return futureOrderText.tooSoon(leadOf(rules));
    case 'too-far':
      return futureOrderText.tooFar(furthestDays);
    case 'not-open-yet':
      return futureOrderText.notOpenYet;
    case 'closed':
      return futureOrderText.closed;
  }
}
