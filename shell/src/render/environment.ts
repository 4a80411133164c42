import { createQueryClient, catalogQuery, geographyQuery, imagesQuery } from '@brasa/shared/runtime';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Geography } from '@brasa/shared/domain/delivery';
import type { ImageRecord } from '@brasa/shared/domain/image-records';
import type { Environment, Site } from '@brasa/shared/react';
import { serverCache } from './styles.ts';

/** What the api told, as pages are drawn with it. */
export type ShopData = { readonly catalog: Catalog | null; readonly geography: Geography | null; readonly images: readonly ImageRecord[] | null };

/** What the render said or used. */
export type Noted = { title: string | null; readonly queries: Set<string> };

/** One page for one address. Nothing in it outlives the render. */
export function serverEnvironment(url: string, site: Site, { catalog, geography, images }: ShopData): { readonly environment: Environment; readonly noted: Noted } {
  const { pathname, search } = new URL(url, 'http://storefront.invalid');
  const queryClient = createQueryClient();
  if (catalog) queryClient.setQueryData(catalogQuery.queryKey, catalog);
  if (geography) queryClient.setQueryData(geographyQuery.queryKey, geography);
  if (images) queryClient.setQueryData(imagesQuery.queryKey, images);

  const noted: Noted = { title: null, queries: new Set() };
  const cache = queryClient.getQueryCache();
  const build = cache.build.bind(cache);
  // Whoever reads a query has it built: what was read travels with the page.
  cache.build = ((client, options, state) => {
    const query = build(client, options, state);
    noted.queries.add(query.queryHash);
    return query;
  }) as typeof cache.build;
  const environment: Environment = {
    location: { pathname, search, hash: '', state: null, key: 'default' },
    emotionCache: serverCache(),
    queryClient,
    site,
    nonce: '',
    report: () => {},
    setTitle: (title) => {
      noted.title = title;
    },
    contentReady: () => {},
    mountSlot: () => () => {},
  };
  return { environment, noted };
}
