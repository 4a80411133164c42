import { conflictsOf, includesClaim, noClaims, union, without, type Claims } from './claims.ts';
import type { RegistryEvent } from './events.ts';
import { apply, rollbackTarget, stateOf, versionOf, type RegistryState } from './state.ts';

/** What belongs to remotes whose entries in the log say nothing about it. */
type Inherited = { readonly inherited?: Readonly<Record<string, Claims>> };

export type Command =
  | ({ readonly type: 'publish'; readonly remote: string; readonly version: string; readonly digest: string; readonly claims: Claims } & Inherited)
  /** `traffic`: percent of visitors. */
  | { readonly type: 'promote'; readonly remote: string; readonly version: string; readonly traffic: number; readonly newExperiment?: boolean; readonly keepsCandidate?: boolean; readonly reason?: string }
  | { readonly type: 'roll-back'; readonly remote: string; readonly to?: string | undefined; readonly reason: string }
  | { readonly type: 'block'; readonly remote: string; readonly version: string; readonly reason: string }
  | { readonly type: 'switch'; readonly remote: string; readonly on: boolean; readonly reason: string }
  | ({ readonly type: 'hand-over'; readonly remote: string; readonly to: string; readonly claim: string; readonly reason: string } & Inherited);

export type Refusal = 'unknown-remote' | 'version-exists' | 'unknown-version' | 'blocked-version' | 'stable-version' | 'nothing-earlier' | 'not-earlier' | 'claimed' | 'not-owner';

/** `event: null` means that it is so already. `detail` belongs into the sentence for the reason. */
export type Decision = { readonly ok: true; readonly event: RegistryEvent | null } | { readonly ok: false; readonly reason: Refusal; readonly detail?: string };

const no = (reason: Refusal, detail?: string): Decision => ({ ok: false, reason, ...(detail !== undefined && { detail }) });

/** Remote → what belongs to it: what the log says, and what it inherited, unless the log says that it belongs to another one by now. */
function ownersOf(state: RegistryState, inherited: Readonly<Record<string, Claims>>): Readonly<Record<string, Claims>> {
  const names = [...new Set([...Object.keys(state), ...Object.keys(inherited)])];
  const claimsIn = (name: string): Claims => {
    const ofOthers = names.filter((other) => other !== name).map((other) => stateOf(state, other).claims);
    return union(stateOf(state, name).claims, ofOthers.reduce(without, Object.hasOwn(inherited, name) ? (inherited[name] ?? noClaims) : noClaims));
  };
  return Object.fromEntries(names.map((name) => [name, claimsIn(name)]));
}

/** Whether a command may be, and what has then happened. */
export function decide(state: RegistryState, command: Command): Decision {
  const remote = stateOf(state, command.remote);
  // An event without an effect is not written.
  const yes = (event: RegistryEvent): Decision => ({ ok: true, event: apply(state, event) === state ? null : event });

  switch (command.type) {
    case 'publish': {
      const published = versionOf(remote, command.version);
      if (published && published.digest !== command.digest) return no('version-exists');
      if (published) return { ok: true, event: null };
      const conflicts = conflictsOf(command.claims, command.remote, ownersOf(state, command.inherited ?? {}));
      if (conflicts.length > 0) return no('claimed', conflicts.map(({ claim, owner, owned }) => `  ${claim} is ${claim === owned ? '' : `an address of ${owned} `}of ${owner}`).join('\n'));
      return yes({ type: 'published', remote: command.remote, version: command.version, digest: command.digest, claims: command.claims });
    }
    case 'promote': {
      const published = versionOf(remote, command.version);
      if (!published) return no('unknown-version');
      if (published.blocked) return no('blocked-version');
      if (command.version === remote.stable && command.traffic < 100) return no('stable-version');
      const { newExperiment = false, keepsCandidate = false, reason = '' } = command;
      return yes({ type: 'promoted', remote: command.remote, version: command.version, traffic: command.traffic, ...(newExperiment && { newExperiment }), ...(keepsCandidate && { keepsCandidate }), ...(reason && { reason }) });
    }
    case 'roll-back': {
      if (Object.keys(remote.versions).length === 0) return no('unknown-remote');
      const { candidate, stable } = remote;
      // A first version that only a share of visitors gets: there is nothing else to show them.
      if (!command.to && candidate && stable === null) return yes({ type: 'promoted', remote: command.remote, version: candidate.version, traffic: 0, reason: command.reason });
      const version = command.to ?? rollbackTarget(remote);
      if (!version) return no('nothing-earlier');
      if (versionOf(remote, version)?.blocked) return no('blocked-version');
      if (version !== stable && !remote.earlier.includes(version)) return no(versionOf(remote, version) ? 'not-earlier' : 'unknown-version');
      return yes({ type: 'rolled-back', remote: command.remote, version, reason: command.reason });
    }
    case 'switch':
      if (Object.keys(remote.versions).length === 0) return no('unknown-remote');
      return yes({ type: 'switched', remote: command.remote, on: command.on, reason: command.reason });
    case 'hand-over': {
      const owners = ownersOf(state, command.inherited ?? {});
      const isOf = (name: string): boolean => Object.hasOwn(owners, name) && includesClaim(owners[name] ?? noClaims, command.claim);
      if (!isOf(command.remote)) return isOf(command.to) ? { ok: true, event: null } : no('not-owner');
      return yes({ type: 'handed-over', remote: command.remote, to: command.to, claim: command.claim, reason: command.reason });
    }
    case 'block': {
      if (!versionOf(remote, command.version)) return no('unknown-version');
      return yes({ type: 'blocked', remote: command.remote, version: command.version, reason: command.reason });
    }
  }
}
