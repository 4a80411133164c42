import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { categoryById, categoryPath } from '@brasa/shared/domain/catalog-lookup';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { promotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { markFor } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { addToCart, cartStatus, cartStore, toast } from '@brasa/shared/runtime';
import { useNavigate } from 'react-router-dom';
import { productText } from './product-text.ts';
import { promotionText } from './promotion-text.ts';

/** Milliseconds the cart of the last visit is waited for at most. */
export const timeoutMs = 5000;

/** What goes with other products is judged by what is in the cart, and a press may come before that was looked into. */
function whenCartIsRead(then: () => void): void {
  if (cartStatus.get().read) return then();
  const end = (): void => {
    clearTimeout(timer);
    reading.unsubscribe();
    then();
  };
  const timer = setTimeout(end, timeoutMs);
  const reading = cartStatus.changes$.subscribe(({ read }) => void (read && end()));
}

/** Into the cart with it, under a promotion or not: its sequence there; null after it was said why it does not join [PRM-011]. */
export function join(catalog: Catalog, product: Product, quantity: number, selection: Selection, promotion: Promotion | null): number | null {
  const promo = promotion && markFor(promotion, product, unitPrice(catalog, product, selection), cartStore.get().lines);
  const joined = promotion && !promo ? null : addToCart(product, quantity, selection, promo ? { promo } : {});
  if (joined !== null) return joined;
  const obstacle = promotion && promotionObstacle(catalog, cartStore.get(), promotion, product, selection);
  const text = obstacle ? promotionText.obstacles[obstacle].title : promotion ? promotionText.notAdded : productText.notAdded;
  toast({ kind: obstacle ? 'warning' : 'error', text, preventDuplicate: true });
  return null;
}

/** Into the cart with it, and on to its category [CART-022]. */
export function useAddToOrder(catalog: Catalog) {
  const navigate = useNavigate();
  const add = (product: Product, quantity: number, selection: Selection, promotion: Promotion | null): void => {
    if (join(catalog, product, quantity, selection, promotion) === null) return;
    toast({ kind: 'success', text: productText.added(product.name) });
    const category = categoryById(catalog, product.categoryId);
    void navigate(category ? categoryPath(category) : '/');
  };
  return (product: Product, quantity: number, selection: Selection, promotion: Promotion | null): void =>
    promotion ? whenCartIsRead(() => add(product, quantity, selection, promotion)) : add(product, quantity, selection, null);
}
