import type { RegistryEvent } from './events.ts';
import { lastGood, liveVersion, stateOf, versionOf, type RegistryState } from './state.ts';

export type Command =
  | { readonly type: 'publish'; readonly remote: string; readonly version: string; readonly digest: string }
  | { readonly type: 'promote'; readonly remote: string; readonly version: string }
  | { readonly type: 'roll-back'; readonly remote: string; readonly to?: string | undefined; readonly reason: string }
  | { readonly type: 'block'; readonly remote: string; readonly version: string; readonly reason: string };

export type Refusal = 'version-exists' | 'unknown-version' | 'blocked-version' | 'nothing-earlier' | 'not-earlier';

/** `event: null` means that it is so already. */
export type Decision = { readonly ok: true; readonly event: RegistryEvent | null } | { readonly ok: false; readonly reason: Refusal };

const yes = (event: RegistryEvent | null): Decision => ({ ok: true, event });
const no = (reason: Refusal): Decision => ({ ok: false, reason });

/** Whether a command may be, and what has then happened. */
export function decide(state: RegistryState, command: Command): Decision {
  const remote = stateOf(state, command.remote);
  switch (command.type) {
    case 'publish': {
      const known = versionOf(remote, command.version);
      if (known) return known.digest === command.digest ? yes(null) : no('version-exists');
      return yes({ type: 'published', remote: command.remote, version: command.version, digest: command.digest });
    }
    case 'promote': {
      const known = versionOf(remote, command.version);
      if (!known) return no('unknown-version');
      if (known.blocked) return no('blocked-version');
      return liveVersion(remote) === command.version ? yes(null) : yes({ type: 'promoted', remote: command.remote, version: command.version, traffic: 100 });
    }
    case 'roll-back': {
      const version = command.to ?? lastGood(remote);
      if (!version) return no('nothing-earlier');
      if (versionOf(remote, version)?.blocked) return no('blocked-version');
      if (!remote.earlier.includes(version)) return no(versionOf(remote, version) ? 'not-earlier' : 'unknown-version');
      return yes({ type: 'rolled-back', remote: command.remote, version, reason: command.reason });
    }
    case 'block': {
      const known = versionOf(remote, command.version);
      if (!known) return no('unknown-version');
      return known.blocked ? yes(null) : yes({ type: 'blocked', remote: command.remote, version: command.version, reason: command.reason });
    }
  }
}
