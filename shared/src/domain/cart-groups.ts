import type { Cart, CartLine } from './cart.ts';
import { groupBy } from './group-by.ts';

/** What the cart shows as one row: the units of one add. */
export type CartGroup = {
  readonly sequence: number;
  readonly lines: readonly CartLine[];
  readonly quantity: number;
  readonly isPromo: boolean;
};

/** Groups in the order of adding, each followed by the promotion groups it triggered. */
export function displayGroups(cart: Cart): CartGroup[] {
  const bySequence = groupBy(cart.lines, ({ sequence }) => sequence);
  const groups = [...bySequence].map(([sequence, lines]) => toGroup(sequence, lines)).toSorted((a, b) => a.sequence - b.sequence);
  const triggerOf = (group: CartGroup) => {
    const trigger = group.lines[0]?.promo?.triggerSequence ?? null;
    const follows = trigger !== null && trigger !== group.sequence && bySequence.get(trigger)?.[0]?.promo === null;
    return follows ? trigger : null;
  };
  const triggered = groupBy(groups, triggerOf);
  const [standing, orphans] = partition(triggered.get(null) ?? [], (group) => group.lines[0]?.promo?.triggerSequence == null);
  return [...standing.flatMap((group) => [group, ...(triggered.get(group.sequence) ?? [])]), ...orphans];
}

const toGroup = (sequence: number, lines: readonly CartLine[]): CartGroup => ({
  sequence,
  lines,
  quantity: lines.length,
  isPromo: lines[0]?.promo != null,
});

const partition = <T>(all: readonly T[], test: (each: T) => boolean): [T[], T[]] => [all.filter(test), all.filter((each) => !test(each))];

/** On the cart only what came from the suggestions can grow [DEC-089]. */
export const canIncrease = (group: CartGroup): boolean => group.lines.some(({ suggested }) => suggested);
export const canDecrease = (group: CartGroup): boolean => !group.isPromo && group.quantity > 1;
