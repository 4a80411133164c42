import { expect, test } from '@jest/globals';
import { addLines } from '../domain/cart-operations.ts';
import { emptyCart } from '../domain/cart.ts';
import { aCoupon } from '../testing/cart-builder.ts';
import { aProduct } from '../testing/catalog-builder.ts';
import { fromCart, toOrderedCoupon, toOrderedLines } from './ordered-lines-wire.ts';

const drink = aProduct({ id: 10, price: 1500 });
const combo = aProduct({ id: 20, type: 'combo', price: 12_000 });

test('what is put together travels as a list of entries, each in a list of one; a single product has no list [CART-004] [CART-005]', () => {
  const cart = addLines(addLines(emptyCart, combo, 2, [], 12_000), drink, 3, [], 1500);
  expect(fromCart(cart)).toEqual([
    { I: 20, C: 2, P: 120, PO: 120, TIP: 'CMB', VS: 0, list: [[{ precio: 120, opciones: [] }], [{ precio: 120, opciones: [] }]] },
    { I: 10, C: 3, P: 15, PO: 15, TIP: 'PRD', VS: 0 },
  ]);
});

test('the coupon is one line of negative price, after the products, that says whether it was typed [CPN-011] [CPN-026]', () => {
  const cart = { ...addLines(emptyCart, drink, 1, [], 1500), coupon: { coupon: aCoupon(), typed: true, discount: 300 } };
  const wire = fromCart(cart);
  expect(wire).toMatchObject([{ I: 10 }, { I: 0, C: 1, P: -3, PO: -3, TIP: 'CUP', VS: 0, codigo: 'pizza20', cuponInput: true }]);
  expect([toOrderedLines(wire).length, toOrderedCoupon(wire)]).toEqual([1, { code: 'pizza20', typed: true, discount: 300 }]);
  expect(toOrderedCoupon(fromCart({ ...cart, coupon: { ...cart.coupon, typed: false } }))?.typed).toBe(false);
});
