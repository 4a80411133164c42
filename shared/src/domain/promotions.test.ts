import { describe, expect, test } from '@jest/globals';
import { aLine } from '../testing/cart-builder.ts';
import { aProduct, aPromotion } from '../testing/catalog-builder.ts';
import type { CartLine } from './cart.ts';
import { isMember, markFor, promoPrice, rememberAnswer, triggerFor, withoutOldRefusals } from './promotions.ts';

test.each([
  ['percentage', 50, 1401],
  ['percentage', 150, 0],
  ['amount', 1000, 1801],
  ['amount', 9900, 0],
  ['fixed-price', 1001, 1001],
  ['fixed-price', 0, 0],
  ['fixed-price', -1, 2801],
] as const)('a %s promotion of %p makes Q28.01 cost %p centavos [PRM-007]', (kind, value, price) => {
  expect(promoPrice(aPromotion({ id: 7, kind, value }), 2801)).toBe(price);
});

test('members are those it lists, or only its own product [PRM-003]', () => {
  expect([isMember(aPromotion({ id: 7, memberIds: [50] }), 50), isMember(aPromotion({ id: 7, memberIds: [50] }), 7)]).toEqual([true, false]);
  expect([isMember(aPromotion({ id: 7 }), 7), isMember(aPromotion({ id: 7 }), 50)]).toEqual([true, false]);
});

describe('a product of a promotion joins the cart', () => {
  const promotion = aPromotion({ id: 7, triggerIds: [1, 2], memberIds: [50], value: 1001 });
  const cart = [aLine({ productId: 2, sequence: 3 }), aLine({ productId: 1, sequence: 5 }), aLine({ productId: 9, sequence: 0 })];

  test('under the first trigger added that has brought none yet [PRM-008]', () => {
    expect(triggerFor(promotion, cart)).toBe(3);
    const brought = aLine({ productId: 50, sequence: 6, promo: { promotionId: 7, triggerSequence: 3, price: 1001 } });
    expect(triggerFor(promotion, [...cart, brought])).toBe(5);
    const itselfBrought = aLine({ productId: 1, sequence: 0, promo: { promotionId: 8, triggerSequence: null, price: 1 } });
    expect(triggerFor(promotion, [itselfBrought, ...cart])).toBe(3);
  });
  test('as often as there are units of a trigger, added together or one by one [PRM-008]', () => {
    const joined = (lines: CartLine[]): number[] => {
      const taken: number[] = [];
      for (let trigger = triggerFor(promotion, lines); trigger !== null; trigger = triggerFor(promotion, [...lines, ...taken.map((triggerSequence) => aLine({ productId: 50, sequence: 9, promo: { promotionId: 7, triggerSequence, price: 1001 } }))])) taken.push(trigger);
      return taken;
    };
    expect(joined([aLine({ productId: 1, sequence: 3 }), aLine({ productId: 1, sequence: 3 })])).toEqual([3, 3]);
    expect(joined([aLine({ productId: 1, sequence: 3 }), aLine({ productId: 1, sequence: 4 })])).toEqual([3, 4]);
  });
  test('with the mark and price of the promotion [PRM-011]', () => {
    expect(markFor(promotion, aProduct({ id: 50 }), 2500, cart)).toEqual({ promotionId: 7, triggerSequence: 3, price: 1001 });
  });
  test('not without a trigger, nor when it is no member [PRM-002, PRM-003]', () => {
    expect(markFor(promotion, aProduct({ id: 50 }), 2500, [])).toBeNull();
    expect(markFor(promotion, aProduct({ id: 51 }), 2500, cart)).toBeNull();
  });
  test('on its own where no trigger is asked for [PRM-008]', () => {
    expect(markFor(aPromotion({ id: 7 }), aProduct({ id: 7 }), 2500, [])).toMatchObject({ triggerSequence: null });
  });
  test('once where no trigger is asked for: the whole cart is what it goes with [PRM-008]', () => {
    const brought = aLine({ productId: 7, sequence: 0, promo: { promotionId: 7, triggerSequence: null, price: 0 } });
    expect(markFor(aPromotion({ id: 7 }), aProduct({ id: 7 }), 2500, [brought])).toBeNull();
    expect(markFor(aPromotion({ id: 8, memberIds: [7] }), aProduct({ id: 7 }), 2500, [brought])).not.toBeNull();
  });
});

test('when the server cannot be reached its last answer stands; one that never came is no [PRM-009]', () => {
  const known = rememberAnswer(rememberAnswer(new Map(), 7, 'valid'), 8, 'invalid');
  const after = [7, 8, 9].reduce((answers, id) => rememberAnswer(answers, id, 'unreachable'), known);
  expect([...after]).toEqual([[7, 'valid'], [8, 'invalid'], [9, 'invalid']]);
});

test('an answer of an earlier visit stands as well, for the promotion it was about [PRM-009]', () => {
  const line = (promotionId: number, confirmed?: boolean) => aLine({ promo: { promotionId, triggerSequence: 0, price: 1, ...(confirmed === undefined ? {} : { confirmed }) } });
  const lines = [aLine(), line(7, true), line(8), line(9, false)];
  const after = [7, 8, 9].reduce((answers, id) => rememberAnswer(answers, id, 'unreachable', lines), new Map() as ReturnType<typeof rememberAnswer>);
  expect([...after]).toEqual([[7, 'valid'], [8, 'invalid'], [9, 'invalid']]);
  expect(rememberAnswer(new Map(), 7, 'invalid', lines).get(7)).toBe('invalid');
});

test('a refusal is forgotten with the line it was about, an agreement is not', () => {
  const answers = new Map([[7, 'invalid'], [8, 'valid'], [9, 'invalid']] as const);
  const nine = aLine({ promo: { promotionId: 9, triggerSequence: null, price: 1 } });
  expect([...withoutOldRefusals(answers, [aLine(), nine])]).toEqual([[8, 'valid'], [9, 'invalid']]);
  const current = new Map([[8, 'valid']] as const);
  expect(withoutOldRefusals(current, [])).toBe(current);
});
