import { includesClaim, noClaims, oneClaim, union, without, type Claims } from './claims.ts';
import type { RegistryEvent } from './events.ts';

export type PublishedVersion = { readonly digest: string; readonly blocked: boolean };
/** `traffic` is percent of visitors. */
export type Share = { readonly version: string; readonly traffic: number };

export type RemoteState = {
  readonly versions: Readonly<Record<string, PublishedVersion>>;
  /** What belongs to it: whatever it was the first to declare, and was not handed over. */
  readonly claims: Claims;
  /** The version that had 100 % last: what everybody gets who does not get the candidate. Null when no version ever had, or all of them are blocked. */
  readonly stable: string | null;
  /** The version that is tried out; its share is above 0 and below 100. */
  readonly candidate: Share | null;
  /** Versions that were stable before, the newest last: where a rollback leads. */
  readonly earlier: readonly string[];
  /** Versions that were shown lately and are not any more, the last one last: pages and checkouts that began with them may go on. */
  readonly recent: readonly string[];
  /**
   * Counts experiments; part of the salt that decides which visitors get a candidate. An experiment begins with the first
   * share after a version got 100 %, and goes on until a version gets 100 % again: other shares, a corrected candidate and
   * one that was taken back belong to the same visitors.
   */
  readonly experiment: number;
  readonly isExperimentOpen: boolean;
  /** Switched off: none of its versions is shown to anybody. */
  readonly isOff: boolean;
};

export type RegistryState = Readonly<Record<string, RemoteState>>;

export const noRemotes: RegistryState = {};
const unknownRemote: RemoteState = { versions: {}, claims: noClaims, stable: null, candidate: null, earlier: [], recent: [], experiment: 0, isExperimentOpen: false, isOff: false };

export const stateOf = (state: RegistryState, remote: string): RemoteState => (Object.hasOwn(state, remote) ? state[remote] : undefined) ?? unknownRemote;

export const versionOf = (remote: RemoteState, version: string): PublishedVersion | undefined => (Object.hasOwn(remote.versions, version) ? remote.versions[version] : undefined);

const isUsable = (remote: RemoteState, version: string): boolean => versionOf(remote, version)?.blocked === false;

/** Percent of visitors that get a version. */
export function trafficOf({ stable, candidate }: RemoteState, version: string): number {
  if (candidate?.version === version) return candidate.traffic;
  return version === stable ? 100 - (candidate?.traffic ?? 0) : 0;
}

/** The version before the stable one: where a rollback leads when there is no candidate, and what a browser falls back to. */
export const versionBefore = (remote: RemoteState): string | undefined => remote.earlier.at(-1);

/** Where a rollback leads now. */
export const rollbackTarget = (remote: RemoteState): string | undefined => (remote.candidate ? (remote.stable ?? undefined) : versionBefore(remote));

function makeStable(remote: RemoteState, version: string, keepsCandidate: boolean): RemoteState {
  const { stable } = remote;
  const keeps = keepsCandidate && remote.candidate !== null && remote.candidate.version !== version;
  const [candidate, isExperimentOpen] = keeps ? [remote.candidate, remote.isExperimentOpen] : [null, false];
  if (stable === version) return candidate === remote.candidate && isExperimentOpen === remote.isExperimentOpen ? remote : { ...remote, candidate, isExperimentOpen };
  const earlier = remote.earlier.filter((other) => other !== version);
  return { ...remote, stable: version, candidate, earlier: stable === null ? earlier : [...earlier, stable], isExperimentOpen };
}

function giveShare(remote: RemoteState, { version, traffic }: Share, beginsExperiment: boolean): RemoteState {
  const { candidate } = remote;
  if (version === remote.stable) return remote;
  if (traffic === 0) return candidate?.version === version ? { ...remote, candidate: null } : remote;
  const begins = beginsExperiment || !remote.isExperimentOpen;
  if (!begins && candidate?.version === version && candidate.traffic === traffic) return remote;
  return { ...remote, candidate: { version, traffic }, experiment: remote.experiment + (begins ? 1 : 0), isExperimentOpen: true };
}

