import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { deliverCatalog } from '../stores/catalog-store.ts';
import { toCatalog } from '../wire/catalog-wire.ts';

/** The whole menu with prices, texts and parameters. Without it there is no shop, so a failure is shown even offline. */
export const catalogQuery = queryOptions({
  queryKey: ['catalog'],
  queryFn: async ({ signal }) => {
    const catalog = toCatalog(await call('data/getData', undefined, { signal }));
    deliverCatalog(catalog);
    return catalog;
  },
  networkMode: 'always',
  refetchOnReconnect: true,
});
