import type { Row } from './menu-types.ts';

/** Array order is the order on the page. The first main category says how many products a cart may hold. */
const seeds: readonly { id: number; parent?: number; name: string; slug: string; most?: number; listed?: false }[] = [
  { id: 20, name: 'Combos', slug: 'combos', most: 30 },
  { id: 30, name: 'Arma tu pizza', slug: 'arma-tu-pizza' },
  { id: 40, name: 'Especialidades', slug: 'especialidades' },
  { id: 41, parent: 40, name: 'Medianas', slug: 'especialidades-medianas' },
  { id: 42, parent: 40, name: 'Familiares', slug: 'especialidades-familiares' },
  { id: 50, name: 'Entradas', slug: 'entradas' },
  { id: 60, name: 'Pastas', slug: 'pastas' },
  { id: 70, name: 'Ensaladas', slug: 'ensaladas' },
  { id: 80, name: 'Bebidas', slug: 'bebidas' },
  { id: 81, parent: 80, name: 'Gaseosas', slug: 'gaseosas' },
  { id: 82, parent: 80, name: 'Naturales y agua', slug: 'naturales' },
  { id: 85, name: 'Postres', slug: 'postres' },
  // Holds the products of promotions, which are reached through their promotion only.
  { id: 90, name: 'Promociones', slug: 'promociones-miembros', listed: false },
];

export const categories: readonly Row<'category'>[] = seeds.map(({ id, parent, name, slug, most, listed }, sort) => ({
  id,
  parent_id: parent ?? null,
  name,
  code_url: slug,
  td: 'TODOS',
  t: parent ? 'S' : 'M',
  max_items: most ?? null,
  sort,
  active: listed ?? true,
}));
