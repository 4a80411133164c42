import { createHash } from 'node:crypto';

/** `traffic`: percent of visitors; `default`: for all who get no candidate. */
export type Share = { readonly traffic: number; readonly default: boolean; readonly salt: string };

const buckets = 10_000;

/** A visitor's place among all visitors: `sha256(salt ‖ id) mod 10000`, another one for each experiment of each remote. */
export const bucketOf = (salt: string, visitor: string): number => Number(BigInt(`0x${createHash('sha256').update(salt + visitor).digest('hex')}`) % BigInt(buckets));

/**
 * The entry a visitor gets: the candidate owns the buckets below its share, so that widening the share moves nobody back and a
 * share of nothing gets exactly nobody. Null, for visitors who cannot be recognised again, is given the default.
 * Undefined when there is nothing for this visitor.
 */
export function assign<T extends { readonly deployment: Share }>(entries: readonly T[], visitor: string | null): T | undefined {
  const candidate = entries.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const isTaken = candidate && visitor !== null && bucketOf(candidate.deployment.salt, visitor) < Math.round(candidate.deployment.traffic * (buckets / 100));
  return isTaken ? candidate : entries.find(({ deployment }) => deployment.default);
}
