import { createHash } from 'node:crypto';
import type { RegistryEvent } from './events.ts';

/** One line of the log. `body` is exactly the text that was hashed: time, author and event. */
export type LogEntry = { readonly index: number; readonly body: string; readonly previous: string; readonly hash: string };

export type Recorded = { readonly at: string; readonly by: string; readonly event: RegistryEvent };

/** What the first entry points to. */
export const beginning = '0'.repeat(64);

const hashOf = (index: number, previous: string, body: string): string => createHash('sha256').update(`${index}\n${previous}\n${body}`).digest('hex');

export function link(last: LogEntry | undefined, recorded: Recorded): LogEntry {
  const index = (last?.index ?? 0) + 1;
  const previous = last?.hash ?? beginning;
  const body = JSON.stringify({ at: recorded.at, by: recorded.by, event: recorded.event });
  return { index, body, previous, hash: hashOf(index, previous, body) };
}

/** The index of the first entry that does not fit the ones before it, or null when every one does. */
export function firstBreak(entries: readonly LogEntry[], last?: LogEntry): number | null {
  let previous = last?.hash ?? beginning;
  let index = last?.index ?? 0;
  for (const entry of entries) {
    index += 1;
    if (entry.index !== index || entry.previous !== previous || entry.hash !== hashOf(index, previous, entry.body)) return index;
    previous = entry.hash;
  }
  return null;
}
