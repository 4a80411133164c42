import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { findPromotion } from '@brasa/shared/domain/catalog-lookup';
import { promotionKey } from '@brasa/shared/domain/hidden-product';
import { promotionObstacle, type PromotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { isMember } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { promotionAnswerQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useCartIf } from './use-cart-if.ts';

/** `over`: one was asked for that is not, or no longer, to be had with this product. */
export type AskedPromotion = Promotion | 'over' | null;

/** The promotion an address names; a product that exists only in promotions brings its own [DEC-074]. */
function promotionAskedFor(catalog: Catalog, product: Product, code: string): Promotion | null {
  const named = code === '' ? undefined : findPromotion(catalog, code);
  const own = product.type === 'promo' ? catalog.promotions.find((each) => isMember(each, product.id)) : undefined;
  return named && isMember(named, product.id) ? named : (own ?? null);
}

/** The promotion the page of a product is under, as long as neither the menu nor the server says that it is over. */
export function usePromotion(catalog: Catalog, product: Product): AskedPromotion {
  const { search } = useLocation();
  const code = new URLSearchParams(search).get(promotionKey) ?? '';
  const promotion = promotionAskedFor(catalog, product, code);
  const { data: holds } = useQuery({ ...promotionAnswerQuery(promotion?.id ?? 0), enabled: promotion !== null });
  if (promotion && holds !== false) return promotion;
  return code !== '' || product.type === 'promo' ? 'over' : null;
}

export type Configured = { readonly product: Product; readonly selection: Selection };

/** What keeps each of these from joining the cart of now under the promotion. Nothing is said of a cart nobody has looked into yet. */
export function useObstacles(catalog: Catalog, promotion: Promotion | null, wanted: readonly Configured[]): readonly (PromotionObstacle | null)[] {
  const { cart, isRead } = useCartIf(promotion !== null);
  const isKnown = isRead || cart.lines.length > 0;
  return wanted.map(({ product, selection }) => (promotion && isKnown ? promotionObstacle(catalog, cart, promotion, product, selection) : null));
}
