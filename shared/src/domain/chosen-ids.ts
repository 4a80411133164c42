import type { Selection } from './selection.ts';

/** Options and ingredients of a choice; what was taken off is not needed and does not count [DEC-102]. */
export function chosenIds(selection: Selection): number[] {
  return selection.flatMap(({ choiceId, pizza }) => [
    ...(choiceId === null ? [] : [choiceId]),
    ...(pizza?.ingredients ?? []).flatMap((each) => {
      const toppings = each.kind === 'topping' ? [each] : each.toppings;
      return [...(each.kind === 'specialty' ? [each.id] : []), ...toppings.filter(({ origin }) => origin !== 'removed').map(({ id }) => id)];
    }),
  ]);
}
