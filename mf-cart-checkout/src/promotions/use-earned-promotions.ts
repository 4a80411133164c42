import { useQueries } from '@tanstack/react-query';
import { soldOutChoices } from '@brasa/shared/domain/blocks';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { promotionOffers, type PromotionOffer } from '@brasa/shared/domain/promotion-offers';
import { classify } from '@brasa/shared/domain/validity';
import { cartContext, promotionAnswerQuery } from '@brasa/shared/runtime';

/** Promotions the order has earned and that the shop confirms, with what can be had under them now. */
export function useEarnedPromotions(cart: Cart, catalog: Catalog): PromotionOffer[] {
  const context = cartContext();
  const offers = promotionOffers(catalog, cart, (line) => classify(line, context) === 'valid', soldOutChoices(context.blocks, context.mode));
  const answers = useQueries({ queries: offers.map(({ promotion }) => promotionAnswerQuery(promotion.id)) });
  return offers.filter((_, index) => answers[index]?.data === true);
}
