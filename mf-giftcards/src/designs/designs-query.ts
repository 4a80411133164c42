import { call } from '@brasa/shared/runtime';
import { toGiftDesign, toGiftDesigns, type GiftCard } from '@brasa/shared/wire/gift-card-wire';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Every design that can be given. */
export const designsQuery = queryOptions({
  queryKey: ['mf-giftcards', 1, 'designs'],
  queryFn: async ({ signal }) => toGiftDesigns(await call('data/getCertificados', undefined, { signal })),
});

/** One design; null when it is not for sale, or the number in the address is none. Nothing is asked for one that is in the list of all, when that is there. */
export const designQuery = (client: QueryClient, id: number) =>
  queryOptions({
    queryKey: [...designsQuery.queryKey, id],
    queryFn: async ({ signal }): Promise<GiftCard | null> => (Number.isSafeInteger(id) && id > 0 ? toGiftDesign(await call('data/getCertificado', { id }, { signal })) : null),
    initialData: () => client.getQueryData(designsQuery.queryKey)?.find((each) => each.id === id),
    initialDataUpdatedAt: () => client.getQueryState(designsQuery.queryKey)?.dataUpdatedAt,
  });
