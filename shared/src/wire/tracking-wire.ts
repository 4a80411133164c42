import type { Tracking, TrackingPoint } from '../domain/tracking.ts';
import { toOrderStatus } from './order-status-wire.ts';
import { toCoordinates } from './orders-wire.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';

function toPoint(wire: unknown): TrackingPoint[] {
  const point = objectOf(wire);
  const place = toCoordinates(point);
  return place ? [{ ...place, index: numberOf(point['index']), speed: numberOf(point['velocity']), time: textOf(point['deliveryManTime']) }] : [];
}

/** Answer of cliente/getCoordenadasHash. Without `orderTracking` nobody knows the order. */
export function toTracking(body: unknown): Tracking {
  const answer = objectOf(body);
  const order = answer['orderTracking'] === undefined ? null : objectOf(answer['orderTracking']);
  const points = listOf(answer['data']).flatMap(toPoint).sort((a, b) => a.index - b.index);
  const last = points[points.length - 1];
  return {
    points,
    position: toCoordinates(order) ?? (last ? { latitude: last.latitude, longitude: last.longitude } : null),
    status: order && toOrderStatus(order['trackerStatus']),
    dispatchTime: textOf(order?.['dispatchTime']),
    deliveryTime: textOf(order?.['deliveryTime']),
    secondsLeft: numberOf(answer['timer']),
  };
}

/** Answer of tracker/ordenHasTracked. */
export const toHasTracked = (body: unknown): boolean => objectOf(objectOf(body)['data'])['tracked'] === 'S';
