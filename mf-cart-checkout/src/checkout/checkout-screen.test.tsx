/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStore, deliveryStore, history, navigate, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { aCartOf, aCoverage, aHomeLocation, anExampleMenu, type FakeAnswer } from '@brasa/shared/testing';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { ana, balanceOf, choose, confirm, freshCheckouts, menu, open, openPayment, sentOrders, session, toasts } from '../testing/checkout-page.tsx';
import { settle } from '../testing/page.tsx';

freshCheckouts();

const athome = { mode: { kind: 'home' as const, location: aHomeLocation() } };

test('a guest starts with the personal data, in three numbered steps [CHK-003] [CHK-004] [ROUTE-020]', async () => {
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

test.each([
  ['typed with a blank', (field: HTMLElement) => userEvent.type(field, '5550 1234')],
  ['typed with the code of the country', (field: HTMLElement) => userEvent.type(field, '+502 5550 1234')],
  ['pasted from the contacts', async (field: HTMLElement) => (await userEvent.click(field), userEvent.paste('\u202a+502 5550\u20111234\u202c'))],
])('a telephone %s is taken as people write it [CHK-009] [VAL-002]', async (_, write) => {
  await open();
  const field = screen.getByLabelText('Teléfono') as HTMLInputElement;
  await write(field);
  expect(field.value).toBe('5550-1234');
  await userEvent.tab();
  expect(screen.queryByText('Teléfono no válido')).toBeNull();
  expect(checkoutStore.get().client.phone).toBe('5550-1234');
});

test('browsers can fill in the form, and phones show the right keys', async () => {
  await open();
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  expect(['Nombres', 'Apellidos', 'Teléfono', 'Correo electrónico'].map((label) => field(label).autocomplete)).toEqual(['given-name', 'family-name', 'tel-national', 'email']);
  expect(['Teléfono', 'Correo electrónico'].map((label) => [field(label).type, field(label).inputMode])).toEqual([['tel', 'tel'], ['email', 'email']]);
});

test('invoice fields appear when an invoice is wanted [CHK-011] [CHK-012]', async () => {
  await open();
  expect(screen.queryByLabelText('DUI o NIT')).toBeNull();
  await userEvent.click(screen.getByLabelText('Quiero factura con nombre'));
  expect(['Nombre para la factura', 'Correo para la factura', 'Dirección para la factura'].map((label) => screen.getByLabelText(label).getAttribute('aria-required') ?? screen.getByLabelText(label).hasAttribute('required'))).not.toContain(false);
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

async function fillInAndGoOn() {
  await userEvent.type(screen.getByLabelText('Nombres'), 'Ana');
  await userEvent.type(screen.getByLabelText('Apellidos'), 'López');
  await userEvent.type(screen.getByLabelText('Teléfono'), '5550-1234');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await userEvent.click(screen.getByLabelText(/Acepto los términos/));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
}

test('with everything filled in the payment follows [CHK-003]', async () => {
  await open();
  await fillInAndGoOn();
  expect(screen.getByRole('radio', { name: /Efectivo/ })).not.toBeNull();
});

test('the heading has the focus when the step changes, and not before', async () => {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  await open();
  const heading = screen.getByRole('heading', { level: 1, name: 'Pagar mi orden' });
  expect(document.activeElement).not.toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  expect(document.activeElement).toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar: Datos personales' }));
  await settle();
  expect(document.activeElement).toBe(heading);
});

const wantsAccount = () => userEvent.click(screen.getByLabelText(/Crear una cuenta con estos datos/));

test('a guest who wants an account gives the birthday, and the order says so [CHK-013]', async () => {
  const page = await open();
  await wantsAccount();
  await fillInAndGoOn();
  expect(screen.getByText('Este campo es requerido')).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Fecha de nacimiento'), '14/03/1994');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  await choose(/Efectivo/);
  await confirm();
  expect(sentOrders(page)[0]?.payload).toMatchObject({ data: { cuentaNueva: 'S' } });
});

test('a birthday that is not asked for any more keeps nobody from going on [CHK-013]', async () => {
  const page = await open();
  await wantsAccount();
  await userEvent.type(screen.getByLabelText('Fecha de nacimiento'), 'ayer');
  await wantsAccount();
  await fillInAndGoOn();
  await choose(/Efectivo/);
  await confirm();
  expect(sentOrders(page)[0]?.payload).toMatchObject({ data: { cuentaNueva: 'N' } });
});

test('who wanted an account as a guest and then logged in goes on without a birthday [CHK-005] [CHK-013]', async () => {
  updateCheckout({ wantsAccount: true });
  await open({ session: { 'remember-step': 'payment' }, local: session, routes: balanceOf(0) });
  await settle();
  expect(screen.getByText('Ana López')).not.toBeNull();
  expect(screen.getByRole('radio', { name: /Efectivo/ })).not.toBeNull();
});

test('a customer goes straight to the payment with the profile filled in [CHK-005]', async () => {
  await open({ session: { 'remember-step': 'payment' }, local: { auth: 'token', refresh: 'refresh' }, routes: { 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } }, 'cliente/getOrdersPend': { data: { cantidad: 2 } } } });
  await settle();
  expect(screen.getByText('Ana López')).not.toBeNull();
  expect(screen.getByText('55501234')).not.toBeNull();
  expect(screen.getByText('ana@example.com')).not.toBeNull();
});

test('what was typed before logging in stays, and the profile fills in the rest', async () => {
  updateClient({ firstName: 'Anita', phone: '5550-9999' });
  await open({ session: { 'remember-step': 'payment' }, local: session, routes: balanceOf(0) });
  await settle();
  expect(checkoutStore.get().client).toMatchObject({ firstName: 'Anita', lastName: 'López', phone: '5550-9999', email: 'ana@example.com' });
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

test('who changes the delivery from here comes back here', async () => {
  const page = await openPayment();
  await userEvent.click(screen.getByRole('link', { name: 'Cambiar: Entrega' }));
  expect([page.path(), page.storage.session.entries()['delivery-return']]).toEqual(['/delivery', '/checkout']);
});

test('«Regresar» at the payment goes back to the form without leaving the page [BACK-005] [PAY-003]', async () => {
  const page = await openPayment();
  await userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
  expect(page.path()).toBe('/checkout');
  expect(screen.getByLabelText('Nombres')).toHaveProperty('value', 'Ana');
});

const isAtPayment = () => screen.queryByRole('radio', { name: /Efectivo/ }) !== null;
async function goes(by: number): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await moved;
  });
  await settle();
}

test('the browser goes back from the payment to the form and forward again, without leaving the page [BACK-005]', async () => {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  expect([page.path(), isAtPayment()]).toEqual(['/checkout', true]);
  await goes(-1);
  expect([page.path(), isAtPayment()]).toEqual(['/checkout', false]);
  expect(screen.getByLabelText('Nombres')).toHaveProperty('value', 'Ana');
  await goes(1);
  expect([page.path(), isAtPayment()]).toEqual(['/checkout', true]);
});

test('who went back to the form with a button of the page leaves it with one step back', async () => {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  navigate('/cart', { replace: true });
  navigate('/checkout');
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar: Datos personales' }));
  await settle();
  expect([page.path(), isAtPayment()]).toEqual(['/checkout', false]);
  await goes(-1);
  expect(page.path()).toBe('/cart');
});

test('what the checkout keeps for a reload goes with the customer from step to step', async () => {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  const kept = { attempt: 'one' };
  await open({ state: kept });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  expect(history.location.state).toMatchObject(kept);
  await goes(-1);
  expect(history.location.state).toMatchObject(kept);
  await goes(1);
  expect(history.location.state).toMatchObject(kept);
});

test('a checkout that led back to the cart does not call for whoever logs in later [AUTH-010]', async () => {
  const page = await open({ cart: aCartOf(menu) });
  expect(page.path()).toBe('/cart');
  expect(page.storage.session.entries()['remember-step']).toBeUndefined();
});

test('cash is offered only while it is on, and a card that is off says why [PAYM-003] [PAYM-004]', async () => {
  await openPayment({ catalog: anExampleMenu({ cashEnabled: false, cardDisabledMessage: 'Hoy no podemos cobrar con tarjeta.' }) });
  expect(screen.queryByRole('radio', { name: /Efectivo/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Hoy no podemos cobrar con tarjeta.')).not.toBeNull();
});

test('an address that lost its coverage is said on entering and forgotten [DLV-012] [DLV-013]', async () => {
  const page = await openPayment({ delivery: athome, routes: { 'geo/validaCobertura': { data: [], bloqueo: { BLOQUEO: 'N' } } } });
  await settle();
  expect(toasts()).toEqual([['warning', 'La dirección seleccionada no cuenta con cobertura']]);
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(page.path()).toBe('/delivery');
});

test('a shop that another tab chooses while the address is asked about stays the place of the order', async () => {
  let answer = (_: FakeAnswer): void => {};
  const page = await openPayment({ delivery: athome, routes: { 'geo/validaCobertura': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'delivery-state', newValue: '{"format":1,"value":{"mode":{"kind":"pickup","shopId":2},"futureOrder":null}}' })));
  answer({ body: fromCoverage(aCoverage()) });
  await settle();
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 2 });
  expect(page.path()).toBe('/checkout');
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
