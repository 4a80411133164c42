import { beforeEach, expect, test } from '@jest/globals';
import { type TestApi, testApi } from '../test/helper.ts';
import type { Authenticate } from './calls/caller.ts';
import type { Module } from './calls/module.ts';

const authenticate: Authenticate = async () => ({ kind: 'unknown' });
const happened: string[] = [];
const lines: string[] = [];

const signal = () => {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
};
/** What «slow» waits for, and what tells that «last» began. */
let slow = signal();
let last = signal();
const modules: readonly Module[] = [
  { name: 'broken', start: () => Promise.reject(new Error('no queue')) },
  { name: 'slow', start: async () => (await slow.given, void happened.push('slow began')), stop: async () => void happened.push('slow ended') },
  { name: 'last', start: async () => (happened.push('last began'), last.give()) },
];

let api: TestApi;
beforeEach(async () => {
  happened.length = 0;
  slow = signal();
  last = signal();
  api = await testApi({ compose: () => ({ modules, authenticate }), logTo: { write: (line) => void lines.push(line) } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});

test('an area whose work cannot begin is named, and keeps no other from its own', async () => {
  slow.give();
  await last.given;
  await api.close();
  expect(lines.join('')).toContain('the background work of broken could not begin');
});

test('a server that is told to end while its work begins ends after that, and begins no more', async () => {
  const closed = api.close();
  setTimeout(() => slow.give(), 50);
  await closed;
  expect(happened).toEqual(['slow began', 'slow ended']);
});
