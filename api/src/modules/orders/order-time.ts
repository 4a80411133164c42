import type { FutureOrder, Shop } from '@brasa/shared/domain/delivery';
import { checkFutureOrder, futureOrderMessage } from '@brasa/shared/domain/future-order';
import { instantOf } from '@brasa/shared/domain/local-time';
import { chainHours, isChainOpen, isShopOpen, shopHoursOn, shownHours } from '@brasa/shared/domain/opening-hours';
import { validityText } from '@brasa/shared/domain/validity-text';
import { ordersText } from './orders-text.ts';
import type { ShopFacts } from './shop-facts.ts';

/** When the order is for; null is as soon as possible, also for a date that is none. */
export const scheduledInstant = (futureOrder: FutureOrder | null): number | null => futureOrder && instantOf(futureOrder.date, futureOrder.time);

/** Why the order cannot be made at that time, in the customer's words; null when it can. Only the server's clock counts. */
export function timeProblem(futureOrder: FutureOrder | null, shop: Shop, facts: ShopFacts): string | null {
  return futureOrder ? futureProblem(futureOrder, shop, facts) : presentProblem(shop, facts);
}

function futureProblem(futureOrder: FutureOrder, shop: Shop, facts: ShopFacts): string | null {
  const rules = { enabled: facts.catalog.config.futureOrdersEnabled, leadMinutes: facts.futureLeadMinutes, hoursOn: (weekday: number) => shopHoursOn(shop, weekday) };
  const check = checkFutureOrder(futureOrder, facts.now, rules);
  if (check === 'disabled') return ordersText.futureDisabled;
  const message = futureOrderMessage(check, rules);
  if (message !== null) return message;
  const instant = scheduledInstant(futureOrder) ?? facts.now;
  return facts.isClosedOn(shop.id, instant) ? ordersText.futureClosed : null;
}

function presentProblem(shop: Shop, facts: ShopFacts): string | null {
  const { config } = facts.catalog;
  const isOpen = isShopOpen(shop, facts.now) && isChainOpen(config, facts.now) && !facts.isClosedOn(shop.id, facts.now);
  const hours = chainHours(config);
  if (isOpen || !hours) return isOpen ? null : ordersText.futureClosed;
  const shown = shownHours(hours);
  return validityText.hours(shown.opens, shown.closes);
}
