import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resetStores } from '../testing/reset.ts';
import { createStore } from './store.ts';
import { createToasts, mostVisible, noToasts, toastTimes, type ToastKind, type ToastState } from './toast-machine.ts';

/** A clock moved by hand. */
function handTimers() {
  let time = 0;
  const due: { at: number; run: () => void }[] = [];
  return {
    after(milliseconds: number, run: () => void) {
      const entry = { at: time + milliseconds, run };
      due.push(entry);
      return () => void (due.includes(entry) && due.splice(due.indexOf(entry), 1));
    },
    advance(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        due.splice(due.indexOf(next), 1);
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}

function setUp() {
  resetStores();
  const store = createStore<ToastState>('toasts-under-test', noToasts);
  const timers = handTimers();
  const toasts = createToasts(store, timers);
  const shown = (): string[] => store.get().visible.filter(({ leaving }) => !leaving).map(({ text }) => text);
  return { ...toasts, advance: timers.advance, store, shown };
}

beforeEach(resetStores);

test('a toast hides after five seconds; a persistent one stays [TST-004]', () => {
  const { show, advance, shown } = setUp();
  show({ text: 'hola' });
  show({ text: 'fijo', persistent: true });
  advance(4999);
  expect(shown()).toEqual(['hola', 'fijo']);
  advance(1);
  expect(shown()).toEqual(['fijo']);
  advance(60_000);
  expect(shown()).toEqual(['fijo']);
});

test('it leaves the page when its exit animation of 195 ms is over [TST-011]', () => {
  const { show, advance, store } = setUp();
  show({ text: 'hola' });
  advance(5000);
  expect(store.get().visible.map(({ leaving }) => leaving)).toEqual([true]);
  advance(194);
  expect(store.get().visible).toHaveLength(1);
  advance(1);
  expect(store.get().visible).toHaveLength(0);
});

test('hovered at 1000 ms and left at 4000 ms, it hides at 6500 ms [TST-005, TST-007]', () => {
  const { show, hover, unhover, advance, shown } = setUp();
  const id = show({ text: 'hola' }) ?? 0;
  advance(1000);
  hover(id);
  advance(3000);
  unhover(id);
  advance(2499);
  expect(shown()).toEqual(['hola']);
  advance(1);
  expect(shown()).toEqual([]);
});

test('no toast runs out while the window has no focus, nor under the pointer afterwards [TST-006]', () => {
  const { show, hover, unhover, setBlurred, advance, shown } = setUp();
  const id = show({ text: 'uno' }) ?? 0;
  setBlurred(true);
  show({ text: 'dos' });
  advance(60_000);
  expect(shown()).toEqual(['uno', 'dos']);
  hover(id);
  setBlurred(false);
  advance(2500);
  expect(shown()).toEqual(['uno']);
  unhover(id);
  advance(2500);
  expect(shown()).toEqual([]);
});

test('a fourth toast sends the oldest away that is not persistent [TST-001, TST-002]', () => {
  const { show, advance, shown, store } = setUp();
  show({ text: 'a', persistent: true });
  show({ text: 'b' });
  show({ text: 'c' });
  show({ text: 'd' });
  expect(shown()).toEqual(['a', 'c']);
  expect(store.get().waiting.map(({ text }) => text)).toEqual(['d']);
  advance(toastTimes.exit);
  expect(shown()).toEqual(['a', 'c', 'd']);
});

test('three persistent ones lose their oldest too [TST-002]', () => {
  const { show, advance, shown } = setUp();
  for (const text of ['a', 'b', 'c', 'd']) show({ text, persistent: true });
  advance(toastTimes.exit);
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test('an equal toast is refused only on request [TST-003]', () => {
  const { show, advance, store } = setUp();
  show({ text: 'hola', kind: 'info' });
  expect(show({ text: 'hola', kind: 'info', preventDuplicate: true })).toBeNull();
  expect(show({ text: 'hola', kind: 'error', preventDuplicate: true })).not.toBeNull();
  expect(show({ text: 'hola', kind: 'info' })).not.toBeNull();
  expect(store.get().visible).toHaveLength(3);
  show({ text: 'otro' });
  expect(show({ text: 'otro', preventDuplicate: true })).toBeNull();
  advance(20_000);
  expect(show({ text: 'hola', kind: 'info', preventDuplicate: true })).not.toBeNull();
});

test('there are five kinds, and none is the default one [TST-008]', () => {
  const { show, advance, store } = setUp();
  const kinds: (ToastKind | undefined)[] = ['success', 'warning', 'error', 'info', undefined];
  const seen = kinds.map((kind) => {
    show(kind ? { text: 'x', kind } : { text: 'x' });
    const kindShown = store.get().visible.at(-1)?.kind;
    advance(10_000);
    return kindShown;
  });
  expect(seen).toEqual(['success', 'warning', 'error', 'info', 'default']);
});

test('a toast without anything to say is a mistake of the program [TST-013]', () => {
  const { show } = setUp();
  expect(() => (show as (request?: unknown) => void)()).toThrow(TypeError);
  expect(() => (show as (request?: unknown) => void)({})).toThrow('toast() needs { text }');
});

test('one that is dismissed while it waits is never shown', () => {
  const { show, dismiss, advance, shown } = setUp();
  for (const text of ['a', 'b', 'c']) show({ text });
  dismiss(show({ text: 'd' }) ?? 0);
  advance(toastTimes.exit);
  expect(shown()).toEqual(['b', 'c']);
});

type Action = { readonly kind: 'show' | 'persistent' | 'dismiss' | 'hover' | 'unhover' | 'blur' | 'focus' | 'wait'; readonly n: number };
const actions = fc.array(
  fc.record<Action>({ kind: fc.constantFrom('show', 'persistent', 'dismiss', 'hover', 'unhover', 'blur', 'focus', 'wait'), n: fc.nat(6000) }),
  { maxLength: 40 },
);

test('whatever happens, at most three are on the page, in the order they came, and none is lost [TST-001]', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const { show, dismiss, hover, unhover, setBlurred, advance, store } = setUp();
      const seen = new Set<number>();
      const dismissed = new Set<number>();
      let count = 0;
      const subscription = store.changes$.subscribe(({ visible }) => {
        expect(visible.length).toBeLessThanOrEqual(mostVisible);
        const ids = visible.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
        ids.forEach((id) => seen.add(id));
      });
      const pick = (n: number): number => (count === 0 ? 0 : (n % count) + 1);
      for (const { kind, n } of steps) {
        if (kind === 'show' || kind === 'persistent') count = show({ text: `${n}`, persistent: kind === 'persistent' }) ?? count;
        else if (kind === 'dismiss') {
          dismissed.add(pick(n));
          dismiss(pick(n));
        } else if (kind === 'hover') hover(pick(n));
        else if (kind === 'unhover') unhover(pick(n));
        else if (kind === 'wait') advance(n);
        else setBlurred(kind === 'blur');
      }
      setBlurred(false);
      advance(60_000);
      subscription.unsubscribe();
      for (let id = 1; id <= count; id += 1) expect(seen.has(id) || dismissed.has(id)).toBe(true);
      expect(store.get().waiting).toEqual([]);
    }),
  );
});
