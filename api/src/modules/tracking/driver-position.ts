import type { Coordinates } from '@brasa/shared/domain/delivery';
import { distanceBetween } from '@brasa/shared/domain/distance';
import { streetsOf } from './streets.ts';

/** A ride as the clock tells it: nothing is stored, every instance computes the same place. */
export type Ride = {
  /** Any number of the order: the streets are made from it. */
  readonly seed: number;
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Epoch milliseconds. */
  readonly leavesAt: number;
  readonly arrivesAt: number;
};

export type RidePoint = Coordinates & { readonly at: number; readonly kmPerHour: number };

const mostReports = 200;
const reportEveryMs = 15_000;
/** What the motorcycle shows between two stops, km/h; the clock alone decides where it is. */
const cruisingSpeed = 22;

/** How far along the ride the clock is, 0 to 1. */
const progress = (ride: Ride, now: number): number => Math.min(1, Math.max(0, (now - ride.leavesAt) / Math.max(1, ride.arrivesAt - ride.leavesAt)));

function along(corners: readonly Coordinates[], share: number): Coordinates {
  const lengths = corners.slice(1).map((corner, index) => distanceBetween(corners[index] ?? corner, corner));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [a, b] = [corners[index], corners[index + 1]];
    if (a && b && left <= length && length > 0) {
      const part = left / length;
      return { latitude: a.latitude + (b.latitude - a.latitude) * part, longitude: a.longitude + (b.longitude - a.longitude) * part };
    }
    left -= length;
  }
  return corners[corners.length - 1] ?? { latitude: 0, longitude: 0 };
}

const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 });

export const positionAt = (ride: Ride, now: number): Coordinates => rounded(along(streetsOf(ride), progress(ride, now)));

/** Where the driver reported from so far, oldest first. A report, once made, never changes. */
export function reportsUntil(ride: Ride, now: number): RidePoint[] {
  if (now < ride.leavesAt) return [];
  const lasts = Math.max(1, ride.arrivesAt - ride.leavesAt);
  const every = Math.max(Math.min(reportEveryMs, lasts / 20), lasts / (mostReports - 2));
  const corners = streetsOf(ride);
  const made = Math.floor(Math.min(now - ride.leavesAt, lasts) / every);
  const times = Array.from({ length: made + 1 }, (_, index) => ride.leavesAt + index * every);
  if (now >= ride.arrivesAt && (times[times.length - 1] ?? 0) < ride.arrivesAt) times.push(ride.arrivesAt);
  return times.map((at, index) => ({ ...rounded(along(corners, progress(ride, at))), at: Math.round(at), kmPerHour: index === 0 || at >= ride.arrivesAt ? 0 : cruisingSpeed }));
}
