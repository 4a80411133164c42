import { useStore } from '@brasa/shared/react';
import { deliveryStore, orderFacts } from '@brasa/shared/runtime';
import { useMemo } from 'react';
import { blockedIds } from '../domain/blocks.ts';

export const soldOutText = 'Agotado por ahora';

export type SoldOut = { readonly products: ReadonlySet<number>; readonly options: ReadonlySet<number> };

/** What cannot be sold at this moment by the way of delivery that was chosen. */
export function useSoldOut(): SoldOut {
  const mode = useStore(deliveryStore, (delivery) => delivery.mode);
  const blocks = useStore(orderFacts, (facts) => facts.blocks);
  return useMemo(() => ({ products: blockedIds(blocks.products, mode), options: blockedIds(blocks.options, mode) }), [blocks, mode]);
}
