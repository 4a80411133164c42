/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { instantOf } from '@brasa/shared/domain/local-time';
import { bus, cartStore, clock, local, storageKeys } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { disconnectCertificates } from '../cart/certificate-persistence.ts';
import { certificateStore } from '../cart/certificate-store.ts';
import { ownPurchase, unfinishedPurchase, type UnfinishedPurchase } from '../checkout/unfinished-purchase.ts';
import { check, stands, toasts, two } from '../testing/checkout-page.tsx';
import { anItem, cartOf, items, storedCart } from '../testing/page.tsx';
import { CertificateStatusDialog } from './certificate-status-dialog.tsx';

const menu = anExampleMenu();
const unfinished = { number: 4827, hash: 'hash-4827', items: ['a'], content: 'x' };
const open = (storage: Readonly<Record<string, string>> = { 'certificates-state': 'kept', 'order-id': '11' }) => {
  const shelves = freshStorage(storage);
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  return { ...renderArea(<CertificateStatusDialog />, { path: '/menu', catalog: menu }), storage: shelves };
};
const found = () => act(() => bus.publish('certificate/found-in-process', { message: 'Tu orden ya está en proceso' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Pizzería Brasa Chapina' });
const sentences = () => [...(dialog()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  resetStores();
  jest.useFakeTimers();
  jest.spyOn(clock, 'now').mockReturnValue(instantOf('26/11/2026', '12:00') ?? 0);
});
afterEach(() => {
  cleanup();
  disconnectCertificates();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a purchase of gift cards found in process is said under the name of the brand, with one way out [SAVE-017]', () => {
  open();
  expect(dialog()).toBeNull();
  found();
  expect(dialog()?.textContent).toContain('Tu orden ya está en proceso');
  expect(buttons()).toEqual(['Cerrar']);
});

test('an order of pizzas in process is not its business', () => {
  open();
  act(() => bus.publish('order/found-in-process', { message: 'Tu orden ya está en proceso' }));
  expect(dialog()).toBeNull();
});

test('closing forgets the purchase, 350 ms later its gift cards, and never the pizzas or their order', () => {
  const { storage } = open();
  certificateStore.set({ cart: cartOf(anItem()), isRead: true });
  found();
  press('Cerrar');
  expect(dialog()).toBeNull();
  act(() => void jest.advanceTimersByTime(349));
  expect([storage.local.entries()['certificates-state'], items().length]).toEqual(['kept', 1]);
  act(() => void jest.advanceTimersByTime(1));
  expect([storage.local.entries()['certificates-state'], items().length]).toEqual([undefined, 0]);
  expect([cartStore.get().lines.length, storage.local.entries()['order-id']]).toEqual([1, '11']);
});

test('of a purchase that is known only its own gift cards leave', () => {
  open({});
  unfinishedPurchase.write(unfinished);
  certificateStore.set({ cart: two, isRead: true });
  found();
  press('Cerrar');
  act(() => void jest.advanceTimersByTime(350));
  expect([items().map(({ id }) => id), unfinishedPurchase.read()]).toEqual([['b'], null]);
});

describe('a purchase that an earlier visit left unfinished', () => {
  async function later(route: FakeRoute, more: Readonly<Record<string, FakeRoute>> = {}, purchase: UnfinishedPurchase = unfinished) {
    const page = open({ 'certificates-state': storedCart(two) });
    unfinishedPurchase.write(purchase);
    const api = fakeHttp({ [check]: route, 'data/getData': {}, 'auth/guest': { token: 'guest' }, ...more });
    await wait(2999);
    expect(api.calls).toEqual([]);
    await wait(100);
    return { ...page, api };
  }

  test.each([
    [stands.unpaid, 'Tu compra de Gift Cards todavía no está pagada.'],
    [stands.refused, 'Tu pago no fue procesado. Puedes intentarlo de nuevo.'],
  ])('is asked for three seconds after the page has loaded; while it can be paid that is offered', async (answer, words) => {
    const page = await later(answer);
    expect(page.api.callsTo(check)).toMatchObject([{ payload: { idorder: 4827, hash: 'hash-4827' } }]);
    expect([dialog()?.textContent?.includes(words), buttons()]).toEqual([true, ['Pagar mi compra', 'Cancelar la compra', 'Cerrar']]);
    press('Pagar mi compra');
    expect([page.path(), dialog(), unfinishedPurchase.read()]).toEqual(['/certificates/checkout', null, unfinished]);
  });

  test('is still there when the question is closed', async () => {
    await later(stands.unpaid);
    press('Cerrar');
    await wait(400);
    expect([dialog(), unfinishedPurchase.read(), local.read(storageKeys.certificates) !== null]).toEqual([null, unfinished, true]);
  });

  test('is given up, and its gift cards stay in the cart', async () => {
    const { api } = await later(stands.unpaid, { 'cuenta/cancelarOrden': { codigoRetorno: '00', estado: 'CAN' } });
    press('Cancelar la compra');
    await wait(100);
    expect([api.callsTo('cuenta/cancelarOrden').map(({ payload }) => payload?.['idorder']), unfinishedPurchase.read(), local.read(storageKeys.certificates) !== null]).toEqual([[4827], null, true]);
    expect(toasts()).toMatchObject([['info', expect.stringContaining('No se cobró nada')]]);
  });

  test('that was paid meanwhile leaves the cart, with exactly its own gift cards', async () => {
    await later(stands.paid);
    expect([sentences(), buttons(), items().map(({ id }) => id), unfinishedPurchase.read()]).toEqual([['Recibimos tu pago.', 'Tus Gift Cards ya están en camino.'], ['Cerrar'], ['b'], null]);
  });

  test('that was paid meanwhile says of each card when it is sent', async () => {
    await later(stands.paid, {}, { ...unfinished, items: ['a', 'b'] });
    expect(sentences()).toEqual(['Recibimos tu pago.', 'Gift Card Q100 para Luis: ya está en camino.', 'Gift Card Q50 para Eva: se enviará el 27/11/2026 a las 08:00 am.']);
  });

  test('that was paid meanwhile, and whose cards this device does not know, is not called on its way', async () => {
    await later(stands.paid, {}, { ...unfinished, items: ['gone'] });
    expect(sentences()).toEqual(['Recibimos tu pago.', 'Cada Gift Card se envía en la fecha que elegiste.']);
  });

  test('that nobody can pay any more is forgotten; the cart stays', async () => {
    await later(stands.cancelled);
    expect([dialog()?.textContent?.includes('Tu orden fue cancelada'), buttons(), unfinishedPurchase.read(), local.read(storageKeys.certificates) !== null]).toEqual([true, ['Cerrar'], null, true]);
  });

  test('is asked for again when the server could not be reached', async () => {
    const { api } = await later(() => ({ status: 503 }));
    expect(buttons()).toEqual(['Reintentar', 'Cerrar']);
    api.route(check, stands.unpaid);
    press('Reintentar');
    await wait(100);
    expect(buttons()).toEqual(['Pagar mi compra', 'Cancelar la compra', 'Cerrar']);
  });
});

test('what this page itself has sent is followed where it is paid', async () => {
  open({ 'certificates-state': storedCart(two) });
  const api = fakeHttp({ [check]: stands.unpaid });
  unfinishedPurchase.write(unfinished);
  ownPurchase.set(4827);
  await wait(3100);
  expect([api.calls, dialog()]).toEqual([[], null]);
});
