import { catalogQuery, createQueryClient, geographyQuery, imagesQuery } from '@brasa/shared/runtime';
import { dehydrate, hashKey } from '@tanstack/react-query';
import type { ShopData } from './environment.ts';

/** Each answer of the api as JSON, packed as the browser's client unpacks it; by the hash of its key. */
export function packQueries({ catalog, geography, images }: ShopData): Readonly<Record<string, string>> {
  const client = createQueryClient();
  if (catalog) client.setQueryData(catalogQuery.queryKey, catalog);
  if (geography) client.setQueryData(geographyQuery.queryKey, geography);
  if (images) client.setQueryData(imagesQuery.queryKey, images);
  return Object.fromEntries(dehydrate(client).queries.map((query) => [hashKey(query.queryKey), JSON.stringify(query)]));
}
