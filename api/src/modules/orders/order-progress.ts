import type { Coordinates, Shop } from '@brasa/shared/domain/delivery';
import { plannedAt } from '../tracking/kitchen-plan.ts';
import type { Ride } from '../tracking/driver-position.ts';
import type { OrderRecord } from './order-record.ts';

/** Where somebody lives is forgotten this long after they were served; at once when nobody comes. */
const destinationShownMs = 2 * 3_600_000;

const isDestinationShown = ({ status, reachedAt }: OrderRecord, now: number): boolean => status !== 'CAN' && (reachedAt.ENT === undefined || now - reachedAt.ENT <= destinationShownMs);

export function locationOf(order: OrderRecord, shop: Coordinates | undefined, now: number): { shop: Coordinates; destination?: Coordinates } {
  const at = { latitude: shop?.latitude ?? 0, longitude: shop?.longitude ?? 0 };
  return order.address && isDestinationShown(order, now) ? { shop: at, destination: order.address.deliverTo } : { shop: at };
}

/** Seconds to the promised time; 0 once it passed or the order is over. */
export function secondsLeft({ plan, status }: OrderRecord, now: number): number {
  const isOver = status === 'ENT' || status === 'FIN' || status === 'CAN';
  return plan && !isOver ? Math.max(0, Math.round((plan.promisedAt - now) / 1000)) : 0;
}

/** The ride of a home order that left the shop; null before, for pickups, and once the destination is forgotten. */
export function rideOf(order: OrderRecord, shop: Shop | undefined, now: number): Ride | null {
  const { plan, address, reachedAt } = order;
  const arrivesAt = plan && plannedAt(plan, 'LLC');
  if (!shop || !address || !arrivesAt || reachedAt.DES === undefined || !isDestinationShown(order, now)) return null;
  return { seed: order.number, from: { latitude: shop.latitude, longitude: shop.longitude }, to: address.deliverTo, leavesAt: reachedAt.DES, arrivesAt };
}
