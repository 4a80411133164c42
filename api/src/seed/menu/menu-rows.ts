import { toCentavos } from '@brasa/shared/domain/money';
import { parseTime } from '@brasa/shared/domain/local-time';
import { json } from '../../db/tables.ts';
import { combos } from './combos.ts';
import type { GroupSeed, PriceLine, ProductSeed, Row } from './menu-types.ts';
import { customPizzas, familySpecialties, mediumSpecialties } from './pizza-products.ts';
import { singleProducts } from './single-products.ts';

export const productSeeds: readonly ProductSeed[] = [...combos, ...customPizzas, ...mediumSpecialties, ...familySpecialties, ...singleProducts];

/** `/img/p/2001-s.jpg`: s is small and square for cards, m for the product page. */
export function picturesAt(folder: string, id: number): string {
  const of = (size: 's' | 'm') => ({ jpg: `/img/${folder}/${id}-${size}.jpg`, webp: `/img/${folder}/${id}-${size}.webp` });
  return json({ small: of('s'), medium: of('m') });
}

/** The id a shop sells under, which differs from the catalogue's. */
export const soldId = (productId: number): number => 10_000 + productId;

/** Groups are numbered within their product: the first of 2001 is 20011; the one of a pizza sold alone ends in 0. */
const groupId = (product: ProductSeed, index: number): number => product.id * 10 + (product.type === 'CMB' ? index + 1 : 0);

const wireKinds = { product: 'P', option: 'O', pizza: 'ATP' } as const satisfies Record<GroupSeed['kind'], Row<'option_group'>['tip']>;

export const products: readonly Row<'product'>[] = productSeeds.map((seed, sort) => ({
  id: seed.id,
  sold_id: soldId(seed.id),
  category_id: seed.category,
  tip: seed.type,
  name: seed.name,
  description: seed.description,
  price_cents: toCentavos(seed.price),
  channel: seed.channel ?? 'TODO',
  hidden: seed.hidden ?? false,
  availability: seed.shops ? 2 : 1,
  code_url: seed.slug,
  is_new: seed.isNew ?? false,
  images: picturesAt('p', seed.id),
  default_ingredients: [...(seed.ingredients ?? [])],
  sort,
}));

type Placed = { readonly product: ProductSeed; readonly group: GroupSeed; readonly index: number };
const placed: readonly Placed[] = productSeeds.flatMap((product) => (product.groups ?? []).map((group, index) => ({ product, group, index })));

export const optionGroups: readonly Row<'option_group'>[] = placed.map(({ product, group, index }) => ({
  id: groupId(product, index),
  product_id: product.id,
  tip: wireKinds[group.kind],
  dm: index + 1,
  name: group.kind === 'pizza' ? 'Pizza' : group.title,
  description: group.title,
  selectable: group.fixed !== true,
  sort: index,
}));

export const optionItems: readonly Row<'option_item'>[] = placed.flatMap(({ product, group, index }) =>
  group.choices.map((choice, sort) => ({ group_id: groupId(product, index), ref_id: choice.id, name: choice.name, extra_cents: toCentavos(choice.extra ?? 0), sort })),
);

const priceRow = (owner: { product_id: number } | { group_id: number }, line: PriceLine): Row<'pizza_price'> => ({
  product_id: null,
  group_id: null,
  ...owner,
  dough_id: line.dough,
  size_id: line.size,
  halves: line.halves,
  base_cents: toCentavos(line.price),
  specialty_cents: toCentavos(line.specialty),
  ingredient_cents: toCentavos(line.ingredient),
});

export const pizzaPrices: readonly Row<'pizza_price'>[] = [
  ...productSeeds.flatMap((product) => (product.prices ?? []).map((line) => priceRow({ product_id: product.id }, line))),
  ...placed.flatMap(({ product, group, index }) => (group.prices ?? []).map((line) => priceRow({ group_id: groupId(product, index) }, line))),
];

export const schedules: readonly Row<'product_schedule'>[] = productSeeds.flatMap(({ id, schedule }) =>
  (schedule?.weekdays ?? []).map((numday) => ({ product_id: id, numday, from_min: parseTime(schedule?.from ?? '') ?? 0, to_min: parseTime(schedule?.to ?? '') ?? 1440 })),
);

export const productShops: readonly Row<'product_store'>[] = productSeeds.flatMap(({ id, shops }) => (shops ?? []).map((store_id) => ({ product_id: id, store_id })));
