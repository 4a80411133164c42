/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pageTitle } from '@brasa/shared/runtime';
import { setDocumentTitle } from './document-title.ts';

let stop: () => void = () => {};
const set = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  pageTitle.set('');
  document.title = 'as the server sent it';
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  Object.defineProperty(document, 'title', {
    ...original,
    configurable: true,
    set: (title: string) => {
      set(title);
      original?.set?.call(document, title);
    },
  });
  set.mockClear();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'title');
  jest.useRealTimers();
});

test('a title that changes twice in a tap is set once, after the page is painted', () => {
  stop = setDocumentTitle('Pizzería');
  jest.advanceTimersByTime(300);
  set.mockClear();
  pageTitle.set('');
  pageTitle.set('Combos');
  expect(set).not.toHaveBeenCalled();
  jest.advanceTimersByTime(300);
  expect(set.mock.calls).toEqual([['Combos | Pizzería']]);
  expect(document.title).toBe('Combos | Pizzería');
});

test('a page without a title has the name of the brand', () => {
  pageTitle.set('Combos');
  stop = setDocumentTitle('Pizzería');
  pageTitle.set('');
  jest.advanceTimersByTime(300);
  expect(document.title).toBe('Pizzería');
});

test('a hidden page, which is never painted, has its title, too', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  stop = setDocumentTitle('Pizzería');
  pageTitle.set('Combos');
  jest.advanceTimersByTime(300);
  frames.mockRestore();
  expect(document.title).toBe('Combos | Pizzería');
});
