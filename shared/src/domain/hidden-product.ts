import type { Catalog, Product } from './catalog.ts';
import { findPromotion } from './catalog-lookup.ts';
import { isMember } from './promotions.ts';
import { editedKey } from './selection-link.ts';

/** What names the promotion in the address of a product. */
export const promotionKey = 'promo';

/**
 * Whether a product has a page at this query. Nobody adds a hidden one anew: it has one while a line of the cart is edited, and
 * under a promotion that lets it in.
 */
export function hasPage(catalog: Catalog, product: Product, search: string): boolean {
  if (!product.hidden || product.type === 'promo') return true;
  const query = new URLSearchParams(search);
  const promotion = findPromotion(catalog, query.get(promotionKey) ?? '');
  return query.has(editedKey) || (promotion !== undefined && isMember(promotion, product.id));
}

/** A product that cannot be had but under a promotion [DEC-074]. */
export const isOnlyPromoted = ({ type, hidden }: Pick<Product, 'type' | 'hidden'>): boolean => type === 'promo' || hidden;
