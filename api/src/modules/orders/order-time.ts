import type { FutureOrder, Shop } from '@brasa/shared/domain/delivery';
import { checkFutureOrder, futureOrderMessage, hoursToChoose } from '@brasa/shared/domain/future-order';
import { instantOf } from '@brasa/shared/domain/local-time';
import { isOpenNow } from '@brasa/shared/domain/opening-hours';
import { closedMessage } from '@brasa/shared/domain/validity';
import { ordersText } from './orders-text.ts';
import type { ShopFacts } from './shop-facts.ts';

/** When the order is for; null is as soon as possible, also for a date that is none. */
export const scheduledInstant = (futureOrder: FutureOrder | null): number | null => futureOrder && instantOf(futureOrder.date, futureOrder.time);

/** Why the order cannot be made at that time, in the customer's words; null when it can. Only the server's clock counts. */
export function timeProblem(futureOrder: FutureOrder | null, shop: Shop, facts: ShopFacts): string | null {
  return futureOrder ? futureProblem(futureOrder, shop, facts) : presentProblem(shop, facts);
}

function futureProblem(futureOrder: FutureOrder, shop: Shop, facts: ShopFacts): string | null {
  const rules = { enabled: facts.catalog.config.futureOrdersEnabled, leadMinutes: facts.futureLeadMinutes, hoursOn: hoursToChoose(shop, null) };
  const check = checkFutureOrder(futureOrder, facts.now, rules);
  return check === 'disabled' ? ordersText.futureDisabled : futureOrderMessage(check, rules);
}

const presentProblem = (shop: Shop, { catalog: { config }, now }: ShopFacts): string | null => (isOpenNow(config, shop, now) ? null : closedMessage({ config, shop, now }));
