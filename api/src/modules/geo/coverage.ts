import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Polygon } from 'geojson';
import { distanceBetween } from '@brasa/shared/domain/distance';
import type { Coordinates, CoverageResult, DeliveryPoint } from '@brasa/shared/domain/delivery';
import { clockText, minuteOfDay, timeText } from '@brasa/shared/domain/local-time';
import type { Ring } from '../../db/tables.ts';

export type District = Coordinates & { readonly code: string; readonly name: string; readonly zone: string };

export type Zone = {
  readonly id: number;
  readonly name: string;
  readonly shopId: number;
  readonly shopName: string;
  readonly pickupOnly: boolean;
  readonly quadrant: string;
  readonly priority: number;
  readonly area: Area;
  readonly warranty: boolean;
  readonly warrantyType: string;
  readonly warrantyMessage: string;
  readonly restrictionCode: string;
  /** Minutes of the day with home delivery; null for all of them. */
  readonly homeHours: { readonly from: number; readonly to: number } | null;
  readonly points: readonly DeliveryPoint[];
  readonly districts: readonly District[];
};

export type BlockedArea = { readonly area: Area; readonly message: string; readonly from: number; readonly to: number };

export type CoverageMap = { readonly zones: readonly Zone[]; readonly blockedAreas: readonly BlockedArea[] };

/** A polygon with the box around it, which settles almost every question. */
export type Area = { readonly polygon: Polygon; readonly south: number; readonly west: number; readonly north: number; readonly east: number };

export function areaOf(ring: Ring): Area {
  const latitudes = ring.map(([latitude]) => latitude);
  const longitudes = ring.map(([, longitude]) => longitude);
  const points = ring.map(([latitude, longitude]) => [longitude, latitude]);
  return {
    polygon: { type: 'Polygon', coordinates: [[...points, ...points.slice(0, 1)]] },
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

export const isInside = ({ latitude, longitude }: Coordinates, area: Area): boolean =>
  latitude >= area.south &&
  latitude <= area.north &&
  longitude >= area.west &&
  longitude <= area.east &&
  booleanPointInPolygon([longitude, latitude], area.polygon);

/** The district whose middle is nearest, among those of the zone. */
function nearestDistrict(zone: Zone, place: Coordinates): District | undefined {
  return zone.districts.toSorted((one, other) => distanceBetween(place, one) - distanceBetween(place, other))[0];
}

/** HH:mm after which nobody drives there, while that is so; empty otherwise. */
function restrictionAt({ homeHours }: Zone, now: number): string {
  if (!homeHours) return '';
  const minute = minuteOfDay(now);
  return minute >= homeHours.from && minute < homeHours.to ? '' : clockText(homeHours.to);
}

const uncovered = { shopId: null, shopName: '', pickupOnly: false, districtCode: '', districtName: '', zoneCode: null, zoneName: '', quadrant: '', deliveryPoints: [], warranty: false, warrantyType: '', warrantyMessage: '', restrictionCode: '', scheduleRestriction: '' } as const;

function covered(zone: Zone, place: Coordinates, now: number) {
  const district = nearestDistrict(zone, place);
  return {
    shopId: zone.shopId,
    shopName: zone.shopName,
    pickupOnly: zone.pickupOnly,
    districtCode: district?.code ?? '',
    districtName: district?.name ?? '',
    zoneCode: zone.id,
    zoneName: district?.zone || zone.name,
    quadrant: zone.quadrant,
    deliveryPoints: zone.points,
    warranty: zone.warranty,
    warrantyType: zone.warrantyType,
    warrantyMessage: zone.warrantyMessage,
    restrictionCode: zone.restrictionCode,
    scheduleRestriction: restrictionAt(zone, now),
  };
}

/** Who delivers to a place at a moment, and under which conditions. Zones come highest priority first: the first that holds the place wins. */
export function coverageAt(map: CoverageMap, { latitude, longitude }: Coordinates, now: number): CoverageResult {
  const place = { latitude, longitude };
  const block = map.blockedAreas.find(({ area, from, to }) => now >= from && now < to && isInside(place, area));
  const zone = map.zones.find(({ area }) => isInside(place, area));
  return { ...place, blockMessage: block?.message ?? null, ...(zone ? covered(zone, place, now) : uncovered), systemTime: timeText(now) };
}
