import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { opensSuggestions, suggestedProducts } from '@brasa/shared/domain/suggestions';
import { useStore } from '@brasa/shared/react';
import { deliveryStore, orderFacts, scheduleCheckQuery, showSuggestions, suggestionsQuery } from '@brasa/shared/runtime';

export type Suggestions = {
  readonly offered: boolean;
  readonly products: readonly Product[];
  readonly isOpen: boolean;
  readonly open: () => void;
  /** However it is closed, it does not come back for this order. */
  readonly close: () => void;
};

export function useSuggestions(cart: Cart, catalog: Catalog): Suggestions {
  const delivery = useStore(deliveryStore);
  const { blocks } = useStore(orderFacts);
  const [isOpen, setOpen] = useState(false);
  const mayShow = useStore(showSuggestions);
  const ids = cart.lines.map(({ productId }) => productId);
  const { data } = useQuery({ ...suggestionsQuery(ids), enabled: ids.length > 0 });
  const rows = data?.map(({ productId, timesTogether }) => ({ productId, count: timesTogether })) ?? null;
  const suggested = rows?.map(({ productId }) => productId) ?? [];
  const { data: outOfSchedule } = useQuery({ ...scheduleCheckQuery(suggested, delivery.futureOrder), enabled: suggested.length > 0 });
  const products = suggestedProducts(rows ?? [], catalog, cart, { ...delivery, blocks, outOfSchedule: outOfSchedule ?? [] });

  return {
    offered: opensSuggestions({ rows, offered: products, mayShow, cart }),
    products,
    isOpen,
    open: () => setOpen(true),
    close: () => {
      showSuggestions.set(false);
      setOpen(false);
    },
  };
}
