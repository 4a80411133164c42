import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { Coordinates, Geography, Shop } from '@brasa/shared/domain/delivery';
import { distanceBetween } from '@brasa/shared/domain/distance';
import { isAllDay, isOpenNow, shopHoursNow, shownHours } from '@brasa/shared/domain/opening-hours';
import { byName, normalize } from '@brasa/shared/domain/text';

export type ListedShop = { readonly shop: Shop; readonly city: string; /** Kilometres; null while nobody knows where the customer is. */ readonly distance: number | null };
export type ShopGroup = { readonly city: string; readonly shops: readonly ListedShop[] };
export type ShopFilter = { readonly text: string; readonly cityCode: string; readonly from: Coordinates | null };

const nearestFirst = (one: ListedShop, other: ListedShop): number => (one.distance ?? 0) - (other.distance ?? 0) || byName(one.shop.name, other.shop.name);

/** Shops that hand orders over the counter, by city; with a known position the nearest shop, and its city, come first. */
export function groupShops({ shops, cities }: Geography, { text, cityCode, from }: ShopFilter): ShopGroup[] {
  const cityOf = (shop: Shop): string => cities.find(({ code }) => code === shop.cityCode)?.name ?? '';
  const words = normalize(text).split(' ').filter(Boolean);
  const listed = shops
    .filter((shop) => shop.servesPickup && (cityCode === '' || shop.cityCode === cityCode))
    .map((shop) => ({ shop, city: cityOf(shop), distance: from && distanceBetween(from, shop) }))
    .filter(({ shop, city }) => words.every((word) => normalize(`${shop.name} ${shop.address} ${shop.description} ${city}`).includes(word)))
    .toSorted(nearestFirst);
  const groups = [...new Set(listed.map(({ city }) => city))].map((city) => ({ city, shops: listed.filter((each) => each.city === city) }));
  return from ? groups : groups.toSorted((one, other) => byName(one.city, other.city));
}

/** Cities with at least one shop to collect from, by name. */
export const shopCities = ({ shops, cities }: Geography): { readonly code: string; readonly name: string }[] =>
  cities.filter(({ code }) => shops.some((shop) => shop.servesPickup && shop.cityCode === code)).toSorted((one, other) => byName(one.name, other.name));

export type ShopHoursToday = { readonly opens: string; readonly closes: string; readonly isOpen: boolean; readonly isAllDay: boolean } | null;

/** Null: closed all day. Open as the cart and the server judge it: the chain takes orders, too. */
export function hoursToday(config: Pick<ShopConfig, 'opensAt' | 'closesAt'>, shop: Shop, now: number): ShopHoursToday {
  const hours = shopHoursNow(shop, now);
  return hours && { ...shownHours(hours), isOpen: isOpenNow(config, shop, now), isAllDay: isAllDay(hours) };
}
