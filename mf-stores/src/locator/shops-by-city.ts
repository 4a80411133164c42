import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { byName, normalize } from '@brasa/shared/domain/text';

export type CityWithShops = { readonly code: string; readonly name: string; readonly count: number };

/** Cities that have a shop, by name, with how many [STO-005]. */
export const citiesWithShops = (geography: Geography): CityWithShops[] =>
  geography.cities
    .map(({ code, name }) => ({ code, name, count: geography.shops.filter((shop) => shop.cityCode === code).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => byName(a.name, b.name));

/** Shorter words find too much to be asked about [STO-008]. */
const shortestSearch = 3;

/** Every word of the search stands somewhere in what is written about the shop. */
function matches(geography: Geography, shop: Shop, search: string): boolean {
  const wanted = normalize(search).trim();
  if (wanted.length < shortestSearch) return true;
  const city = geography.cities.find(({ code }) => code === shop.cityCode)?.name ?? '';
  const region = geography.departments.find(({ code }) => code === shop.departmentCode)?.name ?? '';
  const written = normalize([shop.name, shop.description, shop.address, city, region].join(' '));
  return wanted.split(/\s+/).every((word) => written.includes(word));
}

/** Shops of a city, or of all with an empty code, that the search finds, by name [STO-007, STO-013]. */
export const shopsIn = (geography: Geography, cityCode: string, search: string): Shop[] =>
  geography.shops.filter((shop) => (cityCode === '' || shop.cityCode === cityCode) && matches(geography, shop, search)).toSorted((a, b) => byName(a.name, b.name));
