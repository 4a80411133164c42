/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserHistory } from './browser-history.ts';
import type { HistoryUpdate } from './history.ts';

// A page has one history; here each test is another page.
const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  listening.mock.calls.forEach(([name, listener]) => window.removeEventListener(name, listener as EventListener));
  listening.mockClear();
});

const poppedState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => window.history.replaceState(null, '', '/'));

test('says where the customer is and how they got there', () => {
  const history = createBrowserHistory(window);
  expect(history.location).toMatchObject({ pathname: '/', search: '', hash: '' });

  history.push('/menu/categoria/combos?orden=precio');
  expect(history.location).toMatchObject({ pathname: '/menu/categoria/combos', search: '?orden=precio' });
  expect(history.action).toBe('PUSH');

  history.replace('/cart', { from: 'menu' });
  expect(history.location).toMatchObject({ pathname: '/cart', state: { from: 'menu' } });
  expect(window.location.pathname).toBe('/cart');
});

test('the first entry of a tab has nothing of ours behind it [BACK-001]', () => {
  const history = createBrowserHistory(window);
  expect(history.isInitialEntry).toBe(true);
  history.replace('/menu');
  expect(history.isInitialEntry).toBe(true);
  history.push('/cart');
  expect(history.isInitialEntry).toBe(false);
});

test('a reload in the middle of a visit still knows that there is a page before', () => {
  createBrowserHistory(window).push('/cart');
  expect(createBrowserHistory(window).isInitialEntry).toBe(false);
});

test('two documents do not share the name of their first entry, a reload keeps it', () => {
  const { key } = createBrowserHistory(window).location;
  expect(createBrowserHistory(window).location.key).toBe(key);
  window.history.replaceState(null, '', '/menu');
  expect(createBrowserHistory(window).location.key).not.toBe(key);
});

test('going back is told as POP with the entry that was left there', async () => {
  const history = createBrowserHistory(window);
  history.push('/cart');
  const cart = history.location;
  history.push('/checkout');
  const updates: HistoryUpdate[] = [];
  history.listen((update) => updates.push(update));

  const popped = poppedState();
  history.go(-1);
  await popped;
  expect(updates).toEqual([{ action: 'POP', location: cart }]);
});

test('the made-up popstate of a push is not a second navigation', () => {
  const history = createBrowserHistory(window);
  const { pushState } = window.history;
  window.history.pushState = function announced(...args: Parameters<typeof pushState>) {
    pushState.apply(window.history, args);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: window.history.state as unknown }), { singleSpa: true, singleSpaTrigger: 'pushState' }));
  };
  const actions: string[] = [];
  history.listen(({ action }) => actions.push(action));

  history.push('/cart');
  expect(actions).toEqual(['PUSH']);

  window.history.pushState(null, '', '/tiendas');
  window.history.pushState = pushState;
  expect(actions).toEqual(['PUSH', 'PUSH']);
  expect(history.location.pathname).toBe('/tiendas');
  expect(history.location.key).not.toBe('default');
});

test.each(['https://example.com/cart', '//example.com/cart', 'javascript:alert(1)', { pathname: '//example.com' }])('a path that leads out of the storefront leads home: %j', (to) => {
  const history = createBrowserHistory(window);
  history.push('/cart');
  history.push(to);
  expect(history.location.pathname).toBe('/');
});

test('a query alone keeps the page', () => {
  const history = createBrowserHistory(window);
  history.push('/coupons');
  history.push('?tab=gift-cards');
  expect(history.location).toMatchObject({ pathname: '/coupons', search: '?tab=gift-cards' });
});
