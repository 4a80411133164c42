/** A share of visits with its 95 % interval (Wilson). */
export type Rate = { readonly count: number; readonly of: number; readonly rate: number; readonly low: number; readonly high: number };
/** The 75th percentile with its 95 % interval (order statistics); null with too few values to give one. */
export type Percentile = { readonly values: number; readonly p75: number; readonly low: number; readonly high: number };

const z95 = 1.959964;

/** https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const spread = z95 ** 2 / of;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (z95 * Math.sqrt((rate * (1 - rate)) / of + spread / (4 * of))) / (1 + spread);
  return { count, of, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const fewest = 8;

/** At which places among so many sorted values, counted from 1, the 75th percentile and the ends of its interval are; null with too few. */
export function percentileRanks(count: number): Record<'p75' | 'low' | 'high', number> | null {
  if (count < fewest) return null;
  const middle = count * 0.75;
  const half = z95 * Math.sqrt(count * 0.75 * 0.25);
  return { p75: Math.ceil(middle), low: Math.max(1, Math.floor(middle - half) + 1), high: Math.min(count, Math.ceil(middle + half)) };
}

/** What was counted of one arm. */
export type ArmCounts = {
  readonly version: string;
  /** Percent of visitors it should have. */
  readonly share: number;
  /** Pages sent with it, as the shells counted them. */
  readonly visits: number;
  /** Visits whose browser reported how it went with this remote. */
  readonly reported: number;
  readonly failed: number;
  readonly failedLater: number;
  readonly fellBack: number;
  readonly tasks: number;
  /** Of the reported ones those whose browser reported the four below, too; pages of shells of before 2026-12 do not. */
  readonly detailed: number;
  readonly loaded: number;
  readonly loadFailed: number;
  readonly renderFailed: number;
  readonly paymentBegun: number;
};

/** What is known of one arm, before it is put into rates. */
export type ArmFacts = ArmCounts & {
  readonly lcpMs: Percentile | null;
  readonly inpMs: Percentile | null;
  /** In thousandths. */
  readonly cls: Percentile | null;
};

type Counted = 'failed' | 'failedLater' | 'fellBack' | 'tasks' | 'loaded' | 'loadFailed' | 'renderFailed' | 'paymentBegun';

/** The same with rates in place of counts. */
export type Arm = Omit<ArmFacts, Counted> & Record<Counted, Rate>;

export type Comparison = {
  readonly remote: string;
  /** Milliseconds since 1970: when the shares were set that they are compared for. */
  readonly since: number;
  readonly arms: readonly Arm[];
  /** Whether the visits are spread as the shares say; null with one arm, or before there are enough. */
  readonly sampleRatio: { readonly chiSquare: number; readonly matches: boolean } | null;
};

/** χ² with one degree of freedom; beyond this fewer than one in a thousand honest experiments lie. */
const mostChiSquare = 10.828;
/** Below this χ² says nothing. */
const fewestExpected = 5;

function sampleRatioOf(arms: readonly ArmFacts[]): Comparison['sampleRatio'] {
  const visits = arms.reduce((sum, arm) => sum + arm.visits, 0);
  const expected = arms.map(({ share }) => (visits * share) / 100);
  if (arms.length < 2 || expected.some((count) => count < fewestExpected)) return null;
  const chiSquare = arms.reduce((sum, arm, index) => sum + (arm.visits - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);
  return { chiSquare, matches: chiSquare <= mostChiSquare };
}

const armOf = (facts: ArmFacts): Arm => ({
  ...facts,
  failed: rateOf(facts.failed, facts.reported),
  failedLater: rateOf(facts.failedLater, facts.reported),
  fellBack: rateOf(facts.fellBack, facts.reported),
  tasks: rateOf(facts.tasks, facts.reported),
  loaded: rateOf(facts.loaded, facts.detailed),
  loadFailed: rateOf(facts.loadFailed, facts.detailed),
  renderFailed: rateOf(facts.renderFailed, facts.detailed),
  paymentBegun: rateOf(facts.paymentBegun, facts.detailed),
});

export const compare = (remote: string, since: number, arms: readonly ArmFacts[]): Comparison => ({ remote, since, arms: arms.map(armOf), sampleRatio: sampleRatioOf(arms) });
