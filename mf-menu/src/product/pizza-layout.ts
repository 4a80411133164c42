import { chooseDough, chooseOption, chooseSize, initialSelection, notChosen, pairExists, pizzaOptions } from '@brasa/shared/domain/builder';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import type { Selection } from '@brasa/shared/domain/selection';

/** Gives a pizza whose size is known the first dough that exists in it; a dough that does exist stays. */
export function withDough(catalog: Catalog, product: Product, selection: Selection, groupIndex: number): Selection {
  const option = selection.find((each) => each.groupIndex === groupIndex);
  if (!option?.pizza || option.pizza.sizeId === notChosen) return selection;
  const { sizeId } = option.pizza;
  const { doughs, row } = pizzaOptions(catalog, product, option);
  const first = row ? undefined : doughs.find(({ id }) => pairExists(catalog, product, option, id, sizeId));
  return first ? chooseDough(selection, groupIndex, first.id) : selection;
}

/** How a product page opens: what leaves no choice is chosen, and a pizza of one size has a dough. */
export function startOf(catalog: Catalog, product: Product): Selection {
  const initial = initialSelection(catalog, product);
  return initial.reduce((selection, { groupIndex }) => withDough(catalog, product, selection, groupIndex), initial);
}

export const chooseSizeWithDough = (catalog: Catalog, product: Product, selection: Selection, groupIndex: number, sizeId: number): Selection =>
  withDough(catalog, product, chooseSize(selection, groupIndex, sizeId), groupIndex);

export const chooseOptionWithDough = (catalog: Catalog, product: Product, selection: Selection, groupIndex: number, choiceId: number): Selection =>
  withDough(catalog, product, chooseOption(catalog, product, selection, groupIndex, choiceId), groupIndex);
