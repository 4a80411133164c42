import { expect, test } from '@jest/globals';
import { chores } from './housekeeping-chores.ts';

test('a chore that hangs or fails keeps no other, is said in the log, and is not begun twice', async () => {
  const begun: string[] = [];
  const lines: string[] = [];
  const log = { error: ({ err }: { err: unknown }, message: string) => void lines.push(`${message}: ${(err as Error).message}`), warn: (message: string) => void lines.push(message) };
  let end = (): void => {};
  const doAll = chores(
    {
      Hanging: () => new Promise<void>((resolve) => ((end = resolve), begun.push('hanging'))),
      Failing: async () => {
        begun.push('failing');
        throw new Error('No space left');
      },
      Last: async () => begun.push('last'),
    },
    { log, limitMs: 1, closing: new AbortController().signal },
  );
  await doAll();
  await doAll();
  expect(begun).toEqual(['hanging', 'failing', 'last', 'failing', 'last']);
  expect(lines).toEqual(['Hanging failed; it is tried again: It has not ended within 0.001 seconds and goes on; the next ones are not kept waiting', 'Failing failed; it is tried again: No space left']);
  end();
  await doAll();
  expect(begun.filter((chore) => chore === 'hanging')).toHaveLength(1);
  expect(lines.at(-1)).toBe('Hanging works again');
});

test('no chore is begun once the server closes', async () => {
  const begun: string[] = [];
  const closing = new AbortController();
  const log = { error: () => {}, warn: () => {} };
  await chores({ First: async () => (closing.abort(), begun.push('first')), Second: async () => begun.push('second') }, { log, limitMs: 60_000, closing: closing.signal })();
  expect(begun).toEqual(['first']);
});
