/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { navigate } from '../history/index.ts';
import { addToCart, changeQuantity } from '../stores/cart-store.ts';
import { keepTokens } from '../stores/auth-store.ts';
import { hearServerTime } from '../stores/clock.ts';
import { createStore } from '../stores/store.ts';
import { fakeHttp } from '../testing/fake-http.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { renderArea } from '../testing/render-area.tsx';
import { resetStores } from '../testing/reset.ts';
import { useCartCount, useCatalog, useGeography, useIsLoggedIn, useNow, useOnline, useStore } from './hooks.ts';
import { usePageTitle } from './page-hooks.ts';

const menu = anExampleMenu();
const bread = menu.productById.get(5001);
if (!bread) throw new Error('the example menu has no bread');

beforeEach(() => {
  resetStores();
  localStorage.clear();
});

function Count() {
  return <output>{useCartCount()}</output>;
}

test('the number of products in the cart follows the cart [CART-010]', () => {
  renderArea(<Count />, { catalog: menu });
  expect(screen.getByRole('status').textContent).toBe('0');
  act(() => void addToCart(bread, 2, []));
  act(() => changeQuantity(0, 1));
  expect(screen.getByRole('status').textContent).toBe('3');
});

test('a part of a store redraws only when that part changes, also a part that is built anew each time', () => {
  const store = createStore('pair', { left: 1, right: 1 });
  const drawn = jest.fn();
  function Left() {
    const { left } = useStore(store, (pair) => ({ left: pair.left }));
    return <output>{left}</output>;
  }
  function Right() {
    const right = useStore(store, (pair) => pair.right);
    useEffect(() => void drawn(right));
    return null;
  }
  renderArea(
    <>
      <Left />
      <Right />
    </>,
  );
  act(() => store.set((pair) => ({ ...pair, left: 2 })));
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(drawn.mock.calls).toEqual([[1]]);
});

test('who has a token is logged in', () => {
  const State = () => <output>{useIsLoggedIn() ? 'customer' : 'guest'}</output>;
  renderArea(<State />);
  expect(screen.getByRole('status').textContent).toBe('guest');
  act(() => keepTokens({ token: 't', refresh: 'r' }));
  expect(screen.getByRole('status').textContent).toBe('customer');
});

test('a screen that needs the menu waits for it and then has it', async () => {
  const api = fakeHttp({ 'data/getData': { menu: [{ I: 5001, N: 'Pan con ajo', P: 37, TIP: 'PRD' }] } });
  const Names = () => <output>{useCatalog().products.map(({ name }) => name).join()}</output>;
  const { failures } = renderArea(<Names />, { catalog: null });
  expect(screen.getByText('Cargando…')).toBeDefined();
  expect((await screen.findByRole('status')).textContent).toBe('Pan con ajo');
  expect([api.calls.length, failures]).toEqual([1, []]);
});

test('a menu that cannot be had is said by the boundary, and asked for again on request', async () => {
  const api = fakeHttp();
  api.setOffline(true);
  const Names = () => <output>{useCatalog().products.length}</output>;
  const { failures } = renderArea(<Names />, { catalog: null });
  const again = await screen.findByRole('button');
  expect(failures).toMatchObject([{ name: 'NetworkError' }]);
  api.setOffline(false);
  api.route('data/getData', { menu: [] });
  act(() => again.click());
  expect((await screen.findByRole('status')).textContent).toBe('0');
});

test('another page gets a new chance to load what the last one could not', async () => {
  const api = fakeHttp();
  api.setOffline(true);
  const Names = () => <output>{useCatalog().products.length}</output>;
  renderArea(<Names />, { catalog: null, path: '/menu' });
  await screen.findByRole('button');
  api.setOffline(false);
  api.route('data/getData', { menu: [] });
  act(() => navigate('/menu/categoria/combos'));
  expect((await screen.findByRole('status')).textContent).toBe('0');
});

test('going away from the network is noticed, and coming back', () => {
  const State = () => <output>{useOnline() ? 'on' : 'off'}</output>;
  renderArea(<State />);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('off');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('on');
});

test('a test sees an area as the shell shows it: its title, its links, its place', async () => {
  function Home() {
    usePageTitle('Inicio');
    return <Link to="/menu?x=1">Menú</Link>;
  }
  function Menu() {
    usePageTitle('Menú');
    return <h1>Menú</h1>;
  }
  const area = renderArea(
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/menu" element={<Menu />} />
    </Routes>,
    { path: '/' },
  );
  act(() => screen.getByRole('link').click());
  expect((await screen.findByRole('heading')).textContent).toBe('Menú');
  await waitFor(() => expect(area.titles.at(-1)).toBe('Menú'));
  expect(area.path()).toBe('/menu?x=1');
});

test('shops that cannot be had are no shops, and no failure [API-007]', async () => {
  const api = fakeHttp();
  api.setOffline(true);
  const Shops = () => <output>{useGeography()?.shops.length ?? 'none'}</output>;
  const { failures } = renderArea(<Shops />);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect([screen.getByRole('status').textContent, failures]).toEqual(['none', []]);
});

test('a screen may follow the server\'s clock', () => {
  hearServerTime(Date.UTC(2025, 6, 15, 18));
  const Hour = () => <output>{useNow() === null ? 'unknown' : 'known'}</output>;
  renderArea(<Hour />);
  expect(screen.getByRole('status').textContent).toBe('known');
});
