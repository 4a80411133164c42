import { catalogQuery, geographyQuery, imagesQuery } from '@brasa/shared/runtime';
import { serialize } from '@brasa/shared/queries/transfer';
import { hashKey } from '@tanstack/react-query';
import type { ShopData } from './environment.ts';

/**
 * Each answer of the api as JSON, as browsers take it over; by the hash of its key. The same answer is the same text on every server at
 * any time.
 */
export function packQueries({ catalog, geography, images }: ShopData): Readonly<Record<string, string>> {
  const answers = [
    [catalogQuery, catalog],
    [geographyQuery, geography],
    [imagesQuery, images],
  ] as const;
  return Object.fromEntries(answers.flatMap(([{ queryKey }, data]) => (data ? [[hashKey(queryKey), JSON.stringify(serialize(data))] as const] : [])));
}
