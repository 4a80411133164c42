import { expect, test } from '@jest/globals';
import { median, table } from './table.mjs';

test('one slow run does not move the median', () => {
  expect(median([3, 1, 900])).toBe(3);
  expect(median([4, 2])).toBe(3);
});

const result = (variant, lcp) => ({ path: '/', variant, runs: lcp.map((value) => ({ values: { lcp: value, fcp: 0, tbt: 0, cls: 0, score: 90, observedLcp: 1, script: 2048, images: 0, document: 0, total: 0, requests: 3 } })) });

test('the composed page is divided by the other two, and by nothing that is zero', () => {
  const text = table([result('composed', [900, 1200, 5000]), result('bundle', [1000]), result('static', [600])]);
  expect(text).toContain('| LCP | 1200 ms | 1000 ms | 600 ms | × 1.20 | × 2.00 |');
  expect(text).toContain('| TBT | 0 ms | 0 ms | 0 ms | – | – |');
  expect(text).toContain('| CLS | 0.0000 | 0.0000 | 0.0000 |  |  |');
});
