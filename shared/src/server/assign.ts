import { createHash } from 'node:crypto';

/** `traffic`: percent of visitors; `default`: for all who get no candidate. */
export type Share = { readonly traffic: number; readonly default: boolean; readonly salt: string };

const buckets = 10_000;

/** A visitor's place among all visitors: `sha256(salt ‖ id) mod 10000`, another one for each experiment of each remote. */
export const bucketOf = (salt: string, visitor: string): number => Number(BigInt(`0x${createHash('sha256').update(salt + visitor).digest('hex')}`) % BigInt(buckets));

type Deployed = { readonly deployment: Share };

/** The first bucket that a candidate does not own. */
export const bucketsOf = ({ deployment: { traffic } }: Deployed): number => Math.round(traffic * (buckets / 100));

/** The version that is tried out with a share of visitors. */
export const candidateOf = <T extends Deployed>(entries: readonly T[]): T | undefined => entries.find(({ deployment }) => !deployment.default && deployment.traffic > 0);

/** What all get who do not get the candidate. */
export const defaultOf = <T extends Deployed>(entries: readonly T[]): T | undefined => entries.find(({ deployment }) => deployment.default);

/**
 * The entry a visitor gets: the candidate owns the buckets below its share, so that widening the share moves nobody back and a
 * share of nothing gets exactly nobody. Null, for visitors who cannot be recognised again, is given the default.
 * Undefined when there is nothing for this visitor.
 */
export function assign<T extends Deployed>(entries: readonly T[], visitor: string | null): T | undefined {
  const candidate = candidateOf(entries);
  const isTaken = candidate && visitor !== null && bucketOf(candidate.deployment.salt, visitor) < bucketsOf(candidate);
  return isTaken ? candidate : defaultOf(entries);
}

/** What a page falls back to that cannot run the chosen one: the default, and for the default the version before it. */
export function fallbackOf<T extends { readonly deployment: Share & { readonly state: string } }>(entries: readonly T[], chosen: T | undefined): T | undefined {
  const stable = defaultOf(entries);
  return chosen === stable ? entries.find((entry) => entry !== stable && entry.deployment.state === 'draining') : stable;
}
