import type { DeliveryMode, FutureOrder, Geography } from '@brasa/shared/domain/delivery';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { bannerText } from './delivery-text.ts';

export type DeliveryWords = { readonly title: string; readonly lines: readonly string[] };

/** How the order is handed over, as the banner and the checkout say it; null while nothing valid is chosen [DEC-151]. */
export function deliveryWords(mode: DeliveryMode, futureOrder: FutureOrder | null, shops: Geography['shops'] | undefined): DeliveryWords | null {
  const later = futureOrder ? [bannerText.future(futureOrder.date, twelveHour(futureOrder.time))] : [];
  if (mode.kind === 'pickup') {
    const shop = shops?.find(({ id }) => id === mode.shopId);
    return { title: bannerText.pickup, lines: [shop?.name ?? '', ...later].filter(Boolean) };
  }
  if (mode.kind === 'home') {
    const { deliveryPoint, tag, address, districtName, zoneName } = mode.location;
    const title = deliveryPoint ? bannerText.point(deliveryPoint.description || deliveryPoint.district) : bannerText.home;
    const place = tag || [address, districtName, zoneName].filter(Boolean).join(', ');
    return { title, lines: [place, ...later].filter(Boolean) };
  }
  return null;
}
