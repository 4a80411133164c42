import type { OrderedLine } from '@brasa/shared/domain/ordered-line';
import { isListOf, isNumber, isShape, isString, local, storageKeys, stored } from '@brasa/shared/runtime';

type Kept = Pick<OrderedLine, 'productId' | 'type' | 'quantity'>;

const isKept = isShape<Kept>({ productId: isNumber, type: isString as (value: unknown) => value is Kept['type'], quantity: isNumber });
const shelf = stored(local, storageKeys.recentOrder, 1, isListOf(isKept));

/** What is left of the order that is looked at, for as long as it is looked at [REO-009, REO-013]. */
export const recentOrder = {
  write: (lines: readonly OrderedLine[]): void => shelf.write([...lines]),
  clear: shelf.clear,
};
