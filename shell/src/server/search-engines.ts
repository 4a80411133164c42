import type { Catalog } from '@brasa/shared/domain/catalog';
import { findCategory, findProduct, fullCategoryPath, categoryChain, isListed, productPath, productsIn } from '@brasa/shared/domain/catalog-lookup';
import { hasPage } from '@brasa/shared/domain/hidden-product';
import type { Geography } from '@brasa/shared/domain/delivery';
import { slugsOf } from '@brasa/shared/domain/shop-slug';
import type { FastifyInstance } from 'fastify';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { createRouting, type Place, type Routing } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { staticPages } from '../pages/static-pages.ts';
import { escapeHtml } from './html.ts';
import { shopAddress, shopPatternOf } from './shop-facts.ts';
import type { Shop } from './shop-source.ts';
import { sliceFor } from './slice-for.ts';

/**
 * Whether the menu has what an address names. An address of something that is not sold leads home, before a page says that all is well
 * [DEC-023].
 */
export function isOnMenu({ facts, params }: Pick<Place, 'facts' | 'params'>, catalog: Catalog | null, search = ''): boolean {
  if (facts !== 'menu' || !catalog) return true;
  if (params.product !== undefined) {
    const product = findProduct(catalog, params.product);
    return product !== undefined && hasPage(catalog, product, search);
  }
  const named = findCategory(catalog, params.category ?? '');
  const category = params.subcategory === undefined ? named : findCategory(catalog, params.subcategory);
  return named !== undefined && category !== undefined && categoryChain(catalog, category.id).includes(named);
}

/**
 * Categories with something in them, and every product that has a page of its own; one that stands for a promotion leads to that. As somebody
 * without a shop sees them, which is what crawlers are: what some shops alone sell is in no list then, and a category of nothing else is empty.
 */
function menuPaths(catalog: Catalog): readonly string[] {
  const categories = catalog.categories.filter((category) => productsIn(catalog, category, []).length > 0).map((category) => fullCategoryPath(catalog, category));
  const products = catalog.products.filter((product) => product.type !== 'promo' && isListed(catalog, product, [])).map((product) => productPath(catalog, product));
  return [...categories, ...products];
}

/** The page of each shop. */
function shopPaths(remotes: readonly Pick<Remote, 'routes'>[], geography: Geography | null): readonly string[] {
  const pattern = shopPatternOf(remotes);
  return pattern === null || !geography ? [] : [...slugsOf(geography.shops).values()].map((slug) => shopAddress(pattern, slug));
}

const hasParameters = (pattern: string): boolean => /[:*]/.test(pattern);

/** Whether a page is the same for everybody: what search engines may list, and a device may keep. */
export const isIndexed = ({ indexed, guests }: Pick<Place, 'indexed' | 'guests'>): boolean => indexed ?? guests === undefined;

/** Every address that search engines may list, once. */
export function listedPaths(routing: Routing, remotes: readonly Pick<Remote, 'routes'>[], { catalog, geography }: Pick<Shop, 'catalog' | 'geography'>): readonly string[] {
  const patterns = remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
  const plain = [...staticPages.map(({ path }) => path), ...patterns.filter((pattern) => !hasParameters(pattern))];
  const paths = ['/', ...plain, ...(catalog ? menuPaths(catalog) : []), ...shopPaths(remotes, geography)];
  const isOwnPage = (path: string): boolean => {
    const place = routing.placeOf(path);
    return place !== null && !place.isOff && isIndexed(place) && (place.canonical ?? path) === path;
  };
  return [...new Set(paths)].filter(isOwnPage);
}

type Described = Pick<Remote, 'routes' | 'isOff'>;

/**
 * Pages whose address holds a secret: a crawler that came across one would run its scripts and use it up. Other pages that nobody may list say so
 * themselves (noindex), which only who may read them hears; and what is switched off comes back before crawlers read this again.
 */
const secretPaths = (remotes: readonly Described[]): readonly string[] =>
  remotes
    .flatMap(({ routes, isOff }) => (isOff ? [] : routes.filter(({ secret }) => secret)))
    .map(({ pattern }) => pattern.split(/\/[:*]/)[0] ?? '')
    .filter((prefix) => prefix !== '' && prefix !== '/');

/** What is no page. */
const otherPaths = ['/api/', '/versions/', '/prueba/'];

export function robotsText(remotes: readonly Described[], publicUrl: string): string {
  const closed = new Set([...secretPaths(remotes), ...otherPaths]);
  return ['User-agent: *', 'Allow: /', ...[...closed].map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Made anew when something that it is made of is another one. */
function remembered<Parts extends readonly unknown[], T>(make: (...parts: Parts) => T): (...parts: Parts) => T {
  let last: { readonly parts: Parts; readonly made: T } | null = null;
  return (...parts) => {
    if (!last?.parts.every((part, index) => part === parts[index])) last = { parts, made: make(...parts) };
    return last.made;
  };
}

type Parts = { readonly discovery: () => DiscoveredRemotes; readonly shop: () => Pick<Shop, 'catalog' | 'geography' | 'publishedAt'>; readonly publicUrl: string };

const caching = { 'cache-control': 'public, max-age=3600' };
/** Seconds: by then a shell that has just started has heard of menu and remotes. */
const retryAfter = '60';

/** `robots.txt` and `sitemap.xml`, from what remotes say of their pages and from the menu. */
export function searchEngineRoutes(app: FastifyInstance, { discovery, shop, publicUrl }: Parts): void {
  const remotesOf = (document: DiscoveredRemotes): readonly Remote[] => sliceFor(document, null).map(({ remote }) => remote);
  const robots = remembered((document: DiscoveredRemotes) => robotsText(remotesOf(document), publicUrl));
  /** Null: half of it would tell search engines that the other half is gone. */
  const sitemap = remembered((document: DiscoveredRemotes, catalog: Catalog | null, geography: Geography | null, publishedAt: number | null): string | null => {
    const remotes = remotesOf(document);
    if (!catalog || !geography || geography.shops.length === 0 || remotes.length === 0) return null;
    const routing = createRouting(remotes, { certificates: catalog.config.certificatesEnabled });
    // Pages made of menu and shops are as new as these.
    const lastmod = publishedAt === null ? '' : `<lastmod>${new Date(publishedAt).toISOString()}</lastmod>`;
    const isOfRelease = (path: string): boolean => {
      const place = routing.placeOf(path);
      return place !== null && (place.facts ?? place.names ?? (place.page === 'stores' || undefined)) !== undefined;
    };
    const entryOf = (path: string): string => `<url><loc>${escapeHtml(publicUrl + path)}</loc>${isOfRelease(path) ? lastmod : ''}</url>`;
    const urls = listedPaths(routing, remotes, { catalog, geography }).map(entryOf);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  });

  app.get('/robots.txt', (_request, reply) => reply.headers(caching).type('text/plain; charset=utf-8').send(robots(discovery())));

  app.get('/sitemap.xml', (_request, reply) => {
    const { catalog, geography, publishedAt } = shop();
    const text = sitemap(discovery(), catalog, geography, publishedAt);
    if (text === null) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': retryAfter }).type('text/plain; charset=utf-8').send('No está disponible en este momento.');
    return reply.headers(caching).type('application/xml; charset=utf-8').send(text);
  });
}
