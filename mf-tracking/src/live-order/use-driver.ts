import { distanceBetween, distanceText } from '@brasa/shared/domain/distance';
import type { Order } from '@brasa/shared/domain/order';
import type { Tracking } from '@brasa/shared/domain/tracking';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { useQuery } from '@tanstack/react-query';
import { hasDriver } from './following.ts';
import { driverQuery, hasTrackedQuery } from './order-queries.ts';
import { trackingText as text } from './tracking-text.ts';

/** Where the driver is; null while nobody is on the way with this order or no position is known. */
export function useDriver(hash: string, order: Order): Tracking | null {
  const { data: hasTracked = false } = useQuery(hasTrackedQuery(hash, order));
  const { data: tracking } = useQuery(driverQuery(hash, order));
  return hasDriver(order) && hasTracked && tracking?.position ? tracking : null;
}

/** The map in words, for everybody [A3]. */
export function driverWords(order: Order, { position }: Pick<Tracking, 'position'>): string {
  if (order.status === 'LLC') return text.here;
  return position && order.destination ? text.onItsWayAt(distanceText(distanceBetween(position, order.destination))) : text.onItsWay;
}

/** The hour of the last known position. */
export function lastSeen({ points }: Tracking): string {
  const time = points.at(-1)?.time.slice(0, 5) ?? '';
  return time === '' ? '' : text.lastSeen(twelveHour(time));
}
