import type { Shop } from '@brasa/shared/domain/delivery';
import { shopHoursNow } from '@brasa/shared/domain/opening-hours';
import { hoursSentence } from '@brasa/shared/domain/opening-text';

/** The hours of today, or of the night that is not over. `now` in epoch milliseconds; a space keeps the line while it is null. */
export const hoursTextToday = (shop: Shop, now: number | null): string => (now === null ? '\u00a0' : hoursSentence(shopHoursNow(shop, now)));
