import { useQueries } from '@tanstack/react-query';
import { soldOutChoices } from '@brasa/shared/domain/blocks';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { promotionOffers, type PromotionOffer } from '@brasa/shared/domain/promotion-offers';
import { classify } from '@brasa/shared/domain/validity';
import { useStore } from '@brasa/shared/react';
import { cartContext, deliveryStore, orderFacts, promotionAnswerQuery } from '@brasa/shared/runtime';
import { useMemo } from 'react';

export type EarnedPromotions = {
  /** Confirmed by the shop. */
  readonly earned: readonly PromotionOffer[];
  /** The same, and among them those that the shop is being asked about: their place is kept, so that nothing moves when it says yes. */
  readonly places: readonly { readonly offer: PromotionOffer; readonly isConfirmed: boolean }[];
};

/**
 * Promotions the order has earned, with what can be had under them now. Each product of each promotion is tried
 * in the cart: that is done when something it depends on changes, not when the cart is only drawn again or gets its id.
 */
export function useEarnedPromotions({ lines, coupon, nextSequence }: Cart, catalog: Catalog): EarnedPromotions {
  const delivery = useStore(deliveryStore);
  const facts = useStore(orderFacts);
  const offers = useMemo(() => {
    // Reads the place and the facts itself: they stand below so that it is asked again when they change.
    const context = cartContext();
    return promotionOffers(catalog, { lines, coupon, nextSequence }, (line) => classify(line, context) === 'valid', soldOutChoices(context.blocks, context.mode));
  }, [catalog, lines, coupon, nextSequence, delivery, facts]);
  const answers = useQueries({ queries: offers.map(({ promotion }) => promotionAnswerQuery(promotion.id)) });
  const places = offers.flatMap((offer, index) => {
    const { data, isFetching } = answers[index] ?? {};
    const isConfirmed = data === true;
    return isConfirmed || (data === undefined && isFetching) ? [{ offer, isConfirmed }] : [];
  });
  return { earned: places.flatMap(({ offer, isConfirmed }) => (isConfirmed ? [offer] : [])), places };
}
