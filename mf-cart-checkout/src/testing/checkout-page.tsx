import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { toastStore, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { anExampleMenu, type FakeAnswer, type FakeRoute } from '@brasa/shared/testing';
import { App } from '../app.tsx';
import { freshPages, openPage, settle, type OpenPage } from './page.tsx';

export const save = 'data/saveOrderPendiente';
export const menu = anExampleMenu();
const order = { idorder: 4827, hash: 'h4Jt0mWc', orderTotal: 119 };
export const placed: FakeAnswer = { body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: order } } };
const priced: FakeAnswer = { body: { data: { menu: [], detalle: { subTotal: 119, descuento: 0, total: 119, porPagar: 119 } } } };

let attempts = 0;
/** The price check and the order itself go to the same call. */
export const server =
  (answer: FakeAnswer | ((count: number) => FakeAnswer | Promise<FakeAnswer>), price: FakeAnswer = priced): FakeRoute =>
  ({ payload }) => {
    if (payload?.['checkout'] === false) return price;
    attempts += 1;
    return typeof answer === 'function' ? answer(attempts) : answer;
  };

export const ana = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '5550-1234' };
export const session = { auth: 'token', refresh: 'refresh' };
/** What the server knows of a customer with so much on gift cards. */
export const balanceOf = (saldo: number) => ({
  'data/getCertificadosCliente': { data: [], saldo },
  'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } },
  'cliente/getOrdersPend': { data: { cantidad: 0 } },
});

type More = Partial<Parameters<typeof openPage>[1]>;

/** The checkout of a pickup, at the personal data. */
export const open = (more: More = {}): Promise<OpenPage> =>
  openPage(<App />, { path: '/checkout', catalog: menu, delivery: { mode: { kind: 'pickup', shopId: 2 } }, session: { 'remember-step': 'form-data' }, ...more, routes: { [save]: server(placed), ...more.routes } });

/** The same with everything filled in, at the payment. */
export async function openPayment(more: More = {}): Promise<OpenPage> {
  updateClient(ana);
  updateCheckout({ acceptsTerms: true });
  const page = await open({ session: { 'remember-step': 'payment' }, ...more });
  await settle();
  return page;
}

export const sentOrders = (page: OpenPage) => page.api.callsTo(save).filter(({ payload }) => payload?.['checkout'] === true);
/** The block with who orders and how it is paid. */
export const sentData = (page: OpenPage) => (sentOrders(page)[0]?.payload?.['data'] ?? {}) as Record<string, unknown>;
export const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
/** Of small screens: the last of the two that the sheet shows one of. */
export const confirmButton = () => screen.getAllByRole('button', { name: /^Confirmar/ }).at(-1) as HTMLButtonElement;
export async function confirm(): Promise<void> {
  await userEvent.click(confirmButton());
  await settle();
}
export const toasts = () => [...toastStore.get().visible, ...toastStore.get().waiting].map(({ kind, text }) => [kind, text]);

/** As if the time were over in which a second press counts as the same one. */
export function endPressGuard(): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + saveGuardMs);
}

const unpaid: FakeAnswer = { body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: order, detalle: { total: 119, porPagar: 119 } } } };
/** On the page of the bank, which is opened but never loads here. */
export async function payByCard(routes: Readonly<Record<string, FakeRoute>> = {}): Promise<OpenPage> {
  const page = await openPayment({ routes: { [save]: server(unpaid), 'checkout/getValidatorTokenPromerica': { token: 'abc', url: 'https://pos.test/pay' }, ...routes } });
  await choose(/Tarjeta/);
  await confirm();
  return page;
}
export const theFrame = () => screen.getByTitle('Pagar con tarjeta') as HTMLIFrameElement;
export const fromBank = (status: string, origin = 'https://pos.test', idorder = order.idorder) => new MessageEvent('message', { origin, source: theFrame().contentWindow, data: { source: 'pos', status, idorder, tipo: 'ORD' } });
export async function bankSays(status: string, origin?: string, idorder?: number): Promise<void> {
  const event = fromBank(status, origin, idorder);
  await act(async () => void window.dispatchEvent(event));
  await settle();
}

/** Call it once in every file of checkout tests. */
export function freshCheckouts(): void {
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
}
