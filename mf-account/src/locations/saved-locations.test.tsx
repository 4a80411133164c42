/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseHome, deliveryStore } from '@brasa/shared/runtime';
import { aHomeLocation, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { closeAccess, press } from '../access/access-test.tsx';
import { addressBook, fillCart, openLocations, toasts, wireAddress } from './locations-test.tsx';

beforeEach(() => resetStores());
afterEach(() => {
  closeAccess();
  cleanup();
});

const three = () => addressBook(wireAddress(71, { tag: 'Mi Casa', principal: 1, order: 1 }), wireAddress(72, { tag: 'Mi Trabajo', order: 0 }), wireAddress(73, { tag: 'Abuela', order: 2 }));
const open = (book: ReturnType<typeof addressBook>, routes: Record<string, FakeRoute> = {}) => openLocations({ path: '/profile/locations', routes: { ...book.routes, ...routes } });
const rows = () => screen.queryAllByRole('listitem');
/** The rows of addresses, without those of which only «Deshacer» is left. */
const items = () => rows().filter((row) => within(row).queryByRole('link', { name: /^Editar/ }));
const names = () => items().map((row) => /Mi Casa|Mi Trabajo|Abuela|Lugar \d+/.exec(row.textContent ?? '')?.[0]);
const mainOnes = () => items().flatMap((row) => (within(row).queryByText('Principal') ? [/Mi Casa|Mi Trabajo|Abuela/.exec(row.textContent ?? '')?.[0]] : []));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join(' ');

test('the saved addresses stand in the customer’s order, with the main one marked [ADDR-007] [ROUTE-039]', async () => {
  await open(three());
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  expect(mainOnes()).toEqual(['Mi Casa']);
});

test('without addresses the page says so and leads to the form', async () => {
  await open(addressBook());
  expect(screen.getByText('Todavía no tienes direcciones guardadas.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agregar dirección' }).getAttribute('href')).toBe('/profile/locations/new');
});

test('with fifteen addresses the page says that it is full instead of leading to the form', async () => {
  await open(addressBook(...Array.from({ length: 15 }, (_, index) => wireAddress(index + 1, { principal: index === 0 ? 1 : 0 }))));
  expect(screen.getByText('Ya tienes 15 direcciones, el máximo. Elimina una para agregar otra.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Agregar dirección' })).toBeNull();
});

test('one address is made the main one, and no other is [ADDR-012] [API-102]', async () => {
  const page = await open(three());
  await press('Hacer principal: Abuela');
  expect(page.api.callsTo('cliente/markPrincipal').map(({ payload }) => payload)).toEqual([{ i: 73 }]);
  expect(mainOnes()).toEqual(['Abuela']);
  expect(said()).toContain('«Abuela» es ahora tu dirección principal.');
});

test('an address goes at once, is said to be gone, and comes back in its place and rank with «Deshacer» [ADDR-011] [API-105]', async () => {
  const page = await open(three());
  await press('Eliminar Mi Casa');
  expect(page.api.callsTo('cliente/deleteDireccion').map(({ payload }) => payload)).toEqual([{ i: 71 }]);
  expect(toasts()).toEqual(['success: Dirección eliminada']);
  expect(names()).toEqual(['Mi Trabajo', 'Abuela']);
  expect(mainOnes()).toEqual(['Mi Trabajo']);
  expect(rows()[1]?.textContent).toContain('Eliminaste «Mi Casa». «Mi Trabajo» es ahora tu dirección principal.');
  expect(document.activeElement?.textContent).toBe('Deshacer');
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  expect(mainOnes()).toEqual(['Mi Casa']);
  expect(screen.queryByText(/^Eliminaste «Mi Casa»/)).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Eliminar Mi Casa');
});

test('the focus stays where a customer has gone before an address is deleted', async () => {
  const book = three();
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const remove = book.routes['cliente/deleteDireccion'] as (call: object) => { body: object };
  await open(book, { 'cliente/deleteDireccion': async (call) => (await answered, remove(call)) });
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Mi Casa' }));
  const elsewhere = screen.getByRole('link', { name: 'Agregar dirección' });
  act(() => elsewhere.focus());
  await act(async () => answer());
  await settle();
  expect(rows()[1]?.textContent).toContain('Eliminaste «Mi Casa».');
  expect(document.activeElement).toBe(elsewhere);
});

