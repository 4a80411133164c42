import { dataRequest, dataResponse, promotionRequest, promotionResponse } from '@brasa/shared/wire/catalog-schema';
import { fromBlocks } from '@brasa/shared/wire/blocks-wire';
import { geographyRequest, geographyResponse } from '@brasa/shared/wire/geography-schema';
import {
  blocksRequest,
  blocksResponse,
  imagesRequest,
  imagesResponse,
  promotionCheckRequest,
  promotionCheckResponse,
  scheduleCheckRequest,
  scheduleCheckResponse,
  serverTimeRequest,
  serverTimeResponse,
  suggestionsRequest,
  suggestionsResponse,
} from '@brasa/shared/wire/shop-calls-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { CreateModule } from '../../calls/module.ts';
import { recentBlocks } from './blocks.ts';
import { catalogText } from './catalog-text.ts';
import { fromPromotionProduct, fromValidity } from './promotion-wire.ts';
import { findRunningPromotion } from './promotions.ts';
import { fromProductIds, toMoment } from './schedule-check-wire.ts';
import { outOfSchedule } from './schedules.ts';
import { fromServerTime } from './server-time-wire.ts';
import { suggestionsFor } from './suggestions.ts';
import { fromSuggestions } from './suggestions-wire.ts';

/** Documents are large: a new guest token for every minute does not buy more of them. */
const perNetwork = { by: 'ip', max: 300, seconds: 60 } as const;

export const createCatalog: CreateModule = ({ database, clock, release }) => {
  const blocks = recentBlocks(database.db, clock);
  return {
    name: 'catalog',
    calls: [
      defineCall({
        path: 'data/getData',
        summary: 'The menu with prices, promotions, parameters and texts',
        request: dataRequest,
        response: dataResponse,
        limits: [perNetwork],
        handler: () => release.current().documents.data,
      }),
      defineCall({
        path: 'data/getCatalogos',
        summary: 'Departments, municipalities, districts and shops with their hours',
        request: geographyRequest,
        response: geographyResponse,
        limits: [perNetwork],
        handler: () => release.current().documents.catalogs,
      }),
      defineCall({
        path: 'data/getImages',
        summary: 'Pictures that belong to categories and the carousel',
        request: imagesRequest,
        response: imagesResponse,
        limits: [perNetwork],
        handler: () => release.current().documents.images,
      }),
      defineCall({
        path: 'data/getFechaHora',
        summary: 'The clock of the server',
        request: serverTimeRequest,
        response: serverTimeResponse,
        handler: () => done(fromServerTime(clock.now())),
      }),
      defineCall({
        path: 'data/getBloqueos',
        summary: 'Products and options that cannot be sold right now',
        request: blocksRequest,
        response: blocksResponse,
        handler: async () => done(fromBlocks(await blocks())),
      }),
      defineCall({
        path: 'data/checkHr',
        summary: 'Products that are not sold at a moment',
        request: scheduleCheckRequest,
        response: scheduleCheckResponse,
        handler({ ids, ...when }) {
          const moment = toMoment(when, clock.now());
          return moment === null ? refused(catalogText.badMoment, { data: [] }) : done(fromProductIds(outOfSchedule(release.current().schedules, ids, moment)));
        },
      }),
      defineCall({
        path: 'data/getVS',
        summary: 'What others took with these products',
        request: suggestionsRequest,
        response: suggestionsResponse,
        handler: async ({ ids }) => done(fromSuggestions(await suggestionsFor(database.db, ids, release.current().catalog, await blocks()))),
      }),
      defineCall({
        path: 'data/checkPr',
        summary: 'Whether a promotion runs right now',
        request: promotionCheckRequest,
        response: promotionCheckResponse,
        handler: async ({ id }) => done(fromValidity((await findRunningPromotion(database.db, String(id), clock.now())) !== undefined)),
      }),
      defineCall({
        path: 'data/getPromo',
        summary: 'The product of a promotion, by id or address code',
        request: promotionRequest,
        response: promotionResponse,
        limits: [{ by: 'caller', max: 15, seconds: 60 }],
        async handler({ codigo: code }, context) {
          const wrong = context.wrongCodes('promotion');
          await wrong.guard();
          const promotion = await findRunningPromotion(database.db, code, clock.now());
          const item = promotion?.product_id == null ? undefined : release.current().menuItems.get(promotion.product_id);
          if (!promotion || !item) {
            await wrong.count(code);
            return done({ data: null });
          }
          return done({ data: fromPromotionProduct(promotion, item) });
        },
      }),
    ],
  };
};
