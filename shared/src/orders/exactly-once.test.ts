import { beforeEach, describe, expect, test } from '@jest/globals';
import { clock, isString, logIn, logOut } from '@brasa/shared/runtime';
import { HttpError, NetworkError } from '../http/errors.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { attemptMemories } from './attempt-memory.ts';
import { createAttempts } from './attempts.ts';
import { createSender, type SendOutcome } from './exactly-once.ts';

type Placed = { readonly content: string };
type Outcome = SendOutcome<Placed>;

const memories = attemptMemories<string>({ path: '/pay', field: 'attempt', key: 'pz-test-attempt', isParts: isString });
const attempts = createAttempts<string, string>({ name: 'attempts-under-test', ...memories, partsOf: (draft) => draft });
const placed = (content: string): Outcome => ({ kind: 'placed', content });
const lost = new NetworkError();
const conflict = new HttpError(409, null);
const tooMany = new HttpError(429, { codigoRetorno: '01', mensajeRetorno: 'Espera un momento.' });

let now = 0;
let storage: ReturnType<typeof freshStorage>;
beforeEach(() => {
  resetStores();
  storage = freshStorage();
  now = 0;
});

/** A page that sends: each post takes the next answer; an answer that is an error is thrown. */
function aPage(answers: readonly (Outcome | Error)[], { found = null, asksUntilKnown = false }: { found?: Outcome | Error | null; asksUntilKnown?: boolean } = {}) {
  const posts: (readonly [draft: string, writeId: string])[] = [];
  const asked: string[] = [];
  const settle = <T,>(answer: T | Error): T => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const sender = createSender<string, string, Placed>({
    attempts,
    contentOf: (draft) => draft,
    post: async (draft, writeId) => {
      posts.push([draft, writeId]);
      return settle(answers[posts.length - 1] ?? placed(draft));
    },
    findArrived: async (writeId) => {
      asked.push(writeId);
      return settle(found);
    },
    alreadySent: 'Ya está en proceso',
    asksUntilKnown,
    now: () => now,
  });
  const press = (draft: string): Promise<Outcome> => {
    now += 1000;
    return sender.send(draft);
  };
  return { sender, press, posts, asked, ids: () => posts.map(([, id]) => id) };
}

test('a press 349 ms after the last one, or while an order is on its way, sends nothing', async () => {
  const { sender, posts } = aPage([]);
  const first = sender.send('a');
  expect(sender.isSending()).toBe(true);
  now = 5000;
  expect(await sender.send('a')).toEqual({ kind: 'ignored' });
  await first;
  expect(sender.isSending()).toBe(false);
  await sender.send('a');
  now += 349;
  expect([await sender.send('a'), posts.length]).toEqual([{ kind: 'ignored' }, 2]);
});

test('an id is used until it is answered, and never afterwards', async () => {
  const { press, ids } = aPage([lost, lost]);
  expect([(await press('a')).kind, (await press('a')).kind, await press('a')]).toEqual(['unknown', 'unknown', placed('a')]);
  expect(new Set(ids()).size).toBe(1);
  await press('a');
  expect(new Set(ids()).size).toBe(2);
});

test.each([
  ['a refusal', { kind: 'refused', message: 'No', pricing: null } as Outcome, 'refused', 2],
  ['being turned away at the first try', new HttpError(429, null), 'failed', 2],
  ['a server that broke', new HttpError(500, null), 'unknown', 1],
  ['an answer that is none of the contract’s', { kind: 'failed' } as Outcome, 'unknown', 1],
])('%s: the next press has %s', async (_what, answer, kind, ids) => {
  const page = aPage([answer]);
  expect((await page.press('a')).kind).toBe(kind);
  await page.press('a');
  expect(new Set(page.ids()).size).toBe(ids);
});

test('being turned away when it is sent again says nothing of the first time', async () => {
  const { press } = aPage([lost, tooMany]);
  await press('a');
  expect(await press('a')).toEqual({ kind: 'unknown', message: 'Espera un momento.' });
});

test('what the server says of too many tries is handed on, and of nothing else', async () => {
  expect(await aPage([tooMany]).press('a')).toEqual({ kind: 'failed', message: 'Espera un momento.' });
  resetStores();
  expect(await aPage([new HttpError(403, { codigoRetorno: '01', mensajeRetorno: 'No' })]).press('b')).toEqual({ kind: 'failed' });
});

describe('an order that was changed after its answer was lost', () => {
  test('takes the place of one that did not arrive', async () => {
    const { press, posts, ids } = aPage([lost]);
    await press('a');
    expect(await press('b')).toEqual(placed('b'));
    expect([posts.map(([draft]) => draft), new Set(ids()).size]).toEqual([['a', 'b'], 1]);
  });

  test('is not made beside one that did: that one is told', async () => {
    const { press, posts, ids } = aPage([lost, conflict, placed('a')]);
    await press('a');
    expect(await press('b')).toEqual(placed('a'));
    expect([posts.map(([draft]) => draft), new Set(ids()).size]).toEqual([['a', 'b', 'a'], 1]);
  });
});

describe('an order whose content a reload has lost', () => {
  const interrupt = (change: object = {}): void => {
    storage.local.setItem('pz-test-attempt', JSON.stringify({ format: 1, value: { writeId: 'id-1', asCustomer: false, at: clock.now(), parts: 'a', ...change } }));
    attempts.resume(memories.device);
  };

  test('is asked for before anything is sent, and its end is told', async () => {
    interrupt();
    const { press, posts, asked } = aPage([], { found: placed('a') });
    expect([await press('b'), posts, asked, storage.local.entries()]).toEqual([placed('a'), [], ['id-1'], {}]);
  });

  test('and that never arrived is sent under the same id', async () => {
    interrupt();
    const { press, posts } = aPage([]);
    expect([await press('b'), posts]).toEqual([placed('b'), [['b', 'id-1']]]);
  });

  test.each([
    [true, 'unknown', 'id-1'],
    [false, 'in-process', undefined],
  ])('and that is there but cannot be asked about: with asksUntilKnown %s it is %s', async (asksUntilKnown, kind, id) => {
    interrupt();
    const { press } = aPage([conflict], { found: lost, asksUntilKnown });
    expect((await press('b')).kind).toBe(kind);
    expect(memories.device.read()?.writeId).toBe(id);
  });

  test('is left alone after a day, when the server does not know its id any longer', async () => {
    interrupt({ at: clock.now() - 24 * 3_600_000 });
    const { press, asked, ids } = aPage([]);
    await press('b');
    expect([asked, ids().includes('id-1')]).toEqual([[], false]);
  });
});

test('what a customer sent is not sent again by a guest', async () => {
  logIn({ token: 't', refresh: 'r' });
  const { press, posts } = aPage([lost]);
  await press('a');
  logOut({ quiet: true });
  expect([(await press('a')).kind, posts.length]).toEqual(['session-ended', 1]);
});

test('a log-out forgets what was sent; a session that was lost does not', async () => {
  const { press } = aPage([lost, lost]);
  await press('a');
  logOut({ quiet: true });
  expect(attempts.store.get().undecided).toHaveLength(1);
  logOut();
  expect(attempts.store.get().undecided).toEqual([]);
});
