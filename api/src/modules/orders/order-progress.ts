import type { Coordinates, Shop } from '@brasa/shared/domain/delivery';
import { progressOf } from '@brasa/shared/domain/order-status';
import { plannedAt } from '../tracking/kitchen-plan.ts';
import type { Ride } from '../tracking/driver-position.ts';
import type { OrderRecord } from './order-record.ts';

/** Only while somebody is on the way does anybody need to see where the door is; the map shows it to owner and link alike, then. */
const isOnItsWay = ({ status }: OrderRecord): boolean => progressOf(status) === 1;

/** `destination`: the door of a home order that is on its way. */
export function locationOf(order: OrderRecord, shop: Coordinates | undefined): { shop: Coordinates; destination?: Coordinates } {
  const at = { latitude: shop?.latitude ?? 0, longitude: shop?.longitude ?? 0 };
  return order.address && isOnItsWay(order) ? { shop: at, destination: order.address.deliverTo } : { shop: at };
}

/** Seconds to the promised time; 0 once it passed or the order is over. */
export function secondsLeft({ plan, status }: OrderRecord, now: number): number {
  const isOver = status === 'ENT' || status === 'FIN' || status === 'CAN';
  return plan && !isOver ? Math.max(0, Math.round((plan.promisedAt - now) / 1000)) : 0;
}

/** The ride of a home order that is on its way; null before, afterwards, and for pickups: a ride leads to the door. */
export function rideOf(order: OrderRecord, shop: Shop | undefined): Ride | null {
  const { plan, address, reachedAt } = order;
  const arrivesAt = plan && plannedAt(plan, 'LLC');
  if (!shop || !address || !arrivesAt || reachedAt.DES === undefined || !isOnItsWay(order)) return null;
  return { seed: order.number, from: { latitude: shop.latitude, longitude: shop.longitude }, to: address.deliverTo, leavesAt: reachedAt.DES, arrivesAt };
}
