import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { recentlyUsed } from './recently-used.ts';

test('what was asked for last stays, the rest goes when there is too much', () => {
  const cache = recentlyUsed<string>(8, (text) => text.length);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key.repeat(2));
  cache.get('a');
  cache.set('e', 'ee');
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(['aa', undefined, 'cc', 'dd', 'ee']);
});

test('the weight of what is kept never passes the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 30 }))), (writes) => {
      const cache = recentlyUsed<number>(40, (weight) => weight);
      for (const [key, weight] of writes) cache.set(key, weight);
      expect(['a', 'b', 'c', 'd', 'e'].reduce((sum, key) => sum + (cache.get(key) ?? 0), 0)).toBeLessThanOrEqual(40);
    }),
  );
});
