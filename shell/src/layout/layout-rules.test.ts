import { expect, test } from '@jest/globals';
import { realPlace } from '../composition/testing/real-remotes.ts';
import { isHeaderHidden, showsCart, showsLogo, showsSearch, showsTabs } from './layout-rules.ts';

const activeTab = (path: string) => realPlace(path)?.tab ?? null;

test('the small header offers the search on home, category, product and favourites [NAV-013]', () => {
  for (const path of ['/', '/menu', '/jobs', '/menu/categoria/combos', '/menu/categoria/combos/producto/1', '/promociones/menu/1', '/favorites']) expect(showsSearch(realPlace(path))).toBe(true);
  for (const path of ['/cart', '/tiendas', '/login', '/trivia', '/orders']) expect(showsSearch(realPlace(path))).toBe(false);
});

test('the small header offers the cart everywhere but where the order is being made, and on access screens [NAV-013]', () => {
  for (const path of ['/', '/tiendas', '/orders/x', '/trivia', '/certificates']) expect(showsCart(realPlace(path))).toBe(true);
  for (const path of ['/cart', '/checkout', '/delivery', '/login', '/signup', '/signup-account', '/forgot-password', '/updatepass/abc']) expect(showsCart(realPlace(path))).toBe(false);
});

test('the logo stands on home, a way back everywhere else [NAV-011, NAV-012]', () => {
  expect(showsLogo('/')).toBe(true);
  expect(showsLogo('/menu/categoria/combos')).toBe(false);
});

test('the tabs make room for a pay button [NAV-027]', () => {
  for (const path of ['/cart', '/delivery', '/checkout', '/certificates/cart']) expect(showsTabs(realPlace(path))).toBe(false);
  for (const path of ['/', '/favorites', '/certificates', '/tracking/x', '/cartagena']) expect(showsTabs(realPlace(path))).toBe(true);
});

test('the menu tab is active on the menu, on products and on home [NAV-028]', () => {
  for (const path of ['/', '/menu', '/menu/categoria/combos', '/promociones/menu/7', '/menu/categoria/a/producto/1']) expect(activeTab(path)).toBe('menu');
});

test('the profile tab is active on the profile, while tracking and at the log-in [NAV-032]', () => {
  for (const path of ['/profile/locations', '/tracking/x', '/tracking', '/login', '/signup']) expect(activeTab(path)).toBe('profile');
  expect(activeTab('/favorites')).toBe('favorites');
  expect(activeTab('/coupons')).toBe('coupons');
  expect(activeTab('/tiendas')).toBeNull();
});

test('scrolling down past 60 pixels hides the small header, any way up shows it [NAV-014]', () => {
  const scroll = (...tops: number[]) => tops.reduce((before, top) => ({ top, hidden: isHeaderHidden(before, top) }), { top: 0, hidden: false }).hidden;
  expect(scroll(40)).toBe(false);
  expect(scroll(61)).toBe(true);
  expect(scroll(400, 399)).toBe(false);
  expect(scroll(400, 399, 500)).toBe(true);
  expect(scroll(400, 400)).toBe(true);
  expect(scroll(400, 60)).toBe(false);
});
