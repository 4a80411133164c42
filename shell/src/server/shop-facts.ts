import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { clockText, isoDate, localTime } from '@brasa/shared/domain/local-time';
import { isAllDay, type Hours } from '@brasa/shared/domain/opening-hours';
import { shopWithSlug, slugsOf } from '@brasa/shared/domain/shop-slug';
import type { Remote } from '../composition/slice.ts';
import type { Place } from '../composition/routing.ts';
import type { Fact } from './page-facts.ts';

/** The page of one shop, as the remote that has it writes its address. */
export const shopPatternOf = (remotes: readonly Pick<Remote, 'routes'>[]): string | null =>
  remotes.flatMap(({ routes }) => routes).find(({ facts, pattern }) => facts === 'shops' && pattern.includes('/:slug'))?.pattern ?? null;

export const shopAddress = (pattern: string, slug: string): string => pattern.replace(':slug', encodeURIComponent(slug));

/** The shop that an address names; undefined: none, or the shops are not known. */
export const shopAt = ({ facts, params }: Pick<Place, 'facts' | 'params'>, geography: Geography | null): Shop | undefined =>
  facts === 'shops' && params.slug !== undefined && geography ? shopWithSlug(geography.shops, params.slug) : undefined;

/** Whether an address names a shop that there is none of. */
export const isUnknownShop = (place: Pick<Place, 'facts' | 'params'>, geography: Geography | null): boolean =>
  place.facts === 'shops' && place.params.slug !== undefined && geography !== null && shopAt(place, geography) === undefined;

const schema = 'https://schema.org';
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Hours that end the next day are written with the earlier time; a whole day ends at 23:59. */
const clocks = (hours: Hours): { readonly opens: string; readonly closes: string } =>
  isAllDay(hours) ? { opens: '00:00', closes: '23:59' } : { opens: clockText(hours.opens), closes: clockText(hours.closes) };

/** schema.org: equal times say that it is closed. */
const closedAllDay = { opens: '00:00', closes: '00:00' };

type About = { readonly geography: Geography; readonly pattern: string; readonly brandName: string; readonly publicUrl: string; /** Epoch milliseconds. */ readonly now: number };

function restaurantAt(shop: Shop, { geography, pattern, brandName, publicUrl, now }: About): Fact {
  const url = publicUrl + shopAddress(pattern, slugsOf(geography.shops).get(shop.id) ?? '');
  const city = geography.cities.find(({ code }) => code === shop.cityCode)?.name;
  const region = geography.departments.find(({ code }) => code === shop.departmentCode)?.name;
  const today = isoDate(localTime(now));
  const special = (shop.specialDays ?? []).filter(({ date }) => date >= today);
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
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: shop.hours.map(({ weekday, ...hours }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: `${schema}/${days[weekday]}`, ...clocks(hours) })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({ date, hours }) => ({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...(hours ? clocks(hours) : closedAllDay) })),
    }),
  };
}

/** One shop; or all of them as a list. */
export function shopFacts(place: Place, about: About): readonly Fact[] {
  const { geography, pattern, publicUrl } = about;
  const shop = shopAt(place, geography);
  if (shop) return [restaurantAt(shop, about)];
  if (place.params.slug !== undefined) return [];
  const slugs = slugsOf(geography.shops);
  return [
    {
      '@context': schema,
      '@type': 'ItemList',
      itemListElement: geography.shops.map(({ id, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: publicUrl + shopAddress(pattern, slugs.get(id) ?? '') })),
    },
  ];
}
