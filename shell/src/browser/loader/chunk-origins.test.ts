/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { chunkOrigins } from './chunk-origins.ts';
import { createOrigins } from './origins.ts';
import { rememberedWords } from './remembered-words.ts';
import type { LoadScript, ScriptDone } from './scripts.ts';
import { loadFromOther } from './second-origin.ts';
import { setDownlink } from './testing/downlink.ts';

const first = 'http://localhost/r/mf-menu/1.0.0/1.js';
const second = 'http://localhost/r2/mf-menu/1.0.0/1.js';
const chosen = { version: '1.0.0', globalName: 'mf_menu', entry: 'remoteEntry.js', base: '/r/mf-menu/1.0.0/', fallbackBase: '/r2/mf-menu/1.0.0/', exposes: {}, integrity: {} };

/** As webpack's loader in a remote: what it was asked for, and how each of it ends. */
function aLoader({ isAway = false, mayWait = true, own = first, extraMs }: { isAway?: boolean; mayWait?: boolean; own?: string; extraMs?: number } = {}) {
  const away = rememberedWords({ getItem: () => (isAway ? 'http://localhost/r/' : null), setItem: () => {} }, 'away');
  const origins = createOrigins(away);
  const ask = chunkOrigins(away, async (...script) => loadFromOther([chosen], origins, ...script));
  const asked: string[] = [];
  const ends = new Map<string, ScriptDone>();
  const load: LoadScript = (url, done) => {
    asked.push(url);
    ends.set(url, done);
  };
  const done = jest.fn<ScriptDone>();
  /** Asks for the chunk, as a module that is imported for the first time does. */
  const imports = (): void => {
    const ended = ask(own, done, load, mayWait, extraMs);
    if (ended) load(own, ended);
  };
  const passes = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);
  return { asked, done, imports, passes, ends: (url: string, type: string): void => ends.get(url)?.({ type }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  setDownlink(undefined);
  jest.useRealTimers();
});

test('a chunk that does not arrive is asked for at the other origin after two and a half seconds', async () => {
  const { asked, done, imports, passes, ends } = aLoader();
  imports();
  await passes(2400);
  expect(asked).toEqual([first]);
  await passes(200);
  expect(asked).toEqual([first, second]);
  ends(second, 'load');
  expect(done).toHaveBeenCalledWith({ type: 'load' });
});

test('on a slow line a chunk is asked for at the other origin later, and not at all when it arrives', async () => {
  setDownlink(0.1);
  const { asked, imports, passes, ends } = aLoader();
  imports();
  await passes(9900);
  expect(asked).toEqual([first]);
  await passes(200);
  expect(asked).toEqual([first, second]);
  ends(first, 'load');
  imports();
  await passes(9000);
  ends(first, 'load');
  await passes(9000);
  expect(asked).toEqual([first, second, first]);
});

test.each([
  ['is asked for', {}, [first, second]],
  ['of the second origin is asked for while the first one is away', { isAway: true, own: second }, [second, first]],
  ['that is asked for elsewhere because its own origin is away is asked for', { isAway: true }, [second, first]],
])('a large chunk %s at the other origin only when it has not arrived in the time that it may take', async (_, options, order) => {
  const { asked, imports, passes } = aLoader({ ...options, extraMs: 17_000 });
  imports();
  await passes(19_400);
  expect(asked).toEqual(order.slice(0, 1));
  await passes(200);
  expect(asked).toEqual(order);
});

test('after an origin failed no script of it is inserted: one that does not arrive keeps a connection', async () => {
  const { asked, done, imports, passes, ends } = aLoader();
  imports();
  ends(first, 'error');
  await passes(0);
  ends(second, 'load');
  imports();
  await passes(0);
  expect(asked).toEqual([first, second, second]);
  ends(second, 'load');
  expect(done).toHaveBeenCalledTimes(2);
});

test('the origin that was away is asked when the other one does not have the chunk', async () => {
  const { asked, done, imports, passes, ends } = aLoader({ isAway: true });
  imports();
  await passes(0);
  expect(asked).toEqual([second]);
  ends(second, 'error');
  expect(asked).toEqual([second, first]);
  ends(first, 'load');
  expect(done.mock.calls).toEqual([[{ type: 'load' }]]);
});

test('slow is not away: a chunk that comes late is used, and its origin is asked first again', async () => {
  const { asked, done, imports, passes, ends } = aLoader();
  imports();
  await passes(2600);
  ends(second, 'error');
  expect(done).not.toHaveBeenCalled();
  ends(first, 'load');
  expect(done).toHaveBeenCalledWith({ type: 'load' });
  imports();
  expect(asked.at(-1)).toBe(first);
});

test('a chunk that neither origin has is missing, once', async () => {
  const { done, imports, passes, ends } = aLoader();
  imports();
  ends(first, 'error');
  await passes(0);
  ends(second, 'error');
  expect(done.mock.calls).toEqual([[{ type: 'error' }]]);
});

test.each([
  ['fails', async ({ ends, passes }: ReturnType<typeof aLoader>) => (ends(second, 'error'), passes(0))],
  ['does not arrive', async ({ passes }: ReturnType<typeof aLoader>) => passes(2600)],
])('while the first origin is away, a chunk of the second one that %s is asked for at the first one', async (_, what) => {
  const loader = aLoader({ isAway: true, own: second });
  loader.imports();
  await what(loader);
  expect(loader.asked).toEqual([second, first]);
  loader.ends(first, 'load');
  expect(loader.done.mock.calls).toEqual([[{ type: 'load' }]]);
});

test.each([
  ['fails', async ({ ends }: ReturnType<typeof aLoader>) => ends(second, 'error')],
  ['does not arrive', async ({ passes }: ReturnType<typeof aLoader>) => passes(2600)],
])('an origin that was away and answers while the other one %s is asked first again', async (_, what) => {
  const loader = aLoader({ isAway: true });
  loader.imports();
  await loader.passes(0);
  await what(loader);
  loader.ends(first, 'load');
  loader.imports();
  expect(loader.asked).toEqual([second, first, first]);
});

test('a version whose loader always inserts its script does not wait for it while its origin is away', async () => {
  const { asked, imports, done, passes, ends } = aLoader({ isAway: true, mayWait: false });
  imports();
  await passes(0);
  expect(asked).toEqual([first, second]);
  ends(second, 'load');
  expect(done).toHaveBeenCalledTimes(1);
});
