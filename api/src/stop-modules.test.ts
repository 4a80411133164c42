import { afterEach, expect, jest, test } from '@jest/globals';
import { stopModules } from './stop-modules.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('work that never ends, or fails to, keeps no other from its end, nor the server, and is named in the log', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const ended: string[] = [];
  const lines: string[] = [];
  const log = { error: ({ err }: { err: unknown }, message: string) => void lines.push(`${message}: ${(err as Error).message}`) };
  const modules = [
    { name: 'first', stop: async () => void ended.push('first') },
    { name: 'broken', stop: () => Promise.reject(new Error('The queue is closed')) },
    { name: 'idle' },
    { name: 'hanging', stop: () => new Promise<void>(() => {}) },
  ];
  await Promise.all([stopModules(modules, log), jest.advanceTimersByTimeAsync(5_000)]);
  expect(ended).toEqual(['first']);
  expect(lines).toEqual(['the background work of broken did not end: The queue is closed', 'the background work of hanging did not end: It has not ended within 5 seconds; it is made up for at the next start']);
});
