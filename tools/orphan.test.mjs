import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenOrphaned } from './orphan.mjs';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('below npm, losing the shell in between stops us once', () => {
  const stop = jest.fn();
  let parent = 10;
  whenOrphaned(stop, { env: { npm_lifecycle_event: 'start' }, parent: () => parent, every: 5 });
  jest.advanceTimersByTime(30);
  expect(stop).not.toHaveBeenCalled();
  parent = 1;
  jest.advanceTimersByTime(50);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('without npm we may outlive our shell', () => {
  const stop = jest.fn();
  let parent = 10;
  whenOrphaned(stop, { env: {}, parent: () => parent, every: 5 });
  parent = 1;
  jest.advanceTimersByTime(30);
  expect(stop).not.toHaveBeenCalled();
});
