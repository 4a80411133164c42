/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSelection } from '@brasa/shared/domain/builder';
import { addToCart, cartStore, checkoutStore, history, navigate, toasts as toastHost, toastStore, updateClient } from '@brasa/shared/runtime';
import { resetStores, type FakeAnswer } from '@brasa/shared/testing';
import { bankSays, choose, confirm, endPressGuard, freshCheckouts, fromBank, menu, payByCard, save, sentOrders, server, theFrame, toasts } from '../testing/checkout-page.tsx';
import { settle } from '../testing/page.tsx';

freshCheckouts();

test('a card is paid on the provider’s page, and success counts once the server knows of it [PAYM-007] [PAYM-008]', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' } });
  expect(theFrame().src).toBe('https://pos.test/pay?token=abc');
  expect(cartStore.get().lines).toHaveLength(1);
  expect(page.storage.local.entries()['order-id']).toBe('4827');
  await bankSays('exito');
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(true);
  expect(cartStore.get().lines).toEqual([]);
});

test('a page that says «paid» without the server knowing of it ends nothing: no banner, and cart and order are kept', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '00', estado: 'PEN' } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const event = fromBank('exito');
  act(() => void window.dispatchEvent(event));
  expect(screen.getByText('Estamos confirmando tu pago')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  jest.useRealTimers();
  expect(page.api.callsTo('data/checkOrder')).toHaveLength(15);
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
  expect(cartStore.get().lines).toHaveLength(1);
  expect(page.storage.local.entries()['order-id']).toBe('4827');
});

test.each([
  ['paid', { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' }, { banner: true, cart: 0, toasts: [] }],
  ['refused', { codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' }, { banner: false, cart: 1, toasts: [['error', 'No se pudo procesar el pago. Inténtalo de nuevo.']] }],
])('a payment the server hears of minutes later is %s then, wherever the customer is', async (_what, answer, after) => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '00', estado: 'PEN' } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  act(() => void window.dispatchEvent(fromBank('exito')));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  page.api.route('data/checkOrder', answer);
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  jest.useRealTimers();
  expect([checkoutStore.get().showPaymentSuccess, cartStore.get().lines.length]).toEqual([after.banner, after.cart]);
  expect(toasts()).toEqual(after.toasts);
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
});

const late = { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' };

/** The bank has said nothing for a minute, and then says that it is paid. `meanwhile` is what the customer does. */
async function paidLate(meanwhile: () => void) {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '00', estado: 'PEN' } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  act(() => void window.dispatchEvent(fromBank('exito')));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  act(meanwhile);
  page.api.route('data/checkOrder', late);
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  jest.useRealTimers();
  return page;
}

const paid = [['success', 'Recibimos tu pago. Ya estamos con tu orden.']];

test('what joined the cart before the bank spoke is another order: it stays, with what was typed for it', async () => {
  const page = await paidLate(() => {
    const dessert = menu.productById.get(9001);
    if (dessert) addToCart(dessert, 2, defaultSelection(menu, dessert));
    updateClient({ firstName: 'Luis' });
    navigate('/menu');
  });
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([9001, 9001]);
  expect(checkoutStore.get()).toMatchObject({ client: { firstName: 'Luis' }, showPaymentSuccess: false });
  expect([page.storage.local.entries()['order-id'], toasts()]).toEqual([undefined, paid]);
});

test('a customer who looks at another page when the bank speaks hears of it there', async () => {
  await paidLate(() => navigate('/menu'));
  expect([cartStore.get().lines, toasts(), checkoutStore.get().showPaymentSuccess]).toEqual([[], paid, false]);
});

test('the browser’s back button closes the page of the bank and leaves the customer at the payment', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '00', estado: 'PEN' } });
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-1);
    await moved;
  });
  await settle();
  expect(screen.queryByTitle('Pagar con tarjeta')).toBeNull();
  expect(screen.getByText('Tu orden todavía no está pagada')).not.toBeNull();
  expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('checked', true);
  expect([page.path(), checkoutStore.get().step, page.storage.local.entries()['order-id'], cartStore.get().lines.length]).toEqual(['/checkout', 'payment', '4827', 1]);
});

test('an order that another tab replaced is not taken for a paid one', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden fue cancelada', estado: 'CAN' } });
  await act(async () => jest.advanceTimersByTime(3000));
  await settle();
  expect([page.path(), cartStore.get().lines.length, checkoutStore.get().showPaymentSuccess]).toEqual(['/checkout', 1, false]);
});

test('a payment the page could not tell about is found by asking, and so is a refusal', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' } });
  await act(async () => jest.advanceTimersByTime(3000));
  await settle();
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(true);
});

test('a refusal the page could not tell about is found by asking', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' } });
  await act(async () => jest.advanceTimersByTime(3000));
  await settle();
  expect(page.path()).toBe('/checkout');
  expect(screen.queryByTitle('Pagar con tarjeta')).toBeNull();
  expect(screen.getByText('Tu orden todavía no está pagada')).not.toBeNull();
});

test('a server that cannot be reached while the page is open decides nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
  await payByCard({ 'data/checkOrder': () => ({ status: 503 }) });
  await act(async () => jest.advanceTimersByTime(3000));
  await settle();
  expect(screen.getByTitle('Pagar con tarjeta')).not.toBeNull();
});

