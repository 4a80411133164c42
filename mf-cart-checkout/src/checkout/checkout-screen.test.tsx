/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, aHomeLocation, anExampleMenu, resetStores, type FakeAnswer, type FakeRoute } from '@brasa/shared/testing';
import { bus, cartStore, checkoutStore, deliveryStore, logIn, navigate, toastStore, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { aCoverage } from '@brasa/shared/testing';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

const save = 'data/saveOrderPendiente';
const menu = anExampleMenu();
const placed: FakeAnswer = { body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: { idorder: 4827, hash: 'h4Jt0mWc', orderTotal: 119 } } } };
const priced: FakeAnswer = { body: { data: { menu: [], detalle: { subTotal: 119, descuento: 0, total: 119, porPagar: 119 } } } };

/** The price check and the order itself go to the same call. */
const server =
  (answer: FakeAnswer | ((count: number) => FakeAnswer | Promise<FakeAnswer>), price: FakeAnswer = priced): FakeRoute =>
  ({ payload }) => {
    if (payload?.['checkout'] === false) return price;
    attempts += 1;
    return typeof answer === 'function' ? answer(attempts) : answer;
  };
let attempts = 0;

const ana = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '5550-1234' };
const pickup = { mode: { kind: 'pickup' as const, shopId: 2 } };
type More = Partial<Parameters<typeof openPage>[1]>;
const open = (more: More = {}) => openPage(<App />, { path: '/checkout', catalog: menu, delivery: pickup, session: { 'remember-step': 'form-data' }, ...more, routes: { [save]: server(placed), ...more.routes } });

async function openPayment(more: More = {}) {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  const page = await open({ session: { 'remember-step': 'payment' }, ...more });
  await settle();
  return page;
}
const sentOrders = (page: Awaited<ReturnType<typeof open>>) => page.api.callsTo(save).filter(({ payload }) => payload?.['checkout'] === true);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const confirmButton = () => screen.getAllByRole('button', { name: /^Confirmar/ })[0] as HTMLButtonElement;
async function confirm() {
  await userEvent.click(confirmButton());
  await settle();
}
const toasts = () => [...toastStore.get().visible, ...toastStore.get().waiting].map(({ kind, text }) => [kind, text]);

jest.setTimeout(20_000);
freshPages();
beforeEach(() => {
  attempts = 0;
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a guest starts with the personal data, in three numbered steps [CHK-003] [CHK-004]', async () => {
  await open();
  expect(within(screen.getByRole('list', { name: 'Pagar mi orden' })).getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Datos personales', '2Forma de pago', '3Indicaciones']);
  expect(screen.getByLabelText('Nombres')).not.toBeNull();
});

test('empty fields are asked for and keep the step [CHK-008] [CHK-014]', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getAllByText('Este campo es requerido')).toHaveLength(5);
  expect(checkoutStore.get().step).toBe('form-data');
});

test('a wrong telephone and a wrong e-mail are said at the field [CHK-009] [CHK-010]', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Teléfono'), '123');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@');
  await userEvent.tab();
  expect(screen.getByText('Teléfono no válido')).not.toBeNull();
  expect(screen.getByText('Ingresa un correo electrónico válido')).not.toBeNull();
  expect(screen.getByLabelText('Teléfono').getAttribute('aria-invalid')).toBe('true');
});

test('invoice fields appear when an invoice is wanted [CHK-011]', async () => {
  await open();
  expect(screen.queryByLabelText('DUI o NIT')).toBeNull();
  await userEvent.click(screen.getByLabelText('Quiero factura con nombre'));
  await userEvent.type(screen.getByLabelText('DUI o NIT'), '123');
  await userEvent.tab();
  expect(screen.getByText('Formato de DUI o NIT no válido')).not.toBeNull();
});

