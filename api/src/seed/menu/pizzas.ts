import type { PriceLine, Quetzales, Row } from './menu-types.ts';

export const sizes: readonly Row<'pizza_size'>[] = [
  { id: 1, name: 'Personal', short_name: 'PER', slices: 4, sort: 1 },
  { id: 2, name: 'Mediana', short_name: 'MED', slices: 8, sort: 2 },
  { id: 3, name: 'Grande', short_name: 'GRA', slices: 10, sort: 3 },
  { id: 4, name: 'Familiar', short_name: 'FAM', slices: 12, sort: 4 },
];

export const doughs: readonly Row<'dough'>[] = [
  { id: 1, name: 'Tradicional', sort: 1 },
  { id: 2, name: 'Delgada', sort: 2 },
  { id: 3, name: 'Orilla de queso', sort: 3 },
  { id: 4, name: 'Pan', sort: 4 },
];

const toppings: readonly (readonly [id: number, name: string])[] = [
  [101, 'Queso mozzarella'],
  [102, 'Pepperoni'],
  [103, 'Jamón'],
  [104, 'Carne molida'],
  [105, 'Tocino'],
  [106, 'Pollo'],
  [107, 'Chorizo'],
  [108, 'Champiñones'],
  [109, 'Cebolla'],
  [110, 'Chile pimiento'],
  [111, 'Tomate'],
  [112, 'Aceitunas negras'],
  [113, 'Piña'],
  [114, 'Jalapeño'],
  [115, 'Loroco'],
  [116, 'Frijol volteado'],
  [117, 'Queso seco'],
  [118, 'Queso cheddar'],
  [119, 'Queso parmesano'],
  [120, 'Chile cobanero'],
];

export type SpecialtySeed = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly recipe: readonly number[];
  readonly description: string;
  readonly medium: Quetzales;
  readonly family: Quetzales;
};

/** Id, recipe and the prices of the two sizes a specialty is sold in. */
export const specialties: readonly SpecialtySeed[] = [
  { id: 901, name: 'Suprema', slug: 'suprema', recipe: [101, 102, 103, 108, 109, 110, 112], medium: 99, family: 139, description: 'Pepperoni, jamón, champiñones, cebolla, chile pimiento y aceitunas negras sobre mozzarella.' },
  { id: 902, name: 'Hawaiana', slug: 'hawaiana', recipe: [101, 103, 113], medium: 89, family: 129, description: 'Jamón y piña dorada al horno con doble mozzarella.' },
  { id: 903, name: 'Carnes', slug: 'carnes', recipe: [101, 102, 103, 104, 105, 107], medium: 105, family: 149, description: 'Pepperoni, jamón, carne molida, tocino y chorizo: la más contundente de la casa.' },
  { id: 904, name: 'Vegetariana', slug: 'vegetariana', recipe: [101, 108, 109, 110, 111, 112, 115], medium: 92, family: 132, description: 'Champiñones, cebolla, chile pimiento, tomate, aceitunas y loroco fresco.' },
  { id: 905, name: 'Chapina', slug: 'chapina', recipe: [101, 107, 109, 114, 116, 117], medium: 99, family: 139, description: 'Frijol volteado, chorizo, queso seco, cebolla y jalapeño. El sabor de la casa.' },
  { id: 906, name: 'Pollo barbacoa', slug: 'pollo-barbacoa', recipe: [101, 105, 106, 109], medium: 99, family: 139, description: 'Pollo en salsa barbacoa, tocino y cebolla caramelizada sobre mozzarella.' },
  { id: 907, name: 'Cuatro quesos', slug: 'cuatro-quesos', recipe: [101, 117, 118, 119], medium: 95, family: 135, description: 'Mozzarella, cheddar, parmesano y queso seco gratinados hasta dorar.' },
  { id: 908, name: 'Picante de Cobán', slug: 'picante-de-coban', recipe: [101, 104, 107, 109, 114, 120], medium: 99, family: 139, description: 'Carne molida, chorizo, cebolla, jalapeño y chile cobanero. Para quien le gusta el picante de verdad.' },
];

export const ingredients: readonly Row<'ingredient'>[] = [
  ...toppings.map(([id, name], sort) => ({ id, kind: 'T' as const, name, sort })),
  ...specialties.map(({ id, name, recipe }, sort) => ({ id, kind: 'E' as const, name, recipe: [...recipe], sort })),
];

/** Mozzarella comes on every pizza. */
export const cheese = 101;

export const cheeseCrust = 15;

type SizePrice = { readonly price: Quetzales; readonly specialty: Quetzales; readonly ingredient: Quetzales; readonly doughs: readonly number[]; readonly halves: boolean };

/** Sold alone. The cheese crust needs at least a medium, and the pan has no family size. */
const alone: Readonly<Record<number, SizePrice>> = {
  1: { price: 35, specialty: 12, ingredient: 5, doughs: [1, 2, 4], halves: false },
  2: { price: 69, specialty: 20, ingredient: 8, doughs: [1, 2, 3, 4], halves: true },
  3: { price: 89, specialty: 25, ingredient: 10, doughs: [1, 2, 3, 4], halves: true },
  4: { price: 109, specialty: 30, ingredient: 12, doughs: [1, 2, 3], halves: true },
};

/** A specialty costs less on the pizza of a combo. */
const inCombo: Readonly<Record<number, Quetzales>> = { 1: 10, 2: 15, 3: 20, 4: 25 };

function lines(size: number, price: Quetzales, specialty: Quetzales): PriceLine[] {
  const { doughs: available, ingredient, halves } = alone[size] as SizePrice;
  return available.map((dough) => ({ dough, size, price: price + (dough === 3 ? cheeseCrust : 0), specialty, ingredient, halves }));
}

/** Any pizza, built from the cheese up. */
export const customPrices = (...sizeIds: readonly number[]): PriceLine[] => sizeIds.flatMap((size) => lines(size, alone[size]?.price ?? 0, alone[size]?.specialty ?? 0));

/** A pizza whose specialty is already in its price. */
export const specialtyPrices = (size: number, price: Quetzales): PriceLine[] => lines(size, price, 0);

export const oneToppingPrices = (size: number, price: Quetzales): PriceLine[] => lines(size, price, alone[size]?.specialty ?? 0);

/** The pizza of a combo: its base is in the price of the combo. */
export const comboPrices = (size: number): PriceLine[] => lines(size, 0, inCombo[size] ?? 0);

/** The specialty pizza of a combo: the specialty too. */
export const comboSpecialtyPrices = (size: number): PriceLine[] => lines(size, 0, 0);
