import { instantOf } from '@brasa/shared/domain/local-time';

const rightNow = 'n';

/** The moment a schedule check is about: `n` twice is now. Null for a moment that is malformed or half given. */
export function toMoment({ pff, pfh }: { pff: string; pfh: string }, now: number): number | null {
  return pff === rightNow && pfh === rightNow ? now : instantOf(pff, pfh);
}

export const fromProductIds = (ids: readonly number[]) => ({ data: ids.map((I) => ({ I })) });
