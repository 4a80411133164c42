import type { Catalog, Pictures, Product } from './catalog.ts';
import { categoryChain } from './catalog-lookup.ts';
import type { OrderedEntry, OrderedLine, SavedOrder } from './ordered-line.ts';
import { rebuiltSelection } from './past-selection.ts';
import { unitPrice } from './pricing.ts';

/** Orders as the customer may see them again: only what the menu still has, with its choices written as of today. */
export const listOrders = (orders: readonly SavedOrder[], catalog: Catalog): SavedOrder[] =>
  orders.flatMap((order) => {
    const lines = order.lines.flatMap((line) => keptLine(line, catalog));
    return lines.length > 0 ? [{ ...order, lines }] : [];
  });

/** Visible, and in a main category or below one. Certificates are no products of the menu and go here, too. */
function stillSold(line: OrderedLine, catalog: Catalog): Product | undefined {
  const product = line.type === 'certificate' ? undefined : catalog.productById.get(line.productId);
  const isSold = product && !product.hidden && product.type !== 'filler' && categoryChain(catalog, product.categoryId).length > 0;
  return isSold ? product : undefined;
}

/** What was put together counts the units that can still be put together. Prices are those of today [DEC-204]. */
function keptLine(line: OrderedLine, catalog: Catalog): OrderedLine[] {
  const product = stillSold(line, catalog);
  if (!product) return [];
  if (product.type === 'single') return [{ ...line, unitPrice: product.price, entries: [] }];
  const entries = line.entries.flatMap((entry): OrderedEntry[] => {
    const selection = rebuiltSelection(catalog, product, entry.selection);
    return selection ? [{ price: unitPrice(catalog, product, selection), selection }] : [];
  });
  const [first] = entries;
  return first ? [{ ...line, quantity: entries.length, unitPrice: first.price, entries }] : [];
}

const mostPictures = 4;

/** Pictures of the first products of an order and how many more there are [DEC-200]. */
export function collage({ lines }: Pick<SavedOrder, 'lines'>, catalog: Catalog): { readonly pictures: readonly Pictures[]; readonly more: number } {
  const shown = lines.slice(0, mostPictures).flatMap(({ productId }) => catalog.productById.get(productId)?.pictures ?? []);
  return { pictures: shown, more: Math.max(0, lines.length - mostPictures) };
}
