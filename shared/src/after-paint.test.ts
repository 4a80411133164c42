/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterPaint } from './after-paint.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the work comes in a task of its own after the second frame, once', () => {
  const seen: string[] = [];
  afterPaint(() => seen.push('work'));
  requestAnimationFrame(() => {
    seen.push('frame');
    requestAnimationFrame(() => seen.push('next frame'));
  });
  jest.runAllTimers();
  expect(seen).toEqual(['frame', 'next frame', 'work']);
});

test('where no frame comes the work is done nevertheless', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const work = jest.fn();
  afterPaint(work);
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([0, 1, 2])('what is cancelled after %i frames is not done', (frames) => {
  const work = jest.fn();
  const cancel = afterPaint(work);
  for (let frame = 0; frame < frames; frame += 1) jest.advanceTimersToNextFrame();
  cancel();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
