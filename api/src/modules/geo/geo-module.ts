import { coverageRequest, coverageResponse, shopRequest, shopResponse } from '@brasa/shared/wire/coverage-schema';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { CreateModule } from '../../calls/module.ts';
import { coverageAt } from './coverage.ts';
import { toPlace, toShopId } from './coverage-request-wire.ts';
import { geoText } from './geo-text.ts';
import { fromShopDetails } from './shop-details-wire.ts';

const limits = [{ by: 'caller', max: 60, seconds: 60 }] as const;

export const createGeo: CreateModule = ({ clock, release }) => ({
  name: 'geo',
  calls: [
    defineCall({
      path: 'geo/validaCobertura',
      summary: 'Which shop delivers to a place, and under which conditions',
      request: coverageRequest,
      response: coverageResponse,
      fieldMessage: geoText.badCoordinates,
      limits,
      handler: (input) => done(fromCoverage(coverageAt(release.current().coverage, toPlace(input), clock.now()))),
    }),
    defineCall({
      path: 'geo/getExt',
      summary: 'One shop, with the products only some shops sell',
      request: shopRequest,
      response: shopResponse,
      fieldMessage: geoText.noShop,
      limits,
      handler(input) {
        const { shopById, geography, geoMenus } = release.current();
        const shop = shopById.get(toShopId(input));
        if (!shop) return refused(geoText.noShop);
        return done({ data: fromShopDetails(shop, geography, geoMenus.get(shop.id) ?? [], clock.now()) });
      },
    }),
  ],
});
