import { expect, test } from '@jest/globals';
import { checkVersion } from './version-check.ts';

test.each([
  [null, '2.4.1', 'reset', '2.4.1'],
  ['abc', '2.4.1', 'reset', '2.4.1'],
  ['1.9.9', '2.0.0', 'clear', '2.0.0'],
  ['3.0.0', '2.9.0', 'clear', '2.9.0'],
  ['2.4.1', '2.5.0', 'keep', '2.5.0'],
  ['2.4.1', '2.4.2', 'keep', '2.4.2'],
  ['2.4.1', '2.4.1', 'keep', null],
  ['2.4.1', '', 'keep', null],
  ['2.4.1', '2.5', 'keep', null],
  [null, 'v2.4.1', 'keep', null],
  [null, '2.4.1-rc', 'keep', null],
  ['2.4.1-rc', '2.4.1', 'reset', '2.4.1'],
  ['12.10.34', '12.10.34', 'keep', null],
  ['12.10.34', '12.11.0', 'keep', '12.11.0'],
  ['12.10.34', '13.0.0', 'clear', '13.0.0'],
  ['2.4.1', ' 2.4.2 ', 'keep', '2.4.2'],
] as const)('a cart of release %p meets %p: %s it, store %p [CVAL-008, CVAL-009, CVAL-010, CVAL-011, GEN-024]', (stored, current, cart, store) => {
  expect(checkVersion(stored, current)).toEqual({ cart, store });
});
