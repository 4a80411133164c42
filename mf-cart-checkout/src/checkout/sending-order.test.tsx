/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus, cartStore, checkoutStore, toasts as toastHost, toastStore, updateClient } from '@brasa/shared/runtime';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { aCoverage, aHomeLocation, resetStores, type FakeAnswer } from '@brasa/shared/testing';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { balanceOf, choose, confirm, confirmButton, endPressGuard, freshCheckouts, openPayment, placed, save, sentData, sentOrders, server, session, toasts } from '../testing/checkout-page.tsx';
import { settle } from '../testing/page.tsx';

freshCheckouts();

test('the price of the server is confirmed before paying', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  await settle();
  expect(screen.getByText('Precio confirmado')).not.toBeNull();
  expect(sentOrders(page)).toHaveLength(0);
});

test('what the server would refuse is said before paying', async () => {
  await openPayment({ routes: { [save]: server(placed, { body: { codigoRetorno: '01', mensajeRetorno: 'Horario de atención: 10:00 am - 09:30 pm' } }) } });
  await choose(/Efectivo/);
  await settle();
  expect(screen.getByText('Horario de atención: 10:00 am - 09:30 pm')).not.toBeNull();
});

test('a cash order is sent once, leads to its tracking and empties the cart [SAVE-007] [SAVE-008] [SAVE-009] [SAVE-010] [GEN-007] [GEN-008]', async () => {
  const heard: unknown[] = [];
  const stop = bus.on('order/placed', (order) => heard.push(order));
  const page = await openPayment();
  await choose(/Efectivo/);
  await userEvent.dblClick(confirmButton());
  await settle();
  stop();
  expect(sentOrders(page)).toHaveLength(1);
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(cartStore.get().lines).toEqual([]);
  expect(page.storage.local.entries()).toMatchObject({ order_hash: 'h4Jt0mWc', 'anonymous-orders': expect.stringContaining('h4Jt0mWc') });
  expect(checkoutStore.get().order).toEqual({ number: 4827, hash: 'h4Jt0mWc', payment: 'cash' });
  expect(heard).toEqual([{ number: 4827, hash: 'h4Jt0mWc', payment: 'cash' }]);
  expect(toasts()).toEqual([['success', 'Recibimos tu orden']]);
});

test('the order says who collects it, where, how it is paid and what to know [CHK-015] [PAYL-028]', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Indicaciones para tu orden/), 'Con extra de servilletas');
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '200');
  await confirm();
  expect(sentOrders(page)[0]?.payload).toMatchObject({
    data: { nombre: 'Ana López', telefono: '55501234', correo: 'ana@example.com', tienda: 2, personaRecibe: 'Ana López', detalle: 'Zona 10 Oakland', tipoPago: 'E', totalVenta: 119, comentarios: 'Con extra de servilletas · Paga con Q200.00' },
  });
});

test('a bill below the total is not taken', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '50');
  await confirm();
  expect(screen.getByText('Debe ser al menos Q119.00')).not.toBeNull();
  expect(sentOrders(page)).toHaveLength(0);
});

test('a refusal is said in the server’s words and changes nothing [SAVE-011] [SAVE-015]', async () => {
  const page = await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '01', mensajeRetorno: 'El cupón ya no es válido para esta orden' } }) } });
  await choose(/Efectivo/);
  await confirm();
  expect(toasts()).toEqual([['warning', 'El cupón ya no es válido para esta orden']]);
  expect(page.path()).toBe('/checkout');
  expect(cartStore.get().lines).toHaveLength(1);
  expect(checkoutStore.get().client.firstName).toBe('Ana');
});

test('the reason of a refusal is said once at a time: by the toast, then by the notice, where it stays [SAVE-011]', async () => {
  const reason = 'El cupón ya no es válido para esta orden';
  await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '01', mensajeRetorno: reason } }) } });
  await choose(/Efectivo/);
  await confirm();
  const notice = screen.getByText('Tu orden no se ha enviado').closest('[role=alert]');
  expect([toasts(), notice?.textContent?.includes(reason), notice?.textContent?.includes('Tu orden y tus datos siguen aquí.')]).toEqual([[['warning', reason]], false, true]);
  act(() => toastStore.get().visible.forEach(({ id }) => toastHost.dismiss(id)));
  await waitFor(() => expect(notice?.textContent).toContain(reason));
});

