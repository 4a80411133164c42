import type { Catalog, Category, Product } from '@brasa/shared/domain/catalog';
import { isListed, mainCategories, type GeoMenu } from '@brasa/shared/domain/catalog-lookup';
import { normalize } from '@brasa/shared/domain/text';
import Fuse, { type IFuseOptions } from 'fuse.js/basic';

export type Found = { readonly products: readonly Product[]; readonly categories: readonly Category[] };
export type Search = (text: string) => Found;

const nothing: Found = { products: [], categories: [] };
/** Shorter texts find nothing; of this length they are looked for as they are, longer ones with a slip allowed [DEC-261]. */
const shortest = 2;
const mostProducts = 11;

/** «Q49.50» is found as 49.50, 4950 and, among others, as 49 [DEC-262]. */
const priceKey = ({ price }: Product): string => normalize((price / 100).toFixed(2));

type Entry<T> = { readonly item: T; readonly keys: readonly string[] };
const productEntry = (item: Product): Entry<Product> => ({ item, keys: [item.normalizedName, normalize(item.name), priceKey(item)] });
const categoryEntry = (item: Category): Entry<Category> => ({ item, keys: [normalize(item.name)] });

const options: IFuseOptions<Entry<unknown>> = { keys: ['keys'], threshold: 0.2, minMatchCharLength: 3, ignoreLocation: true, ignoreDiacritics: true };

function finder<T>(entries: readonly Entry<T>[]): (text: string) => T[] {
  const fuzzy = new Fuse<Entry<T>>(entries, options as IFuseOptions<Entry<T>>);
  return (text) =>
    text.length === shortest ? entries.filter(({ keys }) => keys.some((key) => key.includes(text))).map(({ item }) => item) : fuzzy.search(text).map(({ item }) => item.item);
}

/** The search of the shop: products anybody can see, and main categories [SRCH-010…SRCH-020]. */
export function createSearch(catalog: Catalog, geoMenu: GeoMenu): Search {
  const findProducts = finder(catalog.products.filter((product) => isListed(catalog, product, geoMenu)).map(productEntry));
  const findCategories = finder(mainCategories(catalog).map(categoryEntry));
  return (typed) => {
    const text = normalize(typed);
    if (text.length < shortest) return nothing;
    return { products: findProducts(text).slice(0, mostProducts), categories: findCategories(text) };
  };
}
