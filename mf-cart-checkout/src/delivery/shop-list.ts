import type { Coordinates, Geography, Shop } from '@brasa/shared/domain/delivery';
import { distanceBetween, isPlaced } from '@brasa/shared/domain/distance';
import { byName, normalize } from '@brasa/shared/domain/text';

export type ListedShop = { readonly shop: Shop; readonly city: string; /** Kilometres; null while the place of the customer or of the shop is not known. */ readonly distance: number | null };
export type ShopGroup = { readonly city: string; readonly shops: readonly ListedShop[] };
export type ShopFilter = { readonly text: string; readonly cityCode: string; readonly from: Coordinates | null };

/** Shops whose place is not known come last. */
const nearestFirst = (one: ListedShop, other: ListedShop): number =>
  (one.distance === other.distance ? 0 : (one.distance ?? Infinity) - (other.distance ?? Infinity)) || byName(one.shop.name, other.shop.name);

/** Shops that hand orders over the counter, by city; with a known position the nearest shop, and its city, come first. */
export function groupShops({ shops, cities }: Geography, { text, cityCode, from }: ShopFilter): ShopGroup[] {
  const cityOf = (shop: Shop): string => cities.find(({ code }) => code === shop.cityCode)?.name ?? '';
  const words = normalize(text).split(' ').filter(Boolean);
  const listed = shops
    .filter((shop) => shop.servesPickup && (cityCode === '' || shop.cityCode === cityCode))
    .map((shop) => ({ shop, city: cityOf(shop), distance: from && isPlaced(shop) ? distanceBetween(from, shop) : null }))
    .filter(({ shop, city }) => words.every((word) => normalize(`${shop.name} ${shop.address} ${shop.description} ${city}`).includes(word)))
    .toSorted(nearestFirst);
  const groups = [...new Set(listed.map(({ city }) => city))].map((city) => ({ city, shops: listed.filter((each) => each.city === city) }));
  return from ? groups : groups.toSorted((one, other) => byName(one.city, other.city));
}

