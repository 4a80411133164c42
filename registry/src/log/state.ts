import type { RegistryEvent } from './events.ts';

export type PublishedVersion = { readonly digest: string; readonly blocked: boolean };
export type Share = { readonly version: string; readonly traffic: number };

export type RemoteState = {
  readonly versions: Readonly<Record<string, PublishedVersion>>;
  /** Who is shown to whom; the shares are 100 together, or there are none. One version for now, room for two. */
  readonly live: readonly Share[];
  /** Versions that were live before, the newest last: where a rollback leads. */
  readonly earlier: readonly string[];
  /** Counts promotions to a new version; part of the salt that decides which visitor belongs to which share. */
  readonly series: number;
};

export type RegistryState = Readonly<Record<string, RemoteState>>;

export const noRemotes: RegistryState = {};
const unknownRemote: RemoteState = { versions: {}, live: [], earlier: [], series: 0 };

export const stateOf = (state: RegistryState, remote: string): RemoteState => (Object.hasOwn(state, remote) ? state[remote] : undefined) ?? unknownRemote;

export const versionOf = (remote: RemoteState, version: string): PublishedVersion | undefined => (Object.hasOwn(remote.versions, version) ? remote.versions[version] : undefined);

const isUsable = (remote: RemoteState, version: string): boolean => versionOf(remote, version)?.blocked === false;

/** The version most visitors get. */
export const liveVersion = (remote: RemoteState): string | undefined => remote.live.toSorted((a, b) => b.traffic - a.traffic)[0]?.version;

/** Where a rollback leads, and what a browser falls back to: the newest earlier version that may still be shown. */
export const lastGood = (remote: RemoteState): string | undefined => remote.earlier.findLast((version) => isUsable(remote, version) && version !== liveVersion(remote));

function showOnly(remote: RemoteState, version: string): RemoteState {
  const before = liveVersion(remote);
  if (before === version && remote.live.length === 1) return remote;
  const earlier = remote.earlier.filter((other) => other !== version && other !== before);
  return { ...remote, live: [{ version, traffic: 100 }], earlier: before && before !== version ? [...earlier, before] : earlier, series: remote.series + 1 };
}

/** Back to an earlier version; the one that is left is not a place to return to. */
function returnTo(remote: RemoteState, version: string | undefined): RemoteState {
  const leaving = new Set(remote.live.map((share) => share.version));
  const earlier = remote.earlier.filter((other) => other !== version && !leaving.has(other));
  return { ...remote, live: version ? [{ version, traffic: 100 }] : [], earlier, series: remote.series + 1 };
}

function block(remote: RemoteState, version: string): RemoteState {
  const known = versionOf(remote, version);
  if (!known || known.blocked) return remote;
  const blocked = { ...remote, versions: { ...remote.versions, [version]: { ...known, blocked: true } }, earlier: remote.earlier.filter((other) => other !== version) };
  return remote.live.some((share) => share.version === version) ? returnTo(blocked, lastGood(blocked)) : blocked;
}

function applyTo(remote: RemoteState, event: RegistryEvent): RemoteState {
  switch (event.type) {
    case 'published':
      return versionOf(remote, event.version) ? remote : { ...remote, versions: { ...remote.versions, [event.version]: { digest: event.digest, blocked: false } } };
    case 'promoted':
      return isUsable(remote, event.version) ? showOnly(remote, event.version) : remote;
    case 'rolled-back':
      return isUsable(remote, event.version) && remote.earlier.includes(event.version) ? returnTo(remote, event.version) : remote;
    case 'blocked':
      return block(remote, event.version);
  }
}

/** One event further. An event that makes no sense here (a log written by other hands) changes nothing. */
export function apply(state: RegistryState, event: RegistryEvent): RegistryState {
  const before = stateOf(state, event.remote);
  const after = applyTo(before, event);
  return after === before ? state : { ...state, [event.remote]: after };
}

export const fold = (events: readonly RegistryEvent[]): RegistryState => events.reduce(apply, noRemotes);
