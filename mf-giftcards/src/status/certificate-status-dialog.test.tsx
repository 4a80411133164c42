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
const open = (storage: Readonly<Record<string, string>> = { 'certificates-state': 'kept', 'order-id': '11' }, certificatesEnabled = true) => {
  const shelves = freshStorage(storage);
  cartStore.set(aCartOf(menu, { productId: 2001 }));
  return { ...renderArea(<CertificateStatusDialog />, { path: '/menu', catalog: { ...menu, config: { ...menu.config, certificatesEnabled } } }), storage: shelves };
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

describe('closing «en proceso» asks how the purchase stands before anything is cleared', () => {
  async function closed(route: FakeRoute) {
    const page = open({ 'certificates-state': storedCart(two), 'order-id': '11' });
    const api = fakeHttp({ [check]: route, 'data/getData': {}, 'auth/guest': { token: 'guest' } });
    unfinishedPurchase.write(unfinished);
    // Also when this page itself has sent it.
    ownPurchase.set(unfinished.number);
    found();
    press('Cerrar');
    expect([dialog(), unfinishedPurchase.read(), api.calls]).toEqual([null, unfinished, []]);
    await wait(400);
    expect(api.callsTo(check)).toHaveLength(1);
    return { ...page, api };
  }

  test('paid: exactly its gift cards leave, never the pizzas or their order', async () => {
    const { storage } = await closed(stands.paid);
    expect([items().map(({ id }) => id), unfinishedPurchase.read()]).toEqual([['b'], null]);
    expect([cartStore.get().lines.length, storage.local.entries()['order-id']]).toEqual([1, '11']);
  });

  test.each([
    ['unpaid', stands.unpaid, ['Pagar', 'Cancelar la compra', 'Cerrar']],
    ['not to be had', () => ({ status: 503 }), ['Reintentar', 'Cerrar']],
  ])('%s: everything stays, and the way on is shown', async (_how, answer, ways) => {
    const { storage } = await closed(answer);
    expect([buttons(), unfinishedPurchase.read(), storage.local.entries()['certificates-state'] !== undefined]).toEqual([ways, unfinished, true]);
  });

  test('a page that is left before the answer loses nothing: the next visit asks', async () => {
    const { storage } = open({ 'certificates-state': storedCart(two) });
    const api = fakeHttp({ [check]: stands.paid, 'data/getData': {}, 'auth/guest': { token: 'guest' } });
    unfinishedPurchase.write(unfinished);
    found();
    press('Cerrar');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    expect([api.calls, unfinishedPurchase.read(), storage.local.entries()['certificates-state'] !== undefined]).toEqual([[], unfinished, true]);
  });

  test('without a purchase that this device knows, the cart stays', async () => {
    const { storage } = open();
    certificateStore.set({ cart: cartOf(anItem()), isRead: true });
    found();
    press('Cerrar');
    await wait(400);
    expect([dialog(), storage.local.entries()['certificates-state'], items().length]).toEqual([null, 'kept', 1]);
  });
});

describe('a purchase whose answer was lost with its page', () => {
  const writeId = 'write-1';
  const lost = (change: object = {}) => JSON.stringify({ format: 1, value: { writeId, asCustomer: false, at: clock.now(), parts: { items: ['a'], content: 'x' }, ...change } });
  const arrived = { 'cuenta/buscarOrden': { data: { idorder: 4827, hash: 'hash-4827' } } };

  async function later(attempt: string, routes: Readonly<Record<string, FakeRoute>>) {
    const page = open({ 'certificates-state': storedCart(two), 'pz-gift-attempt': attempt });
    const api = fakeHttp({ 'data/getData': {}, 'auth/guest': { token: 'guest' }, ...routes });
    await wait(3100);
    return { ...page, api };
  }

  test('and that was paid is said, and its gift cards leave the cart', async () => {
    const { api, storage } = await later(lost(), { ...arrived, [check]: stands.paid });
    expect(api.callsTo('cuenta/buscarOrden')).toMatchObject([{ payload: { id: writeId } }]);
    expect([sentences()[0], items().map(({ id }) => id), storage.local.entries()['pz-gift-attempt']]).toEqual(['Recibimos tu pago.', ['b'], undefined]);
  });

  test('and that waits for its card can be paid', async () => {
    const { storage } = await later(lost(), { ...arrived, [check]: stands.unpaid });
    expect([buttons()[0], unfinishedPurchase.read(), storage.local.entries()['pz-gift-attempt']]).toEqual(['Pagar', unfinished, undefined]);
  });

  test.each([
    ['never arrived', {}, { 'cuenta/buscarOrden': { codigoRetorno: '01', mensajeRetorno: 'No', data: null } }],
    ['nobody can be asked about', {}, { 'cuenta/buscarOrden': () => ({ status: 503 }) }],
    ['only its customer may ask about', { asCustomer: true }, arrived],
  ])('and that %s is not spoken of, and its attempt is kept', async (_how, change, routes) => {
    const { storage } = await later(lost(change), routes);
    expect([dialog(), unfinishedPurchase.read(), storage.local.entries()['pz-gift-attempt']]).toEqual([null, null, lost(change)]);
  });
});

describe('a purchase that an earlier visit left unfinished', () => {
  async function later(route: FakeRoute, more: Readonly<Record<string, FakeRoute>> = {}, purchase: UnfinishedPurchase = unfinished, certificatesEnabled = true) {
    const page = open({ 'certificates-state': storedCart(two) }, certificatesEnabled);
    unfinishedPurchase.write(purchase);
    const api = fakeHttp({ [check]: route, 'data/getData': {}, 'auth/guest': { token: 'guest' }, ...more });
    await wait(2999);
    expect(api.calls).toEqual([]);
    await wait(100);
    return { ...page, api };
  }

  test.each([
    [stands.unpaid, ['Tu compra de Gift Cards todavía no está pagada.']],
    [stands.refused, ['Tu compra de Gift Cards todavía no está pagada.', 'Tu pago no fue procesado. Puedes intentarlo de nuevo.']],
  ])('is asked for three seconds after the page has loaded; while it can be paid that is offered', async (answer, words) => {
    const page = await later(answer);
    expect(page.api.callsTo(check)).toMatchObject([{ payload: { idorder: 4827, hash: 'hash-4827' } }]);
    expect([sentences(), buttons()]).toEqual([words, ['Pagar', 'Cancelar la compra', 'Cerrar']]);
    press('Pagar');
    expect([page.path(), dialog(), unfinishedPurchase.read()]).toEqual(['/certificates/checkout', null, unfinished]);
  });

  test('can be given up, but not paid, while gift cards are switched off', async () => {
    await later(stands.unpaid, {}, unfinished, false);
    expect([sentences(), buttons()]).toEqual([['Tu compra de Gift Cards no está pagada, y por ahora no las vendemos. No se cobró nada.'], ['Cancelar la compra', 'Cerrar']]);
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
    expect(buttons()).toEqual(['Pagar', 'Cancelar la compra', 'Cerrar']);
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
