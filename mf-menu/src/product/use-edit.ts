import type { CartLine } from '@brasa/shared/domain/cart';
import type { Product } from '@brasa/shared/domain/catalog';
import { editedKey } from '@brasa/shared/domain/selection-link';
import { useStore } from '@brasa/shared/react';
import { cartStatus, cartStore } from '@brasa/shared/runtime';
import { useLocation } from 'react-router-dom';

/** A group of the cart that is chosen anew on the page of its product. */
type Edit = {
  readonly sequence: number;
  /** Its units, all alike; empty when it has left the cart, and while the cart is still being read. */
  readonly units: readonly CartLine[];
  /** It has left the cart meanwhile, for instance in another tab. */
  readonly isGone: boolean;
};

/** What the address says is being edited; null when it is a product to be added. */
export function useEdit(product: Product): Edit | null {
  const { search } = useLocation();
  const { lines } = useStore(cartStore);
  const isRead = useStore(cartStatus, ({ read }) => read);
  const text = new URLSearchParams(search).get(editedKey) ?? '';
  if (!/^\d{1,9}$/.test(text)) return null;
  const sequence = Number(text);
  const units = lines.filter((line) => line.sequence === sequence && line.productId === product.id);
  return { sequence, units, isGone: isRead && units.length === 0 };
}
