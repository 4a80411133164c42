import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { orderHash } from '@brasa/shared/wire/orders-schema';
import { coordinatesAnswer, hasTrackedAnswer } from '@brasa/shared/wire/tracking-schema';
import { done } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call, CallContext } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { fromOrderRecord, secondsText } from '../orders/order-answer-wire.ts';
import { rideOf, secondsLeft } from '../orders/order-progress.ts';
import { isOwner } from '../orders/order-owner.ts';
import { isShown } from '../orders/order-queries.ts';
import { unknownOrders } from '../orders/orders-module.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderByHash, orderByNumber } from '../orders/order-rows.ts';
import { positionAt, reportsUntil } from './driver-position.ts';
import type { RidePoint } from './driver-position.ts';

/** Who reports the position. */
const reporter = 'sim';

const fromReport = (order: number, point: RidePoint, index: number) => ({
  id: index + 1,
  order,
  index,
  latitude: point.latitude,
  longitude: point.longitude,
  velocity: point.kmPerHour,
  trackerDelivery: reporter,
  deliveryManTime: secondsText(point.at),
});

export function trackingCalls({ database, clock, release }: Services): Call[] {
  const shownRide = (order: OrderRecord, now: number) => rideOf(order, release.current().shopById.get(order.shopId), now);

  /** By hash; by number only for whoever ordered. */
  async function find(parameter: string, { caller, misses }: CallContext): Promise<OrderRecord | null> {
    const missed = misses('hash', unknownOrders);
    missed.guard();
    const byHash = orderHash.safeParse(parameter).success ? await orderByHash(database.db, parameter) : null;
    const byNumber = !byHash && /^\d{9,10}$/.test(parameter) ? await orderByNumber(database.db, Number(parameter)) : null;
    const now = clock.now();
    const order = byHash ?? (byNumber && (await isOwner(database.db, byNumber, caller, now)) ? byNumber : null);
    if (order && isShown(order, now)) return order;
    missed.count();
    return null;
  }

  const coordinates = defineCall({
    path: 'cliente/getCoordenadasHash',
    summary: 'Where the driver was so far and is now.',
    request: emptyRequest,
    response: coordinatesAnswer,
    limits: [{ by: 'caller', max: 120, seconds: 60 }],
    handler: async (_input, context) => {
      const order = await find(context.parameter, context);
      if (!order) return done({ data: [] });
      const now = clock.now();
      const ride = shownRide(order, now);
      const { trackerStatus, dispatchTime, deliveryTime } = fromOrderRecord(order, 'holder', now);
      return done({
        data: ride ? reportsUntil(ride, now).map((point, index) => fromReport(order.number, point, index)) : [],
        orderTracking: { trackerStatus, dispatchTime, deliveryTime, ...(ride && positionAt(ride, now)) },
        timer: secondsLeft(order, now),
      });
    },
  });

  const hasTracked = defineCall({
    path: 'tracker/ordenHasTracked',
    summary: 'Whether there is a position to show on a map.',
    request: emptyRequest,
    response: hasTrackedAnswer,
    limits: [{ by: 'caller', max: 120, seconds: 60 }],
    handler: async (_input, context) => {
      const order = await find(context.parameter, context);
      return done({ data: { tracked: order && shownRide(order, clock.now()) ? ('S' as const) : ('N' as const) } });
    },
  });

  return [coordinates, hasTracked];
}
