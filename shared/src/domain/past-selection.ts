import type { Catalog, OptionGroup, Product } from './catalog.ts';
import { groupsOf } from './catalog-lookup.ts';
import { refreshedSelection } from './selection-validity.ts';
import type { ChosenOption, Selection } from './selection.ts';
import { normalize } from './text.ts';

/**
 * What an old order picked, written as the menu of today wants it: groups are found by id, else by position, and a choice
 * without an id by its name. Null when some of it cannot be had any more [DEC-202, DEC-203].
 */
export function rebuiltSelection(catalog: Catalog, product: Product, past: Selection): Selection | null {
  const groups = groupsOf(product);
  const options: ChosenOption[] = [];
  for (const option of past) {
    const byId = groups.findIndex(({ id }) => id === option.groupId);
    const groupIndex = byId === -1 ? option.groupIndex : byId;
    const group = groups[groupIndex];
    const choiceId = option.choiceId ?? (group && idByName(group, option.name));
    if (!group || choiceId === undefined) return null;
    options.push({ ...option, kind: group.kind, groupIndex, groupId: group.id, groupDetailId: group.detailId, choiceId });
  }
  return refreshedSelection(catalog, product, options);
}

function idByName(group: OptionGroup, name: string): number | undefined {
  const wanted = normalize(name);
  return wanted === '' ? undefined : group.choices.find((choice) => normalize(choice.name) === wanted)?.id;
}
