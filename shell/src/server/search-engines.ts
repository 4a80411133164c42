import type { Catalog } from '@brasa/shared/domain/catalog';
import { findCategory, findProduct, fullCategoryPath, categoryChain, isListed, productPath, productsIn } from '@brasa/shared/domain/catalog-lookup';
import type { FastifyInstance } from 'fastify';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { createRouting, type Place, type Routing } from '../composition/routing.ts';
import { staticPages } from '../pages/static-pages.ts';
import { escapeHtml } from './html.ts';
import type { Shop } from './shop-source.ts';
import { sliceFor } from './slice-for.ts';

/**
 * Whether the menu has what an address names. An address of something that is not sold leads home, before a page says that all is well
 * [DEC-023]. What needs the api's answer, as a promotion does, is found out in the browser.
 */
export function isOnMenu({ facts, params }: Pick<Place, 'facts' | 'params'>, catalog: Catalog | null): boolean {
  if (facts !== 'menu' || !catalog) return true;
  if (params.product !== undefined) return findProduct(catalog, params.product) !== undefined;
  const named = findCategory(catalog, params.category ?? '');
  const category = params.subcategory === undefined ? named : findCategory(catalog, params.subcategory);
  return named !== undefined && category !== undefined && categoryChain(catalog, category.id).includes(named);
}

/** Categories with something in them, and every product that has a page of its own; one that stands for a promotion leads to that. */
function menuPaths(catalog: Catalog): readonly string[] {
  const categories = catalog.categories.filter((category) => productsIn(catalog, category, 'all').length > 0).map((category) => fullCategoryPath(catalog, category));
  const products = catalog.products.filter((product) => product.type !== 'promo' && isListed(catalog, product, 'all')).map((product) => productPath(catalog, product));
  return [...categories, ...products];
}

const hasParameters = (pattern: string): boolean => /[:*]/.test(pattern);
const isIndexed = ({ indexed, guests }: Pick<Place, 'indexed' | 'guests'>): boolean => indexed ?? guests === undefined;

/** Every address that search engines may list, once. */
export function listedPaths(routing: Routing, patterns: readonly string[], { catalog }: Pick<Shop, 'catalog'>): readonly string[] {
  const plain = [...staticPages.map(({ path }) => path), ...patterns.filter((pattern) => !hasParameters(pattern))];
  const paths = ['/', ...plain, ...(catalog ? menuPaths(catalog) : [])];
  const isOwnPage = (path: string): boolean => {
    const place = routing.placeOf(path);
    return place !== null && !place.isOff && isIndexed(place) && (place.canonical ?? path) === path;
  };
  return [...new Set(paths)].filter(isOwnPage);
}

/** Where they need not look: pages about one customer or one order, and what is no page. */
function closedPaths(patterns: readonly string[], routing: Routing): readonly string[] {
  const prefixes = patterns
    .map((pattern) => ({ place: routing.placeOf(pattern), prefix: pattern.split(/\/[:*]/)[0] ?? '' }))
    .flatMap(({ place, prefix }) => (place && prefix !== '' && prefix !== '/' && !isIndexed(place) ? [prefix] : []));
  const closed = [...new Set(prefixes)];
  return closed.filter((path) => !closed.some((other) => other !== path && path.startsWith(`${other}/`)));
}

type Parts = { readonly discovery: () => DiscoveredRemotes; readonly shop: () => Shop; readonly publicUrl: string };

const caching = { 'cache-control': 'public, max-age=3600' };

/** `robots.txt` and `sitemap.xml`, from what remotes say of their pages and from the menu. */
export function searchEngineRoutes(app: FastifyInstance, { discovery, shop, publicUrl }: Parts): void {
  const site = (): { readonly routing: Routing; readonly patterns: readonly string[] } => {
    const remotes = sliceFor(discovery(), null).map(({ remote }) => remote);
    return { routing: createRouting(remotes, { certificates: shop().catalog?.config.certificatesEnabled ?? false }), patterns: remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern)) };
  };

  app.get('/robots.txt', (_request, reply) => {
    const { routing, patterns } = site();
    const closed = [...closedPaths(patterns, routing), '/api/', '/versions/', '/prueba/'];
    const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply.headers(caching).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', (_request, reply) => {
    const { routing, patterns } = site();
    const urls = listedPaths(routing, patterns, shop()).map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    return reply.headers(caching).type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`);
  });
}
