import { afterPaint } from '@brasa/shared/after-paint';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { categoryById, categoryPath } from '@brasa/shared/domain/catalog-lookup';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { promotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { markFor } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { addToCart, cartStore, history, navigate, toast } from '@brasa/shared/runtime';
import { useEffect, useRef, useState } from 'react';
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

/** What was put into the cart and not spoken of yet. */
type Added = {
  readonly product: Product;
  /** Where it was pressed, and where its category is. */
  readonly from: string;
  readonly to: string;
  /** Ends the wait for the paint. */
  readonly cancel: () => void;
};

/**
 * Into the cart with it, and on to its category [CART-022], once the new count in the header is painted: another page takes longer.
 * Meanwhile a second press on the same product does nothing; of two products the last one's category is opened. `waiting`: ids of the
 * products of a promotion that wait until the cart of the last visit is read.
 */
export function useAddToOrder(catalog: Catalog) {
  /** Ids of products whose press is not done with. */
  const [pressed] = useState(() => new Set<number>());
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const added = useRef<Added | null>(null);

  /** Says that the last product was added, unless that was said, and opens its category if `opens`. */
  const finish = (opens: boolean): void => {
    if (!added.current) return;
    const { product, from, to, cancel } = added.current;
    added.current = null;
    cancel();
    pressed.delete(product.id);
    toast({ kind: 'success', text: productText.added(product.name) });
    if (opens && history.location.pathname === from) navigate(to);
  };
  // A page that is left before says what was added nevertheless.
  useEffect(() => () => finish(true), []);

  const addToOrder = (product: Product, quantity: number, selection: Selection, promotion: Promotion | null): void => {
    const { id, categoryId } = product;
    if (pressed.has(id)) return;
    pressed.add(id);
    const from = history.location.pathname;
    const add = (): void => {
      if (join(catalog, product, quantity, selection, promotion) === null) return void pressed.delete(id);
      finish(false);
      const category = categoryById(catalog, categoryId);
      added.current = { product, from, to: category ? categoryPath(category) : '/', cancel: afterPaint(() => finish(true)) };
    };
    if (!promotion) return add();
    setWaiting((ids) => [...ids, id]);
    whenCartIsRead(() => {
      setWaiting((ids) => ids.filter((other) => other !== id));
      add();
    });
  };

  return { addToOrder, waiting };
}
