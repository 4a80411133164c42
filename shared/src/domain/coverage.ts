import { coverageText } from './coverage-text.ts';
import type { CoverageResult, DeliveryMode, DeliveryPoint } from './delivery.ts';
import { twelveHour } from './local-time.ts';

/** What a coverage answer means for the order. */
export type DeliveryOutcome =
  /** The call failed: what was chosen stays [DEC-148]. */
  | { readonly kind: 'failed' }
  /** Waits for «Aceptar», then the delivery is cleared. */
  | { readonly kind: 'blocked'; readonly message: string }
  /** Nobody delivers there: the delivery is cleared. */
  | { readonly kind: 'no-coverage' }
  /** The shop of this place never delivers: the order can be collected there [DEC-142]. */
  | { readonly kind: 'pickup-only-here'; readonly shopId: number; readonly shopName: string }
  /** No home delivery at this hour: only shops are offered, nothing is stored [DEC-146]. */
  | { readonly kind: 'pickup-only-now'; readonly since: string }
  /** A meeting point must be chosen first. */
  | { readonly kind: 'choose-point'; readonly points: readonly DeliveryPoint[] }
  | { readonly kind: 'home'; readonly point: DeliveryPoint | null };

/** `null` is an answer that never came. `scheduled`: there is a valid future order, which lifts the restriction of now [DEC-144]. */
export function deliveryOutcome(coverage: CoverageResult | null, { scheduled = false, pointId = null }: { scheduled?: boolean; pointId?: number | null } = {}): DeliveryOutcome {
  if (!coverage) return { kind: 'failed' };
  if (coverage.blockMessage !== null) return { kind: 'blocked', message: coverage.blockMessage || coverageText.blocked };
  if (coverage.shopId === null) return { kind: 'no-coverage' };
  if (coverage.pickupOnly) return { kind: 'pickup-only-here', shopId: coverage.shopId, shopName: coverage.shopName };
  if (coverage.scheduleRestriction !== '' && !scheduled) return { kind: 'pickup-only-now', since: coverage.scheduleRestriction };
  const point = coverage.deliveryPoints.find(({ id }) => id === pointId) ?? null;
  if (coverage.deliveryPoints.length > 0 && !point) return { kind: 'choose-point', points: coverage.deliveryPoints };
  return { kind: 'home', point };
}

/** What the customer reads; null when there is nothing to say. */
export function outcomeMessage(outcome: DeliveryOutcome): string | null {
  switch (outcome.kind) {
    case 'failed':
      return coverageText.failed;
    case 'blocked':
      return outcome.message;
    case 'no-coverage':
      return coverageText.noCoverage;
    case 'pickup-only-here':
      return coverageText.pickupOnly(outcome.shopName);
    case 'pickup-only-now':
      return coverageText.scheduleRestriction(twelveHour(outcome.since));
    case 'choose-point':
      return coverageText.choosePoint;
    case 'home':
      return null;
  }
}

/** A stored pickup shop that is in no catalogue any more is as good as no coverage; without a catalogue nobody can tell [DEC-155]. */
export const isPickupShopGone = (mode: DeliveryMode, shopIds: readonly number[] | null): boolean =>
  mode.kind === 'pickup' && shopIds !== null && !shopIds.includes(mode.shopId);

/** Asking where somebody is, coverage, shop menus and the warranty belong to Guatemala [DEC-009]. */
export const usesLocation = (countryCode: string, testLocation = false): boolean => countryCode === 'GT' || testLocation;