test('an address that is back although its place could not be saved says so', async () => {
  await open(three(), { 'cliente/saveSortedAddresses': { codigoRetorno: '01', mensajeRetorno: 'No fue posible guardar el orden' } });
  await press('Eliminar Mi Trabajo');
  await press('Deshacer');
  expect(toasts()).toContain('warning: No fue posible guardar el orden');
  expect(names()).toEqual(['Mi Casa', 'Abuela', 'Mi Trabajo']);
});

test('two that were deleted come back one after the other, each where it was', async () => {
  await open(three());
  await press('Eliminar Mi Casa');
  await press('Eliminar Mi Trabajo');
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] as HTMLElement);
    await settle();
  }
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
});

test('two that are brought back in quick succession come back one after the other, each where it was', async () => {
  const book = three();
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const save = book.routes['cliente/saveDireccion'] as (call: object) => { body: object };
  const page = await open(book, {
    'cliente/saveDireccion': async (call, count) => {
      if (count === 1) await answered;
      return save(call);
    },
  });
  await press('Eliminar Mi Casa');
  await press('Eliminar Mi Trabajo');
  for (const button of screen.getAllByRole('button', { name: 'Deshacer' })) await userEvent.click(button);
  await act(async () => answer());
  await waitFor(() => expect(page.api.callsTo('cliente/saveSortedAddresses')).toHaveLength(2));
  await settle();
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  expect(toasts().filter((each) => each.startsWith('warning'))).toEqual([]);
  expect(book.list.toSorted((one, other) => one.order - other.order).map(({ tag }) => tag)).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
});

test('what cannot be saved again is said, and can be tried again', async () => {
  const book = three();
  const page = await open(book);
  await press('Eliminar Abuela');
  page.api.route('cliente/saveDireccion', { codigoRetorno: '01', mensajeRetorno: 'Alcanzaste el máximo de direcciones' });
  await press('Deshacer');
  expect(toasts()).toContain('warning: Alcanzaste el máximo de direcciones');
  page.api.route('cliente/saveDireccion', book.routes['cliente/saveDireccion'] as FakeRoute);
  await press('Deshacer');
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
});

test('deleting the address of the order being made says so, and the order keeps its place, also when it comes back', async () => {
  await open(three());
  act(() => chooseHome(aHomeLocation({ addressId: 73, tag: 'Abuela', address: 'calle 73' })));
  expect(screen.queryByText('Entrega de tu orden')).toBeNull();
  act(fillCart);
  expect(within(items()[2] as HTMLElement).getByText('Entrega de tu orden')).toBeTruthy();
  await press('Eliminar Abuela');
  expect(screen.getByText(/Eliminaste «Abuela». La orden que estás haciendo todavía va a esa dirección./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cambiar entrega' }).getAttribute('href')).toBe('/delivery');
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: null, tag: '', address: 'calle 73' } });
  await press('Deshacer');
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 100, tag: 'Abuela' } });
});

test('after an order was placed its delivery is that of no order', async () => {
  await open(three());
  act(() => chooseHome(aHomeLocation({ addressId: 73, tag: 'Abuela', address: 'calle 73' })));
  await press('Eliminar Abuela');
  expect(rows().at(-1)?.textContent).toMatch(/Eliminaste «Abuela»\.Deshacer$/);
});

