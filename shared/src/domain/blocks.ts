import type { GroupKind } from './catalog.ts';
import { shopOf } from './delivery-mode.ts';
import type { DeliveryMode } from './delivery.ts';

/** What a shop or the whole chain cannot sell right now. `shop` holds only for that shop [DEC-101]. */
export type Block = {
  readonly id: number;
  readonly scope: 'always' | 'home' | 'pickup' | { readonly shopId: number };
};

/** Products by id; options by the id of the plain option, the product option or the ingredient [DEC-102]. */
export type Blocks = { readonly products: readonly Block[]; readonly options: readonly Block[] };

export const noBlocks: Blocks = { products: [], options: [] };

export function blockApplies({ scope }: Block, mode: DeliveryMode): boolean {
  if (scope === 'always') return true;
  if (typeof scope === 'object') return shopOf(mode) === scope.shopId;
  return mode.kind === scope;
}

/** Ids that cannot be sold with this way of delivery. */
export const blockedIds = (blocks: readonly Block[], mode: DeliveryMode): ReadonlySet<number> =>
  new Set(blocks.filter((block) => blockApplies(block, mode)).map(({ id }) => id));

/** Whether a choice of a group cannot be sold: the option itself, or the product it is. */
export type IsSoldOut = (kind: GroupKind, choiceId: number) => boolean;

export function soldOutChoices(blocks: Blocks, mode: DeliveryMode): IsSoldOut {
  const [products, options] = [blockedIds(blocks.products, mode), blockedIds(blocks.options, mode)];
  return (kind, choiceId) => options.has(choiceId) || (kind !== 'option' && products.has(choiceId));
}
