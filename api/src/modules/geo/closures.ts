import { localTime } from '@brasa/shared/domain/local-time';
import type { ShopMap } from './load-shops.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** A holiday or a repair: the shop stays closed on that day, whatever its weekday says. */
export function isClosedOn({ closures }: Pick<ShopMap, 'closures'>, shopId: number, instant: number): boolean {
  const { year, month, day } = localTime(instant);
  return closures.get(shopId)?.has(`${year}-${two(month)}-${two(day)}`) ?? false;
}
