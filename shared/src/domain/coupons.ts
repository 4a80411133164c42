import { addLines } from './cart-operations.ts';
import type { Cart, CartLine, Coupon } from './cart.ts';
import type { Product } from './catalog.ts';
import type { DeliveryMode } from './delivery.ts';
import { parseServerTime } from './local-time.ts';
import { percentOf, type Centavos } from './money.ts';
import type { Selection } from './selection.ts';

/** Codes are compared without case and outer spaces [CPN-001]. */
export const normalizeCode = (text: string): string => text.trim().toLowerCase();

/** A coupon the customer already holds needs no question to the server [DEC-126]. */
export const findCoupon = (held: readonly Coupon[], code: string): Coupon | undefined =>
  held.find((coupon) => normalizeCode(coupon.code) === normalizeCode(code));

export type CouponOutcome =
  | {
      readonly ok: true;
      readonly discount: Centavos;
      readonly threshold: Centavos;
      /** `sequence` of the line it is computed on; null for the whole order. */
      readonly appliedTo: number | null;
    }
  | { readonly ok: false; readonly reason: 'not-applicable' | 'nothing-off' }
  | { readonly ok: false; readonly reason: 'below-threshold'; readonly threshold: Centavos; readonly missing: Centavos };

/** Lines a coupon may count on: what is not there because of a promotion [DEC-122]. */
function eligibleLines(coupon: Coupon, lines: readonly CartLine[]): CartLine[] {
  const applies = new Set(coupon.appliesTo);
  return lines.filter((line) => line.promo === null && (applies.size === 0 || applies.has(line.productId)));
}

/** Lowest price; among equals the one added first [DEC-121]. */
const cheapest = (lines: readonly CartLine[]): CartLine | undefined =>
  lines.reduce<CartLine | undefined>((best, line) => (best === undefined || isCheaper(line, best) ? line : best), undefined);

const isCheaper = (line: CartLine, best: CartLine): boolean =>
  line.unitPrice < best.unitPrice || (line.unitPrice === best.unitPrice && line.sequence < best.sequence);

const firstAdded = (lines: readonly CartLine[]): CartLine | undefined =>
  lines.reduce<CartLine | undefined>((best, line) => (best === undefined || line.sequence < best.sequence ? line : best), undefined);

/** The products a coupon names: the one it is for, or those the customer may choose from; empty for a coupon on any. */
export const namedProducts = ({ productId, memberIds }: Coupon): readonly number[] => (productId > 0 ? [productId] : memberIds);

/**
 * A coupon that names a product counts only on that product: it must not turn into a discount on something dearer when
 * the product leaves the cart.
 */
function fixedPriceTarget(coupon: Coupon, lines: readonly CartLine[], eligible: readonly CartLine[]): CartLine | undefined {
  const named = new Set(namedProducts(coupon));
  if (named.size > 0) return firstAdded(lines.filter((line) => line.promo === null && named.has(line.productId)));
  // Without a price it could only give a product away, and it names none [DEC-123].
  if (coupon.value <= 0) return undefined;
  return coupon.cheapestOnly ? cheapest(eligible) : firstAdded(eligible);
}

/** What the coupon takes off these lines, or why it does not apply [DEC-119 to DEC-125]. */
export function evaluateCoupon(coupon: Coupon, lines: readonly CartLine[], minimumOrder: Centavos): CouponOutcome {
  const eligible = eligibleLines(coupon, lines);
  const target = coupon.kind === 'fixed-price' ? fixedPriceTarget(coupon, lines, eligible) : coupon.cheapestOnly ? cheapest(eligible) : undefined;
  if (eligible.length === 0 || (coupon.kind === 'fixed-price' && !target)) return { ok: false, reason: 'not-applicable' };

  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice, 0);
  const { discount, share } = reduction(coupon, subtotal, target);
  const floor = Math.max(coupon.minimum, minimumOrder, 0);
  const threshold = floor + share;
  if (threshold > subtotal) return { ok: false, reason: 'below-threshold', threshold, missing: missingAmount(coupon, floor, threshold, subtotal) };
  if (discount <= 0) return { ok: false, reason: 'nothing-off' };
  return { ok: true, discount, threshold, appliedTo: target?.sequence ?? null };
}

/** `discount` comes off the total; `share` raises the threshold, so that the minimum is still reached after the discount. */
function reduction(coupon: Coupon, subtotal: Centavos, target: CartLine | undefined): { discount: Centavos; share: Centavos } {
  const base = target?.unitPrice ?? subtotal;
  if (coupon.kind === 'percentage') {
    const discount = percentOf(base, percentage(coupon));
    return { discount, share: discount };
  }
  const value = Math.max(0, coupon.value);
  if (coupon.kind === 'amount') return { discount: Math.min(value, base), share: value };
  return { discount: Math.max(0, base - value), share: 0 };
}

const percentage = ({ value }: Coupon): number => Math.min(100, Math.max(0, value));

/** What must join the cart for the coupon to apply. A percentage of the order takes its part of what is added, too. */
function missingAmount(coupon: Coupon, floor: Centavos, threshold: Centavos, subtotal: Centavos): Centavos {
  return takesPartOfAll(coupon) ? reaching(floor, percentage(coupon)) - subtotal : threshold - subtotal;
}

const takesPartOfAll = (coupon: Coupon): boolean => coupon.kind === 'percentage' && !coupon.cheapestOnly && percentage(coupon) < 100;

/** The lowest subtotal that is still `floor` after so many percent. */
function reaching(floor: Centavos, percent: number): Centavos {
  let needed = Math.floor((floor * 100) / (100 - percent));
  while (needed - percentOf(needed, percent) < floor) needed += 1;
  while (needed > 0 && needed - 1 - percentOf(needed - 1, percent) >= floor) needed -= 1;
  return needed;
}

/**
 * What the products must cost together before the coupon applies: the higher of both minimums, and what the coupon takes off
 * on top [CPN-016 to CPN-018]. Half of the cheapest product depends on the cart: there it is what must be left afterwards.
 */
export function minimumPurchase(coupon: Coupon, minimumOrder: Centavos): Centavos {
  const floor = Math.max(coupon.minimum, minimumOrder, 0);
  if (takesPartOfAll(coupon)) return reaching(floor, percentage(coupon));
  return coupon.kind === 'amount' ? floor + Math.max(0, coupon.value) : floor;
}

/**
 * Products of which one must join the cart before the coupon can count: the one it names, or those it lets the customer
 * choose from; empty when it needs none, or one is there [DEC-131].
 */
export function productsToBring(coupon: Coupon, lines: readonly CartLine[]): readonly number[] {
  const named = namedProducts(coupon);
  return lines.some((line) => line.promo === null && named.includes(line.productId)) ? [] : named;
}

/** The cart with a product the coupon brings, under the number the coupon names [CPN-025]. */
export const withBroughtProduct = (cart: Cart, coupon: Coupon, product: Product, selection: Selection, price: Centavos): Cart =>
  addLines(cart, product, 1, selection, price, {
    fromCoupon: true,
    ...(coupon.productId === product.id && coupon.soldProductId > 0 ? { soldId: coupon.soldProductId } : {}),
  });

/** Only delivered, or only over the counter; nothing is refused while no way is chosen. */
export const couponFits = ({ channel }: Coupon, mode: DeliveryMode): boolean =>
  channel === 'any' || mode.kind === 'none' || channel === mode.kind;

export function isExpired({ expiresAt }: Coupon, now: number): boolean {
  const end = parseServerTime(expiresAt);
  return end !== null && end < now;
}
