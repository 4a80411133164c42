import { afterEach, expect, jest, test } from '@jest/globals';
import { type Chore, chores } from './housekeeping-chores.ts';

afterEach(() => {
  jest.useRealTimers();
});

const limitMs = 60_000;

function logged() {
  const lines: string[] = [];
  return { lines, log: { error: ({ err }: { err: unknown }, message: string) => void lines.push(`${message}: ${(err as Error).message}`), warn: (message: string) => void lines.push(message) } };
}

/** A chore that is under way until the test ends it. */
function hanging(begun: string[]) {
  const next = { end: (): void => {}, fail: (_error: Error): void => {} };
  const chore: Chore = () => new Promise<void>((resolve, reject) => Object.assign(next, { end: resolve, fail: reject }) && begun.push('hanging'));
  return { chore, next };
}

test('a chore that hangs or fails keeps no other, is said in the log, and is not begun twice', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const begun: string[] = [];
  const { lines, log } = logged();
  const { chore, next } = hanging(begun);
  const { doAll } = chores(
    {
      Hanging: chore,
      Failing: async () => {
        begun.push('failing');
        throw new Error('No space left');
      },
      Last: async () => begun.push('last'),
    },
    { log, limitMs, closing: new AbortController().signal },
  );
  const round = async () => void (await Promise.all([doAll(0), jest.advanceTimersByTimeAsync(limitMs)]));
  await round();
  await round();
  expect(begun).toEqual(['hanging', 'failing', 'last', 'failing', 'last']);
  expect(lines).toEqual(['Hanging failed; it is tried again: It has not ended within 60 seconds and goes on; the next ones are not kept waiting', 'Failing failed; it is tried again: No space left']);
  next.end();
  await doAll(0);
  expect(begun.filter((name) => name === 'hanging')).toHaveLength(1);
  expect(lines.at(-1)).toBe('Hanging works again');
});

test('a chore past its limit is waited for at the end, and its failure is still said in the log', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { lines, log } = logged();
  const { chore, next } = hanging([]);
  const { doAll, ended } = chores({ Hanging: chore }, { log, limitMs, closing: new AbortController().signal });
  await Promise.all([doAll(0), jest.advanceTimersByTimeAsync(limitMs)]);
  let isOver = false;
  const end = ended().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(limitMs);
  expect(isOver).toBe(false);
  next.fail(new Error('No space left'));
  await end;
  expect(lines.at(-1)).toBe('Hanging failed; it is tried again: No space left');
});

test('all chores of a round are done for the same moment', async () => {
  const moments: number[] = [];
  const chore = async (now: number) => moments.push(now);
  await chores({ First: chore, Second: chore }, { log: logged().log, limitMs, closing: new AbortController().signal }).doAll(7);
  expect(moments).toEqual([7, 7]);
});

test('no chore is begun once the server closes', async () => {
  const begun: string[] = [];
  const closing = new AbortController();
  await chores({ First: async () => (closing.abort(), begun.push('first')), Second: async () => begun.push('second') }, { log: logged().log, limitMs, closing: closing.signal }).doAll(0);
  expect(begun).toEqual(['first']);
});
