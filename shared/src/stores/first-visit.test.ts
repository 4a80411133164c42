import { expect, test } from '@jest/globals';
import { freshStorage } from '../testing/memory-storage.ts';
import { firstVisit } from './first-visit.ts';

test('a first visit is over when it was closed, and only then [SHELL-007, STG-009]', () => {
  for (const [text, over] of [['false', true], ['true', false], ['', false], ['0', false]] as const) {
    freshStorage({ 'first-time': text });
    expect(firstVisit.isOver()).toBe(over);
  }
  const { local } = freshStorage();
  expect(firstVisit.isOver()).toBe(false);
  firstVisit.end();
  expect([firstVisit.isOver(), local.entries()]).toEqual([true, { 'first-time': 'false' }]);
});
