import { expect, test } from '@jest/globals';
import { promoPrice } from '../domain/promotions.ts';
import { toPromotion } from './promotion-wire.ts';

test.each([
  ['PORCENTAJE', 50, 1400],
  ['MONTO', 10, 1800],
  ['PRECIO', 10.01, 1001],
  ['PRECIO', 0, 0],
  ['PRECIO', undefined, 2800],
  ['PRECIO', 'gratis', 2800],
  [undefined, '', 2800],
])('a promotion %p of %p makes Q28 cost %p centavos [PRM-007]', (TP, DSC, price) => {
  expect(promoPrice(toPromotion({ PID: 7, TP, DSC }), 2800)).toBe(price);
});