test('what is typed is kept 850 ms after the last key, and at once when the field is left [CHK-016] [VAL-022]', async () => {
  await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Nombres'), 'Ana');
  act(() => jest.advanceTimersByTime(849));
  expect(checkoutStore.get().client.firstName).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(checkoutStore.get().client.firstName).toBe('Ana');
  await user.type(screen.getByLabelText('Apellidos'), 'López');
  await user.tab();
  expect(checkoutStore.get().client.lastName).toBe('López');
  jest.useRealTimers();
});

test('with everything filled in the payment follows [CHK-003]', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Nombres'), 'Ana');
  await userEvent.type(screen.getByLabelText('Apellidos'), 'López');
  await userEvent.type(screen.getByLabelText('Teléfono'), '5550-1234');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await userEvent.click(screen.getByLabelText(/Acepto los términos/));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  expect(screen.getByRole('radio', { name: /Efectivo/ })).not.toBeNull();
});

test('a customer goes straight to the payment with the profile filled in [CHK-005]', async () => {
  await open({ session: { 'remember-step': 'payment' }, local: { auth: 'token', refresh: 'refresh' }, routes: { 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } }, 'cliente/getOrdersPend': { data: { cantidad: 2 } } } });
  await settle();
  expect(screen.getByText('Ana López')).not.toBeNull();
  expect(screen.getByText('55501234')).not.toBeNull();
  expect(screen.getByText('ana@example.com')).not.toBeNull();
});

test('an empty cart leads back to the cart, a missing address to the delivery [CHK-007]', async () => {
  const empty = await open({ cart: aCartOf(menu) });
  expect(empty.path()).toBe('/cart');
  cleanup();
  const nowhere = await open({ delivery: { mode: { kind: 'none' } } });
  expect(nowhere.path()).toBe('/delivery');
  expect(nowhere.storage.session.entries()['delivery-return']).toBe('/checkout');
});

test('a cart that cannot be paid leads back to the cart [CHK-007]', async () => {
  const page = await open({ cart: aCartOf(menu, { productId: 5001 }) });
  expect(page.path()).toBe('/cart');
});

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

test('02 with an order in process opens the order dialog instead of a toast [SAVE-013]', async () => {
  const heard: unknown[] = [];
  const stop = bus.on('order/found-in-process', (found) => heard.push(found));
  await openPayment({ routes: { [save]: server({ body: { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso' } }) } });
  await choose(/Efectivo/);
  await confirm();
  stop();
  expect(heard).toEqual([{ message: 'Tu orden ya está en proceso' }]);
  expect(toasts()).toEqual([]);
});

test('a lost answer says so, and trying again sends the same order under the same id [SAVE-014] [SAVE-015]', async () => {
  const page = await openPayment({ routes: { [save]: server((count) => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : placed)) } });
  await choose(/Efectivo/);
  await confirm();
  expect(toasts()).toEqual([['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']]);
  expect(screen.getByText('No sabemos si tu orden llegó')).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 360));
  await confirm();
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(new Set(sentOrders(page).map(({ payload }) => payload?.['_id'])).size).toBe(1);
});

test('without a connection the order waits: nothing is sent and the form stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openPayment();
  await choose(/Efectivo/);
  await confirm();
  expect(screen.getAllByText('No tienes conexión').length).toBeGreaterThan(0);
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

const session = { auth: 'token', refresh: 'refresh' };
const balanceOf = (saldo: number) => ({ 'data/getCertificadosCliente': { data: [], saldo }, 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } }, 'cliente/getOrdersPend': { data: { cantidad: 0 } } });
const moneySent = (page: Awaited<ReturnType<typeof open>>) => (sentOrders(page)[0]?.payload?.['data'] ?? {}) as Record<string, unknown>;
const methods = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.querySelector('strong')?.textContent);

test('who has a gift-card balance that reaches pays with it, by cash or by card, and with nothing else [GEN-006] [PAYM-005]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(119) });
  expect(methods()).toEqual(['Efectivo', 'Tarjeta', 'Gift Card']);
  await choose(/Gift Card/);
  await confirm();
  expect(moneySent(page)).toMatchObject({ tipoPago: 'C', montoCertificado: 119, totalVenta: 119 });
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
});

