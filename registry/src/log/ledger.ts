import { decide, type Command, type Decision } from './decide.ts';
import { append, readLog, recordedIn } from './event-log.ts';
import type { LogEntry } from './chain.ts';
import type { RegistryDb } from '../tables.ts';
import { apply, noRemotes, type RegistryState } from './state.ts';

export type Ledger = {
  readonly state: () => RegistryState;
  readonly head: () => LogEntry | undefined;
  readonly entries: () => readonly LogEntry[];
  /** Takes in what other processes wrote. */
  readonly refresh: () => Promise<void>;
  readonly execute: (command: Command, by: string) => Promise<Decision>;
};

/** The log in memory and what follows from it. Commands of one process wait for each other; another process' entry makes us decide again. */
export async function openLedger(db: RegistryDb, now: () => Date = () => new Date()): Promise<Ledger> {
  let entries: readonly LogEntry[] = [];
  let state: RegistryState = noRemotes;
  let turn: Promise<unknown> = Promise.resolve();

  const takeIn = (more: readonly LogEntry[]): void => {
    // An entry of a later release cannot be read: then nothing was, and what is shown stays what it was.
    const next = more.reduce((current, entry) => apply(current, recordedIn(entry).event), state);
    entries = [...entries, ...more];
    state = next;
  };
  const readOn = async (): Promise<void> => takeIn(await readLog(db, entries.at(-1)));
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  const run = async (command: Command, by: string): Promise<Decision> => {
    for (;;) {
      const decision = decide(state, command);
      if (!decision.ok || !decision.event) return decision;
      const entry = await append(db, entries.at(-1), { at: now().toISOString(), by, event: decision.event });
      if (entry) {
        takeIn([entry]);
        return decision;
      }
      await readOn();
    }
  };

  await readOn();
  return {
    state: () => state,
    head: () => entries.at(-1),
    entries: () => entries,
    refresh: () => inTurn(readOn),
    execute: (command, by) =>
      inTurn(async () => {
        // A command may follow one that another copy was given a moment ago.
        await readOn();
        return run(command, by);
      }),
  };
}
