import { labelledGauge, type LabelledValue, type Metrics } from '@brasa/shared/server/metrics';
import type { Ledger } from '../log/ledger.ts';
import type { Arm } from './compare.ts';
import { comparisonOf } from './comparison.ts';
import type { Figures } from './figures.ts';

/** Milliseconds for which figures that were read are told again: they go through every vote since the shares were set. */
const cacheTtlMs = 60_000;

const outcomesOf = ({ visits, reported, loaded, failed, loadFailed, renderFailed, failedLater, fellBack, paymentBegun, tasks }: Arm): Readonly<Record<string, number>> => ({
  sent: visits,
  reported,
  loaded: loaded.count,
  failed: failed.count,
  failed_to_load: loadFailed.count,
  failed_to_render: renderFailed.count,
  failed_later: failedLater.count,
  fell_back: fellBack.count,
  payment_begun: paymentBegun.count,
  task_done: tasks.count,
});

/** What `pz compare` says of every remote, for `GET /metrics`: visits since the shares were set, by version and by what became of them. */
export function figuresGauge(metrics: Metrics, ledger: Pick<Ledger, 'entries' | 'state'>, figures: Pick<Figures, 'armsOf'>, now: () => number = Date.now): void {
  const read = async (): Promise<readonly LabelledValue[]> => {
    const compared = await Promise.all(Object.keys(ledger.state()).map((remote) => comparisonOf(remote, ledger, figures)));
    return compared.flatMap((comparison) =>
      (comparison?.arms ?? []).flatMap((arm) => Object.entries(outcomesOf(arm)).map(([outcome, value]) => ({ labels: { remote: comparison?.remote ?? '', version: arm.version, outcome }, value }))),
    );
  };
  let cached: { readonly at: number; readonly values: readonly LabelledValue[] } | null = null;
  labelledGauge(metrics, { name: 'registry_remote_visits', help: 'Visits since the shares of the remote were set, by what became of them.', labelNames: ['remote', 'version', 'outcome'] }, async () => {
    if (!cached || now() - cached.at >= cacheTtlMs) cached = { at: now(), values: await read() };
    return cached.values;
  });
}
