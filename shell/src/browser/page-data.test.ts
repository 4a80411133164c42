/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PageRemotes, SentPage } from '../composition/page-data.ts';
import { addRemotes } from './page-data.ts';

const remotesFile = '/answers/remotes.0123456789abcdef_5a547854.json';
const said = { remotes: [{ name: 'mf-menu' }], integrity: { '/s/lazy.js': 'sha384-x' } } as unknown as PageRemotes;
const page = { title: 'Inicio', answers: [] } as unknown as SentPage;

/** Status of each answer, one after the other; the last one stays. 0: no answer comes. */
function serverWith(...statuses: readonly number[]): jest.Mock<(url: string) => Promise<unknown>> {
  const left = [...statuses];
  const fetch = jest.fn(async (_url: string) => {
    const status = (left.length > 1 ? left.shift() : left[0]) ?? 0;
    if (status === 0) throw new TypeError('Failed to fetch');
    return { ok: status === 200, status, json: async () => said, clone: () => ({ body: null }) };
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

const waitFor = jest.fn((ask: () => Promise<void>, _hasFailed: boolean) => ask());
const leave = jest.fn();
const read = (sent: SentPage = { ...page, remotesFile }) => addRemotes(sent, waitFor, leave);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => void jest.useRealTimers());

test('the page is what stands in it and what its file says', async () => {
  const fetch = serverWith(200);
  expect(await read()).toEqual({ ...page, ...said });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([remotesFile]);
});

test('a page that says everything itself asks for nothing', async () => {
  const fetch = serverWith(0);
  expect(await read({ ...page, ...said })).toEqual({ ...page, ...said });
  expect(fetch).not.toHaveBeenCalled();
});

test('a file that no server has yet is asked for again two seconds later, and the page stays', async () => {
  const fetch = serverWith(404, 404, 200);
  const reading = read();
  await jest.advanceTimersByTimeAsync(1900);
  expect(fetch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(await reading).toEqual({ ...page, ...said });
  expect([leave.mock.calls, waitFor.mock.calls]).toEqual([[], []]);
});

test('a page of versions that no server knows is loaded anew; where that was done lately it waits', async () => {
  serverWith(404, 404, 404, 404, 200);
  const reading = read();
  await jest.advanceTimersByTimeAsync(2100);
  expect(leave.mock.calls).toEqual([[remotesFile]]);
  expect(waitFor.mock.calls.map(([, hasFailed]) => hasFailed)).toEqual([false]);
  expect(await reading).toEqual({ ...page, ...said });
});

test.each([
  ['no answer comes', 0],
  ['the server is not well', 503],
])('where %s the page waits for it, and is not loaded anew', async (_why, status) => {
  serverWith(...(status === 0 ? [0] : [status, status]), 200);
  expect(await read()).toEqual({ ...page, ...said });
  expect(waitFor.mock.calls.map(([, hasFailed]) => hasFailed)).toEqual([true]);
  expect(leave).not.toHaveBeenCalled();
});
