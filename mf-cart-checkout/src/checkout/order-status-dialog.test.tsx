/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { bus, cartStore, cartStatus, checkoutStore, updateCheckout } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { OrderStatusDialog } from './order-status-dialog.tsx';

const menu = anExampleMenu();

function open(answer: FakeRoute, local: Record<string, string> = { 'order-id': '4827', order_hash: 'h4Jt0mWc' }) {
  const storage = freshStorage(local);
  const api = fakeHttp({ 'data/checkOrder': answer });
  cartStatus.set((status) => ({ ...status, read: true }));
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  updateCheckout({ step: 'payment' });
  return { ...renderArea(<OrderStatusDialog />, { path: '/menu', catalog: menu }), api, storage };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'Pizzería Brasa Chapina' });
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

beforeEach(() => {
  resetStores();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('an unfinished order is looked up three seconds after the page has loaded [SAVE-018]', async () => {
  const { api } = open({ codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' });
  await pass(2999);
  expect(api.callsTo('data/checkOrder')).toHaveLength(0);
  await pass(50);
  expect(api.callsTo('data/checkOrder').map(({ payload }) => payload)).toEqual([{ idorder: 4827, hash: 'h4Jt0mWc' }]);
  expect(dialog()?.textContent).toContain('Tu pago no fue procesado. Puedes intentarlo de nuevo.');
});

test('without an unfinished order nobody is asked', async () => {
  const { api } = open({}, {});
  await pass(10_000);
  expect(api.calls).toHaveLength(0);
});

test('an order that this page has sent itself is not looked up: whoever tries another card is not stopped [SAVE-018]', async () => {
  const { api } = open({ codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' });
  updateCheckout({ order: { number: 4827, hash: 'h4Jt0mWc', payment: 'card' } });
  await pass(10_000);
  expect([api.callsTo('data/checkOrder').length, dialog()]).toEqual([0, null]);
});

test('it is also looked up when something asks for it [SAVE-019]', async () => {
  open({ codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', estado: 'ERR' });
  act(() => bus.publish('order/check-requested', {}));
  await pass(50);
  expect(dialog()?.textContent).toContain('No encontramos tu orden');
});

test('an order that runs well says nothing', async () => {
  open({ codigoRetorno: '00', mensajeRetorno: '', estado: 'PEN' });
  await pass(4000);
  expect(dialog()).toBeNull();
});

test('02 sends the customer home and says why [SAVE-020] [SAVE-016]', async () => {
  const page = open({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'INI' });
  await pass(3050);
  expect(page.path()).toBe('/');
  expect(dialog()?.textContent).toContain('Tu orden ya está en proceso');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a server that cannot be reached is said in our words [SAVE-023]', async () => {
  open(() => ({ status: 503 }));
  await pass(3050);
  expect(dialog()?.textContent).toContain('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.');
});

test('closing forgets the order at once, and cart and checkout 350 ms later [SAVE-021] [SAVE-022]', async () => {
  const { storage } = open({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'INI' });
  await pass(3050);
  close();
  expect(dialog()).toBeNull();
  expect(storage.local.entries()['order-id']).toBeUndefined();
  await pass(349);
  expect(cartStore.get().lines).toHaveLength(1);
  await pass(1);
  expect(cartStore.get().lines).toHaveLength(0);
  expect(checkoutStore.get().step).toBe('form-data');
});

test('what was closed before the answer came is not opened again by it', async () => {
  const { api, path } = open({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'INI' });
  api.setLatency(2000);
  act(() => bus.publish('order/found-in-process', { message: 'Tu orden ya está en proceso' }));
  act(() => bus.publish('order/check-requested', {}));
  close();
  await pass(5000);
  expect([api.callsTo('data/checkOrder').length, dialog(), path()]).toEqual([1, null, '/menu']);
});

test('an order found in process while saving opens the same dialog [SAVE-013]', async () => {
  open({}, {});
  act(() => bus.publish('order/found-in-process', { message: 'Tu orden ya está en proceso' }));
  expect(dialog()?.textContent).toContain('Tu orden ya está en proceso');
});
