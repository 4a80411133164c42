import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCart, aCoupon, aLine } from '../testing/cart-builder.ts';
import { aProduct, quetzales } from '../testing/catalog-builder.ts';
import { runs } from '../testing/runs.ts';
import type { Coupon } from './cart.ts';
import { couponFits, evaluateCoupon, findCoupon, isExpired, minimumPurchase, normalizeCode, productsToBring, withBroughtProduct } from './coupons.ts';
import { instantOf } from './local-time.ts';
import { percentOf } from './money.ts';

const lines = (...prices: readonly (readonly [number, number])[]) =>
  prices.map(([productId, price], sequence) => aLine({ productId, sequence, unitPrice: quetzales(price) }));

const percent = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'percentage', value, ...change });
const amount = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'amount', value: quetzales(value), ...change });
const fixed = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'fixed-price', value: quetzales(value), ...change });
const minimumOrder = quetzales(75);

type Row = readonly [label: string, fact: string, coupon: Coupon, cart: ReturnType<typeof lines>, threshold: number, discount: number];

test.each<Row>([
  ['K1', 'a fifth off Q150 [CPN-012, CPN-017]', percent(20, { minimum: quetzales(100) }), lines([1, 90], [2, 60]), 130, 30],
  ['K3', 'exactly at the threshold it applies [CPN-019]', percent(20, { minimum: quetzales(100) }), lines([1, 125]), 125, 25],
  ['K4', 'an amount raises the threshold by itself [CPN-013, CPN-016]', amount(25, { minimum: quetzales(50) }), lines([1, 100]), 100, 25],
  ['K6', 'half of the cheapest it applies to [CPN-015]', percent(50, { cheapestOnly: true, appliesTo: [10, 11] }), lines([10, 60], [11, 40], [99, 50]), 95, 20],
  ['K7', 'brings its product to the fixed price [CPN-014, CPN-018]', fixed(10, { appliesTo: [20] }), lines([20, 35], [1, 100]), 75, 25],
  ['K9', 'half a centavo goes up [CPN-012]', percent(15), lines([1, 133.33]), 95, 20],
  ['K10', 'never more than the product it is computed on [CPN-013, CPN-015]', amount(30, { cheapestOnly: true, appliesTo: [5] }), lines([5, 18], [1, 120]), 105, 18],
])('%s: %s', (_, __, coupon, cart, threshold, discount) => {
  expect(evaluateCoupon(coupon, cart, minimumOrder)).toMatchObject({ ok: true, threshold: quetzales(threshold), discount: quetzales(discount) });
});

test.each<readonly [string, Coupon, ReturnType<typeof lines>, number, number]>([
  ['K2', percent(20, { minimum: quetzales(100) }), lines([1, 90], [2, 30]), 124, 5],
  ['K5', amount(25, { minimum: quetzales(50) }), lines([1, 99.99]), 100, 0.01],
])('%s: below the threshold it does not apply, and what is missing is enough [CPN-019, CPN-021]', (_, coupon, cart, threshold, missing) => {
  expect(evaluateCoupon(coupon, cart, minimumOrder)).toEqual({ ok: false, reason: 'below-threshold', threshold: quetzales(threshold), missing: quetzales(missing) });
});

test('K8: without a product it applies to it is refused [CPN-020]', () => {
  expect(evaluateCoupon(percent(10, { appliesTo: [77] }), lines([1, 200]), minimumOrder)).toEqual({ ok: false, reason: 'not-applicable' });
  expect(evaluateCoupon(percent(10), [], 0)).toEqual({ ok: false, reason: 'not-applicable' });
});

