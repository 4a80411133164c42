import { assign } from '@brasa/shared/server/assign';
import type { Pins } from '../composition/version-pins.ts';
import type { Remote, RemoteVersion } from '../composition/slice.ts';
import type { DiscoveredVersion, DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';

/** Addresses below the base of a version are file names. */
const below = (base: string) => (url: string): string => (url.startsWith(base) ? url.slice(base.length) : url);

export function toVersion({ metadata, extras }: DiscoveredVersion): RemoteVersion {
  const { globalName, entry, exposes } = extras.modulefederation;
  const file = below(extras.base);
  return {
    version: metadata.version,
    globalName,
    base: extras.base,
    fallbackBase: extras.fallbackBase,
    entry: file(entry),
    exposes: Object.fromEntries(Object.entries(exposes).map(([name, urls]) => [name, urls.map(file)])),
    integrity: Object.fromEntries(Object.entries(extras.assets).map(([url, hash]) => [file(url), hash])),
  };
}

export type AssignedRemote = { readonly remote: Remote; readonly node: DiscoveredVersion['extras']['node'] };

function toRemote(name: string, entries: readonly DiscoveredVersion[], visitor: string | null, pinned: string | undefined): AssignedRemote | null {
  const chosen = entries.find(({ metadata }) => metadata.version === pinned) ?? assign(entries, visitor);
  if (!chosen) return null;
  // What the candidate falls back to is what all others have; what those fall back to is the version before.
  const stable = entries.find(({ deployment }) => deployment.default);
  const good = chosen === stable ? entries.find((entry) => entry !== stable && entry.deployment.state === 'draining') : stable;
  const { title, criticality, routes, slots, task, fallback, node } = chosen.extras;
  return {
    node: node ?? null,
    remote: {
      name,
      title,
      criticality,
      routes,
      slots,
      ...(task && { task: task as NonNullable<Remote['task']> }),
      apology: fallback,
      chosen: toVersion(chosen),
      ...(good ? { lastGood: good.metadata.version } : {}),
    },
  };
}

/**
 * One version of each remote for a visitor, always the same ones for the same document; the default ones for null. `pins`:
 * versions that a visitor in the middle of an order keeps, for as long as they are in the document.
 */
export const sliceFor = ({ microFrontends }: DiscoveredRemotes, visitor: string | null, pins: Pins = new Map()): readonly AssignedRemote[] =>
  Object.entries(microFrontends).flatMap(([name, entries]) => toRemote(name, entries, visitor, pins.get(name)) ?? []);
