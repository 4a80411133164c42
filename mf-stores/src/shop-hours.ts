import type { Shop } from '@brasa/shared/domain/delivery';
import { isAllDay, shopHoursNow, shownHours, type Hours } from '@brasa/shared/domain/opening-hours';
import { storesText } from './locator/stores-text.ts';

/** «Abierto de 10:00 am a 09:00 pm»; null: closed that day [STO-017, DEC-256]. */
export function hoursText(hours: Hours | null): string {
  if (hours === null) return storesText.closedToday;
  if (isAllDay(hours)) return storesText.openAllDay;
  const { opens, closes } = shownHours(hours);
  return storesText.openToday(opens, closes);
}

/** The hours of today, or of the night that is not over. `now` in epoch milliseconds; a space keeps the line while it is null. */
export const hoursTextToday = (shop: Shop, now: number | null): string => (now === null ? '\u00a0' : hoursText(shopHoursNow(shop, now)));
