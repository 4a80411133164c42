import type { RegistryEvent } from './events.ts';
import { apply, rollbackTarget, stateOf, versionOf, type RegistryState } from './state.ts';

export type Command =
  | { readonly type: 'publish'; readonly remote: string; readonly version: string; readonly digest: string }
  /** `traffic`: percent of visitors. */
  | { readonly type: 'promote'; readonly remote: string; readonly version: string; readonly traffic: number; readonly newExperiment?: boolean; readonly keepsCandidate?: boolean; readonly reason?: string }
  | { readonly type: 'roll-back'; readonly remote: string; readonly to?: string | undefined; readonly reason: string }
  | { readonly type: 'block'; readonly remote: string; readonly version: string; readonly reason: string };

export type Refusal = 'version-exists' | 'unknown-version' | 'blocked-version' | 'stable-version' | 'nothing-earlier' | 'not-earlier';

/** `event: null` means that it is so already. */
export type Decision = { readonly ok: true; readonly event: RegistryEvent | null } | { readonly ok: false; readonly reason: Refusal };

const no = (reason: Refusal): Decision => ({ ok: false, reason });

/** Whether a command may be, and what has then happened. */
export function decide(state: RegistryState, command: Command): Decision {
  const remote = stateOf(state, command.remote);
  // An event without an effect is not written.
  const yes = (event: RegistryEvent): Decision => ({ ok: true, event: apply(state, event) === state ? null : event });

  switch (command.type) {
    case 'publish': {
      const published = versionOf(remote, command.version);
      if (published && published.digest !== command.digest) return no('version-exists');
      return yes({ type: 'published', remote: command.remote, version: command.version, digest: command.digest });
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
      const { candidate, stable } = remote;
      // A first version that only a share of visitors gets: there is nothing else to show them.
      if (!command.to && candidate && stable === null) return yes({ type: 'promoted', remote: command.remote, version: candidate.version, traffic: 0, reason: command.reason });
      const version = command.to ?? rollbackTarget(remote);
      if (!version) return no('nothing-earlier');
      if (versionOf(remote, version)?.blocked) return no('blocked-version');
      if (version !== stable && !remote.earlier.includes(version)) return no(versionOf(remote, version) ? 'not-earlier' : 'unknown-version');
      return yes({ type: 'rolled-back', remote: command.remote, version, reason: command.reason });
    }
    case 'block': {
      if (!versionOf(remote, command.version)) return no('unknown-version');
      return yes({ type: 'blocked', remote: command.remote, version: command.version, reason: command.reason });
    }
  }
}
