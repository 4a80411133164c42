import type { Geography, Shop } from './delivery.ts';
import { byName } from './text.ts';

export type CityWithShops = { readonly code: string; readonly name: string; readonly count: number };

/** Cities with at least one such shop, by name, with how many [STO-005, DEC-258]. */
export const citiesWithShops = ({ cities, shops }: Pick<Geography, 'cities' | 'shops'>, isWanted: (shop: Shop) => boolean = () => true): readonly CityWithShops[] =>
  cities
    .map(({ code, name }) => ({ code, name, count: shops.filter((shop) => shop.cityCode === code && isWanted(shop)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => byName(one.name, other.name));
