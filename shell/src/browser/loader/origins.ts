import type { RemoteVersion } from '../../composition/slice.ts';
import type { RememberedWords } from './remembered-words.ts';

/**
 * Which origins did not answer when they were last asked. They are asked last, in this tab, until they answer
 * again.
 */
export type Origins = {
  /** Bases of a version, the one that is expected to answer first. */
  readonly order: (version: RemoteVersion) => readonly [string, string];
  /** Of a base, or of a file below one. */
  readonly isAway: (url: string) => boolean;
  readonly failed: (base: string) => void;
  readonly answered: (base: string) => void;
};

/** `/r/mf-menu/1.0.0/` or a file there → `https://…/r/`: what is away is away for every remote. */
const rootOf = (url: string): string => new URL(url, location.href).href.replace(/[^/]+\/[^/]+\/[^/]*$/, '');

export function createOrigins(away: RememberedWords): Origins {
  const isAway = (url: string): boolean => away.has(rootOf(url));
  return {
    isAway,
    order: ({ base, fallbackBase }) =>
      isAway(base) && !isAway(fallbackBase) ? [fallbackBase, base] : [base, fallbackBase],
    failed: (base) => away.add(rootOf(base)),
    answered: (base) => {
      if (isAway(base)) away.clear();
    },
  };
}
