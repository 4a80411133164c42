import type { LogView } from './client.ts';
import { trafficOf, versionBefore, versionOf, type RemoteState } from '../log/state.ts';

const at = (time: string): string => time.replace('T', ' ').slice(0, 19);

function column(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd());
}

/** One line per remote and version that visitors get: its share, since when, and which version is the one before. */
export function statusLines({ state, entries, head }: LogView): string[] {
  const rows = Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b)).flatMap(([name, remote]) => {
    const { candidate, stable } = remote;
    const shown = [candidate?.version, stable].filter((version) => typeof version === 'string');
    const before = `before: ${versionBefore(remote) ?? 'none'}`;
    if (shown.length === 0) return [[name, 'nothing live', '', '', before]];
    return shown.map((version) => {
      const since = entries.findLast(({ event }) => event.remote === name && event.version === version && event.type !== 'published');
      return [name, version, `${trafficOf(remote, version)} %`, since ? `since ${at(since.at)} by ${since.by}` : '', version === stable ? before : 'candidate'];
    });
  });
  const title = `Log: ${entries.length} entries, head ${head?.slice(0, 12) ?? 'none'}`;
  return rows.length > 0 ? [...column(rows), '', title] : ['Nothing is published yet. `npm run pz -- publish` publishes every remote.', '', title];
}

const sentence = (remoteName: string, remote: RemoteState): string => {
  const { candidate, stable } = remote;
  const before = versionBefore(remote);
  if (candidate && stable) return `${candidate.traffic} % of visitors get ${candidate.version}, always the same ones; all others get ${stable}. Whoever cannot run the candidate falls back to ${stable}, and that is where \`pz rollback\` leads.`;
  if (candidate) return `${candidate.traffic} % of visitors get ${candidate.version}, always the same ones; for all others there is no ${remoteName}. \`pz rollback\` takes it back.`;
  if (!stable) return 'No version is shown: none was promoted, or the last one was blocked. The shell shows the fallback sentence of whichever area is missing.';
  return `Every visitor gets ${stable}. ${before ? `A browser that cannot run it falls back to ${before}, and that is where \`pz rollback\` leads.` : 'There is no earlier version to fall back to.'}`;
};

/** Why a remote is shown as it is: the state, then everything that led to it. */
export function explainLines({ state, entries }: LogView, name: string): string[] {
  const remote = Object.hasOwn(state, name) ? state[name] : undefined;
  if (!remote) return [`${name} was never published here. There is: ${Object.keys(state).join(', ') || 'nothing'}.`];
  const history = entries
    .filter(({ event }) => event.remote === name)
    .map(({ index, at: time, by, event }) => [`#${index}`, at(time), by, event.type, 'traffic' in event ? `${event.version} ${event.traffic} %` : event.version, 'reason' in event && event.reason ? event.reason : versionOf(remote, event.version)?.blocked ? '(blocked later)' : '']);
  return [sentence(name, remote), '', ...column(history)];
}
