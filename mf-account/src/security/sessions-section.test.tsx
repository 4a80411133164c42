/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { authStore, toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf } from '@brasa/shared/testing';
import { closeAccess, press } from '../access/access-test.tsx';
import { openProfile } from '../profile/profile-test.tsx';

const path = '/profile/security';
const here = { id: 'a', dispositivo: 'Chrome en Android', inicio: '19/11/2026 12:00', ultimoUso: '19/11/2026 12:00', actual: 'S' };
const desk = { id: 'b', dispositivo: 'Firefox en Windows', inicio: '18/11/2026 09:00', ultimoUso: '18/11/2026 21:30', actual: 'N' };
const endsDesk = 'Cerrar la sesión de Firefox en Windows abierta desde 18/11/2026 a las 09:00 am';
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);
const rows = () => within(screen.getByRole('heading', { name: 'Dónde está abierta tu sesión' }).closest('section') as HTMLElement).queryAllByRole('listitem');

beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
});

test('each device is shown with its last use, this one first and without a way to end it', async () => {
  await openProfile({ path, routes: { 'cuenta/sesiones': { data: [desk, here] } } });
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Chrome en AndroidEsta sesiónAbierta desde: 19/11/2026 a las 12:00 pm',
    'Firefox en WindowsÚltimo uso: 18/11/2026 a las 09:30 pmAbierta desde: 18/11/2026 a las 09:00 amCerrar',
  ]);
  expect(rows().map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1]);
});

test('one is ended: it leaves the list, this device stays, and the focus goes to the heading', async () => {
  let open = [here, desk];
  const { api } = await openProfile({ path, routes: { 'cuenta/sesiones': () => ({ body: { data: open } }), 'cuenta/terminarSesion': () => ((open = [here]), { body: { codigoRetorno: '00', mensajeRetorno: 'Sesión cerrada', data: {} } }) } });
  await press(endsDesk);
  expect(api.callsTo('cuenta/terminarSesion').map((made) => [wayOf(made), made.payload])).toEqual([['customer, json', { id: 'b' }]]);
  expect(toastTexts()).toEqual([['success', 'Sesión cerrada']]);
  expect([rows().length, document.activeElement?.textContent, authStore.get().token]).toEqual([1, 'Dónde está abierta tu sesión', 'acceso']);
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
});

test('all others are ended with one press', async () => {
  let open = [here, desk];
  const { api } = await openProfile({ path, routes: { 'cuenta/sesiones': () => ({ body: { data: open } }), 'cuenta/terminarOtrasSesiones': () => ((open = [here]), { body: { codigoRetorno: '00', mensajeRetorno: 'Cerramos tus otras sesiones', data: {} } }) } });
  await press('Cerrar las demás sesiones');
  expect(api.callsTo('cuenta/terminarOtrasSesiones')).toHaveLength(1);
  expect([toastTexts(), rows().length]).toEqual([[['success', 'Cerramos tus otras sesiones']], 1]);
});

test('one that is over already says so and leaves the list; without an answer it stays and can be ended again', async () => {
  let open = [here, desk];
  const { api } = await openProfile({ path, routes: { 'cuenta/sesiones': () => ({ body: { data: open } }), 'cuenta/terminarSesion': (_call: unknown, count: number) => (count === 1 ? { status: 503, body: null } : ((open = [here]), { body: { codigoRetorno: '01', mensajeRetorno: 'Esa sesión ya no está abierta' } })) } });
  await press(endsDesk);
  expect([toastTexts()[0]?.[0], rows().length]).toEqual(['error', 2]);
  await press(endsDesk);
  expect(api.callsTo('cuenta/terminarSesion')).toHaveLength(2);
  expect([toastTexts().at(-1), rows().length]).toEqual([['warning', 'Esa sesión ya no está abierta'], 1]);
});

test('an end whose answer was lost is looked up: over, it is done; not over, or unknown, that is said', async () => {
  let open = [here, desk];
  let isAway = false;
  await openProfile({ path, routes: { 'cuenta/sesiones': () => (isAway ? { status: 503, body: null } : { body: { data: open } }), 'cuenta/terminarSesion': (_call: unknown, count: number) => (count === 3 && (open = [here]), { status: 503, body: null }) } });
  await press(endsDesk);
  expect(toastTexts().at(-1)).toEqual(['error', expect.stringMatching(/No pudimos comunicarnos.*No se cerró ninguna sesión\.$/)]);
  isAway = true;
  await press(endsDesk);
  expect(toastTexts().at(-1)).toEqual(['error', expect.stringMatching(/No pudimos comunicarnos.*No sabemos si la sesión se cerró: revisa la lista cuando tengas conexión\.$/)]);
  isAway = false;
  await press(endsDesk);
  expect([toastTexts().at(-1), rows().length]).toEqual([['success', 'Sesión cerrada'], 1]);
});

test('a list that cannot be loaded says so in its place and can be asked for again', async () => {
  let isAway = true;
  await openProfile({ path, routes: { 'cuenta/sesiones': () => (isAway ? { status: 503, body: null } : { body: { data: [here] } }) } });
  const section = screen.getByRole('heading', { name: 'Dónde está abierta tu sesión' }).closest('section') as HTMLElement;
  expect(within(section).getByRole('alert').textContent).toContain('No pudimos cargar esta parte');
  isAway = false;
  within(section).getByRole('button', { name: 'Reintentar' }).click();
  expect(await within(section).findByText('Chrome en Android')).not.toBeNull();
});

test('whoever ended this session elsewhere is led home with the next call', async () => {
  const { path: now } = await openProfile({ path, routes: { 'cuenta/sesiones': { data: [here, desk] }, 'cuenta/terminarSesion': () => ({ status: 401, body: null }) } });
  await press(endsDesk);
  expect([now(), authStore.get().token]).toEqual(['/', null]);
});
