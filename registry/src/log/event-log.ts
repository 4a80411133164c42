import type { RegistryDb } from '../tables.ts';
import { firstBreak, link, type LogEntry, type Recorded } from './chain.ts';
import { registryEvent } from './events.ts';

export class BrokenLogError extends Error {
  override readonly name = 'BrokenLogError';
}

export const recordedIn = (entry: LogEntry): Recorded => {
  const { at, by, event } = JSON.parse(entry.body) as Recorded;
  return { at, by, event: registryEvent.parse(event) };
};

/** Entries after an index, checked against the one before them. A log that somebody edited stops everything. */
export async function readLog(db: RegistryDb, last?: LogEntry): Promise<LogEntry[]> {
  const entries = await db.selectFrom('registry_log').selectAll().where('index', '>', last?.index ?? 0).orderBy('index').execute();
  const broken = firstBreak(entries, last);
  if (broken !== null) throw new BrokenLogError(`The registry's log was changed at entry ${broken}: its hash does not fit. Restore the table registry_log from a backup.`);
  return entries;
}

/** Writes the next entry, or answers null when another process wrote one first: read on, decide again. */
export async function append(db: RegistryDb, last: LogEntry | undefined, recorded: Recorded): Promise<LogEntry | null> {
  const entry = link(last, recorded);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registry_log')
    .values(entry)
    .onConflict((conflict) => conflict.column('index').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? entry : null;
}
