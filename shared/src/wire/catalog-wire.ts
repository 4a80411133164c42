import type { CarouselSlide, Catalog, Category, Choice, NamedItem, OptionGroup, Product, Schedule, Specialty } from '../domain/catalog.ts';
import { toChoices, toProduct, toSchedule } from './product-wire.ts';
import { toPromotion } from './promotion-wire.ts';
import { type WireObject, idOf, listOf, numberOf, objectOf, textOf } from './read.ts';
import { toShopConfig } from './shop-config-wire.ts';

const rows = (wire: unknown): WireObject[] => listOf(wire).map(objectOf);

const toNamed = (row: WireObject): NamedItem => ({ id: numberOf(row['I']), name: textOf(row['N']) });

const toSpecialty = (row: WireObject): Specialty => ({ ...toNamed(row), recipe: listOf(row['L']).map(numberOf) });

const toCategory = (row: WireObject): Category => ({
  id: numberOf(row['cat']),
  name: textOf(row['nombre']),
  parentId: idOf(row['idpad']),
  slug: textOf(row['CODIGO_URL']),
  onlyOnSmallScreens: row['td'] === 'MOBILE',
  maxItems: Math.max(0, numberOf(row['cx'])) || null,
});

const toSlide = (row: WireObject): CarouselSlide => ({
  id: numberOf(row['I']),
  name: textOf(row['N']),
  picture: { jpg: textOf(row['IMG']), webp: textOf(row['IMGW']) },
  path: textOf(row['URL']),
});

function schedulesById(wire: unknown): ReadonlyMap<number, Schedule> {
  const schedules = rows(wire).map((row) => [numberOf(row['I']), toSchedule(row)] as const);
  return new Map(schedules.filter((entry): entry is [number, Schedule] => entry[1] !== undefined).reverse());
}

const sharedChoicesById = (wire: unknown): ReadonlyMap<number, readonly Choice[]> => new Map(rows(wire).map((row) => [numberOf(row['I']), toChoices(row['OPS'])]));

/** A choice that is a product shows the product's own pictures: options are served with few. */
function withProductPictures(product: Product, productById: ReadonlyMap<number, Product>): Product {
  if (product.groups.length === 0) return product;
  const dress = (choice: Choice): Choice => ({ ...choice, pictures: productById.get(choice.id)?.pictures ?? choice.pictures });
  const groups = product.groups.map((group): OptionGroup => (group.kind === 'option' ? group : { ...group, choices: group.choices.map(dress) }));
  return { ...product, groups };
}

const toMessages = (wire: unknown): Record<string, string> => Object.fromEntries(Object.entries(objectOf(wire)).map(([key, text]) => [key, textOf(text)]));

/** Everything of data/getData. Odd fields become empty ones [API-132]; an answer without a menu is no answer. */
export function toCatalog(body: unknown): Catalog {
  const outer = objectOf(body);
  const wire = Array.isArray(outer['menu']) ? outer : objectOf(outer['data']);
  if (!Array.isArray(wire['menu'])) throw new TypeError('data/getData answered no menu');

  const surroundings = { sharedChoices: sharedChoicesById(wire['optionGroups']), schedules: schedulesById(wire['schedules']) };
  const decoded = wire['menu'].map((item) => toProduct(item, surroundings)).filter((product): product is Product => product !== undefined);
  const plainById = new Map(decoded.map((product) => [product.id, product]));
  const products = decoded.map((product) => withProductPictures(product, plainById));
  const ingredients = objectOf(wire['ingredients']);
  return {
    config: toShopConfig({ params: wire['params'], currency: wire['currency'], country: wire['country'], version: wire['v'] }),
    categories: rows(wire['categories']).map(toCategory),
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    promotions: rows(wire['promos']).map(toPromotion),
    sizes: rows(wire['sizes']).map(toNamed),
    doughs: rows(wire['doughs']).map(toNamed),
    toppings: rows(ingredients['toppings']).map(toNamed),
    specialties: rows(ingredients['specialties']).map(toSpecialty),
    messages: toMessages(wire['messages']),
    carousel: rows(wire['carousel']).map(toSlide),
  };
}
