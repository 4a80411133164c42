/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { lineFactor } from './line-factor.ts';
import { setDownlink } from './testing/downlink.ts';

afterEach(() => setDownlink(undefined));

test.each([
  [undefined, 1],
  [10, 1.03],
  [0.6, 1.5],
  [0.15, 3],
  [0.1, 4],
  [0.025, 5],
  [0, 5],
])('at %s Mbit/s limits are %s times as long', (downlink, factor) => {
  setDownlink(downlink);
  expect(lineFactor()).toBeCloseTo(factor);
});
