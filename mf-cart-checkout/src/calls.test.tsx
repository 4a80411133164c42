/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkOrder, useCardPayment } from '@brasa/shared/payment';
import { customerAnswer, logIn, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, anOrderDraft, fakeHttp, freshStorage, type FakeRoute, wayOf } from '@brasa/shared/testing';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { App } from './app.tsx';
import { createOrderSender } from './checkout/order-sender.ts';
import { findCouponByCode } from './coupons/find-coupon.ts';
import { giftBalanceQuery } from './customer/gift-balance-query.ts';
import { freshPages, openPage, settle } from './testing/page.tsx';

let client: QueryClient;
freshPages();
beforeEach(() => {
  freshStorage();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  client.clear();
});

const asCustomer = () => logIn({ token: 't', refresh: 'r' });
const seen = (api: ReturnType<typeof fakeHttp>, path: string) => api.callsTo(path).map((made) => [wayOf(made), made.payload]);

test('a coupon is asked about in a form: a guest gives the e-mail, a customer the session [API-029]', async () => {
  const api = fakeHttp({ 'data/checkPromocionCheckout': { data: [] } });
  await findCouponByCode(' Pizza20 ', 'ana@example.com', []);
  asCustomer();
  await findCouponByCode('pizza20', 'ana@example.com', []);
  expect(seen(api, 'data/checkPromocionCheckout')).toEqual([
    ['nobody, form', { cupon: 'pizza20', correo: 'ana@example.com', secure: 'false' }],
    ['customer, form', { cupon: 'pizza20', correo: '', secure: 'true' }],
  ]);
});

test('an order travels in the envelope with order, customer, lines and whether to place it [API-035]', async () => {
  const catalog = anExampleMenu();
  const draft = anOrderDraft({ cart: aCartOf(catalog, { productId: 2001 }), pushToken: 'push', device: { isMobile: true }, replacesOrder: 4827 });
  const api = fakeHttp({ 'data/getData': {}, 'auth/guest': { token: 'g' }, 'data/saveOrderPendiente': { data: { orden: { idorder: 1, hash: 'x' } } } });
  await createOrderSender().send(draft);
  const [[way, payload] = []] = seen(api, 'data/saveOrderPendiente');
  expect(way).toBe('guest, envelope');
  expect(payload).toEqual({ ...JSON.parse(JSON.stringify(fromOrderDraft(draft))), _id: expect.any(String), _ts: expect.any(Number) });
  expect(payload).toMatchObject({ checkout: true, orden: { idord: 4827, fcmToken: 'push', device: { isMobile: true } }, data: { totalVenta: 119 }, menu: [{ I: 2001 }] });
});

test('an unfinished order is asked about by its number [API-038]', async () => {
  const api = fakeHttp({ 'data/checkOrder': { estado: 'PEN' } });
  await checkOrder(4827, null);
  await checkOrder(4827, 'h4Jt0mWc');
  expect(seen(api, 'data/checkOrder')).toEqual([
    ['nobody, json', { idorder: 4827 }],
    ['nobody, json', { idorder: 4827, hash: 'h4Jt0mWc' }],
  ]);
});

test.each(['ORD', 'CER'] as const)('the card page is asked for as guest with number and kind of the order, %s [API-066]', async (kind) => {
  const api = fakeHttp({ 'auth/guest': { token: 'g' }, 'checkout/getValidatorTokenPromerica': { token: 'abc', url: 'https://pos.test/pay' } });
  const { result } = renderHook(() => useCardPayment({ kind, isUnfinished: () => false }, { onPaid: () => {}, onUnconfirmed: () => {}, onPaidLate: () => {}, onNotPaid: () => {} }));
  await act(() => result.current.start({ number: 4827, hash: 'h4Jt0mWc' } as Parameters<typeof result.current.start>[0]));
  expect(seen(api, 'checkout/getValidatorTokenPromerica')).toEqual([['guest, json', { idorder: 4827, tipo: kind }]]);
});

test('what belongs to the account is asked for with its tokens: coupons without a body, the rest without a payload [API-032] [API-045] [API-090] [API-114]', async () => {
  asCustomer();
  const api = fakeHttp({ 'cliente/checkCuponera': { data: { cupones: [] } }, 'cliente/getOrdersPend': { data: { cantidad: 2 } }, 'cliente/getDataUser': { data: {} }, 'data/getCertificadosCliente': { data: [], saldo: 5 } });
  for (const path of ['cliente/checkCuponera', 'cliente/getOrdersPend', 'cliente/getDataUser'] as const) await client.fetchQuery(customerAnswer(path));
  expect(await client.fetchQuery(giftBalanceQuery({ number: null, hash: null }))).toBe(500);
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([
    ['cliente/checkCuponera', 'customer, nothing', undefined],
    ['cliente/getOrdersPend', 'customer, json', {}],
    ['cliente/getDataUser', 'customer, json', {}],
    ['data/getCertificadosCliente', 'customer, json', {}],
  ]);
});

const menu = anExampleMenu();
const accountCalls = ['cliente/checkCuponera', 'cliente/getOrdersPend', 'cliente/getDataUser', 'data/getCertificadosCliente'];
const save: FakeRoute = { data: { menu: [], orden: { idorder: 4827, hash: 'h4Jt0mWc', orderTotal: 119 }, detalle: { total: 119, porPagar: 119 } } };

async function payInCash(local: Readonly<Record<string, string>>, routes: Readonly<Record<string, FakeRoute>>) {
  updateClient({ firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '5550-1234' });
  updateCheckout({ acceptsTerms: true });
  window.scrollTo = () => {};
  const page = await openPage(<App />, { path: '/checkout', catalog: menu, delivery: { mode: { kind: 'pickup', shopId: 2 } }, session: { 'remember-step': 'payment' }, local, routes: { 'data/saveOrderPendiente': save, ...routes } });
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: /Efectivo/ }));
  await userEvent.click(screen.getAllByRole('button', { name: /^Confirmar/ })[0] as HTMLElement);
  await settle();
  return page;
}
const placed = ({ api }: Awaited<ReturnType<typeof payInCash>>) => api.callsTo('data/saveOrderPendiente').map(({ payload }) => payload).find((payload) => payload?.['checkout'] === true);

test('a customer whose orders on their way and gift cards cannot be had orders with none and with no balance [API-047] [API-116]', async () => {
  const away: FakeRoute = () => ({ status: 503 });
  const page = await payInCash({ auth: 't', refresh: 'r' }, { 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } }, 'cliente/getOrdersPend': away, 'data/getCertificadosCliente': away });
  expect(page.api.callsTo('cliente/getOrdersPend').length).toBeGreaterThan(0);
  expect(page.api.callsTo('data/getCertificadosCliente').length).toBeGreaterThan(0);
  expect(screen.queryByText('Gift Card')).toBeNull();
  expect(placed(page)).toMatchObject({ data: { ordenesPendientes: 0, tipoPago: 'E' } });
  expect(placed(page)?.['data']).not.toHaveProperty('montoCertificado');
});

test('of a guest nothing of an account is asked, from the coupons to the order [API-032] [API-045]', async () => {
  const coupons = await openPage(<App />, { path: '/coupons', catalog: menu });
  await settle();
  const asked = coupons.api.calls.map(({ path }) => path);
  cleanup();
  const checkout = await payInCash({}, {});
  expect(placed(checkout)).toBeDefined();
  expect([...asked, ...checkout.api.calls.map(({ path }) => path)].filter((path) => accountCalls.includes(path))).toEqual([]);
});
