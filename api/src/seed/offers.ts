import { toCentavos } from '@brasa/shared/domain/money';
import { type Row } from './menu/menu-types.ts';
import { picturesAt, soldId } from './menu/menu-rows.ts';

// Midnight and last second in Guatemala, six hours behind UTC.
const longAgo = '2025-01-01T06:00:00Z';
const newYearsEve2027 = '2028-01-01T05:59:59Z';
const overSince = '2026-01-01T05:59:59Z';

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const allCombos = range(2001, 2011);
const mediumSpecialties = range(4101, 4108);

/** A promotion puts one of its members into the cart at a special price while a trigger is there. */
export const promotions: readonly Row<'promo'>[] = [
  {
    id: 9501,
    code: 'postre-a-mitad',
    product_id: 9501,
    name: 'Postre a mitad de precio',
    description: 'Lleva un brownie a mitad de precio con cualquier combo.',
    kind: 'PORCENTAJE',
    percent: 50,
    min_cents: toCentavos(100),
    triggers: allCombos,
    members: [9001],
    starts_at: longAgo,
    ends_at: newYearsEve2027,
  },
  {
    id: 9502,
    code: 'segunda-mediana-a-39',
    product_id: 9502,
    name: 'Segunda mediana a Q39',
    description: 'Con tu pizza mediana, una segunda especialidad mediana te sale a Q39.',
    kind: 'PRECIO',
    value_cents: toCentavos(39),
    percent: null,
    min_cents: 0,
    triggers: [3001, 3003, ...mediumSpecialties],
    members: mediumSpecialties,
    starts_at: longAgo,
    ends_at: newYearsEve2027,
  },
  {
    id: 9503,
    code: 'pan-con-ajo-gratis',
    product_id: 9503,
    name: 'Pan con ajo gratis',
    description: 'En órdenes de más de Q200 el pan con ajo va por nuestra cuenta.',
    kind: 'PORCENTAJE',
    percent: 100,
    min_cents: toCentavos(200),
    triggers: [],
    members: [5001],
    starts_at: longAgo,
    ends_at: newYearsEve2027,
  },
  {
    id: 9504,
    code: 'aniversario-2025',
    product_id: null,
    name: 'Aniversario 2025',
    description: 'Roles de canela a Q10 en nuestro aniversario.',
    kind: 'PRECIO',
    value_cents: toCentavos(10),
    percent: null,
    min_cents: toCentavos(100),
    triggers: [],
    members: [9002],
    starts_at: longAgo,
    ends_at: overSince,
  },
];

type CouponSeed = Row<'coupon'> & { readonly granted?: readonly string[] };

const running = { starts_at: longAgo, ends_at: newYearsEve2027 };
const none = { percent: null, product_id: null, sold_id: null, max_uses: null };

export const coupons: readonly CouponSeed[] = [
  { ...none, ...running, code: 'pizza20', name: '20 % en tu orden', description: '20 % en tu orden', kind: 'PORCENTAJE', percent: 20, min_cents: toCentavos(100), per_customer: 50 },
  { ...none, ...running, code: 'ahorra25', name: 'Q25 menos', description: 'Q25 menos en tu orden', kind: 'MONTO', value_cents: toCentavos(25), min_cents: toCentavos(125), per_customer: 50 },
  {
    ...none,
    ...running,
    code: 'mediana59',
    name: 'Suprema mediana a Q59',
    description: 'Una Suprema mediana a Q59',
    kind: 'PRECIO',
    value_cents: toCentavos(59),
    product_id: 4101,
    sold_id: soldId(4101),
    applies: [4101],
    per_customer: 50,
  },
  { ...none, ...running, code: 'menor50', name: 'La más barata a mitad', description: '50 % en el producto de menor precio', kind: 'PORCENTAJE', percent: 50, cheapest_only: true, per_customer: 50 },
  { ...none, ...running, code: 'soloapp', name: '15 % al recoger', description: '15 % en tu orden para recoger en tienda', kind: 'PORCENTAJE', percent: 15, channel: 'LLEV', per_customer: 50 },
  { ...none, code: 'vencido', name: 'Cupón vencido', description: '30 % en tu orden', kind: 'PORCENTAJE', percent: 30, starts_at: longAgo, ends_at: overSince },
  { ...none, ...running, code: 'unico', name: 'Cupón único', description: 'Q30 menos, una sola vez', kind: 'MONTO', value_cents: toCentavos(30), max_uses: 1 },
  {
    ...none,
    ...running,
    code: 'cumple-ana',
    name: 'Feliz cumpleaños',
    description: 'Brownie por Q5.00',
    kind: 'PRECIO',
    value_cents: toCentavos(5),
    product_id: 9001,
    sold_id: soldId(9001),
    applies: [9001],
    personal: true,
    granted: ['ana@example.com'],
  },
];

export const giftDesigns: readonly Row<'gift_design'>[] = [50, 100, 150, 200, 300, 500].map((amount, index) => ({
  id: index + 1,
  name: `Gift Card Q${amount}`,
  code: `GC${amount}`,
  dedication: '¡Disfruta tu pizza favorita!',
  description: 'Válida 12 meses en todas las tiendas y en línea.',
  amount_cents: toCentavos(amount),
  images: picturesAt('g', index + 1),
  sort: index,
}));

/** Times sold together, highest first. */
export const suggestions: readonly Row<'suggestion'>[] = [
  [5001, 42],
  [8004, 35],
  [5004, 28],
  [9002, 23],
  [5002, 21],
  [9001, 17],
  [8008, 14],
  [7002, 9],
].map(([product_id, weight]) => ({ product_id: product_id ?? 0, weight: weight ?? 0 }));

/** The ice cream is sold out everywhere, children's macaroni in one shop, olives in another. */
export const blocks: readonly Row<'block'>[] = [
  { kind: 'P', target_id: 9004, scope: 'TODOS', until_at: null },
  { kind: 'P', target_id: 6006, scope: '6', until_at: null },
  { kind: 'O', target_id: 112, scope: '2', until_at: null },
];
