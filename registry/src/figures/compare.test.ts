import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compare, percentileRanks, rateOf, type ArmFacts } from './compare.ts';

test('a rate has the interval of Wilson, as worked out elsewhere', () => {
  // statsmodels: proportion_confint(10, 100, method='wilson') and (0, 50).
  expect(rateOf(10, 100)).toMatchObject({ rate: 0.1, low: expect.closeTo(0.05522914, 6), high: expect.closeTo(0.17436566, 6) });
  expect(rateOf(0, 50)).toMatchObject({ rate: 0, low: 0, high: expect.closeTo(0.07135, 4) });
  expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, rate: 0, low: 0, high: 1 });
});

test('the rate lies in its interval, which gets narrower with more visits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }), (count, rest) => {
      const { rate, low, high } = rateOf(count, count + rest);
      const wider = rateOf(count * 10, (count + rest) * 10);
      expect(low <= rate + 1e-12 && rate <= high + 1e-12 && low >= 0 && high <= 1).toBe(true);
      expect(wider.high - wider.low).toBeLessThan(high - low);
    }),
  );
});

test('the 75th percentile and its interval lie among the values, in their order', () => {
  expect(percentileRanks(100)).toEqual({ p75: 75, low: 67, high: 84 });
  expect(percentileRanks(7)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 1_000_000 }), (count) => {
      const { p75, low, high } = percentileRanks(count) ?? { p75: 0, low: 0, high: 0 };
      expect(1 <= low && low < p75 && p75 <= high && high <= count).toBe(true);
    }),
  );
});

const arm = (more: Partial<ArmFacts>): ArmFacts => ({ version: '1.0.0+00000001', share: 50, visits: 0, reported: 0, failed: 0, failedLater: 0, fellBack: 0, tasks: 0, detailed: 0, loaded: 0, loadFailed: 0, renderFailed: 0, paymentBegun: 0, lcpMs: null, inpMs: null, cls: null, ...more });

test('visits that are not spread as the shares say are noticed, and chance is not', () => {
  const ratio = (candidate: number, stable: number) => compare('mf-menu', 0, [arm({ share: 5, visits: candidate }), arm({ share: 95, visits: stable })]).sampleRatio;
  expect(ratio(510, 9490)).toMatchObject({ matches: true });
  // Half of the candidate's visits are lost.
  expect(ratio(260, 9740)).toMatchObject({ matches: false, chiSquare: expect.closeTo((240 ** 2) / 500 + (240 ** 2) / 9500, 6) });
  expect([ratio(1, 19), compare('mf-menu', 0, [arm({ share: 100, visits: 1000 })]).sampleRatio]).toEqual([null, null]);
});