test('a press too soon after a refusal is ignored and leaves the button ready for the next one [SAVE-004] [SAVE-015]', async () => {
  const page = await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '01', mensajeRetorno: 'El cupón ya no es válido para esta orden' } }) } });
  await choose(/Efectivo/);
  const pressedAt = performance.now();
  const time = jest.spyOn(performance, 'now').mockReturnValue(pressedAt);
  await confirm();
  await confirm();
  expect([sentOrders(page).length, confirmButton().getAttribute('aria-busy')]).toEqual([1, null]);
  time.mockReturnValue(pressedAt + saveGuardMs);
  await confirm();
  expect([sentOrders(page).length, confirmButton().getAttribute('aria-busy')]).toEqual([2, null]);
});

test('who may pay only by card reads it with the cash, before and after pressing, and the card takes the order', async () => {
  const sentence = 'Con este teléfono o esta dirección se cancelaron varias órdenes en efectivo. Por ahora puedes pagar con tarjeta.';
  const refused: FakeAnswer = { body: { codigoRetorno: '01', mensajeRetorno: sentence } };
  const isCash = (payload: Record<string, unknown> | undefined) => (payload?.['data'] as { tipoPago?: string } | undefined)?.tipoPago === 'E';
  const page = await openPayment({ routes: { [save]: ({ payload }) => (isCash(payload) ? refused : placed), 'checkout/getValidatorTokenPromerica': { token: 'abc', url: 'https://pos.test/pay' } } });
  await choose(/Efectivo/);
  await settle();
  expect(screen.getByText(sentence)).not.toBeNull();
  await confirm();
  expect(screen.getByText('Tu orden no se ha enviado')).not.toBeNull();
  expect(toasts()).toEqual([['warning', sentence]]);
  await choose(/Tarjeta/);
  await settle();
  expect([screen.queryByText(sentence), screen.queryByText('Tu orden no se ha enviado')]).toEqual([null, null]);
  endPressGuard();
  await confirm();
  expect(sentOrders(page).map(({ payload }) => isCash(payload))).toEqual([true, false]);
});

test('another person is another question to the server', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  await settle();
  const asked = () => page.api.callsTo(save).filter(({ payload }) => payload?.['checkout'] === false).length;
  const before = asked();
  act(() => updateClient({ phone: '5550-9999' }));
  await settle();
  expect(asked()).toBe(before + 1);
});

test('a price that changed is shown before and now, and nothing is sent until the customer presses again', async () => {
  const changed: FakeAnswer = { body: { codigoRetorno: '01', mensajeRetorno: 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.', data: { menu: [], detalle: { subTotal: 125, descuento: 0, total: 125, porPagar: 125 } } } };
  const page = await openPayment({ routes: { [save]: server(changed) } });
  await choose(/Efectivo/);
  await confirm();
  expect(screen.getByText('El total era Q119.00 y ahora es Q125.00. Revísalo antes de confirmar.')).not.toBeNull();
  expect(sentOrders(page)).toHaveLength(1);
  expect(page.api.callsTo('data/getData').length).toBeGreaterThan(0);
});

test('02 without the phrase is only said, and the save fails [SAVE-012]', async () => {
  const page = await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya fue entregada' } }) } });
  await choose(/Efectivo/);
  await confirm();
  expect(toasts()).toEqual([['success', 'Tu orden ya fue entregada']]);
  expect(page.path()).toBe('/checkout');
});

test('02 with an order in process opens the order dialog instead of a toast, and has the order looked up [SAVE-013] [SAVE-019]', async () => {
  const heard: unknown[] = [];
  const stops = [bus.on('order/found-in-process', (found) => heard.push(found)), bus.on('order/check-requested', () => heard.push('look'))];
  await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' } }) } });
  await choose(/Efectivo/);
  await confirm();
  stops.forEach((stop) => stop());
  expect(heard).toEqual([{ message: 'Tu orden ya está en proceso' }, 'look']);
  expect(toasts()).toEqual([]);
});

test('a lost answer says so, and trying again sends the same order under the same id [SAVE-014] [SAVE-015]', async () => {
  const page = await openPayment({ routes: { [save]: server((count) => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : placed)) } });
  await choose(/Efectivo/);
  await confirm();
  expect(toasts()).toEqual([['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']]);
  expect(screen.getByText('No sabemos si tu orden llegó')).not.toBeNull();
  endPressGuard();
  await confirm();
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(new Set(sentOrders(page).map(({ payload }) => payload?.['_id'])).size).toBe(1);
});

test('without a connection the order waits: nothing is sent and the form stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openPayment();
  await choose(/Efectivo/);
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('Podrás confirmar tu orden cuando vuelva la conexión. Tus datos siguen aquí.');
  expect(sentOrders(page)).toHaveLength(0);
});

