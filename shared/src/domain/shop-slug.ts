import type { Shop } from './delivery.ts';
import { normalize } from './text.ts';

type Named = Pick<Shop, 'id' | 'name'>;

const plainSlug = ({ id, name }: Named): string => normalize(name).replaceAll(' ', '-') || String(id);

/** The last part of the address of each shop's page, by its id: `zona-10-oakland` [A21]. Of shops with one name all but the oldest say their id. */
export function slugsOf(shops: readonly Named[]): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  for (const shop of shops.toSorted((one, other) => one.id - other.id)) {
    let slug = plainSlug(shop);
    while (taken.has(slug)) slug += `-${shop.id}`;
    taken.add(slug);
    slugs.set(shop.id, slug);
  }
  return slugs;
}

export const shopPath = (slug: string): string => `/tiendas/${slug}`;

export function shopWithSlug<T extends Named>(shops: readonly T[], slug: string): T | undefined {
  const slugs = slugsOf(shops);
  return shops.find(({ id }) => slugs.get(id) === slug);
}
