import { giftDesignRequest, giftDesignResponse, giftDesignsRequest, giftDesignsResponse } from '@brasa/shared/wire/gift-card-schema';
import { fromGiftDesign } from '@brasa/shared/wire/gift-card-wire';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { CreateModule } from '../../calls/module.ts';
import { catalogText } from '../catalog/catalog-text.ts';

/** Gift cards for sale; none while the shop has them switched off. */
export const createGiftDesigns: CreateModule = ({ release }) => ({
  name: 'gift-designs',
  calls: [
    defineCall({
      path: 'data/getCertificados',
      summary: 'Gift cards for sale',
      request: giftDesignsRequest,
      response: giftDesignsResponse,
      handler: () => release.current().documents.giftDesigns,
    }),
    defineCall({
      path: 'data/getCertificado',
      summary: 'One gift card for sale',
      request: giftDesignRequest,
      response: giftDesignResponse,
      fieldMessage: catalogText.noGiftCard,
      handler({ id }) {
        const design = release.current().giftDesigns.find((each) => each.id === id);
        return design ? done({ data: fromGiftDesign(design) }) : refused(catalogText.noGiftCard);
      },
    }),
  ],
});
