import type { Coordinates } from './delivery.ts';
import type { OrderStatus } from './order.ts';

export type TrackingPoint = Coordinates & {
  readonly index: number;
  /** km/h */
  readonly speed: number;
  /** HH:mm:ss */
  readonly time: string;
};

/** Where the driver is and how the order stands; `status` is null for an order nobody knows. */
export type Tracking = {
  readonly points: readonly TrackingPoint[];
  readonly position: Coordinates | null;
  readonly status: OrderStatus | null;
  /** HH:mm, empty before it happened. */
  readonly dispatchTime: string;
  readonly deliveryTime: string;
  readonly secondsLeft: number;
};
