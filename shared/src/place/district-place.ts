import { namedPlaces } from '@brasa/shared/ui/map';
import type { Coordinates, Geography } from '../domain/delivery.ts';
import { normalize } from '../domain/text.ts';

const capital = '0101';

const middle = (places: readonly Coordinates[]): Coordinates | null =>
  places.length === 0
    ? null
    : {
        latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
        longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
      };

/**
 * About where a district lies, for customers who choose it from a list: its zone where the map knows it, else the shop
 * of that zone, else the middle of the municipality's shops. Null where the chain has no shop: nobody delivers there.
 */
export function districtPlace({ districts, shops }: Pick<Geography, 'districts' | 'shops'>, districtCode: string): Coordinates | null {
  const district = districts.find(({ code }) => code === districtCode);
  if (!district) return null;
  const zone = normalize(district.zone);
  const named = district.cityCode === capital ? namedPlaces.find(({ name }) => normalize(name) === zone) : undefined;
  if (named) return { latitude: named.latitude, longitude: named.longitude };
  const near = shops.filter(({ cityCode }) => cityCode === district.cityCode);
  const ofZone = zone === '' ? [] : near.filter(({ name }) => ` ${normalize(name)} `.includes(` ${zone} `));
  return middle(ofZone) ?? middle(near);
}
