import { recordedIn } from '../log/event-log.ts';
import type { Ledger } from '../log/ledger.ts';
import { shownVersions, stateOf, trafficOf } from '../log/state.ts';
import { compare, type Comparison } from './compare.ts';
import type { ArmWanted, Figures } from './figures.ts';

type Log = Pick<Ledger, 'entries' | 'state'>;

type Shares = {
  readonly arms: readonly ArmWanted[];
  /** Entry of the log that set them, and when that was (milliseconds since 1970). */
  readonly sinceEntry: number;
  readonly since: number;
};

/** The versions of a remote that visitors get; null when no version is shown. */
export function sharesOf(remote: string, { entries, state }: Log): Shares | null {
  const facts = stateOf(state(), remote);
  const arms = shownVersions(facts).map((version) => ({ version, share: trafficOf(facts, version) }));
  const lastChange = entries().findLast((entry) => {
    const { event } = recordedIn(entry);
    return event.remote === remote && event.type !== 'published' && event.type !== 'handed-over' && event.type !== 'switched';
  });
  return arms.length === 0 || !lastChange ? null : { arms, sinceEntry: lastChange.index, since: Date.parse(recordedIn(lastChange).at) };
}

/** What is known of the versions of a remote that visitors get, since their shares were set; null when no version is shown. */
export async function comparisonOf(remote: string, log: Log, { armsOf }: Pick<Figures, 'armsOf'>): Promise<Comparison | null> {
  const shares = sharesOf(remote, log);
  return shares && compare(remote, shares.since, await armsOf(remote, shares.arms, shares.sinceEntry));
}
