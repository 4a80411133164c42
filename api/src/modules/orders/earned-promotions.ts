import type { CartLine } from '@brasa/shared/domain/cart';
import type { Promotion } from '@brasa/shared/domain/catalog';
import { isTrigger } from '@brasa/shared/domain/promotions';

/**
 * For each promotional unit the sequence of a trigger that earned it, null for a promotion that needs none; null as a whole
 * when there are more than were earned. A trigger brings one product [DEC-139]. Which one brought which does not travel, so
 * any way to share them out will do: a trigger is passed on when its holder finds another (Kuhn's matching).
 */
export function triggersOf(promoted: readonly Promotion[], lines: readonly CartLine[]): readonly (number | null)[] | null {
  const needsNone = promoted.filter(({ triggerIds }) => triggerIds.length === 0);
  if (new Set(needsNone).size < needsNone.length) return null;
  const holders = new Map<number, number>();
  const findTrigger = (unit: number, tried: Set<number>): boolean =>
    lines.some((line) => {
      const promotion = promoted[unit];
      if (!promotion || tried.has(line.sequence) || !isTrigger(promotion, line)) return false;
      tried.add(line.sequence);
      const holder = holders.get(line.sequence);
      const isFree = holder === undefined || findTrigger(holder, tried);
      if (isFree) holders.set(line.sequence, unit);
      return isFree;
    });
  const isEarned = promoted.every(({ triggerIds }, unit) => triggerIds.length === 0 || findTrigger(unit, new Set()));
  if (!isEarned) return null;
  const sequenceOf = new Map([...holders].map(([sequence, unit]) => [unit, sequence]));
  return promoted.map((_, unit) => sequenceOf.get(unit) ?? null);
}
