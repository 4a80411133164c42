import type { Catalog } from './catalog.ts';
import type { CartLine } from './cart.ts';
import { groupsOf, productPath } from './catalog-lookup.ts';
import type { ChosenIngredient, ChosenOption, ChosenSpecialty, ChosenTopping, Coverage, Selection } from './selection.ts';

/** What the address of a product says besides the product: what is chosen, and the group of the cart that is being edited. */
export const selectionKey = 'p';
export const editedKey = 'editar';

/** A group of a cart. Carts of before they had an id name it by its sequence alone. */
export type EditedGroup = { readonly cartId: string | null; readonly sequence: number };

const editedValue = /^(?:([\da-f-]{36})\.)?(\d{1,9})$/;

/** The group that a query edits; null when it names none. */
export function editedGroup(search: string): EditedGroup | null {
  const [, cartId = null, sequence] = editedValue.exec(new URLSearchParams(search).get(editedKey) ?? '') ?? [];
  return sequence === undefined ? null : { cartId, sequence: Number(sequence) };
}

const sideOf: Readonly<Record<Coverage, string>> = { whole: 'w', 'first-half': 'l', 'second-half': 'r' };

const isSpecialty = (each: ChosenIngredient): each is ChosenSpecialty => each.kind === 'specialty';
const isTopping = (each: ChosenIngredient): each is ChosenTopping => each.kind === 'topping';

function specialtyWords({ id, coverage, toppings }: ChosenSpecialty): string[] {
  const removed = toppings.filter(({ origin }) => origin === 'removed').map((topping) => topping.id);
  return [`e${id}${sideOf[coverage]}`, ...removed.toSorted((a, b) => a - b).map((topping) => `x${topping}`)];
}

function toppingWords({ id, origin, coverage }: ChosenTopping): string[] {
  if (origin === 'default' && coverage === 'whole') return [];
  return [`t${id}${origin === 'removed' ? 'x' : sideOf[coverage]}`];
}

function optionWords({ groupIndex, choiceId, pizza }: ChosenOption): string[] {
  const words = [String(groupIndex), String(choiceId ?? '')];
  if (!pizza) return words;
  const bySide = (a: ChosenSpecialty, b: ChosenSpecialty) => sideOf[a.coverage].localeCompare(sideOf[b.coverage]) || a.id - b.id;
  return [
    ...words,
    `d${pizza.doughId}s${pizza.sizeId}`,
    ...pizza.ingredients.filter(isSpecialty).toSorted(bySide).flatMap(specialtyWords),
    ...pizza.ingredients.filter(isTopping).toSorted((a, b) => a.id - b.id).flatMap(toppingWords),
  ];
}

/**
 * What was chosen, as part of an address: options parted by dots, their words by dashes. `0-3001-d1s2-e901l-x109-e902r-t105w`
 * is group 0, product 3001, dough 1 in size 2, specialty 901 on the left half without topping 109, 902 on the right one,
 * and topping 105 on all of it. Topping `t101x` comes with the pizza and was taken off.
 */
export const toLink = (selection: Selection): string =>
  selection
    .filter(({ hidden }) => !hidden)
    .map((option) => optionWords(option).join('-'))
    .join('.');

/** Where a line of the cart of this id is chosen anew, as it is now; null for a product with nothing to choose, or without a page. */
export function editPath(catalog: Catalog, cartId: string, { productId, sequence, selection }: CartLine): string | null {
  const product = catalog.productById.get(productId);
  if (!product || !groupsOf(product).some(({ selectable }) => selectable)) return null;
  const path = productPath(catalog, product);
  return path === '/' ? null : `${path}?${new URLSearchParams({ [editedKey]: `${cartId}.${sequence}`, [selectionKey]: toLink(selection) }).toString()}`;
}
