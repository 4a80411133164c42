import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blockedIds, soldOutChoices } from '@brasa/shared/domain/blocks';
import { defaultSelection } from '@brasa/shared/domain/builder';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { chosenIds } from '@brasa/shared/domain/chosen-ids';
import type { Selection } from '@brasa/shared/domain/selection';
import type { PromotionOffer } from '@brasa/shared/domain/promotion-offers';
import { opensSuggestions, suggestedProducts } from '@brasa/shared/domain/suggestions';
import { useStore } from '@brasa/shared/react';
import { deliveryStore, orderFacts, scheduleCheckQuery, showSuggestions, suggestionsQuery } from '@brasa/shared/runtime';

export type Suggestion = { readonly product: Product; /** The first of everything that is not sold out. */ readonly selection: Selection };

export type Suggestions = {
  readonly offered: boolean;
  readonly products: readonly Suggestion[];
  readonly isOpen: boolean;
  readonly open: () => void;
  /** However it is closed, it does not come back for this order. */
  readonly close: () => void;
};

/** What may be offered beside the order. `earned`: its promotions; nobody is sold what one of them gives for nothing. */
export function useSuggestions(cart: Cart, catalog: Catalog, earned: readonly PromotionOffer[]): Suggestions {
  const delivery = useStore(deliveryStore);
  const { blocks } = useStore(orderFacts);
  const [isOpen, setOpen] = useState(false);
  const mayShow = useStore(showSuggestions);
  const ids = cart.lines.map(({ productId }) => productId);
  const { data } = useQuery({ ...suggestionsQuery(ids), enabled: ids.length > 0 });
  const rows = data?.map(({ productId, timesTogether }) => ({ productId, count: timesTogether })) ?? null;
  const suggested = rows?.map(({ productId }) => productId) ?? [];
  const { data: outOfSchedule } = useQuery({ ...scheduleCheckQuery(suggested, delivery.futureOrder), enabled: suggested.length > 0 });
  const blocked = blockedIds(blocks.options, delivery.mode);
  const isSoldOut = soldOutChoices(blocks, delivery.mode);
  const free = new Set(earned.flatMap(({ members }) => members.filter(({ price }) => price === 0).map(({ product }) => product.id)));
  const products = suggestedProducts(rows ?? [], catalog, cart, { ...delivery, blocks, outOfSchedule: outOfSchedule ?? [] })
    .map((product) => ({ product, selection: defaultSelection(catalog, product, isSoldOut) }))
    .filter(({ product, selection }) => !free.has(product.id) && !chosenIds(selection).some((id) => blocked.has(id)));

  return {
    offered: opensSuggestions({ rows, offered: products.map(({ product }) => product), mayShow, cart }),
    products,
    isOpen,
    open: () => setOpen(true),
    close: () => {
      showSuggestions.set(false);
      setOpen(false);
    },
  };
}