test('closing the page before paying keeps the order; after having paid there, it leads to the tracking', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '00', estado: 'PEN' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar el pago' }));
  await settle();
  expect(screen.getByText(/Cerraste la página del banco/)).not.toBeNull();
  expect([page.path(), cartStore.get().lines.length]).toEqual(['/checkout', 1]);
  cleanup();
  resetStores();
  const paid = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar el pago' }));
  await settle();
  expect(paid.path()).toBe('/tracking/h4Jt0mWc');
});

const afterClosing = (): void => {
  const tonight = performance.now() + 11 * 3_600_000;
  jest.spyOn(performance, 'now').mockReturnValue(tonight);
  act(() => cartStore.set((cart) => ({ ...cart })));
};

test('a shop that closes while the card is typed takes nothing away: the order was accepted before', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' } });
  afterClosing();
  await settle();
  expect(page.path()).toBe('/checkout');
  await bankSays('exito');
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
});

test('after a card that was declined once the shop had closed, the cart says why nothing can be ordered', async () => {
  const page = await payByCard();
  afterClosing();
  await bankSays('error');
  expect(page.path()).toBe('/cart');
  expect(screen.getAllByText(/^Horario de atención/).length).toBeGreaterThan(0);
});

test('a page that may not be shown here, or does not come, is offered in a window of its own', async () => {
  await payByCard();
  const elsewhere = screen.getByRole('link', { name: /Ábrela en otra ventana/ });
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('target')]).toEqual(['https://pos.test/pay?token=abc', '_blank']);
  act(() => void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' })));
  expect(screen.getByRole('alert').textContent).toContain('Tu navegador no deja ver aquí la página del banco.');
  expect(screen.queryByTitle('Pagar con tarjeta')).toBeNull();
  elsewhere.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(elsewhere);
  expect(screen.getByText('Termina tu pago en la otra ventana')).not.toBeNull();
});

test('a page that has not come after eight seconds is said to be slow', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  await payByCard();
  act(() => void jest.advanceTimersByTime(4000));
  expect(screen.queryByText('La página del banco está tardando.')).toBeNull();
  act(() => void jest.advanceTimersByTime(4000));
  expect(screen.getByRole('alert').textContent).toContain('La página del banco está tardando.');
  fireEvent.load(theFrame());
  expect(screen.queryByText('La página del banco está tardando.')).toBeNull();
});

test('a declined card says so and keeps order, form and cart [PAYM-009]', async () => {
  const page = await payByCard();
  await bankSays('error');
  expect(toasts()).toEqual([['error', 'No se pudo procesar el pago. Inténtalo de nuevo.']]);
  expect(screen.getByRole('alert').textContent).toContain('Tu orden todavía no está pagada');
  expect(page.path()).toBe('/checkout');
  expect(cartStore.get().lines).toHaveLength(1);
});

describe('what was said about a declined card goes, however long it would have stood', () => {
  const errors = () => toasts().filter(([kind]) => kind === 'error');
  async function declined() {
    const page = await payByCard();
    await bankSays('error');
    act(() => toastStore.get().visible.forEach(({ id }) => toastHost.hover(id)));
    expect(errors()).toHaveLength(1);
    endPressGuard();
    return page;
  }

  test('when the next payment succeeds', async () => {
    const page = await declined();
    await confirm();
    page.api.route('data/checkOrder', late);
    await bankSays('exito');
    expect(page.path()).toBe('/tracking/h4Jt0mWc');
    await waitFor(() => expect(errors()).toEqual([]));
  });

  test('when cash is chosen instead', async () => {
    const page = await declined();
    await choose(/Efectivo/);
    await confirm();
    expect(page.path()).toBe('/tracking/h4Jt0mWc');
    await waitFor(() => expect(errors()).toEqual([]));
  });

  test('when another tab has the order paid', async () => {
    const { storage } = await declined();
    storage.local.removeItem('order-id');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'order-id', newValue: null })));
    await waitFor(() => expect(errors()).toEqual([]));
  });
});

test('an unpaid order that was replaced is no order of the guest any more', async () => {
  const numbered = (idorder: number): FakeAnswer => ({ body: { data: { orden: { idorder, hash: `hash-${idorder}`, orderTotal: 119 }, detalle: { total: 119, porPagar: 119 } } } });
  const page = await payByCard({ [save]: server((count) => numbered(count)) });
  await bankSays('error', 'https://pos.test', 1);
  endPressGuard();
  await choose(/Efectivo/);
  await confirm();
  const known = page.storage.local.entries()['anonymous-orders'];
  expect(known).toContain('hash-2');
  expect(known).not.toContain('hash-1');
});

test('after a declined card the next attempt replaces the unpaid order', async () => {
  const page = await payByCard();
  await bankSays('error');
  endPressGuard();
  await choose(/Efectivo/);
  await confirm();
  expect(sentOrders(page).map(({ payload }) => [(payload?.['orden'] as { idord: unknown }).idord, (payload?.['data'] as { tipoPago: string }).tipoPago])).toEqual([['', 'T'], [4827, 'E']]);
});

test('a broken transaction is logged and nothing else happens [PAYM-010]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = await payByCard();
  await bankSays('invalid');
  expect(log).toHaveBeenCalledWith('transaction problem');
  expect(toasts()).toEqual([]);
  expect(page.path()).toBe('/checkout');
});

test('a message from anybody else changes nothing [PAYM-011]', async () => {
  const page = await payByCard();
  await bankSays('exito', 'https://evil.test');
  expect(page.path()).toBe('/checkout');
  expect(screen.getByTitle('Pagar con tarjeta')).not.toBeNull();
});
