import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { isPlaced } from '@brasa/shared/domain/distance';
import { clockText } from '@brasa/shared/domain/local-time';
import { isAllDay, specialDaysFrom, type Hours } from '@brasa/shared/domain/opening-hours';
import { shopWithSlug, slugsOf } from '@brasa/shared/domain/shop-slug';
import type { Remote } from '../composition/slice.ts';
import { pathTo, type Place } from '../composition/routing.ts';
import type { Fact } from './page-facts.ts';

/** The page of one shop, as the remote that has it writes its address. */
export const shopPatternOf = (remotes: readonly Pick<Remote, 'routes'>[]): string | null => remotes.flatMap(({ routes }) => routes).find(({ names }) => names === 'shop')?.pattern ?? null;

export const shopAddress = (pattern: string, slug: string): string => pathTo({ pattern }, { slug });

type Named = Pick<Place, 'names' | 'params'>;

/** The shop that an address names; undefined: none, or the shops are not known. */
export const shopAt = ({ names, params }: Named, geography: Geography | null): Shop | undefined =>
  names === 'shop' && params.slug !== undefined && geography ? shopWithSlug(geography.shops, params.slug) : undefined;

/** Whether an address names an unknown shop. Without any shop nobody can say. */
export const isUnknownShop = (place: Named, geography: Geography | null): boolean => place.names === 'shop' && geography !== null && geography.shops.length > 0 && shopAt(place, geography) === undefined;

const schema = 'https://schema.org';
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Hours that end the next day are written with the earlier time; a whole day ends at 23:59. */
const clocks = (hours: Hours): { readonly opens: string; readonly closes: string } =>
  isAllDay(hours) ? { opens: '00:00', closes: '23:59' } : { opens: clockText(hours.opens), closes: clockText(hours.closes) };

/** schema.org: equal times say that it is closed. */
const closedAllDay = { opens: '00:00', closes: '00:00' };

type About = { readonly geography: Geography; readonly pattern: string; readonly brandName: string; readonly publicUrl: string; /** Epoch milliseconds. */ readonly now: number };

/** One shop. */
export function shopFacts(shop: Shop, { geography, pattern, brandName, publicUrl, now }: About): Fact {
  const url = publicUrl + shopAddress(pattern, slugsOf(geography.shops).get(shop.id) ?? '');
  const city = geography.cities.find(({ code }) => code === shop.cityCode)?.name;
  const region = geography.departments.find(({ code }) => code === shop.departmentCode)?.name;
  const special = specialDaysFrom(shop, now);
  return {
    '@context': schema,
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: `${brandName} ${shop.name}`,
    branchCode: shop.code,
    parentOrganization: { '@id': `${publicUrl}/#restaurant` },
    url,
    servesCuisine: 'Pizza',
    currenciesAccepted: 'GTQ',
    ...(shop.description && { description: shop.description }),
    address: { '@type': 'PostalAddress', streetAddress: shop.address, ...(city && { addressLocality: city }), ...(region && { addressRegion: region }), addressCountry: 'GT' },
    ...(isPlaced(shop) && { geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude } }),
    openingHoursSpecification: shop.hours.map(({ weekday, ...hours }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: `${schema}/${days[weekday]}`, ...clocks(hours) })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({ date, hours }) => ({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...(hours ? clocks(hours) : closedAllDay) })),
    }),
  };
}

/** All of them, with their pages. */
export function shopList({ geography, pattern, publicUrl }: Pick<About, 'geography' | 'pattern' | 'publicUrl'>): Fact {
  const slugs = slugsOf(geography.shops);
  const item = ({ id, name }: Shop, index: number) => ({ '@type': 'ListItem', position: index + 1, name, url: publicUrl + shopAddress(pattern, slugs.get(id) ?? '') });
  return { '@context': schema, '@type': 'ItemList', itemListElement: geography.shops.map(item) };
}
