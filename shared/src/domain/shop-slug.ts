import type { Shop } from './delivery.ts';
import { normalize } from './text.ts';

type Named = Pick<Shop, 'id' | 'name'>;

/** Letters without accents, digits and hyphens; the id of a shop whose name has none. */
const plainSlug = ({ id, name }: Named): string =>
  normalize(name)
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-') || String(id);

const known = new WeakMap<readonly Named[], ReadonlyMap<number, string>>();

/** The last part of the address of each shop's page, by its id: `zona-10-oakland` [A21]. Shops that share a name say their id. */
export function slugsOf(shops: readonly Named[]): ReadonlyMap<number, string> {
  const before = known.get(shops);
  if (before) return before;
  const plain = shops.map(plainSlug);
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  for (const [index, { id }] of shops.entries()) {
    const name = plain[index] ?? '';
    let slug = plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}-${id}`;
    while (taken.has(slug)) slug += `-${id}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  known.set(shops, slugs);
  return slugs;
}

/**
 * The shop of a slug. Slugs of before go on leading somewhere: one with the id when the name is the shop's own again, one without when another
 * shop has the name, too, which leads to the one with the lowest id.
 */
export function shopWithSlug<T extends Named>(shops: readonly T[], slug: string): T | undefined {
  const slugs = slugsOf(shops);
  const current = shops.find(({ id }) => slugs.get(id) === slug) ?? shops.find((shop) => `${plainSlug(shop)}-${shop.id}` === slug);
  return current ?? shops.filter((shop) => plainSlug(shop) === slug).toSorted((one, other) => one.id - other.id)[0];
}
