import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { repeat } from './repeat.ts';

const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line), error: (_: object, line: string) => void lines.push(line) };
const what = 'Looking';

beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a run that takes longer than the pause is not joined by a second one, and stopping waits for it', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const looking = repeat({ everyMs: 1000, log, what }, work);
  await jest.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledTimes(1);
  let hasStopped = false;
  const stopping = looking.stop().then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect([hasStopped, work.mock.calls.length]).toEqual([false, 1]);
  ends[0]?.();
  await stopping;
});

test('ten minutes of failure are two lines: when it began and when it was over', async () => {
  let isAway = true;
  const looking = repeat({ everyMs: 1000, log, what }, async () => {
    if (isAway) throw new Error('nobody answers');
  });
  await jest.advanceTimersByTimeAsync(600_000);
  isAway = false;
  await jest.advanceTimersByTimeAsync(10_000);
  await looking.stop();
  expect(lines).toEqual(['Looking failed; it is tried again', 'Looking works again']);
});

test('what fails for another reason meanwhile is told as well, each reason once', async () => {
  const waiting = ['one order', 'one order', 'two orders', 'one order'];
  const looking = repeat({ everyMs: 1000, log, what }, async () => {
    const reason = waiting.shift();
    if (reason !== undefined) throw new Error(reason);
  });
  await jest.advanceTimersByTimeAsync(5500);
  await looking.stop();
  expect(lines).toEqual(['Looking failed; it is tried again', 'Looking failed; it is tried again', 'Looking works again']);
});