/** The stable version is left for an earlier one, and is not a place to return to. */
function returnTo(remote: RemoteState, version: string | undefined): RemoteState {
  const candidate = remote.candidate?.version === version ? null : remote.candidate;
  return { ...remote, stable: version ?? null, candidate, earlier: remote.earlier.filter((other) => other !== version) };
}

function rollBack(remote: RemoteState, version: string): RemoteState {
  if (version === remote.stable) return remote.candidate ? { ...remote, candidate: null } : remote;
  return remote.earlier.includes(version) ? { ...returnTo(remote, version), candidate: null } : remote;
}

function block(remote: RemoteState, version: string): RemoteState {
  const published = versionOf(remote, version);
  if (!published || published.blocked) return remote;
  const blocked: RemoteState = {
    ...remote,
    versions: { ...remote.versions, [version]: { ...published, blocked: true } },
    candidate: remote.candidate?.version === version ? null : remote.candidate,
    earlier: remote.earlier.filter((other) => other !== version),
  };
  return remote.stable === version ? returnTo(blocked, versionBefore(blocked)) : blocked;
}

function publish(remote: RemoteState, { version, digest, claims = noClaims }: Extract<RegistryEvent, { type: 'published' }>): RemoteState {
  if (versionOf(remote, version)) return remote;
  return { ...remote, versions: { ...remote.versions, [version]: { digest, blocked: false } }, claims: union(remote.claims, claims) };
}

export const owns = ({ claims }: RemoteState, claim: string): boolean => includesClaim(claims, claim);

function handOver(state: RegistryState, { remote, to, claim }: Extract<RegistryEvent, { type: 'handed-over' }>): RegistryState {
  const from = stateOf(state, remote);
  const heir = stateOf(state, to);
  // What was published before ownership was noted belongs to nobody here: who decided knew whose it was.
  const mayGive = owns(from, claim) || (Object.hasOwn(state, remote) && !Object.values(state).some((other) => owns(other, claim)));
  if (remote === to || !mayGive) return state;
  return { ...state, [remote]: { ...from, claims: without(from.claims, oneClaim(claim)) }, [to]: { ...heir, claims: union(heir.claims, oneClaim(claim)) } };
}

function applyTo(remote: RemoteState, event: Exclude<RegistryEvent, { type: 'handed-over' }>): RemoteState {
  switch (event.type) {
    case 'published':
      return publish(remote, event);
    case 'promoted':
      if (!isUsable(remote, event.version)) return remote;
      return event.traffic === 100 ? makeStable(remote, event.version, event.keepsCandidate === true) : giveShare(remote, event, event.newExperiment === true);
    case 'rolled-back':
      return isUsable(remote, event.version) ? rollBack(remote, event.version) : remote;
    case 'blocked':
      return block(remote, event.version);
    case 'switched':
      return Object.keys(remote.versions).length === 0 || remote.isOff === !event.on ? remote : { ...remote, isOff: !event.on };
  }
}

/** Enough for an afternoon of trying out; a version that is older is loaded anew by whoever still has it. */
const mostRecent = 8;

/** The versions that visitors get: the candidate, then the stable one. */
export const shownVersions = ({ candidate, stable }: Pick<RemoteState, 'candidate' | 'stable'>): readonly string[] => [candidate?.version, stable].filter((version) => typeof version === 'string');

function withRecent(before: RemoteState, after: RemoteState): RemoteState {
  const shown = shownVersions(after);
  const recent = [...new Set([...before.recent, ...shownVersions(before)].toReversed())].toReversed().filter((version) => !shown.includes(version) && isUsable(after, version));
  return { ...after, recent: recent.slice(-mostRecent) };
}

/** One event further. An event that makes no sense here (a log written by other hands) changes nothing. */
export function apply(state: RegistryState, event: RegistryEvent): RegistryState {
  if (event.type === 'handed-over') return handOver(state, event);
  const before = stateOf(state, event.remote);
  const after = applyTo(before, event);
  return after === before ? state : { ...state, [event.remote]: withRecent(before, after) };
}

export const fold = (events: readonly RegistryEvent[]): RegistryState => events.reduce(apply, noRemotes);
