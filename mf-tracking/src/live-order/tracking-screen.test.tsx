/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bus, checkoutStore, logIn, navigate, updateCheckout } from '@brasa/shared/runtime';
import { freshTracking, openTracking, settle } from '../testing/open-tracking.tsx';
import { driverBody, noon, orderBody, unknownOrder } from '../testing/order-body.ts';

const read = 'cliente/getOrdenHash/h4Jt0mWc';
const where = 'cliente/getCoordenadasHash/h4Jt0mWc';
const tracked = 'tracker/ordenHasTracked/h4Jt0mWc';
const open = (body: object, more: Partial<Parameters<typeof openTracking>[0]> = {}) => openTracking({ path: '/tracking/h4Jt0mWc', ...more, routes: { [read]: body, [where]: { data: [] }, [tracked]: { data: { tracked: 'N' } }, ...more.routes } });
const status = () => screen.getAllByRole('status').find((each) => each.textContent?.startsWith('Estado de tu orden'))?.textContent;

freshTracking();

test.each([
  ['PEN', 'Pendiente de entrega', 1],
  ['ASI', 'En preparación', 1],
  ['INI', 'En preparación', 1],
  ['LLE', 'Sin asignar', 1],
  ['ENV', 'Enviado', 1],
  ['DES', 'Enviado', 2],
  ['LLC', 'Tu repartidor ha llegado', 2],
  ['ENT', 'Entregado', 3],
  ['FIN', 'Entregado', 3],
])('an order in %s reads «%s» in step %i [TRK-013] [TRK-014]', async (code, phrase, step) => {
  await open(orderBody({ status: code }));
  expect(status()).toBe(`Estado de tu orden: ${phrase}`);
  const steps = within(screen.getByRole('list', { name: 'Estado de tu orden' })).getAllByRole('listitem');
  expect(steps.findIndex((each) => each.getAttribute('aria-current') === 'step')).toBe(step - 1);
});

test('a cancelled order says so and shows no way ahead', async () => {
  await open(orderBody({ status: 'CAN' }));
  expect(screen.getByText('Esta orden fue cancelada')).not.toBeNull();
  expect(screen.queryByRole('list', { name: 'Estado de tu orden' })).toBeNull();
});

test.each(['/tracking/h4Jt0mWc', '/orders/h4Jt0mWc'])('%s shows lines, total, ticket, guarantee and shop of the order [ROUTE-022] [ROUTE-024]', async (path) => {
  await open(orderBody(), { path });
  expect(screen.getByText('2 × Pan con ajo')).not.toBeNull();
  expect(screen.getAllByText('Q24.00')).toHaveLength(2);
  expect(screen.getByText('Ticket Z10-0047')).not.toBeNull();
  expect(screen.getByText('30 minutos o es gratis')).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'Sale de Zona 10 Oakland' })).not.toBeNull();
  expect(screen.getByText('Faltan 14 minutos')).not.toBeNull();
});

test('a failed question leaves the order on the page and says so [TRK-016]', async () => {
  const { queryClient } = await open(({}, count: number) => (count > 1 ? { status: 503 } : { body: orderBody() }));
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getByText(/No pudimos actualizar el estado/)).not.toBeNull());
  expect(status()).toBe('Estado de tu orden: Enviado');
});

test('the driver is described in words, and a lost position keeps the last one [TRK-016] [TRK-017]', async () => {
  const { api, queryClient } = await open(orderBody(), { routes: { [tracked]: { data: { tracked: 'S' } }, [where]: driverBody() } });
  await waitFor(() => expect(screen.getByText('Tu repartidor va en camino, a 220 m de tu dirección.')).not.toBeNull());
  api.route(where, () => ({ status: 503 }));
  await act(() => queryClient.refetchQueries({ queryKey: ['mf-tracking', 1, 'driver'] }));
  expect(screen.getByText('Tu repartidor va en camino, a 220 m de tu dirección.')).not.toBeNull();
});

