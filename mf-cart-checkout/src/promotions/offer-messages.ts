import { optionMessages, ownSpecialty, type OptionMessage } from '@brasa/shared/domain/builder';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import type { ChosenOption, Selection } from '@brasa/shared/domain/selection';
import { promotionText } from './promotion-text.ts';

/** A pizza to build that nobody has put anything on yet. */
export function isBare(catalog: Catalog, { pizza, choiceId }: ChosenOption): boolean {
  const itself = choiceId === null ? undefined : catalog.productById.get(choiceId);
  if (!pizza || (itself && ownSpecialty(catalog, itself))) return false;
  return !pizza.ingredients.some((each) => each.kind === 'specialty' || each.origin === 'added');
}

/**
 * What keeps a product from being taken: what its own page asks for [DEC-079], and a bare pizza. On its page the customer
 * builds; here everything has a first choice already, and a bare one would be taken without having been looked at.
 */
export function offerMessages(catalog: Catalog, product: Product, selection: Selection): readonly OptionMessage[] {
  const groups = groupsOf(product);
  const bare = selection.filter((option) => groups[option.groupIndex]?.selectable && isBare(catalog, option));
  return [...optionMessages(catalog, product, selection), ...bare.map(({ groupIndex }) => ({ groupIndex, text: promotionText.nothingOnIt }))].toSorted((a, b) => a.groupIndex - b.groupIndex);
}
