import { matchPath } from 'react-router';
import type { RemoteSlot } from '@brasa/shared/composition/remote-schema';
import type { Remote } from './slice.ts';

export type Filler = { readonly remote: Remote; readonly slot: RemoteSlot };

/** Who fills a place; the first remote that offers it. */
export function fillerOf(remotes: readonly Remote[], name: string): Filler | null {
  for (const remote of remotes) {
    const slot = remote.slots.find((candidate) => candidate.name === name);
    if (slot) return { remote, slot };
  }
  return null;
}

export const showsOn = ({ routes }: RemoteSlot, pathname: string): boolean => !routes || routes.some((pattern) => matchPath(pattern, pathname) !== null);
