import type { RemoteVersion } from '../../composition/slice.ts';
import type { RememberedWords } from './remembered-words.ts';

/**
 * Which origins did not answer when they were last asked. They are asked last, in this tab, until they answer
 * again.
 */
export type Origins = {
  /** Bases of a version, the one that is expected to answer first. */
  readonly order: (version: RemoteVersion) => readonly [string, string];
  readonly failed: (base: string) => void;
  readonly answered: (base: string) => void;
};

/** `/r/mf-menu/1.0.0/` → `https://…/r/`: what is away is away for every remote. */
const rootOf = (base: string): string => new URL(base, location.href).href.replace(/[^/]+\/[^/]+\/[^/]*$/, '');

export function createOrigins(away: RememberedWords): Origins {
  const isAway = (base: string): boolean => away.hasStartOf(new URL(base, location.href).href);
  return {
    order: ({ base, fallbackBase }) =>
      isAway(base) && !isAway(fallbackBase) ? [fallbackBase, base] : [base, fallbackBase],
    failed: (base) => away.add(rootOf(base)),
    answered: (base) => {
      if (isAway(base)) away.clear();
    },
  };
}
