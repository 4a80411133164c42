import { expect, test } from '@jest/globals';
import { initials } from './initials.ts';

test.each([
  ['Ana María', 'López Pérez', 'AL'],
  [' ángel', '', 'Á'],
  ['', 'López', 'L'],
  ['Ana', '  ', 'A'],
  ['', '', ''],
])('«%s» «%s» shows «%s» [NAV-008]', (first, last, shown) => {
  expect(initials(first, last)).toBe(shown);
});
