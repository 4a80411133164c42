import { catalogQuery, createQueryClient, deliverCatalog, rememberKey } from '@brasa/shared/runtime';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { PageData } from '../composition/page-data.ts';

/** The server looks for newer answers every few seconds: what it sends is fresh, whenever it was packed. */
const asOfNow = (packed: DehydratedState): DehydratedState => ({
  ...packed,
  queries: packed.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
});

/** The page's data client and stores, with what the server already knew. */
export function prepareState({ key }: PageData, queries: unknown): QueryClient {
  rememberKey(key);
  const queryClient = createQueryClient();
  if (queries) hydrate(queryClient, asOfNow(queries as DehydratedState));
  const catalog = queryClient.getQueryData(catalogQuery.queryKey);
  if (catalog) deliverCatalog(catalog);
  return queryClient;
}
