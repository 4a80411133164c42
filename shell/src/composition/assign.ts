import { createHash } from 'node:crypto';

export type Share = { readonly traffic: number; readonly default: boolean; readonly salt: string };

const buckets = 10_000;

/** A visitor's place among all visitors, different for each series of a remote so that experiments do not overlap. */
export const bucketOf = (salt: string, visitor: string): number => Number(BigInt(`0x${createHash('sha256').update(`${salt}\0${visitor}`).digest('hex')}`) % BigInt(buckets));

/**
 * The entry a visitor gets. Candidates own the first buckets, the default the rest: widening a share moves nobody back,
 * and a share of nothing gets exactly nobody.
 */
export function assign<T extends { readonly deployment: Share }>(entries: readonly T[], visitor: string): T | undefined {
  const live = entries.filter(({ deployment }) => deployment.traffic > 0).sort((a, b) => Number(a.deployment.default) - Number(b.deployment.default));
  let upTo = 0;
  for (const entry of live) {
    upTo += entry.deployment.traffic * (buckets / 100);
    if (bucketOf(entry.deployment.salt, visitor) < upTo) return entry;
  }
  return live.at(-1) ?? entries.find(({ deployment }) => deployment.default);
}
