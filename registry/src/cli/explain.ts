import { assign, bucketOf, bucketsOf, candidateOf, defaultOf, fallbackOf } from '@brasa/shared/server/assign';
import type { DiscoveredVersion, DiscoveryDocument } from '@brasa/shared/composition/remote-schema';
import type { LogView } from './client.ts';
import { column } from './column.ts';
import { PzError } from './pz-error.ts';
import { shownVersions, trafficOf, versionBefore, versionOf, type RemoteState } from '../log/state.ts';

const at = (time: string): string => time.replace('T', ' ').slice(0, 19);

/** What visitors get of one remote. `share`: percent of visitors. */
export type RemoteStatus = {
  readonly remote: string;
  readonly versions: readonly { readonly version: string; readonly kind: 'candidate' | 'stable'; readonly share: number; readonly since: string; readonly by: string }[];
  /** The version before the stable one. */
  readonly before: string | null;
  /** Switched off: nobody sees any of them. */
  readonly isOff: boolean;
};

/** Of every remote, by name. */
export function statusOf({ state, entries }: LogView): readonly RemoteStatus[] {
  return Object.entries(state)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, remote]) => {
      const lastChange = (version: string) => entries.findLast(({ event }) => event.remote === name && 'version' in event && event.type !== 'published' && event.version === version);
      const versions = shownVersions(remote).map((version) => ({ version, kind: version === remote.stable ? ('stable' as const) : ('candidate' as const), share: trafficOf(remote, version), since: lastChange(version)?.at ?? '', by: lastChange(version)?.by ?? '' }));
      return { remote: name, versions, before: versionBefore(remote) ?? null, isOff: remote.isOff };
    });
}

/** One line per remote and version that visitors get: its share, since when, by whom, and which version is the one before. */
export function statusLines(log: LogView): string[] {
  const rows = statusOf(log).flatMap(({ remote, versions, before, isOff }) => {
    const last = `before: ${before ?? 'none'}`;
    const switchedOff = isOff ? [[remote, 'OFF', '', '', `\`pz on ${remote}\` brings it back`]] : [];
    if (versions.length === 0) return [...switchedOff, [remote, 'nothing live', '', '', last]];
    return [...switchedOff, ...versions.map(({ version, kind, share, since, by }) => [remote, version, `${share} %`, since ? `since ${at(since)} by ${by}` : '', kind === 'stable' ? last : 'candidate'])];
  });
  const title = `Log: ${log.entries.length} entries, head ${log.head?.slice(0, 12) ?? 'none'}`;
  return rows.length > 0 ? [...column(rows), '', title] : ['Nothing is published yet. `npm run pz -- publish --to 100` publishes every remote for everybody.', '', title];
}

/** What each shell shows: how far it has read, and which versions it leaves out because it does not suit them. `now`: milliseconds since 1970. */
export function shellLines({ shells, entries }: LogView, now: number): string[] {
  const last = entries.at(-1)?.index ?? 0;
  const lines = shells.flatMap(({ id, index, refused, seenAt }) => [
    `Shell ${id}: shows entry ${index ?? 'none'} of ${last}, heard of ${Math.max(0, Math.round((now - seenAt) / 1000))} s ago`,
    ...refused.map(({ remote, version, lacking }) => `  does not show ${remote} ${version}: it needs ${lacking.join(', ')}`),
  ]);
  return lines.length > 0 ? lines : ['No shell has been heard of lately.'];
}

