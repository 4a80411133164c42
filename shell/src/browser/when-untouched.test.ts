/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenUntouched } from './when-untouched.ts';

/** Idle when the test says so. */
let idle: (() => void)[] = [];
const becomeIdle = () => idle.splice(0).forEach((run) => run());
const press = (kind: string) => dispatchEvent(new Event(kind));

beforeEach(() => {
  idle = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('what can wait is done when the page was left alone and the browser is idle, once', () => {
  const work = jest.fn();
  whenUntouched(work, 4000);
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
  press('pointerdown');
  jest.runAllTimers();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('a %s puts it off, also when it was about to begin', (kind) => {
  const work = jest.fn();
  whenUntouched(work, 4000);
  jest.advanceTimersByTime(3999);
  press(kind);
  jest.advanceTimersByTime(3999);
  expect(idle).toEqual([]);
  jest.advanceTimersByTime(1);
  press(kind);
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});
