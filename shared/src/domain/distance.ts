import type { Coordinates } from './delivery.ts';

/** Kilometres [GEO-011]. */
export const earthRadius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whether a place is known: nothing of ours lies in the Atlantic at 0, 0, which is what a missing place is read as. */
export const isPlaced = ({ latitude, longitude }: Coordinates): boolean => latitude !== 0 || longitude !== 0;

/** Kilometres along the great circle. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord = latitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** What the customer reads: `850 m` below a kilometre, `2.4 km` below ten, `38 km` beyond. */
export function distanceText(kilometres: number): string {
  const metres = Math.round((kilometres * 1000) / 10) * 10;
  if (metres < 1000) return `${metres} m`;
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}
