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
