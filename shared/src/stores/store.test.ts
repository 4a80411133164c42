import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resetStores } from '../testing/reset.ts';
import { createStore, watchStores } from './store.ts';

beforeEach(resetStores);

test('two copies of the code on one page share one store', () => {
  const first = createStore('count', 1);
  const second = createStore('count', 99);
  first.set(2);
  expect(second.get()).toBe(2);
  expect(second.initial).toBe(1);
});

test('another number of the shape is another store', () => {
  createStore('shape', 'old').set('changed');
  expect(createStore('shape', 'new', 2).get()).toBe('new');
});

test('who subscribes hears the value of now and every later one, but no repetition', () => {
  const store = createStore('words', 'a');
  const heard: string[] = [];
  const subscription = store.changes$.subscribe((word) => heard.push(word));
  store.set('b');
  store.set('b');
  store.set((word) => `${word}c`);
  subscription.unsubscribe();
  store.set('d');
  expect(heard).toEqual(['a', 'b', 'bc']);
  expect(store.get()).toBe('d');
});

test('a subscriber that sets again does not turn the order around for the others', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 20 }), (values) => {
      resetStores();
      const store = createStore('order', 0);
      const one: number[] = [];
      const other: number[] = [];
      const subscriptions = [
        store.changes$.subscribe((value) => {
          one.push(value);
          if (value % 2 !== 0) store.set(value * 2);
        }),
        store.changes$.subscribe((value) => other.push(value)),
      ];
      for (const value of values) store.set(value);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      expect(other).toEqual(one);
      expect(other.at(-1)).toBe(store.get());
    }),
  );
});

test('who watches several stores hears of each one now, of every change, and nothing after the end', () => {
  const [one, other] = [createStore('one', 1), createStore('other', 'a')];
  const heard: unknown[] = [];
  const stop = watchStores([one, other], () => heard.push([one.get(), other.get()]));
  one.set(2);
  other.set('b');
  stop();
  one.set(3);
  expect(heard).toEqual([
    [1, 'a'],
    [1, 'a'],
    [2, 'a'],
    [2, 'b'],
  ]);
});
