/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryHistory } from './memory-history.ts';
import { keepScroll, type ScrollKeeper } from './scroll.ts';

let keeper: ScrollKeeper | undefined;
const scrollTo = jest.fn((_left: number, top: number) => Object.assign(window, { scrollY: top }));
const pageHeight = (height: number) => Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
const show = (title: string) => (document.body.innerHTML = `<main><h1>${title}</h1></main>`);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo, scrollY: 0, innerHeight: 700 });
  pageHeight(5000);
  show('Inicio');
});

afterEach(() => {
  keeper?.stop();
  jest.useRealTimers();
});

test('a new page starts at its top with the focus on its heading [ROUTE-057]', () => {
  const history = createMemoryHistory('/');
  keeper = keepScroll(history, window);
  window.scrollY = 900;
  history.push('/cart');
  expect(window.scrollY).toBe(0);

  show('Mi orden');
  keeper.contentReady();
  expect(document.activeElement?.textContent).toBe('Mi orden');
});

test('going back returns to where the customer was once the page is tall enough', () => {
  const history = createMemoryHistory('/');
  keeper = keepScroll(history, window);
  window.scrollY = 2400;
  history.push('/cart');
  pageHeight(800);
  history.go(-1);
  expect(window.scrollY).toBe(100);

  pageHeight(5000);
  keeper.contentReady();
  expect(window.scrollY).toBe(2400);
});

test('where a page was left is stored once the next one is painted', () => {
  const history = createMemoryHistory('/');
  keeper = keepScroll(history, window);
  window.scrollY = 900;
  history.push('/cart');
  expect(sessionStorage.getItem('scroll-positions')).toBeNull();
  jest.advanceTimersByTime(100);
  expect(sessionStorage.getItem('scroll-positions')).toContain('900');
});

test('a page that never grows is given up after a second', () => {
  const history = createMemoryHistory('/');
  keeper = keepScroll(history, window);
  window.scrollY = 2400;
  history.push('/cart');
  pageHeight(800);
  history.go(-1);
  jest.advanceTimersByTime(1200);
  scrollTo.mockClear();
  pageHeight(5000);
  keeper.contentReady();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a change of the query alone leaves the scroll where it is', () => {
  const history = createMemoryHistory('/menu/categoria/pizzas/producto/arma-tu-pizza');
  keeper = keepScroll(history, window);
  window.scrollY = 600;
  history.replace('?p=1.2');
  history.push('?p=1.3');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a reload stays where it was', () => {
  const history = createMemoryHistory('/');
  keeper = keepScroll(history, window);
  window.scrollY = 1500;
  window.dispatchEvent(new Event('pagehide'));
  keeper.stop();
  window.scrollY = 0;
  keeper = keepScroll(history, window);
  expect(window.scrollY).toBe(1500);
});
