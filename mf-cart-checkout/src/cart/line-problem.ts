import type { CartGroup } from '@brasa/shared/domain/cart-operations';
import type { CartValidation } from '@brasa/shared/runtime';
import { lineProblem } from './cart-text.ts';

/** Why this row holds the order up, in words; undefined when it does not. */
export function problemOf(group: CartGroup, problems: CartValidation['problems']): string | undefined {
  const line = group.lines.find(({ id }) => problems[id] !== undefined);
  const found = line && problems[line.id];
  if (!line || !found) return undefined;
  if (found === 'channel') return lineProblem[line.channel === 'home' ? 'channel-home' : 'channel-pickup'];
  return lineProblem[found];
}

/** A product that is sold out is not counted up or down [DEC-091]. */
export const isBlocked = (group: CartGroup, problems: CartValidation['problems']): boolean => group.lines.some(({ id }) => problems[id]?.startsWith('blocked-') === true);
