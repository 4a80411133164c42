import type { Shop } from '@brasa/shared/domain/delivery';

type Place = Pick<Shop, 'name' | 'latitude' | 'longitude'>;

/** The way from where somebody is to a shop. Opens the application where there is one. */
export const directionsTo = ({ latitude, longitude }: Place): string => `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** The shop in the map application of the device [DEC-259]: any that an Android device has, else the web's. */
export const mapAppLink = ({ name, latitude, longitude }: Place, userAgent: string): string =>
  /android/i.test(userAgent)
    ? `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name).replace(/[()]/g, '')})`
    : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
