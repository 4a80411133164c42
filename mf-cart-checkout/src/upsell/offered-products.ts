import { blockedIds } from '@brasa/shared/domain/blocks';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { isListed } from '@brasa/shared/domain/catalog-lookup';
import { fitsChannel, type CartContext } from '@brasa/shared/domain/validity';

type Row = { readonly productId: number; readonly timesTogether: number };

/** What can be suggested: sold here, now and this way, and not in the cart yet; most often ordered together first [DEC-115]. */
export function offeredProducts(rows: readonly Row[], cart: Cart, catalog: Catalog, { mode, geoMenu, blocks }: Pick<CartContext, 'mode' | 'geoMenu' | 'blocks'>, outOfSchedule: readonly number[]): Product[] {
  const left = new Set([...cart.lines.map(({ productId }) => productId), ...outOfSchedule, ...blockedIds(blocks.products, mode)]);
  return rows
    .toSorted((one, other) => other.timesTogether - one.timesTogether)
    .flatMap(({ productId }) => catalog.productById.get(productId) ?? [])
    .filter((product) => !left.has(product.id) && product.type !== 'promo' && isListed(catalog, product, geoMenu) && fitsChannel(product.channel, mode));
}

/** The dialog opens once, with something in it, before anything suggested is in the cart [UPS-006…009]. */
export const offersSuggestions = (offered: readonly Product[] | undefined, mayShow: boolean, cart: Cart): boolean =>
  offered !== undefined && offered.length > 0 && mayShow && !cart.lines.some(({ suggested }) => suggested);