describe('which line a coupon is computed on', () => {
  test('of two equally cheap ones, the one added first [CPN-015]', () => {
    const cart = [aLine({ sequence: 4, unitPrice: 4000 }), aLine({ sequence: 2, unitPrice: 4000 }), aLine({ sequence: 3, unitPrice: 9000 })];
    expect(evaluateCoupon(percent(50, { cheapestOnly: true }), cart, 0)).toMatchObject({ appliedTo: 2 });
    expect(evaluateCoupon(percent(50, { cheapestOnly: true }), cart.toReversed(), 0)).toMatchObject({ appliedTo: 2 });
  });
  test('the cheapest, however late it was added; of those it may choose from, the first added, wherever it stands [CPN-014, CPN-015]', () => {
    const cart = [aLine({ sequence: 3, unitPrice: 9000 }), aLine({ sequence: 1, unitPrice: 5000 }), aLine({ sequence: 2, unitPrice: 8000 }), aLine({ sequence: 4, unitPrice: 4000 })];
    for (const lines of [cart, cart.toReversed()]) {
      expect(evaluateCoupon(percent(50, { cheapestOnly: true }), lines, 0)).toMatchObject({ appliedTo: 4, discount: 2000 });
      expect(evaluateCoupon(fixed(10), lines, 0)).toMatchObject({ appliedTo: 1, discount: 4000 });
    }
  });
  test('never one a promotion brought [CPN-020]', () => {
    const promo = { promotionId: 7, triggerSequence: 0, price: 1000 };
    expect(evaluateCoupon(percent(50), [aLine({ unitPrice: 9000, promo })], 0)).toMatchObject({ reason: 'not-applicable' });
    const cart = [aLine({ unitPrice: 1000, promo }), aLine({ sequence: 1, unitPrice: 9000 })];
    expect(evaluateCoupon(percent(50, { cheapestOnly: true }), cart, 0)).toMatchObject({ appliedTo: 1, discount: 4500 });
  });
  test('the product it names, and nothing else once that has left the cart [CPN-014]', () => {
    const named = fixed(59, { productId: 4101 });
    expect(evaluateCoupon(named, lines([1, 200], [4101, 89]), 0)).toMatchObject({ ok: true, discount: quetzales(30), appliedTo: 1 });
    expect(evaluateCoupon(named, lines([1, 200]), 0)).toEqual({ ok: false, reason: 'not-applicable' });
    const promo = { promotionId: 7, triggerSequence: 0, price: 8900 };
    const broughtByAPromotion = [...lines([1, 200]), aLine({ productId: 4101, sequence: 1, unitPrice: 8900, promo })];
    expect(evaluateCoupon(named, broughtByAPromotion, 0)).toEqual({ ok: false, reason: 'not-applicable' });
    expect(productsToBring(named, broughtByAPromotion)).toEqual([4101]);
    expect(evaluateCoupon(fixed(59, { memberIds: [4101] }), lines([1, 200], [4101, 89]), 0)).toMatchObject({ appliedTo: 1 });
  });
});

test('a coupon that grants a product asks for it, or for one of several, until it is in the cart [CPN-025]', () => {
  expect(productsToBring(fixed(59, { productId: 4101, memberIds: [7] }), lines([1, 200]))).toEqual([4101]);
  expect(productsToBring(fixed(59, { memberIds: [7, 8] }), lines([1, 200]))).toEqual([7, 8]);
  expect(productsToBring(fixed(59, { memberIds: [7, 8] }), lines([8, 200]))).toEqual([]);
  expect(productsToBring(percent(20), [])).toEqual([]);
});

test('a fixed price above the price takes nothing off, and one without a price or a product is worth nothing [CPN-010, CPN-014]', () => {
  expect(evaluateCoupon(fixed(100), lines([1, 90]), 0)).toEqual({ ok: false, reason: 'nothing-off' });
  expect(evaluateCoupon(fixed(0), lines([1, 90]), 0)).toEqual({ ok: false, reason: 'not-applicable' });
  expect(evaluateCoupon(fixed(0, { productId: 1 }), lines([1, 90]), 0)).toMatchObject({ ok: true, discount: quetzales(90) });
});

test('of a coupon on one product, on everything or of an amount, what is missing is the plain difference [CPN-019]', () => {
  const missing = (coupon: Coupon) => evaluateCoupon(coupon, lines([1, 60], [2, 10]), minimumOrder);
  expect(missing(percent(50, { cheapestOnly: true }))).toMatchObject({ threshold: 8000, missing: 1000 });
  expect(missing(percent(100))).toMatchObject({ threshold: 14_500, missing: 7500 });
  expect(missing(amount(25))).toMatchObject({ threshold: 10_000, missing: 3000 });
  expect(missing(percent(20))).toMatchObject({ threshold: 8900, missing: 2375 });
});

test('more than a hundred percent is a hundred [CPN-010]', () => {
  expect(evaluateCoupon(percent(150), lines([1, 90]), 0)).toMatchObject({ ok: true, discount: quetzales(90) });
});

test('codes are compared without case and outer spaces [CPN-001, CPN-003]', () => {
  const held = [aCoupon({ code: 'Pizza20' }), aCoupon({ code: 'ahorra25' })];
  expect(normalizeCode('  PIZZA20 ')).toBe('pizza20');
  expect(findCoupon(held, ' pizza20 ')).toBe(held[0]);
  expect(findCoupon(held, 'pizza')).toBeUndefined();
});

test('a coupon of one way of delivery does not fit the other; with none chosen it may', () => {
  const pickup = aCoupon({ channel: 'pickup' });
  expect([couponFits(pickup, { kind: 'none' }), couponFits(pickup, { kind: 'pickup', shopId: 2 }), couponFits(aCoupon(), { kind: 'pickup', shopId: 2 })]).toEqual([true, true, true]);
  expect(couponFits(aCoupon({ channel: 'home' }), { kind: 'pickup', shopId: 2 })).toBe(false);
});

