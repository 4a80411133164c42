import type { Shop } from '@brasa/shared/domain/delivery';
import { isPlaced } from '@brasa/shared/domain/distance';

type Place = Pick<Shop, 'name' | 'address' | 'latitude' | 'longitude'>;

const coordinates = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;
/** What map applications look for: the place, or the address of a shop whose place is not known. */
const wordsFor = (shop: Place): string => (isPlaced(shop) ? coordinates(shop) : encodeURIComponent(`${shop.address}, Guatemala`));

/** The way from where somebody is to a shop. Opens the application where there is one. */
export const directionsTo = (shop: Place): string => `https://www.google.com/maps/dir/?api=1&destination=${wordsFor(shop)}`;

/** The shop in the map application of the device [DEC-259]: any that an Android device has, else the web's. */
export function mapAppLink(shop: Place, userAgent: string): string {
  if (!/android/i.test(userAgent)) return `https://www.google.com/maps/search/?api=1&query=${wordsFor(shop)}`;
  const name = encodeURIComponent(shop.name).replace(/[()]/g, '');
  return isPlaced(shop) ? `geo:${coordinates(shop)}?q=${coordinates(shop)}(${name})` : `geo:0,0?q=${wordsFor(shop)}`;
}
