import { expect, test } from '@jest/globals';
import { formatMoney, toCentavos, toQuetzales } from './money.ts';

test('ten quetzales and half a centavo round up [PRICE-001]', () => {
  expect(toCentavos(10.005)).toBe(1001);
  expect(toCentavos(1.005)).toBe(101);
  expect(toCentavos(-35.8)).toBe(-3580);
});

test('what is not a number costs nothing', () => {
  expect(toCentavos(Number.NaN)).toBe(0);
  expect(Object.is(toCentavos(-0), 0)).toBe(true);
});

test('amounts show the symbol, two decimals and no thousands separator [GEN-016]', () => {
  expect(formatMoney(123450)).toBe('Q1234.50');
  expect([formatMoney(-2000), formatMoney(0), formatMoney(-1), formatMoney(5, '$')]).toEqual(['-Q20.00', 'Q0.00', '-Q0.01', '$0.05']);
  expect(toQuetzales(14320)).toBe(143.2);
});
