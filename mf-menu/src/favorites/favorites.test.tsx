/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { authStore } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';
import { favoritesOf, toggled } from './favorites.ts';

jest.setTimeout(30_000);

let shelves: ReturnType<typeof freshStorage>;
beforeEach(() => {
  resetStores();
  shelves = freshStorage();
});
afterEach(cleanup);

function logIn(email = 'Ana@Example.com') {
  authStore.set({ token: 't', refresh: 'r', guest: null });
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
  const area = renderArea(<App />, { path: '/menu/categoria/postres' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Guardar Brownie en mis favoritos' }));
  expect(area.path()).toBe('/login');
  expect(shelves.session.getItem('remember-to-page')).toBe('/menu/categoria/postres');
});

test('a customer marks a product, finds it under favourites and takes it out there [MENU-023]', async () => {
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

test('a favourite that left the menu is not shown [MENU-024]', async () => {
  logIn();
  shelves.local.setItem('favorites', JSON.stringify({ format: 1, value: { 'ana@example.com': [77, 9001] } }));
  renderArea(<App />, { path: '/favorites' });
  expect(await screen.findByRole('link', { name: 'Brownie' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