test('gift cards are not offered to guests, without a balance, or while they are switched off [PAYM-005]', async () => {
  const guest = await openPayment();
  expect([methods(), guest.api.callsTo('data/getCertificadosCliente')]).toEqual([['Efectivo', 'Tarjeta'], []]);
  cleanup();
  await openPayment({ local: session, routes: balanceOf(0) });
  expect(screen.queryByText('Gift Card')).toBeNull();
  cleanup();
  const off = await openPayment({ local: session, routes: balanceOf(119), catalog: anExampleMenu({ certificatesEnabled: false }) });
  expect(screen.queryByText('Gift Card')).toBeNull();
  expect(off.api.callsTo('data/getCertificadosCliente')).toEqual([]);
});

test('a balance below the total is used first, and cash pays the rest [PAYM-006]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(56.8) });
  await userEvent.click(screen.getByRole('checkbox', { name: /Gift Card/ }));
  expect(checkoutStore.get().partialPayment).toBe(true);
  expect(screen.getByText('Por pagar').parentElement?.textContent).toContain('Q62.20');
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '62');
  await confirm();
  expect(screen.getByText('Debe ser al menos Q62.20')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Con cuánto pagas/));
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '{Backspace}5');
  await confirm();
  expect(moneySent(page)).toMatchObject({ tipoPago: 'E', montoCertificado: 56.8, totalVenta: 119, comentarios: 'Paga con Q65.00' });
});

test('a balance nobody asked for stays in the account [PAYM-006]', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(56.8) });
  const part = screen.getByRole('checkbox', { name: /Gift Card/ });
  await userEvent.click(part);
  await userEvent.click(part);
  await choose(/Efectivo/);
  await confirm();
  expect(moneySent(page)).not.toHaveProperty('montoCertificado');
  expect(moneySent(page)).toMatchObject({ tipoPago: 'E' });
});

test('a balance that was spent elsewhere meanwhile is asked for again', async () => {
  let saldo = 56.8;
  const refused = { body: { codigoRetorno: '01', mensajeRetorno: 'Tu saldo de Gift Card no es suficiente' } };
  await openPayment({ local: session, routes: { ...balanceOf(0), 'data/getCertificadosCliente': () => ({ body: { data: [], saldo } }), [save]: server(refused) } });
  await userEvent.click(screen.getByRole('checkbox', { name: /Gift Card/ }));
  await choose(/Efectivo/);
  saldo = 20;
  await confirm();
  expect(screen.getByRole('checkbox', { name: /Gift Card/ }).parentElement?.textContent).toContain('Q20.00');
  expect(toasts()).toEqual([['warning', 'Tu saldo de Gift Card no es suficiente']]);
});

test('what an unpaid order keeps aside can be used by the order that follows it', async () => {
  const kept = { data: { orden: { idorder: 4827, hash: 'h4Jt0mWc', trackerStatus: 'PEN' }, detalle: { total: 119, certificado: 56.8, porPagar: 62.2 } } };
  await openPayment({ local: { ...session, 'order-id': '4827', order_hash: 'h4Jt0mWc' }, routes: { ...balanceOf(0), 'cliente/getOrdenHash': kept } });
  expect(screen.getByRole('checkbox', { name: /Gift Card/ }).parentElement?.textContent).toContain('Q56.80');
});

