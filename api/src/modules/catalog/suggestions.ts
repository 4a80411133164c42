import { type Blocks } from '@brasa/shared/domain/blocks';
import { isListed } from '@brasa/shared/domain/catalog-lookup';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Db } from '../../db/database.ts';

export type SuggestedProduct = { readonly productId: number; readonly timesTogether: number; readonly kind: string };

const most = 8;

/** What others took with these products: nothing that is already chosen, hidden or sold out everywhere. */
export async function suggestionsFor(db: Db, ids: readonly number[], catalog: Catalog, blocks: Blocks): Promise<SuggestedProduct[]> {
  if (!ids.some((id) => catalog.productById.has(id))) return [];
  const soldOut = new Set(blocks.products.filter(({ scope }) => scope === 'always').map(({ id }) => id));
  const rows = await db.selectFrom('suggestion').selectAll().orderBy('weight', 'desc').orderBy('product_id').execute();
  return rows
    .filter(({ product_id }) => {
      const product = catalog.productById.get(product_id);
      return product !== undefined && isListed(catalog, product, 'all') && !ids.includes(product_id) && !soldOut.has(product_id);
    })
    .slice(0, most)
    .map(({ product_id, weight, kind }) => ({ productId: product_id, timesTogether: weight, kind }));
}
