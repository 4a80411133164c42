import { expect, test } from '@jest/globals';
import { limitVisits } from './visit-limit.ts';

const [she, another] = ['a'.repeat(32), 'b'.repeat(32)];

test('of a visitor who loads a thousand pages a hundred count in an hour; those of others all count', () => {
  let now = 0;
  const counts = limitVisits(() => now);
  const counted = (visitor: string, pages: number) => Array.from({ length: pages }, () => counts(visitor)).filter(Boolean).length;
  expect([counted(she, 1000), counted(another, 3)]).toEqual([100, 3]);
  now = 3_599_999;
  expect(counted(she, 1)).toBe(0);
  now = 3_600_000;
  expect(counted(she, 1000)).toBe(100);
});

test('of so many visitors at once only the latest are remembered: the memory that they take has an end', () => {
  const counts = limitVisits(() => 0);
  for (let page = 0; page <= 100; page += 1) counts(she);
  for (let other = 1; other < 50_000; other += 1) counts(String(other));
  expect(counts(she)).toBe(false);
  for (let other = 0; other < 50_000; other += 1) counts(`one more ${other}`);
  expect(counts(she)).toBe(true);
});
