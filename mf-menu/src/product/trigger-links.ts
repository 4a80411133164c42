import type { Catalog } from '@brasa/shared/domain/catalog';
import { categoryPath, mainCategories, productPath, productsIn } from '@brasa/shared/domain/catalog-lookup';

export type TriggerLink = { readonly name: string; readonly path: string };

/** Products of one category told by name; all of a longer one are told by its name. */
const namedAtMost = 3;
const most = 12;

/** The ways to what a promotion asks for, whole categories first. */
export function triggerLinks(catalog: Catalog, triggerIds: readonly number[]): readonly TriggerLink[] {
  const asked = new Set(triggerIds);
  const whole = mainCategories(catalog).flatMap((category) => {
    const products = productsIn(catalog, category, 'all');
    return products.length > namedAtMost && products.every(({ id }) => asked.has(id)) ? [{ category, products }] : [];
  });
  for (const { id } of whole.flatMap(({ products }) => products)) asked.delete(id);
  return [
    ...whole.map(({ category }) => ({ name: category.name, path: categoryPath(category) })),
    ...[...asked].flatMap((id) => {
      const product = catalog.productById.get(id);
      return product && !product.hidden ? [{ name: product.name, path: productPath(catalog, product) }] : [];
    }),
  ].slice(0, most);
}
