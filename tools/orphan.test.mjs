import { expect, jest, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { whenOrphaned } from './orphan.mjs';

test('below npm, losing the shell in between stops us once', async () => {
  const stop = jest.fn();
  let parent = 10;
  whenOrphaned(stop, { env: { npm_lifecycle_event: 'start' }, parent: () => parent, every: 5 });
  await pause(30);
  expect(stop).not.toHaveBeenCalled();
  parent = 1;
  await pause(50);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('without npm we may outlive our shell', async () => {
  const stop = jest.fn();
  let parent = 10;
  whenOrphaned(stop, { env: {}, parent: () => parent, every: 5 });
  parent = 1;
  await pause(30);
  expect(stop).not.toHaveBeenCalled();
});