test('a single address has nothing to be moved with', async () => {
  await open(addressBook(wireAddress(71, { tag: 'Mi Casa', principal: 1 })));
  expect(within(items()[0] as HTMLElement).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Eliminar Mi Casa']);
});

test('the arrows move an address for keyboards, say where it is and keep the focus; the whole order is saved [ADDR-013] [API-108]', async () => {
  const page = await open(three());
  const down = screen.getByRole('button', { name: 'Bajar Mi Trabajo' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Mi Casa', 'Mi Trabajo', 'Abuela']);
  expect(said()).toContain('«Mi Trabajo» quedó en el lugar 2 de 3.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar Mi Trabajo');
  await settle();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await settle();
  expect(names()).toEqual(['Mi Casa', 'Abuela', 'Mi Trabajo']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar Mi Trabajo');
  expect(page.api.callsTo('cliente/saveSortedAddresses').map(({ payload }) => payload)).toEqual([
    { addresses: [{ i: 71, order: 0 }, { i: 72, order: 1 }, { i: 73, order: 2 }] },
    { addresses: [{ i: 71, order: 0 }, { i: 73, order: 1 }, { i: 72, order: 2 }] },
  ]);
});

test('moves that come while one is being saved are saved together afterwards', async () => {
  const book = three();
  let answer = (): void => {};
  const firstAnswer = new Promise<void>((resolve) => (answer = resolve));
  const save = book.routes['cliente/saveSortedAddresses'] as (call: unknown, count: number) => { body: object };
  const page = await open(book, {
    'cliente/saveSortedAddresses': async (call, count) => {
      if (count === 1) await firstAnswer;
      return save(call, count);
    },
  });
  for (const button of ['Bajar Mi Trabajo', 'Bajar Mi Trabajo', 'Subir Abuela']) await userEvent.click(screen.getByRole('button', { name: button }));
  expect(names()).toEqual(['Abuela', 'Mi Casa', 'Mi Trabajo']);
  await act(async () => answer());
  await settle();
  expect(page.api.callsTo('cliente/saveSortedAddresses')).toHaveLength(2);
  expect(names()).toEqual(['Abuela', 'Mi Casa', 'Mi Trabajo']);
});

test.each([
  ['the api refuses it', { codigoRetorno: '01', mensajeRetorno: 'No fue posible guardar el orden' }, 'warning: No fue posible guardar el orden'],
  ['nobody answers', () => ({ status: 503 }), 'warning: No pudimos comunicarnos con el servidor. Inténtalo de nuevo.'],
] as const)('when %s the order before is shown again, with the reason [ADDR-013]', async (_what, route, message) => {
  const page = await open(three(), { 'cliente/saveSortedAddresses': route as FakeRoute });
  await press('Bajar Mi Trabajo');
  await waitFor(() => expect(page.api.callsTo('cliente/getDataUser').length).toBeGreaterThan(1));
  await settle();
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  expect(toasts()).toContain(message);
});

test('another tab that deleted one meanwhile: the order is refused, and what is there now is shown', async () => {
  const book = three();
  await open(book);
  book.list = book.list.filter(({ i }) => i !== 73);
  await press('Bajar Mi Trabajo');
  await settle();
  expect(toasts()).toContain('warning: No fue posible guardar el orden');
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa']);
});

test('what another tab saved is shown here at once', async () => {
  const book = three();
  await open(book);
  book.list = [...book.list, wireAddress(74, { tag: 'Lugar 74', order: 3 })];
  const changedAt = String(Date.now() + 1000);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pz-customer-changed', newValue: changedAt })));
  await settle();
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela', 'Lugar 74']);
});

/** Rows of 100 px with 10 px between them: jsdom lays nothing out. */
function lay(): void {
  rows().forEach((row, index) => {
    row.getBoundingClientRect = () => ({ top: 100 + index * 110, height: 100 }) as DOMRect;
  });
}
const pointer = (target: Element, type: string, clientY: number) => act(() => void target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientY, button: 0 }), { pointerId: 1 })));
const gripOf = (index: number) => items()[index]?.querySelector('[aria-hidden="true"]') as Element;

test('an address is dragged to where the pointer lets it go [ADDR-013]', async () => {
  const page = await open(three());
  lay();
  const grip = gripOf(0);
  pointer(grip, 'pointerdown', 50);
  pointer(grip, 'pointermove', 230);
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  pointer(grip, 'pointerup', 230);
  await settle();
  expect(names()).toEqual(['Mi Casa', 'Abuela', 'Mi Trabajo']);
  expect(page.api.callsTo('cliente/saveSortedAddresses')).toHaveLength(1);
});

test('an address is dragged past the place of a deleted one', async () => {
  const book = three();
  const page = await open(book);
  await press('Eliminar Mi Casa');
  lay();
  const grip = gripOf(1);
  pointer(grip, 'pointerdown', 370);
  pointer(grip, 'pointermove', 150);
  pointer(grip, 'pointerup', 150);
  await settle();
  expect(names()).toEqual(['Abuela', 'Mi Trabajo']);
  expect(page.api.callsTo('cliente/saveSortedAddresses').map(({ payload }) => payload)).toEqual([{ addresses: [{ i: 73, order: 0 }, { i: 72, order: 1 }] }]);
});

test.each([
  ['Escape', () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))],
  ['a lost pointer', () => pointer(gripOf(0), 'pointercancel', 220)],
])('%s leaves the order as it was', async (_what, stop) => {
  const page = await open(three());
  lay();
  const grip = gripOf(0);
  pointer(grip, 'pointerdown', 50);
  pointer(grip, 'pointermove', 220);
  stop();
  pointer(grip, 'pointerup', 220);
  await settle();
  expect(names()).toEqual(['Mi Trabajo', 'Mi Casa', 'Abuela']);
  expect(page.api.callsTo('cliente/saveSortedAddresses')).toHaveLength(0);
  expect(items().map((row) => row.style.transform)).toEqual(['', '', '']);
});
