import type { Catalog, Category, Product } from '@brasa/shared/domain/catalog';
import type { Geography } from '@brasa/shared/domain/delivery';
import { categoryChain, categoryPath, findCategory, findProduct, fullCategoryPath, productPath, productsIn } from '@brasa/shared/domain/catalog-lookup';
import { toQuetzales } from '@brasa/shared/domain/money';
import { slugsOf } from '@brasa/shared/domain/shop-slug';
import { displayPrice } from '@brasa/shared/domain/pricing';
import type { Site } from '@brasa/shared/react/site';
import { pathTo, type Pages, type Place } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { shopAddress, shopAt, shopFacts, shopList, shopPatternOf } from './shop-facts.ts';

/** JSON-LD of schema.org: what search engines are told about the shop, its menu and its products. */
export type Fact = Readonly<Record<string, unknown>>;

type About = {
  readonly place: Place | null;
  readonly pages: Pages;
  readonly remotes: readonly Pick<Remote, 'routes'>[];
  readonly catalog: Catalog | null;
  readonly geography: Geography | null;
  readonly site: Site;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

const context = 'https://schema.org';
const currency = 'GTQ';

/** The price that the page shows; «Desde» is the lowest of several. */
function offer(catalog: Catalog, product: Product, url: string): Fact {
  const { amount, from } = displayPrice(catalog, product);
  const price = toQuetzales(amount).toFixed(2);
  const common = { priceCurrency: currency, availability: `${context}/InStock`, url };
  return from ? { '@type': 'AggregateOffer', lowPrice: price, ...common } : { '@type': 'Offer', price, ...common };
}

function restaurant({ pages, site, publicUrl }: About): Fact {
  const { brandName, callCenterPhone, socialLinks } = site;
  return {
    '@context': context,
    '@type': 'Restaurant',
    '@id': `${publicUrl}/#restaurant`,
    name: brandName,
    url: `${publicUrl}/`,
    image: `${publicUrl}${shareImage.path}`,
    servesCuisine: 'Pizza',
    ...(callCenterPhone ? { telephone: `+502 ${callCenterPhone}` } : {}),
    areaServed: 'GT',
    currenciesAccepted: currency,
    ...(pages.menu && { hasMenu: publicUrl + pathTo(pages.menu) }),
    acceptsReservations: false,
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
  };
}

type Crumb = { readonly name: string; readonly path: string };

const breadcrumbs = (crumbs: readonly Crumb[], publicUrl: string): Fact => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path })),
});

const wayTo = (catalog: Catalog, category: Category): readonly Crumb[] => [
  { name: 'Inicio', path: '/' },
  ...categoryChain(catalog, category.id)
    .toReversed()
    .map((each) => ({ name: each.name, path: each.parentId === null ? categoryPath(each) : fullCategoryPath(catalog, each) })),
];

const menu = (catalog: Catalog, category: Category, publicUrl: string): Fact => ({
  '@context': context,
  '@type': 'Menu',
  name: category.name,
  inLanguage: 'es-GT',
  hasMenuItem: productsIn(catalog, category, []).map((product) => ({
    '@type': 'MenuItem',
    name: product.name,
    offers: offer(catalog, product, publicUrl + productPath(catalog, product)),
  })),
});

const product = (catalog: Catalog, found: Product, { brandName }: Site, publicUrl: string): Fact => ({
  '@context': context,
  '@type': 'Product',
  name: found.name,
  ...(found.description ? { description: found.description } : {}),
  ...(found.pictures.medium.jpg ? { image: new URL(found.pictures.medium.jpg, publicUrl).href } : {}),
  brand: { '@type': 'Brand', name: brandName },
  offers: offer(catalog, found, publicUrl + productPath(catalog, found)),
});

/** The product that an address names. */
export const productAt = ({ facts, params }: Pick<Place, 'facts' | 'params'>, catalog: Catalog): Product | undefined => (facts === 'menu' && params.product !== undefined ? findProduct(catalog, params.product) : undefined);

/** What a link to the shop looks like where it is shared. */
export const shareImage = { path: '/img/share.jpg', width: 1200, height: 630 } as const;

/** Shops are found from the page of all of them. */
function factsOfShops(place: Place, { pages, remotes, geography, site: { brandName }, publicUrl, now }: About): readonly Fact[] {
  const pattern = shopPatternOf(remotes);
  if (!geography || pattern === null) return [];
  const shop = shopAt(place, geography);
  if (place.names === 'shop' && !shop) return [];
  const list = pages.stores ? [{ name: place.title, path: pathTo(pages.stores) }] : [];
  const own = shop ? [{ name: shop.name, path: shopAddress(pattern, slugsOf(geography.shops).get(shop.id) ?? '') }] : [];
  return [shop ? shopFacts(shop, { geography, pattern, brandName, publicUrl, now }) : shopList({ geography, pattern, publicUrl }), breadcrumbs([{ name: 'Inicio', path: '/' }, ...list, ...own], publicUrl)];
}

export function pageFacts(about: About): readonly Fact[] {
  const { place, catalog, site, publicUrl } = about;
  if (place?.facts === 'restaurant') return [restaurant(about)];
  if (place && (place.names === 'shop' || place.page === 'stores')) return factsOfShops(place, about);
  if (place?.facts !== 'menu' || !catalog) return [];
  const { category: main = '', subcategory, product: segment } = place.params;
  const category = findCategory(catalog, subcategory ?? main);
  if (!category) return [];
  const way = wayTo(catalog, category);
  if (segment === undefined) return [menu(catalog, category, publicUrl), breadcrumbs(way, publicUrl)];
  const found = findProduct(catalog, segment);
  return found ? [product(catalog, found, site, publicUrl), breadcrumbs([...way, { name: found.name, path: productPath(catalog, found) }], publicUrl)] : [];
}