test('a session that ends on the way is said, nothing is sent, and after logging in everything is where it was', async () => {
  const routes = { ...balanceOf(0), [save]: server({ status: 401 }) };
  const page = await openPayment({ local: session, routes });
  await choose(/Efectivo/);
  await userEvent.type(screen.getByLabelText(/Con cuánto pagas/), '200');
  await userEvent.type(screen.getByLabelText(/Indicaciones para tu orden/), 'Tocar dos veces');
  await confirm();
  expect(screen.getByText('Tu sesión expiró')).not.toBeNull();
  expect(confirmButton().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(page.path()).toBe('/login');
  expect(page.storage.session.entries()['remember-step']).toBe('payment');
  act(() => logIn({ token: 'otro', refresh: 'otro' }));
  await act(async () => navigate('/checkout'));
  await settle();
  expect(screen.getByLabelText(/Con cuánto pagas/)).toHaveProperty('value', '200');
  expect(screen.getByLabelText(/Indicaciones para tu orden/)).toHaveProperty('value', 'Tocar dos veces');
  expect(screen.getByRole('radio', { name: /Efectivo/ })).toHaveProperty('checked', true);
  expect(screen.queryByText('Tu sesión expiró')).toBeNull();
  expect(cartStore.get().lines).toHaveLength(1);
});

test('after a lost session a guest may go on, with the form filled in and the terms to accept', async () => {
  await openPayment({ local: session, routes: { ...balanceOf(0), [save]: server({ status: 401 }, { status: 401 }) } });
  await choose(/Efectivo/);
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar sin registrarme' }));
  expect(screen.getByLabelText('Nombres')).toHaveProperty('value', 'Ana');
  expect(screen.getByRole('checkbox', { name: /Acepto los términos/ })).toHaveProperty('checked', false);
});

test('a saved address is named to the server by its customer only', async () => {
  const saved = { mode: { kind: 'home' as const, location: aHomeLocation({ addressId: 71 }) } };
  const coverage = { 'geo/validaCobertura': fromCoverage(aCoverage()) };
  const page = await openPayment({ local: session, delivery: saved, routes: { ...balanceOf(0), ...coverage } });
  await settle();
  await choose(/Efectivo/);
  await confirm();
  expect(moneySent(page)).toMatchObject({ iddcl: 71 });
  cleanup();
  resetStores();
  const guest = await openPayment({ delivery: saved, routes: coverage });
  await settle();
  await choose(/Efectivo/);
  await confirm();
  expect(moneySent(guest)).toMatchObject({ iddcl: '', detalle: '5a avenida 12-31' });
});

test('who changes the delivery from here comes back here', async () => {
  const page = await openPayment();
  await userEvent.click(screen.getByRole('link', { name: 'Cambiar: Entrega' }));
  expect([page.path(), page.storage.session.entries()['delivery-return']]).toEqual(['/delivery', '/checkout']);
});

test('nothing chosen is asked for at the choice itself', async () => {
  const page = await openPayment();
  await confirm();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Efectivo/ }));
  expect(screen.getByRole('alert').textContent).toBe('Elige cómo quieres pagar');
  expect(sentOrders(page)).toHaveLength(0);
});

test('«Regresar» at the payment goes back to the form without leaving the page [BACK-005] [PAY-003]', async () => {
  const page = await openPayment();
  await userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
  expect(page.path()).toBe('/checkout');
  expect(screen.getByLabelText('Nombres')).toHaveProperty('value', 'Ana');
});

