import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { timeText } from '@brasa/shared/domain/local-time';
import { isShopOpen } from '@brasa/shared/domain/opening-hours';
import type { WireShopDetails } from '@brasa/shared/wire/coverage-schema';
import { fromHours } from '@brasa/shared/wire/opening-hours-wire';

/** One shop with what only it sells, and whether it is open at this moment. */
export function fromShopDetails(shop: Shop, { cities, departments }: Geography, geoMenu: readonly number[], now: number): WireShopDetails {
  return {
    id: shop.id,
    code: shop.code,
    name: shop.name,
    latitude: shop.latitude,
    longitude: shop.longitude,
    city: cities.find(({ code }) => code === shop.cityCode)?.name ?? '',
    cityCode: shop.cityCode,
    region: departments.find(({ code }) => code === shop.departmentCode)?.name ?? '',
    regionCode: shop.departmentCode,
    description: shop.description,
    completeAddress: shop.address,
    hours: fromHours(shop.hours),
    menu: [...geoMenu],
    systemTime: timeText(now),
    openNow: isShopOpen(shop, now) ? 'S' : 'N',
  };
}
