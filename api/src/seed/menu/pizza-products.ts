import type { ProductSeed } from './menu-types.ts';
import { cheese, customPrices, oneToppingPrices, specialties, specialtyPrices } from './pizzas.ts';

/** A pizza sold alone is built in its one group. */
function onePizza(seed: Omit<ProductSeed, 'groups'>): ProductSeed {
  return { ...seed, groups: [{ kind: 'pizza', title: 'Tu pizza', choices: [{ id: seed.id, name: seed.name }] }] };
}

export const customPizzas: readonly ProductSeed[] = [
  onePizza({
    id: 3001,
    type: 'ATP',
    category: 30,
    name: 'Arma tu pizza',
    slug: 'arma-tu-pizza',
    price: 0,
    description: 'Elige masa, tamaño e ingredientes, en toda la pizza o por mitades. Siempre con salsa de la casa y mozzarella.',
    ingredients: [cheese],
    prices: customPrices(1, 2, 3, 4),
  }),
  onePizza({
    id: 3002,
    type: 'ATPF',
    category: 30,
    name: 'Arma tu familiar',
    slug: 'arma-tu-familiar',
    price: 0,
    description: 'Doce porciones a tu gusto: elige la masa y los ingredientes, en toda la pizza o por mitades.',
    ingredients: [cheese],
    prices: customPrices(4),
  }),
  onePizza({
    id: 3003,
    type: 'PIM',
    category: 30,
    name: 'Un ingrediente mediana',
    slug: 'un-ingrediente-mediana',
    price: 0,
    description: 'Mediana de mozzarella con el ingrediente que más te guste, a un precio especial.',
    ingredients: [cheese],
    prices: oneToppingPrices(2, 62),
  }),
  onePizza({
    id: 3004,
    type: 'PIF',
    category: 30,
    name: 'Un ingrediente familiar',
    slug: 'un-ingrediente-familiar',
    price: 0,
    description: 'Familiar de mozzarella con el ingrediente que más te guste, a un precio especial.',
    ingredients: [cheese],
    prices: oneToppingPrices(4, 99),
  }),
];

export const mediumSpecialties: readonly ProductSeed[] = specialties.map((specialty, index) =>
  onePizza({
    id: 4101 + index,
    type: 'ESM',
    category: 41,
    name: `${specialty.name} mediana`,
    slug: `${specialty.slug}-mediana`,
    price: specialty.medium,
    description: specialty.description,
    ingredients: [specialty.id],
    prices: specialtyPrices(2, specialty.medium),
  }),
);

export const familySpecialties: readonly ProductSeed[] = specialties.map((specialty, index) =>
  onePizza({
    id: 4201 + index,
    type: 'ESF',
    category: 42,
    name: `${specialty.name} familiar`,
    slug: `${specialty.slug}-familiar`,
    price: specialty.family,
    description: specialty.description,
    ingredients: [specialty.id],
    prices: specialtyPrices(4, specialty.family),
  }),
);
