import type { CartLine } from '@brasa/shared/domain/cart';
import { cameFromCart } from '@brasa/shared/domain/cart-entry';
import type { Product } from '@brasa/shared/domain/catalog';
import { editedGroup } from '@brasa/shared/domain/selection-link';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartIf } from './use-cart-if.ts';
import { cartTimeoutMs } from './when-cart-is-read.ts';

/** A group of the cart that is chosen anew on the page of its product. */
export type Edit = {
  readonly sequence: number;
  /** Its units, all alike; none unless it is `present`. */
  readonly units: readonly CartLine[];
  /**
   * `reading`: the cart is still being read; `unread`: so it is after five seconds; `gone`: the group has left the cart meanwhile,
   * for instance in another tab.
   */
  readonly state: 'reading' | 'unread' | 'present' | 'gone';
};

/** Whether something has been waited for too long. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), cartTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}

/**
 * What the address says is being edited; null when it is a product to be added, also when the address is about a cart of
 * somebody else, or of another time.
 */
export function useEdit(product: Product): Edit | null {
  const { search, state } = useLocation();
  const edited = editedGroup(search);
  const { cart: { id, lines }, isRead } = useCartIf(edited !== null);
  const isLate = useIsLate(edited !== null && !isRead);
  if (!edited) return null;
  const { cartId, sequence } = edited;
  if (!isRead) return { sequence, units: [], state: isLate ? 'unread' : 'reading' };
  const isFromHere = cameFromCart(state);
  const isThisCart = cartId === null ? isFromHere : cartId === id;
  const units = isThisCart ? lines.filter((line) => line.sequence === sequence && line.productId === product.id) : [];
  if (units.length > 0) return { sequence, units, state: 'present' };
  return isThisCart || isFromHere ? { sequence, units, state: 'gone' } : null;
}
