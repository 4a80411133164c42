import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Validity } from '@brasa/shared/domain/validity';
import { useCatalog, useStore } from '@brasa/shared/react';
import { cartStatus, cartStore, cartValidation, type CartValidation } from '@brasa/shared/runtime';

export type JudgedCart = CartValidation & { readonly cart: Cart; readonly catalog: Catalog; readonly validity: Validity };

/** The cart and how it stands; null while the stored one is still being read. */
export function useCart(): JudgedCart | null {
  const catalog = useCatalog();
  const cart = useStore(cartStore);
  const validation = useStore(cartValidation);
  const isRead = useStore(cartStatus, ({ read }) => read);
  return isRead && validation ? { cart, catalog, ...validation } : null;
}
