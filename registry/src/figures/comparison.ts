import { recordedIn } from '../log/event-log.ts';
import type { Ledger } from '../log/ledger.ts';
import { shownVersions, stateOf, trafficOf } from '../log/state.ts';
import { compare, type Comparison } from './compare.ts';
import type { Figures } from './figures.ts';

/** What is known of the versions of a remote that visitors get, since their shares were set; null when no version is shown. */
export async function comparisonOf(remote: string, { entries, state }: Pick<Ledger, 'entries' | 'state'>, { armsOf }: Pick<Figures, 'armsOf'>): Promise<Comparison | null> {
  const facts = stateOf(state(), remote);
  const arms = shownVersions(facts).map((version) => ({ version, share: trafficOf(facts, version) }));
  const lastChange = entries().findLast((entry) => {
    const { event } = recordedIn(entry);
    return event.remote === remote && event.type !== 'published' && event.type !== 'handed-over' && event.type !== 'switched';
  });
  if (arms.length === 0 || !lastChange) return null;
  return compare(remote, Date.parse(recordedIn(lastChange).at), await armsOf(remote, arms, lastChange.index));
}
