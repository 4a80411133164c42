import { catalogQuery, createQueryClient, deliverCatalog, rememberKey } from '@brasa/shared/runtime';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { PageData } from '../composition/page-data.ts';

/** Milliseconds. A page that is older was kept: its menu is shown, and asked for again as soon as that is possible. */
const young = 5 * 60_000;

/** The server looks for newer answers every few seconds: what it sends is fresh, whenever it was packed. */
const dated = (packed: DehydratedState, dataUpdatedAt: number): DehydratedState => ({
  ...packed,
  queries: packed.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
});

/** The page's data client and stores, with what the server already knew. */
export function prepareState({ key, now: sentAt }: PageData, queries: unknown): QueryClient {
  rememberKey(key);
  const queryClient = createQueryClient();
  const now = Date.now();
  if (queries) hydrate(queryClient, dated(queries as DehydratedState, Math.abs(now - sentAt) < young ? now : 1));
  const catalog = queryClient.getQueryData(catalogQuery.queryKey);
  if (catalog) deliverCatalog(catalog);
  return queryClient;
}
