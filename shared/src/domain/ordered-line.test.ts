import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCart, aLine, anOption } from '../testing/cart-builder.ts';
import { runs } from '../testing/runs.ts';
import type { CartLine } from './cart.ts';
import { orderedLines } from './ordered-line.ts';

const ordered = (...lines: Partial<CartLine>[]) => orderedLines(aCart(lines.map(aLine)));
const quantities = (...lines: Partial<CartLine>[]) => ordered(...lines).map(({ productId, quantity }) => [productId, quantity]);
const times = (count: number, line: Partial<CartLine>) => Array.from({ length: count }, () => line);

test('units of one product at one price are one line, in the order of the cart [CART-004]', () => {
  expect(quantities({ productId: 10, sequence: 0 }, { productId: 11, sequence: 1 }, { productId: 10, sequence: 2 })).toEqual([[10, 2], [11, 1]]);
  expect(ordered({ productId: 10, unitPrice: 1500 })).toEqual([
    { productId: 10, type: 'single', quantity: 1, unitPrice: 1500, originalPrice: 1500, suggested: false, promotionId: null, triggerSequence: null, entries: [] },
  ]);
});

test.each<[string, Partial<CartLine>]>([
  ['price', { unitPrice: 900 }],
  ['price before the promotion', { originalPrice: 1200 }],
  ['way into the cart', { suggested: true }],
  ['promotion', { promo: { promotionId: 7, triggerSequence: null, price: 1000 } }],
])('another %s is another line [CART-004]', (_, change) => {
  expect(ordered({ unitPrice: 1000, originalPrice: 1000 }, { unitPrice: 1000, originalPrice: 1000, ...change })).toHaveLength(2);
});

test('each trigger of a promotion has a line of its own [PRM-008]', () => {
  const under = (triggerSequence: number) => ({ promo: { promotionId: 7, triggerSequence, price: 500 } });
  expect(ordered(under(0), under(0), under(3)).map(({ promotionId, triggerSequence, quantity }) => [promotionId, triggerSequence, quantity])).toEqual([[7, 0, 2], [7, 3, 1]]);
});

test('what is put together says each unit; single products and plain promotions do not [CART-005]', () => {
  const [cola, tea] = [[anOption({ choiceId: 301 })], [anOption({ choiceId: 302 })]];
  const [combo] = ordered({ type: 'combo', unitPrice: 900, selection: cola }, { type: 'combo', unitPrice: 900, selection: tea });
  expect(combo?.entries).toEqual([{ price: 900, selection: cola }, { price: 900, selection: tea }]);
  expect(ordered({ type: 'combo' }).map(({ entries }) => entries)).toEqual([[{ price: 1000, selection: [] }]]);
  expect(ordered({ type: 'promo' }).map(({ entries }) => entries)).toEqual([[]]);
  expect(ordered({ type: 'promo', selection: cola }).map(({ entries }) => entries)).toEqual([[{ price: 1000, selection: cola }]]);
});

test('a line holds 99 units, and 20 of what is put together', () => {
  expect(ordered(...times(100, {})).map(({ quantity }) => quantity)).toEqual([99, 1]);
  const combos = ordered(...times(41, { type: 'combo' }));
  expect(combos.map(({ quantity, entries }) => [quantity, entries.length])).toEqual([[20, 20], [20, 20], [1, 1]]);
});

test('no unit and no centavo is lost or found', () => {
  const lines = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 3 }), unitPrice: fc.constantFrom(500, 1000), type: fc.constantFrom('single', 'combo'), suggested: fc.boolean() }), { maxLength: 120 });
  fc.assert(
    fc.property(lines, (all) => {
      const sent = orderedLines(aCart(all.map((line) => aLine({ ...line, productId: line.type === 'combo' ? line.productId + 10 : line.productId }))));
      expect(sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(all.length);
      expect(sent.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)).toBe(all.reduce((sum, { unitPrice }) => sum + unitPrice, 0));
    }),
    runs(100),
  );
});

test('an empty cart has no lines', () => {
  expect(ordered()).toEqual([]);
});
