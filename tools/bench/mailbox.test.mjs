import { expect, test } from '@jest/globals';
import { comparison, interleaved } from './mailbox.mjs';

test('both are called equally often, each first every second time, with nothing of the try before', async () => {
  const done = [];
  const taken = await interleaved(['known', 'unknown'], 3, async (name) => void done.push(name), async () => void done.push('-'));
  expect(done.join(' ')).toBe('- known - unknown - unknown - known - known - unknown');
  expect([taken.known.length, taken.unknown.length]).toEqual([3, 3]);
});

test('the median of the known mailbox is divided by that of the unknown one', () => {
  expect(comparison('log-in', { known: [30, 22, 900], unknown: [20, 800, 25] })).toBe('| log-in | 30.0 ms | 25.0 ms | × 1.200 |');
});
