/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { authStore, toastStore } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { App } from '../app.tsx';
import { favoritesOf, favoritesStore, keepFavorites, toggled, type Favorites } from './favorites.ts';
import { useMyFavorites, type MyFavorites } from './use-favorites.ts';

jest.setTimeout(30_000);

let shelves: ReturnType<typeof freshStorage>;
beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});
afterEach(cleanup);

function logIn(email = 'Ana@Example.com') {
  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  fakeHttp({ 'cliente/getDataUser': { codigoRetorno: '00', data: { nombres: 'Ana', apellidos: 'López', email, correo: email, mail: email } } });
}
const kept = () => shelves.local.getItem('favorites') ?? '';

test('favourites belong to a customer, the newest first, and a second press takes one out [MENU-023]', () => {
  const mine = toggled(toggled({}, 'ana@example.com', 5001), 'Ana@Example.com ', 9001);
  expect(favoritesOf(mine, 'ana@example.com')).toEqual([9001, 5001]);
  expect(favoritesOf(toggled(mine, 'ana@example.com', 9001), 'ana@example.com')).toEqual([5001]);
  expect(favoritesOf(mine, 'beto@example.com')).toEqual([]);
});

test('a guest who presses a heart is asked to log in and remembered where they were [MENU-023]', async () => {
  shelves.session.setItem('remember-step', 'form-data');
  const area = renderArea(<App />, { path: '/menu/categoria/postres' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Guardar Brownie en mis favoritos' }));
  expect(area.path()).toBe('/login');
  expect(shelves.session.getItem('remember-to-page')).toBe('/menu/categoria/postres');
  // She is not led to the checkout she had left.
  expect(shelves.session.getItem('remember-step')).toBeNull();
});

test('a heart pressed as a guest is marked after the log-in, beside those that were there, for whoever logs in first [MENU-023]', async () => {
  shelves.local.setItem('favorites', JSON.stringify({ format: 1, value: { [ana]: [5001] } }));
  renderArea(<App />, { path: '/menu/categoria/postres' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Guardar Brownie en mis favoritos' }));
  expect(kept()).not.toContain('9001');
  cleanup();
  logIn(ana);
  renderArea(<App />, { path: '/menu/categoria/postres' });
  expect(await screen.findByRole('button', { name: 'Quitar Brownie de mis favoritos' })).toBeTruthy();
  await waitFor(() => expect(kept()).toContain('"ana@example.com":[9001,5001]'));
  cleanup();
  logIn('luis@example.com');
  renderArea(<App />, { path: '/menu/categoria/postres' });
  expect(await screen.findByRole('button', { name: 'Guardar Brownie en mis favoritos' })).toBeTruthy();
  expect(kept()).not.toContain('luis');
});

test('a customer marks a product, finds it under favourites and takes it out there [MENU-023, ROUTE-027]', async () => {
  logIn();
  const customer = userEvent.setup();
  renderArea(<App />, { path: '/menu/categoria/postres' });
  await waitFor(async () => {
    await customer.click(screen.getByRole('button', { name: /Guardar Brownie/ }));
    expect(kept()).toContain('"ana@example.com":[9001]');
  });
  cleanup();
  renderArea(<App />, { path: '/favorites' });
  expect(await screen.findByRole('link', { name: 'Brownie' })).toBeTruthy();
  await customer.click(screen.getByRole('button', { name: 'Quitar Brownie de mis favoritos' }));
  expect(await screen.findByText('No tienes productos favoritos')).toBeTruthy();
});

test('the hearts of a page are told once whose they are, not each by itself', () => {
  const { queryClient } = renderArea(<App />, { path: '/menu/categoria/bebidas' });
  expect(screen.getAllByRole('button', { name: /en mis favoritos/ })).toHaveLength(2);
  const asked = queryClient.getQueryCache().getAll().filter(({ queryKey }) => queryKey.includes('cliente/getDataUser'));
  expect(asked.map((query) => query.getObserversCount())).toEqual([1]);
});

test('a favourite that left the menu is not shown [MENU-024]', async () => {
  logIn();
  shelves.local.setItem('favorites', JSON.stringify({ format: 1, value: { 'ana@example.com': [77, 9001] } }));
  renderArea(<App />, { path: '/favorites' });
  expect(await screen.findByRole('link', { name: 'Brownie' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

/** Keeps what it is given after a while of its own, or not at all. */
function aSlowShelf({ fails = () => false }: { fails?: (write: number) => boolean } = {}) {
  let all: Favorites = {};
  let writes = 0;
  const write = async (next: Favorites) => {
    const number = (writes += 1);
    await new Promise((resolve) => setTimeout(resolve, (number * 7919) % 40));
    if (fails(number)) throw new Error('full');
    all = next;
  };
  return { read: () => all, write, onChange: () => () => {}, writes: () => writes };
}
const ana = 'ana@example.com';
const texts = () => toastStore.get().visible.map(({ text }) => text);

test('thirty fast taps end as the last one said, however slowly each is kept [MENU-023]', async () => {
  const shelf = aSlowShelf();
  const { toggle } = keepFavorites(shelf);
  for (let tap = 0; tap < 30; tap += 1) {
    toggle(ana, tap % 3 === 0 ? 5001 : 9001);
    if (tap % 4 === 0) await new Promise((resolve) => setTimeout(resolve, tap % 9));
  }
  // Bread was tapped ten times, brownie twenty: neither is left.
  toggle(ana, 9001);
  expect(favoritesOf(favoritesStore.get(), ana)).toEqual([9001]);
  await waitFor(() => expect(favoritesOf(shelf.read(), ana)).toEqual([9001]));
  expect(favoritesStore.get()).toEqual(shelf.read());
  expect(texts()).toEqual([]);
});

test('a heart that could not be kept goes back to what it was, and says so [MENU-023]', async () => {
  const shelf = aSlowShelf({ fails: (write) => write === 2 });
  const { toggle } = keepFavorites(shelf);
  toggle(ana, 5001);
  await waitFor(() => expect(favoritesOf(shelf.read(), ana)).toEqual([5001]));
  toggle(ana, 9001);
  expect(favoritesOf(favoritesStore.get(), ana)).toEqual([9001, 5001]);
  await waitFor(() => expect(favoritesOf(favoritesStore.get(), ana)).toEqual([5001]));
  expect(texts()).toEqual(['No pudimos guardar el cambio en tus favoritos.']);
  toggle(ana, 9001);
  await waitFor(() => expect(favoritesOf(shelf.read(), ana)).toEqual([9001, 5001]));
});

test('a heart pressed before it is known whose it is is not lost [MENU-023]', async () => {
  authStore.set({ token: 't', refresh: 'r', guest: null, session: null });
  let answer = (): void => {};
  fakeHttp({ 'cliente/getDataUser': () => new Promise((resolve) => (answer = () => resolve({ body: { codigoRetorno: '00', data: { nombres: 'Ana', apellidos: 'López', email: ana, correo: ana, mail: ana } } }))) });
  renderArea(<App />, { path: '/menu/categoria/postres' });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Guardar Brownie/ }));
  expect(kept()).toBe('');
  await act(async () => answer());
  await waitFor(() => expect(kept()).toContain('"ana@example.com":[9001]'));
  expect(screen.getByRole('button', { name: 'Quitar Brownie de mis favoritos' })).toBeTruthy();
});

test('on a device that keeps nothing the heart goes back and says so [MENU-023]', async () => {
  logIn(ana);
  shelves.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  renderArea(<App />, { path: '/menu/categoria/postres' });
  const customer = userEvent.setup();
  await customer.click(await screen.findByRole('button', { name: /Guardar Brownie/ }));
  await waitFor(() => expect(texts()).toEqual(['No pudimos guardar el cambio en tus favoritos.']));
  expect(screen.getByRole('button', { name: 'Guardar Brownie en mis favoritos' })).toBeTruthy();
});

test('hearts have no reason to be drawn again while nothing of the favourites changes', async () => {
  const seen: MyFavorites[] = [];
  function Area() {
    const [draws, setDraws] = useState(0);
    seen.push(useMyFavorites());
    return <button onClick={() => setDraws(draws + 1)}>{draws}</button>;
  }
  renderArea(<Area />, { path: '/' });
  await userEvent.setup().click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).not.toBeNull();
  expect(new Set(seen).size).toBe(1);
});
