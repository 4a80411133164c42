import type { Selection } from '@brasa/shared/domain/selection';

/** What the customer wants of the suggestions: one entry per unit. It lives as long as the dialog is open [DEC-117]. */
export type SuggestionList = ReadonlyMap<number, readonly Selection[]>;

export const noSuggestions: SuggestionList = new Map();

export const quantityOf = (list: SuggestionList, productId: number): number => list.get(productId)?.length ?? 0;

export const unitsIn = (list: SuggestionList): number => [...list.values()].reduce((sum, entries) => sum + entries.length, 0);

/** Going up repeats the first unit, as it was chosen; going down takes the last away; at zero the product leaves the list. */
export function setQuantity(list: SuggestionList, productId: number, quantity: number, selection: Selection): SuggestionList {
  const next = new Map(list);
  const entries = list.get(productId) ?? [];
  const first = entries[0] ?? selection;
  if (quantity < 1) next.delete(productId);
  else next.set(productId, [...entries.slice(0, quantity), ...Array<Selection>(Math.max(0, quantity - entries.length)).fill(first)]);
  return next;
}