test('an order without tracked positions shows no map [TRK-017]', async () => {
  const { api } = await open(orderBody(), { routes: { [where]: driverBody() } });
  expect(api.callsTo(tracked)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Tu repartidor' })).toBeNull();
});

test('order and position are asked for again every 5 seconds, not while the page is hidden [TRK-012]', async () => {
  jest.useFakeTimers({ now: noon });
  try {
    const open5 = open(orderBody());
    await jest.advanceTimersByTimeAsync(100);
    const { api } = await open5;
    const before = [api.callsTo(read).length, api.callsTo(where).length];
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect([api.callsTo(read).length, api.callsTo(where).length]).toEqual(before.map((count) => count + 1));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(api.callsTo(read).length).toBe((before[0] ?? 0) + 1);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

test.each([
  ['PEN', 'Tu orden todavía no está pagada', /te la guardamos hasta las 12:20 pm/, ['order-payment']],
  ['REC', 'Tu pago no fue aceptado', /Tu banco no aceptó la tarjeta y no se cobró nada. .*hasta las 12:20 pm/, ['order-payment']],
  ['VEN', 'Tu orden no se pagó', /No la preparamos/, []],
])('an order whose card payment is %s reads «%s», promises nothing, and can be paid where that is possible', async (paymentStatus, phrase, hint, slots) => {
  const places: string[] = [];
  const mountSlot = (name: string) => {
    places.push(name);
    return () => {};
  };
  await open(orderBody({ status: 'PEN', order: { paymentStatus } }), { environment: { mountSlot } });
  expect(status()).toBe(`Estado de tu orden: ${phrase}`);
  expect(screen.getByText(hint)).not.toBeNull();
  expect(places).toEqual(slots);
  expect(screen.queryByRole('list', { name: 'Estado de tu orden' })).toBeNull();
  for (const promise of [/Falta/, /Hora estimada/, '30 minutos o es gratis', 'Pendiente de entrega']) expect(screen.queryByText(promise)).toBeNull();
});

test('an order that was paid on this page is asked for at once, and is being made', async () => {
  const { api } = await open(orderBody({ status: 'PEN', order: { paymentStatus: 'PEN' } }));
  api.route(read, orderBody({ status: 'ASI' }));
  await act(async () => bus.publish('order/changed', { hash: 'h4Jt0mWc' }));
  await settle();
  expect(status()).toBe('Estado de tu orden: En preparación');
});

test('while «Pago exitoso» stands, nothing asks for the payment', async () => {
  await open(orderBody({ status: 'PEN', order: { paymentStatus: 'PEN' } }));
  await act(async () => updateCheckout({ showPaymentSuccess: true }));
  expect(screen.queryByText(/te la guardamos/)).toBeNull();
});

test('an order nobody knows reads «No tienes pedidos recientes», with a way on [ROUTE-026]', async () => {
  await open(unknownOrder);
  expect(screen.getByRole('heading', { name: 'No tienes pedidos recientes' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});

test('«Pago exitoso» shows after a card payment, until the customer leaves [PAYM-013]', async () => {
  updateCheckout({ showPaymentSuccess: true });
  await open(orderBody());
  expect(screen.getByText('Pago exitoso')).not.toBeNull();
  await act(async () => navigate('/orders'));
  await settle();
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
});

test('«Pago exitoso» does not show without a card payment, nor again after the page was left [PAYM-014]', async () => {
  await open(orderBody());
  expect(screen.queryByText('Pago exitoso')).toBeNull();
  await act(async () => updateCheckout({ showPaymentSuccess: true }));
  expect(screen.getByText('Pago exitoso')).not.toBeNull();
  await act(async () => navigate('/orders'));
  await settle();
  await act(async () => navigate('/tracking/h4Jt0mWc'));
  await settle();
  expect(status()).toBe('Estado de tu orden: Enviado');
  expect(screen.queryByText('Pago exitoso')).toBeNull();
});

test('who leaves before the order has come does not read of the payment later [PAYM-014]', async () => {
  updateCheckout({ showPaymentSuccess: true });
  const { api } = await open(() => new Promise(() => {}));
  expect(screen.queryByText('Pago exitoso')).toBeNull();
  await act(async () => navigate('/orders'));
  await settle();
  expect(checkoutStore.get().showPaymentSuccess).toBe(false);
  expect(api.callsTo(read)).toHaveLength(1);
});

test('opened without a network the page says so and asks again on request', async () => {
  onlineManager.setOnline(false);
  try {
    const { api } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('heading', { name: 'Sin conexión' })).not.toBeNull();
    onlineManager.setOnline(true);
    api.route(read, orderBody());
    await waitFor(() => expect(status()).toBe('Estado de tu orden: Enviado'));
  } finally {
    onlineManager.setOnline(true);
  }
});

test('without an id the last order of this device is followed [ROUTE-023]', async () => {
  await open(orderBody(), { path: '/tracking', local: { order_hash: 'h4Jt0mWc' } });
  expect(status()).toBe('Estado de tu orden: Enviado');
});

test("without one on this device it is the customer's first pending order [ROUTE-023]", async () => {
  logIn({ token: 't', refresh: 'r' });
  const pending = { data: { cantidad: 1, ordenes: [{ idorder: 4827, hash: 'h4Jt0mWc', orden: { hash: 'h4Jt0mWc', trackerStatus: 'DES' } }] } };
  await open(orderBody(), { path: '/tracking', local: { auth: 't', refresh: 'r' }, routes: { 'cliente/getOrdersPend': pending, 'cliente/getLastOrders': { ordenes: [] } } });
  await settle();
  expect(status()).toBe('Estado de tu orden: Enviado');
});

test('pending orders that cannot be asked for count as none: the list of orders shows [ORDS-019]', async () => {
  logIn({ token: 't', refresh: 'r' });
  const { path } = await open(orderBody(), { path: '/tracking', local: { auth: 't', refresh: 'r' }, routes: { 'cliente/getOrdersPend': () => ({ status: 503 }), 'cliente/getLastOrders': { ordenes: [] } } });
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(await screen.findByText('No tienes pedidos recientes')).not.toBeNull();
});

test('a guest without any order is taken to the list of orders [ROUTE-023]', async () => {
  const { path } = await open(orderBody(), { path: '/tracking' });
  await settle();
  expect(path()).toBe('/orders');
});
