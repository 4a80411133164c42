import { labelledGauge, type LabelledValue, type Metrics } from '@brasa/shared/server/metrics';
import type { Ledger } from '../log/ledger.ts';
import type { ArmCounts } from './compare.ts';
import { sharesOf } from './comparison.ts';
import type { Figures } from './figures.ts';

/** Milliseconds for which figures that were read are given again, and not read again when that failed: they go through every vote since the shares were set. */
const cacheTtlMs = 60_000;

const outcomesOf = ({ visits, reported, loaded, failed, loadFailed, renderFailed, failedLater, fellBack, paymentBegun, tasks }: ArmCounts): Readonly<Record<string, number>> => ({
  sent: visits,
  reported,
  loaded,
  failed,
  failed_to_load: loadFailed,
  failed_to_render: renderFailed,
  failed_later: failedLater,
  fell_back: fellBack,
  payment_begun: paymentBegun,
  task_done: tasks,
});

/**
 * What `pz compare` counts of every remote, for `GET /metrics`: visits since the shares were set, by version and by what became of them. One
 * statement at a time, so that scrapes leave the pool to those who publish and to shells that report.
 */
export function figuresGauge(metrics: Metrics, ledger: Pick<Ledger, 'entries' | 'state'>, figures: Pick<Figures, 'countsOf'>, now: () => number = Date.now): void {
  const read = async (): Promise<readonly LabelledValue[]> => {
    const values: LabelledValue[] = [];
    for (const remote of Object.keys(ledger.state())) {
      const shares = sharesOf(remote, ledger);
      if (!shares) continue;
      for (const counts of await figures.countsOf(remote, shares.arms, shares.sinceEntry)) {
        for (const [outcome, value] of Object.entries(outcomesOf(counts))) values.push({ labels: { remote, version: counts.version, outcome }, value });
      }
    }
    return values;
  };
  let cached: { readonly at: number; readonly values: Promise<readonly LabelledValue[]> } | null = null;
  labelledGauge(metrics, { name: 'registry_remote_visits', help: 'Visits since the shares of the remote were set, by what became of them.', labelNames: ['remote', 'version', 'outcome'] }, () => {
    if (!cached || now() - cached.at >= cacheTtlMs) cached = { at: now(), values: read() };
    return cached.values;
  });
}
