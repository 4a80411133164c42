import { queryOptions } from '@tanstack/react-query';
import type { FutureOrder } from '../domain/delivery.ts';
import { call } from '../http/call.ts';
import { hearServerTime } from '../stores/clock.ts';
import { toBlocks } from '../wire/blocks-wire.ts';
import { toGeography } from '../wire/geography-wire.ts';
import { toImages } from '../wire/images-wire.ts';
import { fromIds, fromPromotion, fromScheduleCheck, fromShop, toGeoMenu, toPromotionAnswer, toRestrictedIds, toServerTime, toSuggestions } from './shop-wire.ts';
import { times } from './query-client.ts';

const forever = { staleTime: Infinity, gcTime: Infinity } as const;
const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

/** Departments, cities, districts and shops. Its failure leaves `data` undefined, and screens do without. */
export const geographyQuery = queryOptions({
  queryKey: ['geography'],
  queryFn: async ({ signal }) => toGeography(await call('data/getCatalogos', undefined, { signal })),
});

/** What is sold out right now. A failure means no blocks [DEC-049]. */
export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: async ({ signal }) => toBlocks(await call('data/getBloqueos', undefined, { signal })),
  staleTime: times.blocks,
  gcTime: times.blocks,
  refetchOnWindowFocus: false,
});

/** Epoch milliseconds, for the clock of the page. Looked at again whenever the customer comes back to the tab. */
export const serverTimeQuery = queryOptions({
  queryKey: ['server-time'],
  queryFn: async ({ signal }) => {
    const epoch = toServerTime(await call('data/getFechaHora', undefined, { signal, background: true }));
    hearServerTime(epoch);
    return epoch;
  },
  staleTime: times.serverTime,
  gcTime: times.serverTime,
  refetchOnWindowFocus: 'always',
});

/** Which of these products are not sold at that moment; `null` is now. */
export const scheduleCheckQuery = (ids: readonly number[], when: FutureOrder | null) =>
  queryOptions({
    queryKey: ['schedule-check', sorted(ids), when],
    queryFn: async ({ signal }) => toRestrictedIds(await call('data/checkHr', fromScheduleCheck(sorted(ids), when), { signal })),
    ...forever,
  });

/** What others ordered with these products, most often first. */
export const suggestionsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['suggestions', sorted(ids)],
    queryFn: async ({ signal }) => toSuggestions(await call('data/getVS', fromIds(sorted(ids)), { signal })),
    ...forever,
  });

/** Pictures that belong to no single product. */
export const imagesQuery = queryOptions({
  queryKey: ['images'],
  queryFn: async ({ signal }) => toImages(await call('data/getImages', undefined, { signal })),
  ...forever,
});

/** Whether a promotion may be used now. */
export const promotionAnswerQuery = (promotionId: number) =>
  queryOptions({
    queryKey: ['promotion-answer', promotionId],
    queryFn: async ({ signal }) => toPromotionAnswer(await call('data/checkPr', fromPromotion(promotionId), { signal, background: true })),
  });

/** Products of limited shops that this shop sells. A failure means none [API-065]. */
export const geoMenuQuery = (shopId: number) =>
  queryOptions({
    queryKey: ['geo-menu', shopId],
    queryFn: async ({ signal }) => toGeoMenu(await call('geo/getExt', fromShop(shopId), { signal, background: true })),
  });
