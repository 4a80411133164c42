import Fuse, { type IFuseOptions } from 'fuse.js/basic';
import type { Catalog, Category, Product } from '../domain/catalog.ts';
import { isListed, mainCategories, type GeoMenu } from '../domain/catalog-lookup.ts';
import { normalize } from '../domain/text.ts';
import { productWords, type ProductWords } from './product-words.ts';
import { firstWords, slip, typedWords, wordFit } from './word-fit.ts';

export type Found = { readonly products: readonly Product[]; readonly categories: readonly Category[] };
export type Search = (text: string) => Found;

const nothing: Found = { products: [], categories: [] };
/** Shorter texts find nothing; of this length they are looked for as they are, longer ones with a slip allowed [DEC-261]. */
const shortest = 2;
const mostProducts = 11;
/** Where fewer products have all words, those that have some of them follow. */
const fewProducts = 3;

/** Whether a text has enough letters and digits to be looked for [SRCH-010, DEC-264]. */
export const isSearched = (typed: string): boolean => normalize(typed).length >= shortest;

/** What the documents say of the fuzzy search of products and categories [SRCH-013…SRCH-016]. */
const rules = { threshold: 0.2, minMatchCharLength: 3, ignoreLocation: true, ignoreDiacritics: true, includeScore: true } satisfies IFuseOptions<unknown>;

type Entry = { readonly product: Product; readonly words: ProductWords };
/** Of the words that were typed: how many a product lacks, which one of those it has comes first, and how badly they fit it. */
type Row = { readonly product: Product; readonly missing: number; readonly misfit: number; readonly first: number; readonly isNamed: boolean };

/** Of what fits as well, first what was named first: «sopa de pollo» is a soup before it is anything with chicken. */
const byFit = (one: Row, other: Row): number => one.missing - other.missing || one.misfit - other.misfit || one.first - other.first;

/** The documented keys. The normalized name is the menu's to fill: what else the product is known by goes with it [SRCH-017]. */
const keys = [
  { name: 'normalizedName', getFn: ({ words }: Entry) => `${words.normalizedName} ${words.known} ${words.described}` },
  { name: 'name', getFn: ({ words }: Entry) => words.name },
  { name: 'price', getFn: ({ words }: Entry) => words.price },
];

/** Names and prices that contain both letters; first those where they are a word or its beginning. */
const withTwoLetters = (entries: readonly Entry[], text: string): Product[] =>
  entries
    .filter(({ words: { normalizedName, name, price } }) => [normalizedName, name, price].some((key) => key.includes(text)))
    .map(({ product, words }): Row => ({ product, missing: 0, misfit: wordFit({ ...words, known: '', described: '' }, text) ?? slip, first: 0, isNamed: true }))
    .toSorted(byFit)
    .map(({ product }) => product);

function productFinder(catalog: Catalog, geoMenu: GeoMenu): (text: string) => Product[] {
  const entries = catalog.products.filter((product) => isListed(catalog, product, geoMenu)).map((product): Entry => ({ product, words: productWords(catalog, product) }));
  const fuse = new Fuse<Entry>(entries, { ...rules, keys });
  const scoresOf = (text: string): ReadonlyMap<Entry, number> => new Map(fuse.search(text).map(({ item, score = 0 }) => [item, score]));

  /** Words may stand in any order; what is only like the text as a whole comes after what has every word. */
  function withLongerText(text: string): Product[] {
    const whole = scoresOf(text);
    const words = typedWords(text).map((word) => ({ word, scores: scoresOf(word) }));
    const rows = entries.map((entry): Row => {
      const { product } = entry;
      const fitOf = ({ word, scores }: (typeof words)[number]): number | undefined => wordFit(entry.words, word) ?? (scores.has(entry) ? slip + (scores.get(entry) ?? 0) : undefined);
      const all = words.map(fitOf);
      const fits = all.filter((fit) => fit !== undefined);
      const first = all.findIndex((fit) => fit !== undefined);
      const missing = words.length - fits.length;
      const misfit = fits.reduce((sum, fit) => sum + fit, 0);
      const likeness = whole.get(entry);
      if (missing > 0 && likeness !== undefined) return { product, missing: 0, misfit: words.length * (slip + 1) + likeness, first: 0, isNamed: true };
      return { product, missing, misfit, first, isNamed: missing === 0 || fits.some((fit) => fit < slip) };
    });
    const complete = rows.filter(({ missing }) => missing === 0);
    return (complete.length < fewProducts ? rows.filter(({ isNamed }) => isNamed) : complete).toSorted(byFit).map(({ product }) => product);
  }

  return (text) => (text.length === shortest ? withTwoLetters(entries, text) : withLongerText(text));
}

function categoryFinder(catalog: Catalog): (text: string) => Category[] {
  const entries = mainCategories(catalog).map((category) => ({ category, normalizedName: normalize(category.name) }));
  const fuse = new Fuse(entries, { ...rules, keys: ['normalizedName'] });
  return (text) => (text.length === shortest ? entries.filter(({ normalizedName }) => normalizedName.includes(text)) : fuse.search(text).map(({ item }) => item)).map(({ category }) => category);
}

/** The search of the shop: products anybody can see, and main categories [SRCH-010…SRCH-020]. */
export function createSearch(catalog: Catalog, geoMenu: GeoMenu): Search {
  const findProducts = productFinder(catalog, geoMenu);
  const findCategories = categoryFinder(catalog);
  return (typed) => {
    const text = firstWords(normalize(typed));
    return isSearched(text) ? { products: findProducts(text).slice(0, mostProducts), categories: findCategories(text) } : nothing;
  };
}
