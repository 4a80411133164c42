import type { ChoiceSeed, GroupSeed, ProductSeed } from './menu-types.ts';
import { comboPrices, comboSpecialtyPrices, specialties } from './pizzas.ts';

const smallDrinks: readonly ChoiceSeed[] = [
  { id: 8001, name: 'Gaseosa de cola 600 ml' },
  { id: 8002, name: 'Gaseosa de naranja 600 ml' },
  { id: 8006, name: 'Agua pura 600 ml' },
  { id: 8005, name: 'Té frío 600 ml', extra: 3 },
  { id: 8008, name: 'Rosa de jamaica 16 oz', extra: 4 },
  { id: 8009, name: 'Horchata 16 oz', extra: 4 },
];

const drink = (title: string): GroupSeed => ({ kind: 'product', title, choices: smallDrinks });

const always = (id: number, name: string): GroupSeed => ({ kind: 'product', title: name, fixed: true, choices: [{ id, name }] });
const garlicBread = always(5001, 'Pan con ajo y queso');
const cheeseSticks = always(5004, 'Palitos de queso');
const eightWings = always(5002, 'Alitas 8 piezas');
const sixteenWings = always(5003, 'Alitas 16 piezas');
const middleCola = always(8003, 'Gaseosa de cola 1.5 L');
const bigCola = always(8004, 'Gaseosa de cola 2.5 L');

const pizza = (title: string, size: number): GroupSeed => ({
  kind: 'pizza',
  title,
  choices: [size === 4 ? { id: 3002, name: 'Arma tu familiar' } : { id: 3001, name: 'Arma tu pizza' }],
  prices: comboPrices(size),
});

const specialtyPizza = (title: string, size: 2 | 4): GroupSeed => ({
  kind: 'pizza',
  title,
  choices: specialties.map(({ name }, index) => ({ id: (size === 2 ? 4101 : 4201) + index, name: `${name} ${size === 2 ? 'mediana' : 'familiar'}` })),
  prices: comboSpecialtyPrices(size),
});

/** Plain options, not products: they have ids of their own. */
const sauce: GroupSeed = {
  kind: 'option',
  title: 'Salsa para tus alitas',
  choices: [
    { id: 701, name: 'Ranch' },
    { id: 702, name: 'Barbacoa' },
    { id: 703, name: 'Búfalo' },
    { id: 704, name: 'Chile cobanero y miel', extra: 3 },
  ],
};

const combo = (seed: Omit<ProductSeed, 'type' | 'category'>): ProductSeed => ({ ...seed, type: 'CMB', category: 20 });

export const combos: readonly ProductSeed[] = [
  combo({
    id: 2001,
    name: 'Combo Amigos',
    slug: 'combo-amigos',
    price: 119,
    isNew: true,
    description: 'Una pizza mediana a tu gusto, pan con ajo y queso, y dos bebidas para compartir la tarde.',
    groups: [pizza('Tu pizza mediana', 2), drink('Primera bebida'), drink('Segunda bebida'), garlicBread],
  }),
  combo({
    id: 2002,
    name: 'Combo Pareja',
    slug: 'combo-pareja',
    price: 99,
    description: 'Una pizza mediana a tu gusto, dos bebidas y un brownie para compartir entre dos.',
    groups: [pizza('Tu pizza mediana', 2), drink('Primera bebida'), drink('Segunda bebida'), always(9001, 'Brownie')],
  }),
  combo({
    id: 2003,
    name: 'Combo Familiar',
    slug: 'combo-familiar',
    price: 189,
    description: 'Una pizza familiar a tu gusto, pan con ajo y queso, palitos de queso y una gaseosa de 2.5 litros.',
    groups: [pizza('Tu pizza familiar', 4), garlicBread, cheeseSticks, bigCola],
  }),
  combo({
    id: 2004,
    name: 'Combo Súper familiar',
    slug: 'combo-super-familiar',
    price: 249,
    description: 'Dos pizzas familiares a tu gusto, pan con ajo y queso y una gaseosa de 2.5 litros.',
    groups: [pizza('Primera pizza familiar', 4), pizza('Segunda pizza familiar', 4), garlicBread, bigCola],
  }),
  combo({
    id: 2005,
    name: 'Combo Especialidad mediana',
    slug: 'combo-especialidad-mediana',
    price: 139,
    description: 'La especialidad mediana que prefieras, ocho alitas con tu salsa favorita y una gaseosa de 1.5 litros.',
    groups: [
      specialtyPizza('Tu especialidad mediana', 2),
      eightWings,
      sauce,
      { kind: 'product', title: 'Tu gaseosa', choices: [{ id: 8003, name: 'Gaseosa de cola 1.5 L' }, { id: 8004, name: 'Gaseosa de cola 2.5 L', extra: 7 }] },
    ],
  }),
  combo({
    id: 2006,
    name: 'Combo Especialidad familiar',
    slug: 'combo-especialidad-familiar',
    price: 199,
    description: 'La especialidad familiar que prefieras, pan con ajo y queso, palitos de queso y una gaseosa de 2.5 litros.',
    groups: [specialtyPizza('Tu especialidad familiar', 4), garlicBread, cheeseSticks, bigCola],
  }),
  combo({
    id: 2007,
    name: 'Almuerzo personal',
    slug: 'almuerzo-personal',
    price: 49,
    channel: 'LLEV',
    description: 'Una pizza personal a tu gusto, un acompañamiento y una bebida. Solo para recoger en tienda.',
    groups: [
      pizza('Tu pizza personal', 1),
      { kind: 'product', title: 'Tu acompañamiento', choices: [{ id: 5005, name: 'Papas horneadas' }, { id: 7002, name: 'Ensalada de la casa' }] },
      drink('Tu bebida'),
    ],
  }),
  combo({
    id: 2008,
    name: 'Fiesta 4 pizzas',
    slug: 'fiesta-4-pizzas',
    price: 399,
    description: 'Cuatro pizzas grandes a tu gusto, dieciséis alitas con salsa y dos gaseosas de 2.5 litros para toda la fiesta.',
    groups: [
      pizza('Primera pizza grande', 3),
      pizza('Segunda pizza grande', 3),
      pizza('Tercera pizza grande', 3),
      pizza('Cuarta pizza grande', 3),
      sixteenWings,
      sauce,
      bigCola,
      always(8004, 'Segunda gaseosa de cola 2.5 L'),
    ],
  }),
  combo({
    id: 2009,
    name: 'Noche de juego',
    slug: 'noche-de-juego',
    price: 219,
    isNew: true,
    description: 'Una pizza grande a tu gusto, dieciséis alitas con salsa, nachos y una gaseosa de 2.5 litros para ver el partido.',
    groups: [pizza('Tu pizza grande', 3), sixteenWings, sauce, always(5006, 'Nachos'), bigCola],
  }),
  combo({
    id: 2010,
    name: 'Combo Infantil',
    slug: 'combo-infantil',
    price: 55,
    description: 'Una pizza personal a su gusto, una bebida y un brownie para los más pequeños de la casa.',
    groups: [pizza('Su pizza personal', 1), drink('Su bebida'), always(9001, 'Brownie')],
  }),
  combo({
    id: 2011,
    name: 'Noche de peli',
    slug: 'noche-de-peli',
    price: 155,
    channel: 'DOMI',
    description: 'Una pizza grande a tu gusto, palitos de queso, roles de canela y una gaseosa de 1.5 litros, sin levantarte del sofá. Solo a domicilio.',
    groups: [pizza('Tu pizza grande', 3), cheeseSticks, always(9002, 'Roles de canela'), middleCola],
  }),
];
