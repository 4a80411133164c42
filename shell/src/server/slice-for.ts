import { assign, fallbackOf } from '@brasa/shared/server/assign';
import type { Pins } from '../composition/version-pins.ts';
import type { Remote, RemoteVersion } from '../composition/slice.ts';
import type { DiscoveredVersion, DiscoveredRemotes, RemoteRoute, RemoteSlot } from '@brasa/shared/composition/remote-schema';

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

/** What is left of a page of a remote that is switched off: for everybody, and linked from nowhere. */
const whileOff = ({ pattern, title, header, tab, tabs, frame, needs, secret }: RemoteRoute): RemoteRoute => ({ pattern, title, header: header?.filter((part) => part !== 'search'), tab, tabs, frame, needs, secret, indexed: false });

/** A page or a slot of which another remote is now what the frame leads to (`page:cart`) or opens (`opens:search/requested`). */
const withoutRole = (route: RemoteRoute, gone: ReadonlySet<string>): RemoteRoute => (gone.has(`page:${route.page}`) ? { ...route, page: undefined } : route);
const withoutEvent = (slot: RemoteSlot, gone: ReadonlySet<string>): RemoteSlot => (gone.has(`opens:${slot.opens}`) ? { ...slot, opens: undefined } : slot);

type Chosen = { readonly name: string; readonly entry: DiscoveredVersion; readonly fallback: DiscoveredVersion | undefined };

/** `gone`: what another remote shows in its place. */
function toRemote({ name, entry, fallback }: Chosen, gone: ReadonlySet<string>): AssignedRemote {
  const { title, offline, routes, slots, task, fallback: apology, node, off } = entry.extras;
  return {
    node: node ?? null,
    remote: {
      name,
      title,
      ...(offline && !off && { offline }),
      routes: routes.filter(({ pattern }) => !gone.has(pattern)).map((route) => (off ? whileOff(route) : withoutRole(route, gone))),
      slots: off ? [] : slots.filter(({ name: place }) => !gone.has(place)).map((slot) => withoutEvent(slot, gone)),
      ...(off && { isOff: true as const }),
      ...(task && { task }),
      apology,
      chosen: toVersion(entry),
      ...(fallback ? { lastGood: fallback.metadata.version } : {}),
    },
  };
}

/**
 * One version of each remote for a visitor, always the same ones for the same document; the default ones for null. `pins`:
 * versions that a visitor in the middle of an order keeps, for as long as they are in the document.
 */
export function sliceFor({ microFrontends }: DiscoveredRemotes, visitor: string | null, pins: Pins = new Map()): readonly AssignedRemote[] {
  const chosen = Object.entries(microFrontends).flatMap(([name, entries]): Chosen[] => {
    const entry = entries.find(({ metadata }) => metadata.version === pins.get(name)) ?? assign(entries, visitor);
    return entry ? [{ name, entry, fallback: fallbackOf(entries, entry) }] : [];
  });
  // What was handed over is shown by its new owner, on pages whose version of that remote declares it.
  const takenFrom = (name: string): ReadonlySet<string> => new Set(chosen.flatMap((other) => (other.name === name ? [] : other.entry.extras.takesOver)));
  return chosen.map((each) => toRemote(each, takenFrom(each.name)));
}
