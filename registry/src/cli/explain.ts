import type { LogView } from './client.ts';
import { lastGood, liveVersion, versionOf, type RemoteState } from '../log/state.ts';

const at = (time: string): string => time.replace('T', ' ').slice(0, 19);

function column(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd());
}

/** One line per remote: what visitors get, and where a rollback would lead. */
export function statusLines({ state, entries, head }: LogView): string[] {
  const rows = Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b)).map(([name, remote]) => {
    const live = liveVersion(remote);
    const since = entries.findLast(({ event }) => event.remote === name && event.version === live && event.type !== 'published');
    return [name, live ?? 'nothing live', live ? '100 %' : '', since ? `since ${at(since.at)} by ${since.by}` : '', `before: ${lastGood(remote) ?? 'none'}`];
  });
  const title = `Log: ${entries.length} entries, head ${head?.slice(0, 12) ?? 'none'}`;
  return rows.length > 0 ? [...column(rows), '', title] : ['Nothing is published yet. `npm run pz -- publish` publishes every remote.', '', title];
}

const sentence = (remote: RemoteState): string => {
  const live = liveVersion(remote);
  const good = lastGood(remote);
  if (!live) return 'No version is shown: none was promoted, or the last one was blocked. The shell shows the fallback sentence of whichever area is missing.';
  return `Every visitor gets ${live}. ${good ? `A browser that cannot run it falls back to ${good}, and that is where \`pz rollback\` leads.` : 'There is no earlier version to fall back to.'}`;
};

/** Why a remote is shown as it is: the state, then everything that led to it. */
export function explainLines({ state, entries }: LogView, name: string): string[] {
  const remote = Object.hasOwn(state, name) ? state[name] : undefined;
  if (!remote) return [`${name} was never published here. There is: ${Object.keys(state).join(', ') || 'nothing'}.`];
  const history = entries
    .filter(({ event }) => event.remote === name)
    .map(({ index, at: time, by, event }) => [`#${index}`, at(time), by, event.type, event.version, 'reason' in event ? event.reason : versionOf(remote, event.version)?.blocked ? '(blocked later)' : '']);
  return [sentence(remote), '', ...column(history)];
}