test('a coupon holds through its last second', () => {
  const end = instantOf('31/12/2027', '23:59') ?? 0;
  const coupon = aCoupon({ expiresAt: '31/12/2027 23:59:00' });
  expect([isExpired(coupon, end), isExpired(coupon, end + 1), isExpired(aCoupon({ expiresAt: '' }), end)]).toEqual([false, true, false]);
});

test.each<[string, Coupon, number]>([
  ['a fifth off with a minimum of Q100: Q125 leave Q100', percent(20, { minimum: quetzales(100) }), 125],
  ['an amount with a minimum of its own: both together', amount(25, { minimum: quetzales(125) }), 150],
  ['an amount without one: the minimum of the shop holds', amount(30), 105],
  ['a fifth off without one', percent(20), 93.75],
  ['a fixed price', fixed(59, { productId: 4101 }), 75],
  ['a fixed price with a higher minimum', fixed(59, { productId: 4101, minimum: quetzales(80) }), 80],
  ['half of the cheapest: what must be left', percent(50, { cheapestOnly: true }), 75],
])('the minimum that is shown is the one that applies: %s [CPN-016] [CPN-017] [CPN-018]', (_, coupon, minimum) => {
  expect(minimumPurchase(coupon, minimumOrder)).toBe(quetzales(minimum));
  if (coupon.cheapestOnly || coupon.kind === 'fixed-price') return;
  expect(evaluateCoupon(coupon, lines([1, minimum]), minimumOrder)).toMatchObject({ ok: true });
  expect(evaluateCoupon(coupon, [aLine({ unitPrice: quetzales(minimum) - 1 })], minimumOrder)).toMatchObject({ reason: 'below-threshold', missing: 1 });
});

test('the product a coupon brings joins marked, under the number the coupon names [CPN-025]', () => {
  const product = aProduct({ id: 50, price: 2500 });
  const bring = (coupon: Coupon) => withBroughtProduct(aCart(lines([1, 90])), coupon, product, [], 2500).lines.at(-1);
  expect(bring(fixed(5, { productId: 50, soldProductId: 4711 }))).toMatchObject({ productId: 50, soldId: 4711, fromCoupon: true, promo: null });
  expect(bring(fixed(5, { memberIds: [50], soldProductId: 4711 }))).toMatchObject({ productId: 50, soldId: product.soldId, fromCoupon: true });
  expect(bring(fixed(5, { productId: 50, soldProductId: 0 }))).toMatchObject({ productId: 50, soldId: product.soldId, fromCoupon: true });
});

const prices = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
const coupons = fc.record({
  kind: fc.constantFrom<Coupon['kind']>('percentage', 'amount', 'fixed-price'),
  value: fc.integer({ min: 0, max: 20_000 }),
  minimum: fc.integer({ min: 0, max: 40_000 }),
  cheapestOnly: fc.boolean(),
});

test('no coupon takes off more than the order, and with one that depends on the order the minimum is still reached [CPN-016, CPN-017]', () => {
  fc.assert(
    fc.property(prices, coupons, (all, { kind, value, ...change }) => {
      const cart = all.map((unitPrice, sequence) => aLine({ sequence, unitPrice }));
      const subtotal = all.reduce((sum, price) => sum + price, 0);
      const outcome = evaluateCoupon(aCoupon({ kind, value: kind === 'percentage' ? value / 100 : value, ...change }), cart, minimumOrder);
      if (!outcome.ok) return;
      expect(outcome.discount).toBeGreaterThan(0);
      expect(outcome.discount).toBeLessThanOrEqual(subtotal);
      if (kind !== 'fixed-price') expect(subtotal - outcome.discount).toBeGreaterThanOrEqual(Math.max(change.minimum, minimumOrder));
    }),
    runs(300),
  );
});

test('adding exactly what is said to be missing is enough, a centavo less is not [CPN-019]', () => {
  fc.assert(
    fc.property(prices, coupons, (all, { kind, value, minimum }) => {
      fc.pre(kind !== 'fixed-price' && value < 10_000);
      const coupon = aCoupon({ kind, value: kind === 'percentage' ? value / 100 : value, minimum });
      const cart = all.map((unitPrice, sequence) => aLine({ sequence, unitPrice }));
      const outcome = evaluateCoupon(coupon, cart, minimumOrder);
      if (outcome.ok || outcome.reason !== 'below-threshold') return;
      const withMore = (more: number) => evaluateCoupon(coupon, [...cart, aLine({ sequence: 99, unitPrice: more })], minimumOrder);
      expect(withMore(outcome.missing)).not.toMatchObject({ reason: 'below-threshold' });
      expect(withMore(outcome.missing - 1)).toMatchObject({ reason: 'below-threshold' });
    }),
    runs(300),
  );
});

test('percentages are exact in whole centavos [PRICE-013]', () => {
  expect(percentOf(13_333, 15)).toBe(2000);
  expect(percentOf(150, 33.3)).toBe(50);
  expect(percentOf(1, 50)).toBe(1);
  expect(percentOf(100, 0)).toBe(0);
});
