import { parseTime } from '@brasa/shared/domain/local-time';
import { type Ring, json } from '../../db/tables.ts';
import type { Row } from '../menu/menu-types.ts';
import { districtSeeds } from './districts.ts';
import { departmentNames, municipalityNames } from './municipalities.ts';
import { shopSeeds } from './shops.ts';
import { blockedAreas, zoneSeeds } from './zones.ts';

const two = (number: number): string => String(number).padStart(2, '0');

export const departments: readonly Row<'department'>[] = departmentNames.map((name, index) => ({ code: two(index + 1), name, country: 'GT' }));

export const cities: readonly Row<'city'>[] = Object.entries(municipalityNames).flatMap(([department, names]) =>
  names.map((name, index) => ({ code: `${department}${two(index + 1)}`, department_code: department, name })),
);

export const districts: readonly Row<'district'>[] = districtSeeds.map(([code, name, zone, latitude, longitude]) => ({
  code,
  city_code: code.slice(0, 4),
  name,
  zone_label: zone,
  latitude,
  longitude,
}));

export const shops: readonly Row<'store'>[] = shopSeeds.map(({ id, code, name, description, address, at, city, pickupOnly }) => ({
  id,
  code,
  name,
  description,
  address,
  latitude: at[0],
  longitude: at[1],
  department_code: city.slice(0, 2),
  city_code: city,
  serves_home: pickupOnly !== true,
  serves_pickup: true,
}));

const minute = (time: string): number => parseTime(time) ?? 0;
const opening = minute('10:00');
/** Sunday first. Friday and Saturday stay open longer. */
const closings = ['21:00', '21:30', '21:30', '21:30', '21:30', '22:30', '22:30'].map(minute);

/** `always`: every shop around the clock, so that a trial order at midnight works. */
export const shopHours = (always: boolean): Row<'store_hours'>[] =>
  shopSeeds.flatMap(({ id, closedOn = [] }) =>
    closings.flatMap((closing, numday) => {
      if (always) return [{ store_id: id, numday, open_min: 0, close_min: 1440 }];
      return closedOn.includes(numday) ? [] : [{ store_id: id, numday, open_min: opening, close_min: closing }];
    }),
  );

function bounds(ring: Ring) {
  const latitudes = ring.map(([latitude]) => latitude);
  const longitudes = ring.map(([, longitude]) => longitude);
  return { min_lat: Math.min(...latitudes), min_lng: Math.min(...longitudes), max_lat: Math.max(...latitudes), max_lng: Math.max(...longitudes) };
}

export const zones: readonly Row<'zone'>[] = zoneSeeds.map((zone) => ({
  id: zone.id,
  store_id: zone.shop,
  city_code: shopSeeds.find(({ id }) => id === zone.shop)?.city ?? '',
  name: zone.name,
  quadrant: zone.quadrant,
  polygon: json(zone.ring),
  ...bounds(zone.ring),
  priority: zone.priority ?? 0,
  warranty: zone.warranty ?? false,
  warranty_type: zone.warranty ? 'G30' : null,
  restriction_code: zone.restriction?.code ?? zone.meetingPoints?.code ?? '',
  home_from_min: zone.restriction ? minute(zone.restriction.from) : null,
  home_to_min: zone.restriction ? minute(zone.restriction.to) : null,
  needs_point: zone.meetingPoints !== undefined,
}));

/** The campus is one district of the capital. */
const campusDistrict = '010124';

export const deliveryPoints: readonly Row<'delivery_point'>[] = zoneSeeds.flatMap(({ id: zone_id, meetingPoints }) =>
  (meetingPoints?.points ?? []).map(({ id, name, at }, sort) => ({
    id,
    zone_id,
    district_code: campusDistrict,
    name,
    description: name,
    latitude: at[0],
    longitude: at[1],
    sort,
  })),
);

export const blockedAreaRows: readonly Row<'blocked_area'>[] = blockedAreas.map(({ name, message, ring }) => ({ name, message, polygon: json(ring), from_at: null, to_at: null }));
