/** What belongs to a remote: addresses, as react-router patterns, and places of the frame; among these, what it is to the frame: `page:cart`, `opens:search/requested`. */
export type Claims = { readonly routes: readonly string[]; readonly slots: readonly string[] };

export const noClaims: Claims = { routes: [], slots: [] };

const bothOf = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

export const union = (one: Claims, other: Claims): Claims => ({ routes: bothOf(one.routes, other.routes), slots: bothOf(one.slots, other.slots) });

export const without = (claims: Claims, gone: Claims): Claims => ({
  routes: claims.routes.filter((route) => !gone.routes.includes(route)),
  slots: claims.slots.filter((slot) => !gone.slots.includes(slot)),
});

/** One address, which begins with a slash; or one place of the frame, or role. */
export const oneClaim = (claim: string): Claims => (claim.startsWith('/') ? { routes: [claim], slots: [] } : { routes: [], slots: [claim] });

export const includesClaim = ({ routes, slots }: Claims, claim: string): boolean => [...routes, ...slots].includes(claim);

/** react-router reads `/a*` as `/a/*`. */
const segmentsOf = (pattern: string): readonly string[] => pattern.replace(/\*$/, '/*').split('/').filter((segment) => segment !== '');

function overlapFrom(one: readonly string[], other: readonly string[]): boolean {
  const [a, ...restOfOne] = one;
  const [b, ...restOfOther] = other;
  if (a === '*' || b === '*') return true;
  // `:name?` may be there or not.
  if (a?.endsWith('?')) return overlapFrom(restOfOne, other) || overlapFrom([a.slice(0, -1), ...restOfOne], other);
  if (b?.endsWith('?')) return overlapFrom(other, one);
  if (a === undefined || b === undefined) return a === b;
  const isSame = a.startsWith(':') || b.startsWith(':') || a.toLowerCase() === b.toLowerCase();
  return isSame && overlapFrom(restOfOne, restOfOther);
}

/** Whether there is an address that both patterns match, as react-router matches them. */
export const overlap = (one: string, other: string): boolean => overlapFrom(segmentsOf(one), segmentsOf(other));

export type Conflict = { readonly claim: string; readonly owner: string; readonly owned: string };

/** What of `wanted` belongs to another remote. */
export function conflictsOf(wanted: Claims, remote: string, owners: Readonly<Record<string, Claims>>): readonly Conflict[] {
  return Object.entries(owners)
    .filter(([owner]) => owner !== remote)
    .flatMap(([owner, { routes, slots }]) => [
      ...wanted.routes.flatMap((claim) => routes.filter((owned) => overlap(claim, owned)).map((owned) => ({ claim, owner, owned }))),
      ...wanted.slots.flatMap((claim) => (slots.includes(claim) ? [{ claim, owner, owned: claim }] : [])),
    ]);
}