test('a 403 keeps the session, the form and the cart [CHK-017]', async () => {
  const page = await openPayment({ local: { auth: 'token', refresh: 'refresh' }, routes: { [save]: server({ status: 403 }) } });
  await choose(/Efectivo/);
  await confirm();
  expect(page.path()).toBe('/checkout');
  expect(page.storage.local.entries()).toMatchObject({ auth: 'token' });
  expect(cartStore.get().lines).toHaveLength(1);
  expect(toasts()).toEqual([['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']]);
});

test('who tries too often reads the server’s sentence, and the notice in the page says something else [SAVE-015]', async () => {
  const tooMany = 'Demasiados intentos. Espera un momento e inténtalo de nuevo.';
  const page = await openPayment({ routes: { [save]: server({ status: 429, body: { codigoRetorno: '01', mensajeRetorno: tooMany } }) } });
  await choose(/Efectivo/);
  await confirm();
  expect(toasts()).toEqual([['error', tooMany]]);
  const notice = screen.getByText('Tu orden no se ha enviado').closest('[role=alert]');
  expect(notice?.textContent).toContain('Tu orden y tus datos siguen aquí.');
  expect(notice?.textContent).not.toContain(tooMany);
  expect(page.path()).toBe('/checkout');
});

test('a saved address is named to the server by its customer only', async () => {
  const saved = { mode: { kind: 'home' as const, location: aHomeLocation({ addressId: 71 }) } };
  const coverage = { 'geo/validaCobertura': fromCoverage(aCoverage()) };
  const page = await openPayment({ local: session, delivery: saved, routes: { ...balanceOf(0), ...coverage } });
  await settle();
  await choose(/Efectivo/);
  expect(screen.getByText('5a avenida 12-31, Oakland, Zona 10')).not.toBeNull();
  await confirm();
  expect(sentData(page)).toMatchObject({ iddcl: 71 });
  cleanup();
  resetStores();
  const guest = await openPayment({ delivery: saved, routes: coverage });
  await settle();
  await choose(/Efectivo/);
  await confirm();
  expect(sentData(guest)).toMatchObject({ iddcl: '', detalle: '5a avenida 12-31' });
});

test('without the data of the customer nothing is sent: the form asks again [SAVE-003]', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  act(() => updateClient({ phone: '' }));
  await confirm();
  expect(toasts()).toEqual([['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']]);
  expect(screen.getByLabelText('Nombres')).not.toBeNull();
  expect(sentOrders(page)).toHaveLength(0);
});

test('a customer who has chosen nothing is asked for it at the choice itself', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(0) });
  await confirm();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Efectivo/ }));
  expect(screen.getByRole('alert').textContent).toBe('Elige cómo quieres pagar');
  expect(sentOrders(page)).toHaveLength(0);
});

test('a date that became impossible while this page was open is said first; the next press orders for now and says so [FUT-010]', async () => {
  const page = await openPayment({ delivery: { mode: { kind: 'home', location: aHomeLocation({ shopId: 2 }) }, futureOrder: { date: '15/07/2026', time: '14:00' } }, routes: { 'data/getVS': fromCoverage(aCoverage()) } });
  await choose(/Efectivo/);
  const later = performance.now() + 100 * 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await confirm();
  expect(sentOrders(page)).toHaveLength(0);
  expect(toasts()).toContainEqual(['warning', 'La fecha que elegiste para tu orden ya no es posible. La prepararemos lo antes posible, o elige otra.']);
  await confirm();
  expect(sentData(page)).toMatchObject({ pedidoFuturo: 'N', pedidoFuturoInvalido: 'S' });
});
