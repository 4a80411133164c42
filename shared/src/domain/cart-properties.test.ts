import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCoupon } from '../testing/cart-builder.ts';
import { aProduct, aPromotion, quetzales } from '../testing/catalog-builder.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { runs } from '../testing/runs.ts';
import { defaultSelection } from './builder.ts';
import { addLines, displayGroups, duplicateLine, itemCount, removeGroup, removeLastOfGroup, removeLine, totals } from './cart-operations.ts';
import { emptyCart, type Cart, type Coupon } from './cart.ts';
import type { Catalog } from './catalog.ts';
import { evaluateCoupon } from './coupons.ts';
import { unitPrice } from './pricing.ts';
import { isMember, markFor, promoPrice, type PromotionAnswer } from './promotions.ts';
import { revalidate } from './revalidate.ts';

const example = anExampleMenu();
const extras = [aProduct({ id: 9502, type: 'promo', categoryId: 85, hidden: true, price: quetzales(26) }), ...example.products];
const menu: Catalog = {
  ...example,
  products: extras,
  productById: new Map(extras.map((product) => [product.id, product])),
  promotions: [
    ...example.promotions,
    aPromotion({ id: 9502, kind: 'amount', value: quetzales(10), minimum: quetzales(60), triggerIds: [5001, 8001] }),
    aPromotion({ id: 9503, kind: 'fixed-price', value: quetzales(5), minimum: quetzales(40), memberIds: [8005] }),
  ],
};

type Step =
  | { readonly do: 'add'; readonly productId: number; readonly quantity: number; readonly suggested: boolean; readonly fromCoupon: boolean }
  | { readonly do: 'add-promo'; readonly promotionId: number }
  | { readonly do: 'more' | 'less' | 'remove'; readonly sequence: number }
  | { readonly do: 'remove-line'; readonly position: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('add' as const),
      productId: fc.constantFrom(...menu.products.map(({ id }) => id)),
      quantity: fc.integer({ min: 0, max: 3 }),
      suggested: fc.boolean(),
      fromCoupon: fc.boolean(),
    }),
    fc.record({ do: fc.constant('add-promo' as const), promotionId: fc.constantFrom(...menu.promotions.map(({ id }) => id)) }),
    fc.record({ do: fc.constantFrom('more' as const, 'less' as const, 'remove' as const), sequence: fc.nat({ max: 3 }) }),
    fc.record({ do: fc.constant('remove-line' as const), position: fc.nat({ max: 4 }) }),
  ),
  { maxLength: 14 },
);

function walked(cart: Cart, step: Step): Cart {
  if (step.do === 'more') return duplicateLine(cart, step.sequence);
  if (step.do === 'less') return removeLastOfGroup(cart, step.sequence);
  if (step.do === 'remove') return removeGroup(cart, step.sequence);
  if (step.do === 'remove-line') return removeLine(cart, cart.lines[step.position]?.id ?? '');
  const promotion = step.do === 'add-promo' ? menu.promotions.find(({ id }) => id === step.promotionId) : undefined;
  const product = menu.productById.get(step.do === 'add' ? step.productId : (promotion?.memberIds[0] ?? promotion?.id ?? 0));
  if (!product) return cart;
  const selection = defaultSelection(menu, product);
  const price = unitPrice(menu, product, selection);
  if (step.do === 'add') return addLines(cart, product, step.quantity, selection, price, { suggested: step.suggested, fromCoupon: step.fromCoupon });
  const promo = promotion ? markFor(promotion, product, price, cart.lines) : null;
  return promo ? addLines(cart, product, 1, selection, price, { promo }) : cart;
}

const coupons: fc.Arbitrary<Coupon | null> = fc.option(
  fc
    .record({
      kind: fc.constantFrom<Coupon['kind']>('percentage', 'amount', 'fixed-price'),
      value: fc.integer({ min: 0, max: 9000 }),
      minimum: fc.integer({ min: 0, max: 30_000 }),
      cheapestOnly: fc.boolean(),
      productId: fc.constantFrom(0, 0, 9001),
    })
    .map(({ kind, value, ...rest }) => aCoupon({ kind, value: kind === 'percentage' ? value / 100 : value, ...rest })),
);

const answers = fc
  .array(fc.tuple(fc.constantFrom(...menu.promotions.map(({ id }) => id)), fc.constantFrom<PromotionAnswer>('valid', 'invalid')))
  .map((all) => ({ promotionAnswers: new Map(all) }));

const carts = fc
  .tuple(steps, coupons)
  .map(([all, coupon]): Cart => ({ ...all.reduce(walked, emptyCart), coupon: coupon && { coupon, typed: true, discount: 0 } }));

