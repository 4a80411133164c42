import { describe, expect, test } from '@jest/globals';
import { aCart, aCoupon, aLine } from '../testing/cart-builder.ts';
import { quetzales } from '../testing/catalog-builder.ts';
import type { Coupon } from './cart.ts';
import { judgeCoupon } from './coupon-verdict.ts';
import { instantOf } from './local-time.ts';

const lines = (...prices: readonly (readonly [number, number])[]) => prices.map(([productId, price], sequence) => aLine({ productId, sequence, unitPrice: quetzales(price) }));
const percent = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'percentage', value, ...change });
const amount = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'amount', value: quetzales(value), ...change });
const fixed = (value: number, change: Partial<Coupon> = {}) => aCoupon({ kind: 'fixed-price', value: quetzales(value), ...change });
const minimumOrder = quetzales(75);

describe('whether a coupon may be used', () => {
  const now = instantOf('15/07/2026', '12:00') ?? 0;
  const judge = (coupon: Coupon, prices: readonly (readonly [number, number])[], more: Partial<Parameters<typeof judgeCoupon>[1]> = {}) =>
    judgeCoupon(coupon, { cart: aCart(lines(...prices)), minimumOrder, mode: { kind: 'none' }, now, ...more });

  test('what it takes off, or why not and how much is missing [CPN-019, CPN-020, CPN-029]', () => {
    expect(judge(percent(20), [[1, 150]])).toEqual({ ok: true, discount: quetzales(30) });
    expect(judge(amount(25), [[1, 99.99]])).toEqual({ ok: false, reason: 'below-threshold', missing: 1 });
    expect(judge(percent(10, { appliesTo: [77] }), [[1, 200]])).toEqual({ ok: false, reason: 'not-applicable', productIds: [77] });
    expect(judge(fixed(100), [[1, 90]])).toEqual({ ok: false, reason: 'nothing-off' });
  });
  test('an empty cart is called empty, with what the products must cost; one for a product still asks for that [CPN-019, CPN-025]', () => {
    expect(judge(percent(20, { minimum: quetzales(100) }), [])).toEqual({ ok: false, reason: 'empty-cart', minimum: quetzales(125) });
    expect(judge(fixed(59, { productId: 4101 }), [])).toEqual({ ok: false, reason: 'needs-product', productIds: [4101] });
  });
  test('an order takes one: a second is refused, even the same again [CPN-023, CPN-029]', () => {
    const cart = aCart(lines([1, 150]), { coupon: { coupon: percent(20), typed: true, discount: quetzales(30) } });
    expect(judge(amount(5), [], { cart })).toEqual({ ok: false, reason: 'already-one' });
    expect(judge(percent(20), [], { cart })).toEqual({ ok: false, reason: 'already-one' });
  });
  test('one without a value gives away the product it names, or one of those to choose from [CPN-010, CPN-025]', () => {
    expect(judge(fixed(0, { productId: 4101 }), [[1, 90], [4101, 89]])).toEqual({ ok: true, discount: quetzales(89) });
    expect(judge(fixed(0, { memberIds: [4101] }), [[1, 90], [4101, 89]])).toEqual({ ok: true, discount: quetzales(89) });
  });
  test('one that has no code or is worth nothing is no coupon, and one that is over says so [CPN-010]', () => {
    for (const coupon of [percent(20, { code: '' }), fixed(0)]) expect(judge(coupon, [[1, 150]])).toEqual({ ok: false, reason: 'invalid' });
    expect(judge(percent(20, { expiresAt: '14/07/2026 23:59:59' }), [[1, 150]])).toEqual({ ok: false, reason: 'expired' });
  });
  test('one for the other way of delivery says for which, whatever is in the cart [CPN-020]', () => {
    const mode = { kind: 'pickup', shopId: 2 } as const;
    for (const prices of [[], [[1, 150]]] as const) expect(judge(percent(20, { channel: 'home' }), prices, { mode })).toEqual({ ok: false, reason: 'other-channel', channel: 'home' });
    expect(judge(percent(20, { channel: 'home' }), [[1, 150]])).toMatchObject({ ok: true });
  });
  test('one that is for a product says which until it is there [CPN-025, CPN-029]', () => {
    expect(judge(fixed(59, { productId: 4101 }), [[1, 150]])).toEqual({ ok: false, reason: 'needs-product', productIds: [4101] });
    expect(judge(fixed(59, { productId: 4101 }), [[1, 150], [4101, 89]])).toEqual({ ok: true, discount: quetzales(30) });
  });
});
