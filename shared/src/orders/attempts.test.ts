import { beforeEach, expect, test } from '@jest/globals';
import { bus, isString, logIn } from '@brasa/shared/runtime';
import { resetStores } from '../testing/reset.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { attemptMemories } from './attempt-memory.ts';
import { createAttempts, isAskable, isRecent, type AttemptMemory, type StoredAttempt } from './attempts.ts';

const day = 24 * 3_600_000;
const start = Date.now();

/** As the entry of the history and the device are, without either. */
function aMemory(kept: StoredAttempt<string> | null = null): AttemptMemory<string> & { kept: StoredAttempt<string> | null } {
  const memory = {
    kept,
    read: () => memory.kept,
    write: (attempt: StoredAttempt<string>) => void (memory.kept = attempt),
    forget: (writeId: string) => void (memory.kept?.writeId === writeId && (memory.kept = null)),
  };
  return memory;
}

const anAttempt = (more: Partial<StoredAttempt<string>> = {}): StoredAttempt<string> => ({ writeId: 'w1', asCustomer: false, at: start, parts: 'two pizzas', ...more });

let count = 0;
function theAttempts(memory = aMemory(), device = aMemory()) {
  count += 1;
  const attempts = createAttempts<{ readonly content: string }, string>({ name: `attempts-test-${count}`, memory, device, partsOf: ({ content }) => content });
  const send = (writeId: string, content: string, asCustomer = false) => attempts.store.set((state) => ({ ...state, undecided: [{ writeId, draft: { content }, content, asCustomer }, ...state.undecided] }));
  return { attempts, memory, device, send };
}

beforeEach(() => {
  resetStores();
  freshStorage();
});

test('the latest content that was sent is kept, as what the device names it by', () => {
  const { attempts, memory, device, send } = theAttempts();
  attempts.keep();
  expect(memory.kept).toBeNull();
  send('w1', 'one pizza');
  send('w1', 'two pizzas', true);
  attempts.keep();
  expect([memory.kept, device.kept]).toEqual([{ writeId: 'w1', parts: 'two pizzas', asCustomer: true, at: expect.any(Number) }, null]);
});

test('after a reload an attempt goes on under its id, and is kept with the time of its first sending', () => {
  const at = Date.now() - 60_000;
  const { attempts, memory } = theAttempts(aMemory(anAttempt({ at })));
  attempts.resume();
  expect(attempts.store.get()).toEqual({ undecided: [], interrupted: anAttempt({ at }), decided: [] });
  memory.kept = null;
  attempts.keep();
  expect(memory.kept).toEqual(anAttempt({ at }));
});

test('an attempt of this page is not replaced by one that was kept', () => {
  const { attempts, send } = theAttempts(aMemory(anAttempt({ writeId: 'kept' })));
  send('w2', 'one pizza');
  attempts.resume();
  expect(attempts.store.get().interrupted).toBeNull();
});

test('an attempt that was answered is forgotten, and does not come back from an entry of the history that still names it', () => {
  const { attempts, memory, send } = theAttempts();
  send('w1', 'two pizzas');
  attempts.keep();
  attempts.decide('w1');
  expect([attempts.store.get(), memory.kept]).toEqual([{ undecided: [], interrupted: null, decided: ['w1'] }, null]);
  memory.kept = anAttempt();
  attempts.resume();
  expect(attempts.store.get().interrupted).toBeNull();
});

test('an attempt the server has forgotten after a day is left alone', () => {
  expect([isRecent(anAttempt({ at: Date.now() - day + 60_000 })), isRecent(anAttempt({ at: Date.now() - day }))]).toEqual([true, false]);
  const { attempts } = theAttempts(aMemory(anAttempt({ at: Date.now() - day })));
  attempts.resume();
  expect(attempts.store.get().interrupted).toBeNull();
});

test('on another visit a guest does not go on with what a customer sent; the customer does, and a reload always', () => {
  const { attempts, device } = theAttempts(aMemory(anAttempt({ asCustomer: true })), aMemory(anAttempt({ asCustomer: true })));
  attempts.resume(device);
  expect([isAskable(anAttempt({ asCustomer: true })), isAskable(anAttempt()), attempts.store.get().interrupted]).toEqual([false, true, null]);
  attempts.resume();
  expect(attempts.store.get().interrupted).toEqual(anAttempt({ asCustomer: true }));
  expect(attempts.waitsForCustomer(attempts.store.get())).toBe(true);

  const other = theAttempts(aMemory(), aMemory(anAttempt({ asCustomer: true })));
  logIn({ token: 't', refresh: 'r' });
  other.attempts.resume(other.device);
  expect(other.attempts.store.get().interrupted).toEqual(anAttempt({ asCustomer: true }));
});

test('whoever logs out leaves the attempt behind, whoever loses the session comes back for it', () => {
  const { attempts, send } = theAttempts();
  send('w1', 'two pizzas', true);
  bus.publish('session/ended', { locationCleared: false, quiet: true });
  expect(attempts.store.get().undecided).toHaveLength(1);
  bus.publish('session/ended', { locationCleared: false, quiet: false });
  expect(attempts.store.get().undecided).toEqual([]);
});

test('on the device only the attempt that was answered is forgotten: another tab may have left a newer one', () => {
  const { device } = attemptMemories<string>({ path: '/checkout', field: 'attempt', key: 'attempt-under-test', isParts: isString });
  device.write(anAttempt({ writeId: 'newer' }));
  device.forget('w1');
  expect(device.read()).toMatchObject({ writeId: 'newer' });
  device.forget('newer');
  expect(device.read()).toBeNull();
});
