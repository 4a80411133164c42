import type { Arm, Comparison, Percentile, Rate } from '../figures/compare.ts';
import { column } from './column.ts';

const percent = (rate: number): string => `${(rate * 100).toFixed(rate < 0.1 ? 2 : 1)} %`;
const ofRate = ({ rate, low, high, of }: Rate): string => (of === 0 ? '–' : `${percent(rate)} (${percent(low)} to ${percent(high)})`);
const ofPercentile = (unit: (value: number) => string) => (percentile: Percentile | null): string => (percentile ? `${unit(percentile.p75)} (${unit(percentile.low)} to ${unit(percentile.high)})` : 'too few');
const ms = ofPercentile((value) => `${Math.round(value)} ms`);
const thousandths = ofPercentile((value) => (value / 1000).toFixed(3));

const rows: readonly (readonly [string, (arm: Arm) => string])[] = [
  ['share', ({ share }) => `${share} %`],
  ['pages sent', ({ visits }) => String(visits)],
  ['of these reported', ({ reported }) => String(reported)],
  ['loaded', ({ loaded }) => ofRate(loaded)],
  ['failed', ({ failed }) => ofRate(failed)],
  ['  to load', ({ loadFailed }) => ofRate(loadFailed)],
  ['  to render', ({ renderFailed }) => ofRate(renderFailed)],
  ['failed later', ({ failedLater }) => ofRate(failedLater)],
  ['another shown', ({ fellBack }) => ofRate(fellBack)],
  ['payment begun', ({ paymentBegun }) => ofRate(paymentBegun)],
  ['task done', ({ tasks }) => ofRate(tasks)],
  ['LCP, p75', ({ lcpMs }) => ms(lcpMs)],
  ['INP, p75', ({ inpMs }) => ms(inpMs)],
  ['CLS, p75', ({ cls }) => thousandths(cls)],
];

/** A table with a column for each version, 95 % intervals in brackets. */
export function compareLines({ remote, since, arms, sampleRatio }: Comparison): string[] {
  const table = column([[remote, ...arms.map(({ version }) => version)], ...rows.map(([name, cell]) => [name, ...arms.map(cell)])]);
  const warning = sampleRatio && !sampleRatio.matches ? [`WARNING: the visits are not spread as the shares say (χ² ${sampleRatio.chiSquare.toFixed(1)}): one version loses visits, or its visitors come back more often. Do not trust the rows above before that is understood.`] : [];
  return [...table, '', `Since ${new Date(since).toISOString().replace('T', ' ').slice(0, 19)}, when the shares were set. In brackets: 95 % intervals.`, ...warning];
}
