import { cartPath, cameFromCart, lineOf } from '@brasa/shared/domain/cart-entry';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { editGroup, type GroupEdit } from '@brasa/shared/domain/edit-group';
import { cartStore, changeCart, history, navigate, toast } from '@brasa/shared/runtime';
import { useRef } from 'react';
import { productText } from './product-text.ts';
import { join } from './use-add-to-order.ts';
import type { Edit } from './use-edit.ts';

const isInCart = (sequence: number, product: Product): boolean => cartStore.get().lines.some((line) => line.sequence === sequence && line.productId === product.id);

/**
 * Puts the group that was edited back into its place in the cart, and goes there. One that has left the cart meanwhile is added
 * as a new one, which is said. Presses while the page is being left do nothing.
 */
export function useSaveEdit(catalog: Catalog) {
  const isLeaving = useRef(false);
  const toCart = (line: number): void => {
    // A tab that was opened with this entry, as browsers do when they restore one, has none before it.
    if (!cameFromCart(history.location.state) || history.isInitialEntry) return navigate(cartPath, { replace: true, state: { line } });
    // The entry of the cart is the one before: another one would make «back» lead from the cart to the cart.
    isLeaving.current = true;
    const { pathname } = history.location;
    const stop = history.listen(({ location }) => {
      // The address may still follow the last choice.
      if (location.pathname === pathname) return;
      stop();
      isLeaving.current = false;
      if (location.pathname === cartPath && lineOf(location.state) !== line) navigate(cartPath, { replace: true, state: { line } });
    });
    history.go(-1);
  };
  return ({ sequence, state }: Edit, product: Product, edit: GroupEdit, promotion: Promotion | null): void => {
    if (isLeaving.current || history.location.pathname === cartPath) return;
    if (state === 'gone') {
      const added = join(catalog, product, edit.quantity, edit.selection, promotion);
      if (added === null) return;
      toast({ kind: 'warning', text: productText.addedAnew(product.name) });
      return toCart(added);
    }
    changeCart((cart) => editGroup(cart, catalog, sequence, edit));
    if (!isInCart(sequence, product)) return void toast({ kind: 'error', text: productText.notAdded, preventDuplicate: true });
    toast({ kind: 'success', text: productText.saved(product.name) });
    toCart(sequence);
  };
}
