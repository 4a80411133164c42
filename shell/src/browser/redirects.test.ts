/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { authStore, history, local, navigate, pageTitle, rememberedPage } from '@brasa/shared/runtime';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { createRouting } from '../composition/routing.ts';
import { realRouting } from '../composition/testing/real-remotes.ts';
import { followAddress, leadAway } from './redirects.ts';

const routing = realRouting;

let stop = () => {};
beforeEach(() => {
  freshStorage();
  resetStores();
  navigate('/', { replace: true });
  stop = followAddress(routing);
});
afterEach(() => stop());

test.each(['/favorites', '/coupons?tab=gift-cards'])('a guest who opens %s is sent to the log-in, which knows the way back [ROLE-004] [ROUTE-027] [ROUTE-028]', (path) => {
  navigate(path);
  expect(history.location.pathname).toBe('/login');
  expect(rememberedPage.read()).toBe(path);
});

test.each(['/profile', '/profile/locations', '/profile/certificates', '/profile/user-data', '/profile/change-password', '/profile/delete-account'])('a guest who opens %s is sent home, and nothing is remembered [ROLE-004] [PROF-001]', (path) => {
  navigate('/cart');
  navigate(path);
  expect([history.location.pathname, rememberedPage.read()]).toEqual(['/', null]);
});

test('a tab opened on the page of an account goes to the log-in before anything of it is drawn', () => {
  stop();
  navigate('/favorites', { replace: true });
  expect(leadAway(routing)).toBe(true);
  expect([history.location.pathname, rememberedPage.read()]).toEqual(['/login', '/favorites']);
  expect(leadAway(routing)).toBe(false);
});

test('the log-in takes the place of the page in the history: «back» does not lead into a circle', () => {
  const before = window.history.length;
  navigate('/favorites');
  expect(window.history.length).toBe(before + 1);
});

test('a customer passes, also before the stored session was read', () => {
  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  navigate('/favorites');
  expect(history.location.pathname).toBe('/favorites');

  resetStores();
  freshStorage({ auth: 't', refresh: 'r' });
  navigate('/coupons');
  expect(history.location.pathname).toBe('/coupons');
});

test.each(['/login', '/signup', '/signup-account', '/forgot-password'])('a customer who opens %s is led home, and a guest is not [ROUTE-034]', (path) => {
  navigate(path);
  expect(history.location.pathname).toBe(path);
  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  navigate('/cart');
  navigate(path);
  expect([history.location.pathname, rememberedPage.read()]).toEqual(['/', null]);
});

test.each(['/updatepass/abc', '/validar-cuenta', '/email-sent'])('a link from a letter is opened by customers, too: %s', (path) => {
  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  navigate(path);
  expect(history.location.pathname).toBe(path);
});

test.each(['/', '/in'])('a page that leads to itself, as %s, is stayed on, whatever its remote says', (path) => {
  stop();
  const circles = createRouting([{ name: 'mf-circles', title: 'C', routes: [{ pattern: '/', guests: 'home', customers: 'home' }, { pattern: '/in', page: 'log-in', guests: 'log-in' }] }], { certificates: true });
  navigate(path);
  expect([leadAway(circles), history.location.pathname, rememberedPage.read()]).toEqual([false, path, null]);
});

test('a guest goes everywhere else', () => {
  navigate('/cart');
  expect(history.location.pathname).toBe('/cart');
});

test('the last page of the menu is kept on the device for flows that remember none; other pages leave it [ROUTE-058]', () => {
  expect(local.read('default-return-path')).toBeNull();
  const kept = ['/menu/categoria/combos', '/cart', '/delivery', '/menu/categoria/combos/producto/1?p=0', '/orders', '/favorites', '/'].map((path) => (navigate(path), local.read('default-return-path')));
  expect(kept).toEqual(['/menu/categoria/combos', '/menu/categoria/combos', '/menu/categoria/combos', '/menu/categoria/combos/producto/1', '/menu/categoria/combos/producto/1', '/menu/categoria/combos/producto/1', '/']);
});

test('an address of nobody leads home [ROUTE-055]', () => {
  navigate('/no/existe');
  expect(history.location.pathname).toBe('/');
});

test('a page is named, and stands alone when it says so', () => {
  navigate('/tracker/x');
  expect(pageTitle.get()).toBe('Seguimiento de orden');
  expect(document.documentElement.dataset['frame']).toBe('none');
  navigate('/cart');
  expect(document.documentElement.dataset['frame']).toBe('full');
});
