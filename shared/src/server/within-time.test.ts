import { expect, test } from '@jest/globals';
import { withinTime } from './within-time.ts';

test('work that is done in time gives its result, or its own failure', async () => {
  await expect(withinTime(60_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withinTime(60_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('work that is not done in time fails with the time', async () => {
  await expect(withinTime(10, new Promise(() => {}))).rejects.toThrow('Not done within 10 ms');
});