const sentence = (name: string, remote: RemoteState): string => {
  const { candidate, stable } = remote;
  const before = versionBefore(remote);
  if (remote.isOff) return `${name} is off: its pages say that they are not available for now, whatever its versions. \`pz on ${name}\` brings it back.`;
  if (candidate && stable) return `${candidate.traffic} % of visitors get ${candidate.version}, always the same ones; all others get ${stable}. Whoever cannot run the candidate falls back to ${stable}, and that is where \`pz rollback\` leads.`;
  if (candidate) return `${candidate.traffic} % of visitors get ${candidate.version}, always the same ones; for all others there is no ${name}. \`pz rollback\` takes it back.`;
  if (!stable) return 'No version is shown: none was promoted, or the last one was blocked. The shell shows the fallback sentence of whichever area is missing.';
  return `Every visitor gets ${stable}. ${before ? `A browser that cannot run it falls back to ${before}, and that is where \`pz rollback\` leads.` : 'There is no earlier version to fall back to.'}`;
};

const reasonIn = (event: LogView['entries'][number]['event']): string => ('reason' in event ? (event.reason ?? '') : '');

function objectOf(event: LogView['entries'][number]['event']): string {
  if (event.type === 'handed-over') return `${event.claim} to ${event.to}`;
  if (event.type === 'switched') return event.on ? 'on' : 'off';
  return event.type === 'promoted' ? `${event.version} ${event.traffic} %` : event.version;
}

const cellsOf = ({ index, at: time, by, event }: LogView['entries'][number]): readonly string[] => [`#${index}`, at(time), by, event.type, objectOf(event), reasonIn(event)];

/** Why a remote is shown as it is: the state, then everything that led to it. */
export function explainLines({ state, entries }: LogView, name: string): string[] {
  const remote = Object.hasOwn(state, name) ? state[name] : undefined;
  if (!remote) throw new PzError(`${name} was never published here. There is: ${Object.keys(state).join(', ') || 'nothing'}.`, 'refused');
  const history = entries.filter(({ event }) => event.remote === name).map((entry) => {
    const cells = cellsOf(entry);
    const isBlocked = 'version' in entry.event && versionOf(remote, entry.event.version)?.blocked;
    return cells.at(-1) === '' && isBlocked ? [...cells.slice(0, -1), '(blocked later)'] : cells;
  });
  return [sentence(name, remote), '', ...column(history)];
}

/** The whole log, the last entry last. */
export const logLines = ({ entries }: LogView): string[] =>
  column(entries.map((entry) => {
    const [index = '', time = '', by = '', ...rest] = cellsOf(entry);
    return [index, time, by, entry.event.remote, ...rest];
  }));

/** What one visitor gets of one remote, and why. `bucket` of 10,000; `below`: the first bucket that the candidate does not own. */
export type VisitorShare = { readonly remote: string; readonly version: string | null; readonly salt: string; readonly bucket: number; readonly below: number | null; readonly fallback: string | null; /** Its remote is switched off: nobody sees any. */ readonly isOff: boolean };

function shareOf(remote: string, versions: readonly DiscoveredVersion[], visitor: string): VisitorShare {
  const chosen = assign(versions, visitor);
  const candidate = candidateOf(versions);
  const salt = (candidate ?? defaultOf(versions))?.deployment.salt ?? '';
  return {
    remote,
    version: chosen?.metadata.version ?? null,
    salt,
    bucket: bucketOf(salt, visitor),
    below: candidate ? bucketsOf(candidate) : null,
    fallback: fallbackOf(versions, chosen)?.metadata.version ?? null,
    isOff: versions.some(({ extras }) => extras.off),
  };
}

export const sharesOf = ({ microFrontends }: DiscoveryDocument, visitor: string): readonly VisitorShare[] => Object.entries(microFrontends).map(([remote, versions]) => shareOf(remote, versions, visitor));

export function shareLine({ remote, version, salt, bucket, below, fallback, isOff }: VisitorShare): string {
  if (isOff) return `${remote}: nothing, because it is off. \`pz on ${remote}\` brings it back.`;
  const spare = fallback ? ` A page that cannot run it falls back to ${fallback}.` : '';
  if (below === null) return `${remote}: ${version ?? 'nothing'}, like everybody.${spare}`;
  const why = `bucket ${bucket} of 10000 for ${salt}; the candidate owns those below ${below}`;
  return `${remote}: ${version ?? 'nothing'} (${bucket < below ? 'the candidate' : 'not the candidate'}), because of ${why}.${spare}`;
}
