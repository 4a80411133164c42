import { cartPath, cameFromCart } from '@brasa/shared/domain/cart-entry';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { editGroup, type GroupEdit } from '@brasa/shared/domain/edit-group';
import { cartStore, changeCart, history, toast } from '@brasa/shared/runtime';
import { useNavigate } from 'react-router-dom';
import { productText } from './product-text.ts';
import { join, whenCartIsRead } from './use-add-to-order.ts';

const isInCart = (sequence: number, product: Product): boolean => cartStore.get().lines.some((line) => line.sequence === sequence && line.productId === product.id);

/**
 * Puts the group that was edited back into its place in the cart, and goes there. One that has left the cart meanwhile is added
 * as a new one, which is said.
 */
export function useSaveEdit(catalog: Catalog) {
  const navigate = useNavigate();
  const toCart = (line: number): void => {
    // The entry of the cart is the one before: another one would make «back» lead from the cart to the cart.
    if (cameFromCart(history.location.state)) history.go(-1);
    else void navigate(cartPath, { replace: true, state: { line } });
  };
  const save = (sequence: number, product: Product, edit: GroupEdit, promotion: Promotion | null): void => {
    if (!isInCart(sequence, product)) {
      const added = join(catalog, product, edit.quantity, edit.selection, promotion);
      if (added === null) return;
      toast({ kind: 'warning', text: productText.addedAnew(product.name) });
      return void navigate(cartPath, { replace: true, state: { line: added } });
    }
    changeCart((cart) => editGroup(cart, catalog, sequence, edit));
    if (!isInCart(sequence, product)) return void toast({ kind: 'error', text: productText.notAdded, preventDuplicate: true });
    toast({ kind: 'success', text: productText.saved(product.name) });
    toCart(sequence);
  };
  return (sequence: number, product: Product, edit: GroupEdit, promotion: Promotion | null): void => whenCartIsRead(() => save(sequence, product, edit, promotion));
}
