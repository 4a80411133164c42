import { expect, test } from '@jest/globals';
import { tapTable, upperQuartile } from './tap-table.mjs';

const samples = (took, inp = 40) => took.map((tookMs) => ({ tookMs, inpMs: inp }));

test('three quarters of the samples are not above the upper quartile', () => {
  expect(upperQuartile([4, 1, 3, 2])).toBe(3);
  expect(upperQuartile([7])).toBe(7);
});

test('a tap is divided by the same tap on the static page, and by the slowest of its taps where it has no such tap', () => {
  const list = [
    { name: 'home → category', variant: 'shop', samples: samples([150, 200, 900]) },
    { name: 'home → category', variant: 'static', samples: samples([100]) },
    { name: 'category → product', variant: 'static', samples: samples([80]) },
    { name: '«Añadir» → count', variant: 'shop', samples: samples([50]) },
    { name: 'home opened, LCP', variant: 'shop', samples: samples([70]) },
  ];
  const text = tapTable(new Map([['cold, 4×', list]]));
  expect(text).toContain('### cold, 4×');
  expect(text).toContain('| home → category | 200 ms | 900 ms | 100 ms | × 2.00 | 40 ms |');
  expect(text).toContain('| «Añadir» → count | 50 ms | 50 ms | 100 ms | × 0.50 | 40 ms |');
  expect(text).toContain('| home opened, LCP | 70 ms | 70 ms | – | – | – |');
  const both = tapTable(new Map([['cold, 4×', [...list, { name: 'home opened, LCP', variant: 'static', samples: samples([50]) }]]]), 'small menu');
  expect(both).toContain('÷ small menu');
  expect(both).toContain('| home opened, LCP | 70 ms | 70 ms | 50 ms | × 1.40 | – |');
});
