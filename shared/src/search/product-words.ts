import { isPizza, type Catalog, type NamedItem, type Product } from '../domain/catalog.ts';
import { categoryChain } from '../domain/catalog-lookup.ts';
import { displayPrice } from '../domain/pricing.ts';
import { normalize } from '../domain/text.ts';
import { synonymsOf } from './synonyms.ts';

/** What a product is found by, normalized; the groups go from what it is to what is said of it. */
export type ProductWords = {
  readonly normalizedName: string;
  readonly name: string;
  /** The price that customers see with two decimals: «Q49.50» is `4950` [DEC-262]. */
  readonly price: string;
  /** Its categories, its recipe, and other words for these and for its name. */
  readonly known: string;
  /** Its description, and what can be chosen for it. */
  readonly described: string;
};

const namesOf = (items: readonly NamedItem[], ids: readonly number[]): string => items.filter(({ id }) => ids.includes(id)).map(({ name }) => name).join(' ');
const allNames = (items: readonly NamedItem[]): string => items.map(({ name }) => name).join(' ');

function recipeOf(catalog: Catalog, { defaultIngredientIds }: Product): string {
  const recipes = catalog.specialties.filter(({ id }) => defaultIngredientIds.includes(id)).flatMap(({ recipe }) => recipe);
  return namesOf(catalog.toppings, [...defaultIngredientIds, ...recipes]);
}

/** Sizes and doughs of a pizza; for one that is built also every topping, and every specialty where it may be one. */
function choicesOf(catalog: Catalog, { type, priceRows }: Product): string {
  if (!isPizza(type)) return '';
  const sizes = namesOf(catalog.sizes, priceRows.map(({ sizeId }) => sizeId));
  const doughs = namesOf(catalog.doughs, priceRows.map(({ doughId }) => doughId));
  const isSpecialty = type === 'specialty-medium' || type === 'specialty-family';
  const isCustom = type === 'custom-medium' || type === 'custom-family';
  return [sizes, doughs, isSpecialty ? '' : allNames(catalog.toppings), isCustom ? allNames(catalog.specialties) : ''].join(' ');
}

const withSynonyms = (text: string): string => `${text} ${synonymsOf(text)}`;

/** Made from the menu, so that a product, a recipe or a price that changes is found as it is now. */
export function productWords(catalog: Catalog, product: Product): ProductWords {
  const name = normalize(product.name);
  const categories = categoryChain(catalog, product.categoryId).map((category) => category.name);
  const known = normalize([...categories, recipeOf(catalog, product), isPizza(product.type) ? 'pizza' : ''].join(' '));
  return {
    normalizedName: product.normalizedName,
    name,
    price: normalize((displayPrice(catalog, product).amount / 100).toFixed(2)),
    known: `${known} ${synonymsOf(`${name} ${known}`)}`,
    described: `${normalize(product.description)} ${withSynonyms(normalize(choicesOf(catalog, product)))}`,
  };
}
