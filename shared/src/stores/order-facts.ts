import { noBlocks, type Blocks } from '../domain/blocks.ts';
import { maxItems } from '../domain/catalog-lookup.ts';
import { shopIn } from '../domain/delivery-mode.ts';
import type { Shop } from '../domain/delivery.ts';
import type { CartContext } from '../domain/validity.ts';
import { catalogStore } from './catalog-store.ts';
import { clock } from './clock.ts';
import { configStore } from './config-store.ts';
import { deliveryStore } from './delivery-store.ts';
import { createStore } from './store.ts';

export type OrderFacts = {
  readonly blocks: Blocks;
  /** Products of the cart that are not sold at the time of the order. */
  readonly outOfSchedule: readonly number[];
  /** Empty while they are still on their way. */
  readonly shops: readonly Shop[];
};

/** What the server said about this very moment. A question without an answer restricts nothing [DEC-049]. */
export const orderFacts = createStore<OrderFacts>('order-facts', { blocks: noBlocks, outOfSchedule: [], shops: [] });

/** Everything the cart of now is judged by. */
export function cartContext(): CartContext {
  const catalog = catalogStore.get();
  const { mode, futureOrder, geoMenu, geoMenuKnown } = deliveryStore.get();
  const { shops, ...facts } = orderFacts.get();
  return {
    config: configStore.get(),
    maxItems: catalog && maxItems(catalog),
    shop: shopIn(shops, mode),
    mode,
    futureOrder,
    geoMenu: geoMenuKnown ? geoMenu : 'all',
    ...facts,
    now: clock.now(),
  };
}
