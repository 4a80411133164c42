import { isPizza } from './catalog.ts';
import type { Catalog, Category, OptionGroup, Product, Promotion } from './catalog.ts';
import { slugify } from './text.ts';

/** Ids of products only some shops sell, of the shop in use; `all` where location does not matter [DEC-009, DEC-076]. */
export type GeoMenu = readonly number[] | 'all';

export const mainCategories = (catalog: Catalog): Category[] => catalog.categories.filter((category) => category.parentId === null);

export const subcategoriesOf = (catalog: Catalog, category: Category): Category[] =>
  catalog.categories.filter(({ parentId }) => parentId === category.id);

/** Most products a cart may hold: what the first main category says; null for no limit [DEC-077]. */
export const maxItems = (catalog: Catalog): number | null => mainCategories(catalog)[0]?.maxItems ?? null;

export const categoryById = (catalog: Catalog, id: number): Category | undefined => catalog.categories.find((category) => category.id === id);

/** From the category itself up to its main category; empty when the chain leads nowhere. */
export function categoryChain(catalog: Catalog, categoryId: number): Category[] {
  const chain: Category[] = [];
  for (let id: number | null = categoryId; id !== null; ) {
    const category = categoryById(catalog, id);
    if (!category || chain.includes(category)) return [];
    chain.push(category);
    id = category.parentId;
  }
  return chain;
}

const idAfterUnderscore = (segment: string): number | null => {
  const match = /_(\d+)$/.exec(segment);
  return match ? Number(match[1]) : null;
};

const sameCode = (code: string, segment: string): boolean => code !== '' && code.toLowerCase() === segment.toLowerCase();

/** By code, or by the id after the last `_` of `name-slug_id` [DEC-021]. */
export function findCategory(catalog: Catalog, segment: string): Category | undefined {
  const byCode = catalog.categories.find(({ slug }) => sameCode(slug, segment));
  const id = idAfterUnderscore(segment);
  return byCode ?? (id === null ? undefined : categoryById(catalog, id));
}

/** By id, by code, by `name-slug_id`, or by the slug of the name [DEC-022]. Fillers are never found. */
export function findProduct(catalog: Catalog, segment: string): Product | undefined {
  const sold = (product: Product | undefined) => (product?.type === 'filler' ? undefined : product);
  const id = idAfterUnderscore(segment);
  const named = slugify(segment);
  return sold(
    (/^\d+$/.test(segment) ? catalog.productById.get(Number(segment)) : undefined) ??
      catalog.products.find(({ slug }) => sameCode(slug, segment)) ??
      (id === null ? undefined : catalog.productById.get(id)) ??
      catalog.products.find((product) => !product.hidden && slugify(product.name) === named),
  );
}

export const findPromotion = (catalog: Catalog, idOrSlug: number | string): Promotion | undefined =>
  catalog.promotions.find(({ id, slug }) => id === Number(idOrSlug) || sameCode(slug, String(idOrSlug)));

/** Shown in lists, search and suggestions. Channel and schedule do not hide a product, they only restrict the cart [DEC-075]. */
export function isListed(catalog: Catalog, product: Product, geoMenu: GeoMenu): boolean {
  if (product.hidden || product.type === 'filler') return false;
  if (product.availability === 'none') return false;
  if (product.availability === 'geo' && geoMenu !== 'all' && !geoMenu.includes(product.id)) return false;
  return categoryChain(catalog, product.categoryId).length > 0;
}

/** A main category lists what is in it and below it, a subcategory only its own [DEC-024]. */
export function productsIn(catalog: Catalog, category: Category, geoMenu: GeoMenu): Product[] {
  const belongs = (product: Product) =>
    product.categoryId === category.id || (category.parentId === null && categoryChain(catalog, product.categoryId).includes(category));
  return catalog.products.filter((product) => belongs(product) && isListed(catalog, product, geoMenu));
}

const categorySegment = (category: Category): string => encodeURIComponent(category.slug || `${slugify(category.name)}_${category.id}`);

export const categoryPath = (category: Category): string => `/menu/categoria/${categorySegment(category)}`;

/** With its main category in front when it has one. */
export function fullCategoryPath(catalog: Catalog, category: Category): string {
  const main = category.parentId === null ? undefined : categoryChain(catalog, category.id).at(-1);
  return main ? `${categoryPath(main)}/subcategoria/${categorySegment(category)}` : categoryPath(category);
}

/** Home for a product whose category is unknown [DEC-110]. */
export function productPath(catalog: Catalog, product: Product): string {
  const category = categoryById(catalog, product.categoryId);
  if (!category) return '/';
  const segment = product.slug && !/^\d+$/.test(product.slug) ? encodeURIComponent(product.slug) : product.id;
  return `${fullCategoryPath(catalog, category)}/producto/${segment}`;
}

/**
 * The groups a customer answers. A single product has none [DEC-073]; a pizza sold alone always has one where the pizza
 * itself is built, also when the menu does not write it down.
 */
export function groupsOf(product: Product): readonly OptionGroup[] {
  if (product.type === 'single') return [];
  if (!isPizza(product.type) || product.groups.some(({ kind }) => kind === 'pizza')) return product.groups;
  const { id, name, description, pictures } = product;
  const itself = { id, name, description, pictures, extra: 0 };
  return [...product.groups, { id: 0, detailId: 0, kind: 'pizza', title: name, selectable: true, choices: [itself], priceRows: [] }];
}
