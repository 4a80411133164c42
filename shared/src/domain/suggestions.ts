import { blockedIds } from './blocks.ts';
import type { Cart } from './cart.ts';
import type { Catalog, Product } from './catalog.ts';
import { isListed } from './catalog-lookup.ts';
import { fitsChannel, type CartContext } from './validity.ts';

/** A product sold together with what is in the cart, and how often it was. */
export type SuggestionRow = { readonly productId: number; readonly count: number };

/** What can be offered now: listed, not in the cart yet, not blocked, on sale at this hour and by this way, the most sold first [DEC-115]. */
export function suggestedProducts(
  rows: readonly SuggestionRow[],
  catalog: Catalog,
  cart: Pick<Cart, 'lines'>,
  { geoMenu, outOfSchedule, blocks, mode }: Pick<CartContext, 'geoMenu' | 'outOfSchedule' | 'blocks' | 'mode'>,
): Product[] {
  const present = new Set(cart.lines.map(({ productId }) => productId));
  const blocked = blockedIds(blocks.products, mode);
  return rows
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ productId }) => catalog.productById.get(productId) ?? [])
    .filter(
      (product) =>
        product.type !== 'promo' &&
        isListed(catalog, product, geoMenu) &&
        !present.has(product.id) &&
        !blocked.has(product.id) &&
        !outOfSchedule.includes(product.id) &&
        fitsChannel(product.channel, mode),
    );
}

/** «¿Algo más...?» opens once, with something to offer, and not to whom took a suggestion already. */
export const opensSuggestions = (situation: {
  /** Null while they load. */
  readonly rows: readonly SuggestionRow[] | null;
  readonly offered: readonly Product[];
  /** Off since the dialog was closed, on again with the next cart [DEC-113]. */
  readonly mayShow: boolean;
  readonly cart: Pick<Cart, 'lines'>;
}): boolean =>
  situation.rows !== null &&
  situation.rows.length > 0 &&
  situation.offered.length > 0 &&
  situation.mayShow &&
  !situation.cart.lines.some(({ suggested }) => suggested);
