import { call } from '@brasa/shared/runtime';
import { toGiftDesigns } from '@brasa/shared/wire/gift-card-wire';
import { queryOptions } from '@tanstack/react-query';

/** Every design that can be given. */
export const designsQuery = queryOptions({
  queryKey: ['mf-giftcards', 1, 'designs'],
  queryFn: async ({ signal }) => toGiftDesigns(await call('data/getCertificados', undefined, { signal })),
});
