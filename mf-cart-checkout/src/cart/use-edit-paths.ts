import { useLayoutEffect } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { CartGroup } from '@brasa/shared/domain/cart-operations';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { editPath } from '@brasa/shared/domain/selection-link';
import { useSite } from '@brasa/shared/react';
import { changeCart, randomId } from '@brasa/shared/runtime';

/**
 * Where each group of the cart is chosen anew; null when nothing of it can be, or when the product's page of this visit is of a
 * version that does not know how. Such an address names the cart, which gets an id for that.
 */
export function useEditPaths(cart: Cart, catalog: Catalog): (group: CartGroup) => string | null {
  const { editsCart = false } = useSite();
  const { id, lines } = cart;
  const needsId = editsCart && id === undefined && lines.length > 0;
  useLayoutEffect(() => {
    if (needsId) changeCart((current) => (current.id === undefined ? { ...current, id: randomId() } : current));
  }, [needsId]);
  return ({ lines: [line] }) => (editsCart && id !== undefined && line ? editPath(catalog, id, line) : null);
}
