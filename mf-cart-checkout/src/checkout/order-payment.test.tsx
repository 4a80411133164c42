/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus, cartStore, toastStore, unfinishedOrder } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle } from '@brasa/shared/testing/render-area';
import { fromBank } from '../testing/checkout-page.tsx';
import { rememberUnfinished } from './ordered-cart.ts';
import { OrderPayment } from './order-payment.tsx';

const menu = anExampleMenu();
const order = { number: 4827, hash: 'h4Jt0mWc', due: 11_900 };
const cart = aCartOf(menu, { productId: 2001 });
const unpaid = { codigoRetorno: '00', mensajeRetorno: '', estado: 'PEN' };
const paid = { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' };

let heard: string[] = [];
let stop = (): void => {};
beforeEach(() => {
  resetStores();
  heard = [];
});
afterEach(() => {
  stop();
  cleanup();
  jest.useRealTimers();
});

function open(routes: Record<string, FakeRoute> = {}, { isOfDevice = true, isOwner = false } = {}) {
  freshStorage();
  const api = fakeHttp({ 'auth/guest': { token: 'g' }, 'data/checkOrder': unpaid, 'checkout/getValidatorTokenPromerica': { token: 'abc', url: 'https://pos.test/pay' }, ...routes });
  cartStore.set(cart);
  if (isOfDevice) rememberUnfinished(order.number, { lines: cart.lines, coupon: null, futureOrder: null });
  stop = bus.on('order/changed', ({ hash }) => heard.push(hash));
  return { ...renderArea(<OrderPayment {...order} isOwner={isOwner} />, { path: '/tracking/h4Jt0mWc', catalog: menu }), api };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** To the page of the bank, which is opened but never loads here. */
async function pays(): Promise<void> {
  await press('Pagar Q119.00');
  await screen.findByTitle('Pagar con tarjeta');
}
const asked = (path: string, { api }: ReturnType<typeof open>) => api.callsTo(path).map(({ payload }) => payload);

test('an order is paid on its own page: the payment is told, and its products leave the cart', async () => {
  const page = open();
  const begun: string[] = [];
  bus.on('payment/begun', ({ remote }) => begun.push(remote));
  await pays();
  expect(begun).toEqual(['mf-cart-checkout']);
  expect(asked('checkout/getValidatorTokenPromerica', page)).toMatchObject([{ idorder: 4827 }]);
  page.api.route('data/checkOrder', paid);
  act(() => void window.dispatchEvent(fromBank('exito')));
  await settle();
  expect([cartStore.get().lines, unfinishedOrder.read(), heard, page.path()]).toEqual([[], null, ['h4Jt0mWc'], '/tracking/h4Jt0mWc']);
});

test('a card that is refused says so beside the button, which can be pressed again', async () => {
  const page = open();
  await pays();
  act(() => void window.dispatchEvent(fromBank('error')));
  await settle();
  expect(screen.getByText('Tu orden todavía no está pagada')).not.toBeNull();
  await pays();
  expect(asked('checkout/getValidatorTokenPromerica', page)).toHaveLength(2);
});

test('while the word of the bank is awaited nobody is asked to pay twice', async () => {
  open();
  await pays();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  act(() => void window.dispatchEvent(fromBank('exito')));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Esta página se actualiza sola en cuanto el banco lo confirme.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Pagar Q119.00' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Pagar Q119.00' })).not.toBeNull();
});

test('an order is given up after a question, and the cart stays', async () => {
  const page = open({ 'cuenta/cancelarOrden': { estado: 'CAN' } });
  await press('Cancelar mi orden');
  expect(screen.getByText(/los recuperas/)).not.toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancelar mi orden' }).at(-1) as HTMLElement);
  await settle();
  expect(asked('cuenta/cancelarOrden', page)).toEqual([{ idorder: 4827 }]);
  expect([unfinishedOrder.read(), cartStore.get().lines.length, heard]).toEqual([null, 1, ['h4Jt0mWc']]);
});

test('what cannot be given up for want of a network is still there, and says so', async () => {
  const page = open({ 'cuenta/cancelarOrden': () => ({ status: 503 }) });
  await givesUp();
  expect([unfinishedOrder.read(), toastStore.get().visible.map(({ kind }) => kind), asked('cuenta/cancelarOrden', page).length]).toEqual([4827, ['error'], 1]);
});

test('who tries to give up an order too often reads the server’s sentence', async () => {
  const tooMany = 'Demasiados intentos. Espera 40 segundos e inténtalo de nuevo.';
  open({ 'cuenta/cancelarOrden': () => ({ status: 429, body: { codigoRetorno: '01', mensajeRetorno: tooMany } }) });
  await givesUp();
  expect([unfinishedOrder.read(), toastStore.get().visible.map(({ kind, text }) => [kind, text])]).toEqual([4827, [['error', tooMany]]]);
});

test('whoever only has the link of the order is not asked to pay it, but told who can', () => {
  open({}, { isOfDevice: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Solo quien hizo esta orden puede pagarla/)).not.toBeNull();
});

test('whoever ordered it on another device pays it here, when the server says that it is hers', () => {
  open({}, { isOfDevice: false, isOwner: true });
  expect(screen.getByRole('button', { name: 'Pagar Q119.00' })).not.toBeNull();
});

const givesUp = async (): Promise<void> => {
  await press('Cancelar mi orden');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancelar mi orden' }).at(-1) as HTMLElement);
  await settle();
};

test('an order that the server does not know as hers is not called cancelled', async () => {
  open({ 'cuenta/cancelarOrden': { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', estado: 'ERR' } });
  await givesUp();
  expect([toastStore.get().visible.map(({ text }) => text), unfinishedOrder.read(), heard]).toEqual([['No pudimos cancelar esta orden, porque no es de esta cuenta ni de este dispositivo.'], 4827, []]);
});

test('an order that was paid before it could be given up is being made: its products leave the cart', async () => {
  open({ 'cuenta/cancelarOrden': paid });
  await givesUp();
  expect([cartStore.get().lines, unfinishedOrder.read(), heard]).toEqual([[], null, ['h4Jt0mWc']]);
});
