import { call } from '@brasa/shared/runtime';
import { queryOptions } from '@tanstack/react-query';
import { fromPromotionCode, toPromotionOffer } from './promotion-wire.ts';

export const promotionQuery = (code: string) =>
  queryOptions({
    queryKey: ['promotion', code],
    queryFn: async ({ signal }) => toPromotionOffer(await call('data/getPromo', fromPromotionCode(code), { signal })),
    // A code that is not known stays unknown: asking again would count as guessing.
    retry: false,
  });
