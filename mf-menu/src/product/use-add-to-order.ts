import { afterPaint } from '@brasa/shared/after-paint';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { categoryById, categoryPath } from '@brasa/shared/domain/catalog-lookup';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { promotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { markFor } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { addToCart, cartStore, history, navigate, toast } from '@brasa/shared/runtime';
import { useEffect, useRef } from 'react';
import { productText } from './product-text.ts';
import { promotionText } from './promotion-text.ts';
import { whenCartIsRead } from './when-cart-is-read.ts';

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

/**
 * Into the cart with it, and on to its category [CART-022], once the new count in the header is painted: another page takes longer.
 * Meanwhile a second press on the same product does nothing; of two products the last one leads on.
 */
export function useAddToOrder(catalog: Catalog) {
  /** By the product's id, in the order of the presses: what has yet to lead on, and does so when it is called. */
  const pressed = useRef(new Map<number, () => void>());
  useEffect(() => {
    const { current } = pressed;
    // A page that is left before says what was added nevertheless.
    return () => [...current.values()].forEach((leadOn) => leadOn());
  }, []);

  return (product: Product, quantity: number, selection: Selection, promotion: Promotion | null): void => {
    const { current } = pressed;
    const { id, name, categoryId } = product;
    if (current.has(id)) return;
    const { pathname } = history.location;
    const add = (): void => {
      if (join(catalog, product, quantity, selection, promotion) === null) return void current.delete(id);
      const leadOn = (): void => {
        cancel();
        const isLast = [...current.keys()].at(-1) === id;
        current.delete(id);
        toast({ kind: 'success', text: productText.added(name) });
        const category = categoryById(catalog, categoryId);
        if (isLast && history.location.pathname === pathname) navigate(category ? categoryPath(category) : '/');
      };
      const cancel = afterPaint(leadOn);
      current.set(id, leadOn);
    };
    current.set(id, () => {});
    if (promotion) whenCartIsRead(add);
    else add();
  };
}
