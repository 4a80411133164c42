import type { Catalog } from '@brasa/shared/domain/catalog';
import { fullCategoryPath, mainCategories, productPath, productsIn, subcategoriesOf } from '@brasa/shared/domain/catalog-lookup';

export type TriggerLink = { readonly name: string; readonly path: string };

/** Products of one category told by name; all of a longer one are told by its name. */
const namedAtMost = 3;
const most = 12;

/** The ways to what a promotion asks for: whole categories first, then whole subcategories, then single products. */
export function triggerLinks(catalog: Catalog, triggerIds: readonly number[]): readonly TriggerLink[] {
  const asked = new Set(triggerIds);
  const main = mainCategories(catalog);
  const whole = [...main, ...main.flatMap((category) => subcategoriesOf(catalog, category))].flatMap((category) => {
    const products = productsIn(catalog, category, 'all');
    if (products.length <= namedAtMost || products.some(({ id }) => !asked.has(id))) return [];
    for (const { id } of products) asked.delete(id);
    return [{ name: category.name, path: fullCategoryPath(catalog, category) }];
  });
  const single = [...asked].flatMap((id) => {
    const product = catalog.productById.get(id);
    return product && !product.hidden ? [{ name: product.name, path: productPath(catalog, product) }] : [];
  });
  return [...whole, ...single].slice(0, most);
}