test('cash is offered only while it is on, and a card that is off says why [PAYM-003] [PAYM-004]', async () => {
  await openPayment({ catalog: anExampleMenu({ cashEnabled: false, cardDisabledMessage: 'Hoy no podemos cobrar con tarjeta.' }) });
  expect(screen.queryByRole('radio', { name: /Efectivo/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Hoy no podemos cobrar con tarjeta.')).not.toBeNull();
});

const athome = { mode: { kind: 'home' as const, location: aHomeLocation() } };

test('an address that lost its coverage is said on entering and forgotten [DLV-012] [DLV-013]', async () => {
  const page = await openPayment({ delivery: athome, routes: { 'geo/validaCobertura': { data: [], bloqueo: { BLOQUEO: 'N' } } } });
  await settle();
  expect(toasts()).toEqual([['warning', 'La dirección seleccionada no cuenta con cobertura']]);
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(page.path()).toBe('/delivery');
});

test('a pickup shop that is gone is said the same way [DLV-014]', async () => {
  const page = await openPayment({ delivery: { mode: { kind: 'pickup', shopId: 77 } } });
  await settle();
  expect(toasts()).toEqual([['warning', 'La dirección seleccionada no cuenta con cobertura']]);
  expect(page.path()).toBe('/delivery');
});

test('an address that is blocked meanwhile opens the dialog; «Aceptar» goes to the cart [DLV-023] [DLV-028]', async () => {
  const page = await openPayment({ delivery: athome, routes: { 'geo/validaCobertura': fromCoverage(aCoverage({ blockMessage: 'Zona inundada' })) } });
  await settle();
  const dialog = screen.getByRole('dialog', { name: 'Cobertura Bloqueada' });
  expect(dialog.textContent).toContain('Zona inundada');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  expect(page.path()).toBe('/cart');
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
});

test('a home order carries address, coverage and warranty [PAYL-013] [PAYL-015] [PAYL-025]', async () => {
  const page = await openPayment({ delivery: athome, routes: { 'geo/validaCobertura': fromCoverage(aCoverage()) } });
  await settle();
  await choose(/Efectivo/);
  await confirm();
  expect(sentOrders(page)[0]?.payload).toMatchObject({ data: { detalle: '5a avenida 12-31', referencias: 'Portón negro', idtda: 2, mensajeGarantia: '30 minutos o es gratis', latitudEntrega: 14.599 } });
});

const unpaid: FakeAnswer = { body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: { idorder: 4827, hash: 'h4Jt0mWc', orderTotal: 119 }, detalle: { total: 119, porPagar: 119 } } } };
const atTheBank = { 'checkout/getValidatorTokenPromerica': { token: 'abc', url: 'https://pos.test/pay' } };
const payByCard = async (routes: Record<string, FakeRoute> = {}) => {
  const page = await openPayment({ routes: { [save]: server(unpaid), ...atTheBank, ...routes } });
  await choose(/Tarjeta/);
  await confirm();
  return page;
};
async function bankSays(status: string, origin = 'https://pos.test') {
  const frame = screen.getByTitle('Pagar con tarjeta') as HTMLIFrameElement;
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data: { source: 'pos', status, idorder: 4827, tipo: 'ORD' } }));
  });
  await settle();
}

test('a card is paid on the provider’s page, and success counts once the server knows of it [PAYM-007] [PAYM-008]', async () => {
  const page = await payByCard({ 'data/checkOrder': { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya está en proceso', estado: 'PEN' } });
  expect((screen.getByTitle('Pagar con tarjeta') as HTMLIFrameElement).src).toBe('https://pos.test/pay?token=abc');
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
  const frame = screen.getByTitle('Pagar con tarjeta') as HTMLIFrameElement;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: 'https://pos.test', source: frame.contentWindow, data: { source: 'pos', status: 'exito', idorder: 4827, tipo: 'ORD' } })));
  expect(screen.getByText('Estamos confirmando tu pago')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  jest.useRealTimers();
  expect(page.api.callsTo('data/checkOrder')).toHaveLength(15);
  expect(page.path()).toBe('/tracking/h4Jt0mWc');
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
  expect(cartStore.get().lines).toHaveLength(1);
  expect(page.storage.local.entries()['order-id']).toBe('4827');
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

test('a declined card says so and keeps order, form and cart [PAYM-009]', async () => {
  const page = await payByCard();
  await bankSays('error');
  expect(toasts()).toEqual([['error', 'No se pudo procesar el pago. Inténtalo de nuevo.']]);
  expect(screen.getByRole('alert').textContent).toContain('Tu orden todavía no está pagada');
  expect(page.path()).toBe('/checkout');
  expect(cartStore.get().lines).toHaveLength(1);
});

test('after a declined card the next attempt replaces the unpaid order', async () => {
  const page = await payByCard();
  await bankSays('error');
  await new Promise((resolve) => setTimeout(resolve, 360));
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
