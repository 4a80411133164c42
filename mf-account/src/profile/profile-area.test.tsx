/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore, toastStore } from '@brasa/shared/runtime';
import { resetStores } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { closeAccess, press } from '../access/access-test.tsx';
import { heading, openProfile } from './profile-test.tsx';

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Tu perfil' })).getAllByRole('link');
const openTab = () => tabs().filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent);

test('the profile begins with the addresses and says whose it is [PROF-002] [PROF-011] [ROUTE-039]', async () => {
  const { path, titles } = await openProfile({ path: '/profile' });
  expect(path()).toBe('/profile/locations');
  expect(screen.getByText('Hola, Ana')).not.toBeNull();
  expect(screen.getByText('5a avenida 12-31, Oakland, Zona 10')).not.toBeNull();
  expect(new Set(titles)).toEqual(new Set(['Perfil']));
});

test.each([
  ['Direcciones', '/profile/locations'],
  ['Gift Cards', '/profile/certificates'],
  ['Personal', '/profile/user-data'],
  ['Contraseña', '/profile/change-password'],
  ['Eliminar Cuenta', '/profile/delete-account'],
])('the tab «%s» leads to %s, which is called so [PROF-003] [PROF-004] [PROF-006] [PROF-007] [PROF-008]', async (label, address) => {
  const { path } = await openProfile({ path: '/profile/locations' });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Tu perfil' })).getByRole('link', { name: label }));
  await settle();
  expect([path(), openTab(), heading()]).toEqual([address, [label], label]);
});

test('without gift cards their tab is not there, and its address leads home [PROF-005]', async () => {
  const { path } = await openProfile({ path: '/profile/locations', certificates: false });
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Direcciones', 'Personal', 'Contraseña', 'Seguridad', 'Eliminar Cuenta']);
  cleanup();
  await openProfile({ path: '/profile/certificates', certificates: false });
  expect(path()).toBe('/');
});

test('the gift cards are another area’s, which fills their place; the customer may ask for it again [PROF-018]', async () => {
  const places: string[] = [];
  const mountSlot = (name: string) => {
    places.push(name);
    return () => {};
  };
  await openProfile({ path: '/profile/certificates', environment: { mountSlot } });
  expect(places).toEqual(['coupons-giftcard-tab']);
  await press('Intentar de nuevo');
  expect(places).toHaveLength(2);
});

test.each(['/profile/account', '/profile/nada', '/profile/user-data/x'])('%s leads home [PROF-009] [PROF-010]', async (address) => {
  const { path } = await openProfile({ path: address });
  expect(path()).toBe('/');
});

test.each(['/profile', '/profile/locations', '/profile/user-data', '/profile/delete-account'])('%s of nobody leads home [PROF-001]', async (address) => {
  const { path } = await openProfile({ path: address, guest: true });
  expect(path()).toBe('/');
});

test('a session that ends meanwhile leads home and says why [PROF-001]', async () => {
  const { path, queryClient } = await openProfile({ path: '/profile/change-password', customer: (_call, count) => (count === 1 ? { body: { data: { email: 'ana@example.com', nombres: 'Ana' } } } : { status: 401, body: null }) });
  await act(() => queryClient.refetchQueries());
  await settle();
  expect([path(), authStore.get().token]).toEqual(['/', null]);
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Tu sesión terminó. Ingresa de nuevo.']);
});

test('logging out forgets the tokens and leads home [AUTH-019]', async () => {
  const { path } = await openProfile({ path: '/profile/locations' });
  await press('Cerrar sesión');
  expect([authStore.get().token, path()]).toEqual([null, '/']);
});

test('what cannot be loaded says so and can be asked for again', async () => {
  let isAway = true;
  await openProfile({ path: '/profile/user-data', customer: () => (isAway ? { status: 503, body: null } : { body: { data: { email: 'ana@example.com', nombres: 'Ana' } } }) });
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle();
  expect(heading()).toBe('Personal');
});