/** The same menu another day: some products dearer, some gone. */
const otherDays = fc
  .record({ gone: fc.subarray(menu.products.map(({ id }) => id), { maxLength: 3 }), dearer: fc.integer({ min: -500, max: 2000 }) })
  .map(({ gone, dearer }): Catalog => {
    const products = menu.products.filter(({ id }) => !gone.includes(id)).map((product) => ({ ...product, price: Math.max(0, product.price + dearer) }));
    return { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
  });

test('whatever is done to a cart, its lines have names of their own and add up to the subtotal [CART-009]', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
      expect(totals(cart).subtotal).toBe(cart.lines.reduce((sum, { unitPrice: price }) => sum + price, 0));
      expect(cart.lines.every(({ sequence }) => sequence < cart.nextSequence)).toBe(true);
    }),
    runs(200),
  );
});

test('groups hold every line once, and whatever follows its trigger stands right behind it [CART-026, CART-027]', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const groups = displayGroups(cart);
      expect(groups.flatMap(({ lines }) => lines.map(({ id }) => id)).toSorted()).toEqual(cart.lines.map(({ id }) => id).toSorted());
      expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(itemCount(cart));
      let standing = -1;
      for (const group of groups) {
        const trigger = group.lines[0]?.promo?.triggerSequence ?? null;
        if (trigger !== null && groups.some(({ sequence, isPromo }) => sequence === trigger && !isPromo)) expect(standing).toBe(trigger);
        else standing = group.sequence;
      }
    }),
    runs(200),
  );
});

test('a cart judged twice is the cart judged once, and it never costs less than nothing [CVAL-001, CART-009]', () => {
  fc.assert(
    fc.property(carts, otherDays, answers, (cart, today, facts) => {
      const once = revalidate(cart, today, facts);
      expect(revalidate(once, today, facts)).toEqual(once);
      expect(totals(once).total).toBeGreaterThanOrEqual(0);
      expect(totals(once).discount).toBe(once.coupon?.discount ?? 0);
    }),
    runs(300),
  );
});

test('judging a cart only takes away: no line appears, and what stays is of the menu of today [CVAL-002, CVAL-003]', () => {
  fc.assert(
    fc.property(carts, otherDays, answers, (cart, today, facts) => {
      const before = new Set(cart.lines.map(({ id }) => id));
      for (const line of revalidate(cart, today, facts).lines) {
        expect(before.has(line.id)).toBe(true);
        const product = today.productById.get(line.productId);
        expect(product && unitPrice(today, product, line.selection)).toBe(line.originalPrice);
        expect(line.unitPrice).toBe(line.promo?.price ?? line.originalPrice);
      }
    }),
    runs(200),
  );
});

const ordinaryIds = ({ lines }: Cart): ReadonlySet<number> => new Set(lines.filter(({ promo }) => promo === null).map(({ productId }) => productId));

/** Whether every promotion of a cart may stand, asked of the finished cart. */
function promotionsStand(cart: Cart, today: Catalog, promotionAnswers: ReadonlyMap<number, PromotionAnswer>): boolean {
  const present = ordinaryIds(cart);
  return cart.lines.every(({ promo, productId, originalPrice, unitPrice: price }) => {
    if (!promo) return true;
    const promotion = today.promotions.find(({ id }) => id === promo.promotionId);
    const isTriggered = promotion?.triggerIds.length === 0 || promotion?.triggerIds.some((id) => present.has(id)) === true;
    return promotion !== undefined && promotionAnswers.get(promotion.id) !== 'invalid' && isTriggered && isMember(promotion, productId) && totals(cart).total > promotion.minimum && price === promoPrice(promotion, originalPrice);
  });
}

test('what a promotion gives stands only while the promotion does, and is not taken away while it does [PRM-001, PRM-002, PRM-003, PRM-004]', () => {
  fc.assert(
    fc.property(carts, otherDays, answers, (cart, today, facts) => {
      const judged = revalidate(cart, today, facts);
      expect(promotionsStand(judged, today, facts.promotionAnswers)).toBe(true);
      const reduced = { ...judged, lines: judged.lines.filter((_, index) => index % 3 !== 1) };
      const again = revalidate(reduced, today, facts);
      const unitsOf = (wanted: number) => reduced.lines.filter(({ sequence, promo }) => promo === null && sequence === wanted).length;
      const broughtBy = (wanted: number) => reduced.lines.filter(({ promo }) => promo?.triggerSequence === wanted).length;
      const isWhole = reduced.lines.every(({ promo }) => promo === null || promo.triggerSequence === null || broughtBy(promo.triggerSequence) <= unitsOf(promo.triggerSequence));
      if (reduced.coupon === null && isWhole && promotionsStand(reduced, today, facts.promotionAnswers)) expect(again.lines).toHaveLength(reduced.lines.length);
    }),
    runs(300),
  );
});

test('a coupon stays exactly while it takes something off what is left, and never more than it says [CPN-019, CPN-021, CPN-022]', () => {
  fc.assert(
    fc.property(carts, otherDays, answers, (cart, today, facts) => {
      const { coupon, lines } = revalidate(cart, today, facts);
      if (!coupon) return;
      expect(evaluateCoupon(coupon.coupon, lines, today.config.minimumOrder)).toMatchObject({ ok: true, discount: coupon.discount });
    }),
    runs(300),
  );
});
