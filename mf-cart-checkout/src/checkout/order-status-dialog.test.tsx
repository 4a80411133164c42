/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { bus, cartStore, cartStatus, checkoutStore, navigate, updateCheckout } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { OrderStatusDialog } from './order-status-dialog.tsx';

const menu = anExampleMenu();

const lineOfCart = aCartOf(menu, { productId: 2001 }).lines.map(({ id, productId }) => ({ id, productId }));
const sent = { 'order-id': '4827', order_hash: 'h4Jt0mWc', 'pz-ordered-cart': JSON.stringify({ format: 1, value: { number: 4827, parts: { lines: lineOfCart, coupon: null, futureOrder: null } } }) };
/** Left by an earlier visit: the cart of that one is gone. */
const { 'pz-ordered-cart': _ofThatVisit, ...stale } = sent;
const refused = { codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' };
const cancel = 'cuenta/cancelarOrden';

function open(answer: FakeRoute, local: Record<string, string> = sent, routes: Record<string, FakeRoute> = {}) {
  const storage = freshStorage(local);
  const api = fakeHttp({ 'data/checkOrder': answer, [cancel]: { estado: 'CAN' }, 'auth/guest': { token: 'g' }, ...routes });
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

test.each(['/tracking/h4Jt0mWc', '/orders/h4Jt0mWc', '/tracker/h4Jt0mWc', '/tracking'])('on %s the order itself says how it stands: nothing covers it', async (path) => {
  open(refused);
  act(() => navigate(path));
  await pass(4000);
  expect(dialog()).toBeNull();
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

test('a page that is left right after closing starts clean all the same', async () => {
  open({ codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'INI' });
  await pass(3050);
  close();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(cartStore.get().lines).toHaveLength(0);
  await pass(1000);
  expect(cartStore.get().lines).toHaveLength(0);
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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('after a refused card «Intentar de nuevo» keeps cart, order and form, and leads to the payment', async () => {
  const page = open(refused);
  await pass(3050);
  press('Intentar de nuevo');
  await pass(1000);
  expect([page.path(), page.storage.session.entries()['remember-step']]).toEqual(['/checkout', 'payment']);
  expect([cartStore.get().lines.length, page.storage.local.entries()['order-id'], dialog(), page.api.callsTo(cancel).length]).toEqual([1, '4827', null, 0]);
});

test('who has nothing in the cart any more tries again on the page of the order', async () => {
  const page = open(refused, stale);
  cartStore.set(aCartOf(menu));
  await pass(3050);
  press('Intentar de nuevo');
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
});

test('an order that is too late, without its cart, can only be closed', async () => {
  open({ ...refused, estado: 'CAN' });
  cartStore.set(aCartOf(menu));
  await pass(3050);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar']);
});

test('«Cerrar» after a refused card gives the order up on the server, too [SAVE-021] [SAVE-022]', async () => {
  const page = open(refused);
  await pass(3050);
  close();
  await pass(350);
  expect(page.api.callsTo(cancel).map(({ payload }) => payload)).toEqual([{ idorder: 4827 }]);
  expect([cartStore.get().lines, page.storage.local.entries()['order-id'], page.storage.local.entries()['pz-ordered-cart']]).toEqual([[], undefined, undefined]);
});

test('an order that turns out to be paid when it is given up says so', async () => {
  open(refused, sent, { [cancel]: () => ({ body: { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'INI' } }) });
  await pass(3050);
  close();
  await pass(1000);
  expect(dialog()?.textContent).toContain('Tu orden ya está en proceso');
});

test.each([
  ['is refused', refused],
  ['is unknown', { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', estado: 'ERR' }],
  ['is long delivered', { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya fue entregada', estado: 'FIN' }],
])('an order of an earlier visit that %s never empties the cart of this one', async (_what, answer) => {
  const { storage } = open(answer, stale);
  await pass(3050);
  close();
  await pass(1000);
  expect([cartStore.get().lines.length, storage.local.entries()['order-id'], dialog()]).toEqual([1, undefined, null]);
});

test('a server that could not be asked is asked again on request, and closing the question clears nothing', async () => {
  const { api, storage } = open((_call: unknown, count: number) => (count === 1 ? { status: 503 } : { body: refused }));
  await pass(3050);
  press('Reintentar');
  await pass(50);
  expect([api.callsTo('data/checkOrder').length, dialog()?.textContent]).toEqual([2, expect.stringContaining('Tu pago no fue procesado')]);

  cleanup();
  const other = open(() => ({ status: 503 }));
  await pass(3050);
  close();
  await pass(1000);
  expect([cartStore.get().lines.length, other.storage.local.entries()['order-id'], storage.local.entries()['order-id']]).toEqual([1, '4827', '4827']);
});

const writeId = 'c0ffee00-0000-4000-8000-000000000000';
const lost = (change: object = {}) => ({ order_hash: '', 'pz-order-attempt': JSON.stringify({ format: 1, value: { writeId, asCustomer: false, at: Date.now(), parts: { lines: lineOfCart, coupon: null, futureOrder: null }, ...change } }) });
const arrived = (paymentStatus: string): Record<string, FakeRoute> => ({
  'cuenta/buscarOrden': { data: { idorder: 4827, hash: 'h4Jt0mWc' } },
  'cliente/getOrdenHash/h4Jt0mWc': { data: { orden: { idorder: 4827, hash: 'h4Jt0mWc', paymentStatus } } },
});

test('an order whose answer was lost with its tab is found: it is followed, and its cart is empty', async () => {
  const page = open({}, lost(), arrived(''));
  await pass(3050);
  expect(dialog()?.textContent).toContain('Tu orden #4827 sí llegó: ya la tenemos. No hace falta pedirla otra vez.');
  press('Seguir mi orden');
  await pass(350);
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  const { 'order-id': id, 'pz-order-attempt': attempt, 'pz-ordered-cart': ordered, 'anonymous-orders': known, order_hash: hash } = page.storage.local.entries();
  expect([cartStore.get().lines, id, attempt, ordered, hash]).toEqual([[], undefined, undefined, undefined, 'h4Jt0mWc']);
  expect(known).toContain('4827');
});

test('one that is not paid leads to its payment and keeps the cart', async () => {
  const page = open({}, lost(), arrived('PEN'));
  await pass(3050);
  expect(dialog()?.textContent).toContain('Tu orden #4827 sí llegó, pero todavía no está pagada.');
  press('Pagar mi orden');
  await pass(350);
  expect([page.path(), cartStore.get().lines.length, page.storage.local.entries()['order-id']]).toEqual(['/tracking/h4Jt0mWc', 1, '4827']);
});

test('one that was not paid in time says so and leaves the cart for another try', async () => {
  const page = open({}, lost(), arrived('VEN'));
  await pass(3050);
  expect(dialog()?.textContent).toContain('no se pagó a tiempo');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar']);
  close();
  await pass(350);
  expect([cartStore.get().lines.length, page.storage.local.entries()['order-id']]).toEqual([1, undefined]);
});

test('one that never arrived says nothing, and is still known when the order is sent again', async () => {
  const page = open({}, lost(), { 'cuenta/buscarOrden': { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', data: null } });
  await pass(4000);
  expect([dialog(), cartStore.get().lines.length]).toEqual([null, 1]);
  expect(page.storage.local.entries()['pz-order-attempt']).toContain(writeId);
});
