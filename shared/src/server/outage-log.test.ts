import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createOutageLog } from './outage-log.ts';

const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line), error: ({ err }: { err: unknown }, line: string) => void lines.push(`${line}: ${(err as Error).message}`) };
const options = { log, what: 'The database', meanwhile: 'calls wait' };

beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test('a thousand failures for one reason are one line, until it works again', () => {
  const outage = createOutageLog(options);
  outage.worked();
  for (let times = 0; times < 1000; times += 1) {
    outage.failed(new Error('refused'));
    jest.advanceTimersByTime(100);
  }
  outage.worked();
  outage.worked();
  jest.advanceTimersByTime(1000);
  outage.failed(new Error('refused'));
  expect(lines).toEqual(['The database failed; calls wait: refused', 'The database works again', 'The database failed; calls wait: refused']);
});

test('another reason is logged as well, but no more than a line a second', () => {
  const outage = createOutageLog(options);
  for (const reason of ['one', 'two', 'three']) outage.failed(new Error(reason));
  jest.advanceTimersByTime(1000);
  for (const reason of ['one', 'two', 'three']) outage.failed(new Error(reason));
  expect(lines).toEqual(['The database failed; calls wait: one', 'The database failed; calls wait: two']);
});

test('where nobody says that it works again, an outage is over after a time without a failure', () => {
  const outage = createOutageLog({ ...options, overAfterMs: 10_000 });
  for (let seconds = 0; seconds < 30; seconds += 5) {
    outage.failed(new Error('refused'));
    jest.advanceTimersByTime(5000);
  }
  expect(lines).toHaveLength(1);
  jest.advanceTimersByTime(5000);
  expect(lines).toEqual(['The database failed; calls wait: refused', 'The database works again']);
});
