import type { AppliedCoupon, CartLine } from './cart.ts';
import type { Catalog, Promotion } from './catalog.ts';
import { evaluateCoupon } from './coupons.ts';
import type { Centavos } from './money.ts';
import { isMember, promoPrice, type PromotionAnswer } from './promotions.ts';

export type Settled = { readonly lines: readonly CartLine[]; readonly coupon: AppliedCoupon | null };

/**
 * Judges promotions and the coupon until nothing changes. Promotions depend on the total, the total on the coupon, the
 * coupon on the lines; a round only ever takes lines, marks or the coupon away, so it ends.
 */
export function settle(before: Settled, catalog: Catalog, answers: ReadonlyMap<number, PromotionAnswer>): Settled {
  const promotions = new Map(catalog.promotions.map((promotion) => [promotion.id, promotion]));
  const minimum = catalog.config.minimumOrder;
  let now: Settled = { ...before, lines: same(before.lines, (line) => withPromoPrice(line, promotions)) };
  for (;;) {
    const kept = withoutFailingPromotions(now, promotions, answers, minimum);
    const marked = withoutLostMarks(kept, promotions);
    const coupon = withCoupon(now.coupon, marked, minimum);
    const lines = coupon ? marked : withoutCouponProducts(marked, catalog);
    const isSettled = lines === now.lines && (coupon === null) === (now.coupon === null);
    now = { lines, coupon };
    if (isSettled) return now;
  }
}

/** The same list when every line is what it was. */
function same(lines: readonly CartLine[], change: (line: CartLine) => CartLine | null): readonly CartLine[] {
  const changed = lines.flatMap((line) => change(line) ?? []);
  return changed.length === lines.length && changed.every((line, index) => line === lines[index]) ? lines : changed;
}

function withPromoPrice(line: CartLine, promotions: ReadonlyMap<number, Promotion>): CartLine {
  const promotion = line.promo && promotions.get(line.promo.promotionId);
  if (!line.promo || !promotion) return line;
  const price = promoPrice(promotion, line.originalPrice);
  return price === line.unitPrice && price === line.promo.price ? line : { ...line, unitPrice: price, promo: { ...line.promo, price } };
}

/**
 * Out goes what the server does not confirm, what no product of the cart triggers, what is no member, and what stays
 * without an order above its minimum — counted with the promotion lines and the coupon, hence again after each loss [DEC-134].
 */
function withoutFailingPromotions(
  { lines, coupon }: Settled,
  promotions: ReadonlyMap<number, Promotion>,
  answers: ReadonlyMap<number, PromotionAnswer>,
  minimum: Centavos,
): readonly CartLine[] {
  if (lines.every(({ promo }) => promo === null)) return lines;
  const ordinary = new Set(lines.filter(({ promo }) => promo === null).map(({ productId }) => productId));
  let kept = lines;
  for (;;) {
    const total = totalOf(kept, coupon, minimum);
    const holds = (line: CartLine): boolean => {
      const promotion = line.promo && promotions.get(line.promo.promotionId);
      if (!line.promo) return true;
      if (!promotion || answers.get(promotion.id) === 'invalid') return false;
      const isTriggered = promotion.triggerIds.length === 0 || promotion.triggerIds.some((id) => ordinary.has(id));
      return isTriggered && isMember(promotion, line.productId) && total > promotion.minimum;
    };
    const next = same(kept, (line) => (holds(line) ? line : null));
    if (next === kept) return kept;
    kept = next;
  }
}

function totalOf(lines: readonly CartLine[], coupon: AppliedCoupon | null, minimum: Centavos): Centavos {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice, 0);
  const outcome = coupon && evaluateCoupon(coupon.coupon, lines, minimum);
  return subtotal - (outcome?.ok ? outcome.discount : 0);
}

/**
 * Without the unit that brought it a product stays at its own price; one that exists only in promotions goes [DEC-135]. Each
 * unit brings one [DEC-139]: the first ones keep theirs.
 */
function withoutLostMarks(lines: readonly CartLine[], promotions: ReadonlyMap<number, Promotion>): readonly CartLine[] {
  const unitsLeft = new Map<number, number>();
  for (const { promo, sequence } of lines) if (promo === null) unitsLeft.set(sequence, (unitsLeft.get(sequence) ?? 0) + 1);
  const takesUnit = (sequence: number): boolean => {
    const left = unitsLeft.get(sequence) ?? 0;
    unitsLeft.set(sequence, left - 1);
    return left > 0;
  };
  return same(lines, (line) => {
    if (!line.promo) return line.type === 'promo' && !line.fromCoupon ? null : line;
    const needsTrigger = (promotions.get(line.promo.promotionId)?.triggerIds.length ?? 0) > 0;
    if (!needsTrigger || takesUnit(line.promo.triggerSequence ?? -1)) return line;
    return line.type === 'promo' ? null : { ...line, promo: null, unitPrice: line.originalPrice };
  });
}

function withCoupon(applied: AppliedCoupon | null, lines: readonly CartLine[], minimum: Centavos): AppliedCoupon | null {
  const outcome = applied && evaluateCoupon(applied.coupon, lines, minimum);
  if (!applied || !outcome?.ok) return null;
  return outcome.discount === applied.discount ? applied : { ...applied, discount: outcome.discount };
}

/** What a coupon brought stays at its own price when the coupon goes, unless it exists only in promotions [DEC-131]. */
const withoutCouponProducts = (lines: readonly CartLine[], catalog: Catalog): readonly CartLine[] =>
  same(lines, (line) => {
    if (!line.fromCoupon) return line;
    if (line.type === 'promo' && !line.promo) return null;
    return { ...line, fromCoupon: false, soldId: catalog.productById.get(line.productId)?.soldId ?? line.soldId };
  });
