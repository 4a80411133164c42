/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTrial } from './trial.ts';

let element: HTMLElement;
let heading: HTMLElement;
const onBroken = jest.fn();
const onProved = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  element = document.createElement('div');
  heading = element.appendChild(document.createElement('h1'));
  document.body.append(element);
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
});

const begin = ({ hasSpare = false } = {}) =>
  createTrial({
    element,
    queryClient: { isFetching: () => 0 },
    hasSpare,
    report: () => {},
    onBroken,
    onDrawn: () => {},
    onProved,
  });
const press = (): void => heading.click();

test('what breaks by the first press on content is no fault of the version', async () => {
  const trial = begin();
  trial.drawn();
  press();
  trial.failed(new Error('pressed'));
  await Promise.resolve();
  expect([onProved.mock.calls.length, onBroken.mock.calls.length, trial.takesOver()]).toEqual([1, 0, false]);
});

test('a press that lets React finish the first picture counts as use of it', async () => {
  const trial = begin();
  // As React does: what is due is finished while the press is on its way through the root element.
  element.addEventListener('click', () => trial.drawn(), { capture: true, once: true });
  element.addEventListener('click', () => trial.failed(new Error('pressed')), { once: true });
  press();
  await Promise.resolve();
  expect([onProved.mock.calls.length, onBroken.mock.calls.length]).toEqual([1, 0]);
});

test('a press on what the server drew is no use of the version that comes later', async () => {
  const trial = begin();
  press();
  jest.advanceTimersByTime(1);
  trial.drawn();
  trial.failed(new Error('its own fault'));
  await Promise.resolve();
  expect([onProved.mock.calls.length, onBroken.mock.calls.length]).toEqual([0, 1]);
});

test('with another version at hand the first second of use still belongs to the trial', async () => {
  const trial = begin({ hasSpare: true });
  trial.drawn();
  press();
  jest.advanceTimersByTime(999);
  expect(trial.takesOver()).toBe(true);
  jest.advanceTimersByTime(1);
  expect([onProved.mock.calls.length, trial.takesOver()]).toEqual([1, false]);
});
