import type { Catalog } from '@brasa/shared/domain/catalog';
import { suggestedProducts } from '@brasa/shared/domain/suggestions';
import { useStore } from '@brasa/shared/react';
import { cartStore, deliveryStore, orderFacts, suggestionsQuery } from '@brasa/shared/runtime';
import { Heading, Stack } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ProductStrip } from '../listing/product-strip.tsx';
import { menuText } from '../menu-text.ts';

/** What goes well with the cart; nothing while there is none, or nothing goes with it [DEC-025, DEC-083]. */
export function Suggestions({ catalog }: { readonly catalog: Catalog }) {
  const cart = useStore(cartStore);
  const { mode, geoMenu } = useStore(deliveryStore);
  const { blocks, outOfSchedule } = useStore(orderFacts);
  const ids = cart.lines.map(({ productId }) => productId);
  const { data = [] } = useQuery({ ...suggestionsQuery(ids), enabled: ids.length > 0 });
  const rows = data.map(({ productId, timesTogether }) => ({ productId, count: timesTogether }));
  const products = ids.length === 0 ? [] : suggestedProducts(rows, catalog, cart, { geoMenu, outOfSchedule, blocks, mode });
  if (products.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="suggestions">
      <Heading id="suggestions">{menuText.suggestions}</Heading>
      <ProductStrip catalog={catalog} products={products} label={menuText.suggestions} />
    </Stack>
  );
}
