import { blockedIds } from '@brasa/shared/domain/blocks';
import type { CartLine } from '@brasa/shared/domain/cart';
import type { CartGroup } from '@brasa/shared/domain/cart-operations';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { chosenIds } from '@brasa/shared/domain/chosen-ids';
import { cartContext, type CartValidation } from '@brasa/shared/runtime';
import { lineProblem, missingOptions } from './cart-text.ts';

/** What was chosen and cannot be had now, by its names. */
function missingNames({ selection }: CartLine, { toppings, specialties }: Catalog): string[] {
  const { blocks, mode } = cartContext();
  const blocked = blockedIds(blocks.options, mode);
  const named = [...toppings, ...specialties, ...selection.map(({ choiceId, name }) => ({ id: choiceId, name }))];
  const names = chosenIds(selection).flatMap((id) => (blocked.has(id) ? (named.find((each) => each.id === id)?.name ?? []) : []));
  return [...new Set(names)];
}

/** Why this row holds the order up, in words; undefined when it does not. */
export function problemOf(group: CartGroup, problems: CartValidation['problems'], catalog: Catalog): string | undefined {
  const line = group.lines.find(({ id }) => problems[id] !== undefined);
  const found = line && problems[line.id];
  if (!line || !found) return undefined;
  if (found === 'channel') return lineProblem[line.channel === 'home' ? 'channel-home' : 'channel-pickup'];
  const missing = found === 'blocked-option' ? missingNames(line, catalog) : [];
  return missing.length > 0 ? missingOptions(missing) : lineProblem[found];
}

/** A product that is sold out is not counted up or down [DEC-091]. */
export const isBlocked = (group: CartGroup, problems: CartValidation['problems']): boolean => group.lines.some(({ id }) => problems[id]?.startsWith('blocked-') === true);
