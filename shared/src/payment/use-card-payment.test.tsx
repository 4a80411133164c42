/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { toastStore } from '@brasa/shared/runtime';
import { fakeHttp, type FakeRoute } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { useCardPayment } from './use-card-payment.ts';

const order = { number: 4827, hash: 'hash-4827' };
const check = 'data/checkOrder';
const token = 'checkout/getValidatorTokenPromerica';
const opened = { codigoRetorno: '00', token: 'abc', url: 'https://pos.test/pay' };
const unpaid = { codigoRetorno: '00', estado: 'PEN' };
const paid = { codigoRetorno: '02', estado: 'ASI' };
const refused = { codigoRetorno: '01', estado: 'PEN' };
const failed = ['error', 'No se pudo procesar el pago. Inténtalo de nuevo.'];

beforeEach(() => {
  resetStores();
  freshStorage();
  shown.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Every toast of a test, also those that have gone by themselves. */
const shown = new Map<number, readonly [kind: string, text: string]>();
toastStore.changes$.subscribe(({ visible, waiting }) => [...visible, ...waiting].forEach(({ id, kind, text }) => shown.set(id, [kind, text])));
const toasts = () => [...shown.values()];

/** A payment of an order; `calls` is what the page around it was called with. */
async function thePayment({ session = opened, status = unpaid, isUnfinished = () => true }: { readonly session?: FakeRoute; readonly status?: FakeRoute; readonly isUnfinished?: () => boolean } = {}) {
  const api = fakeHttp({ 'auth/guest': { token: 'guest' }, 'data/getData': {}, [token]: session, [check]: status });
  const calls: unknown[][] = [];
  const note = (name: string) => (what: unknown) => void calls.push([name, what]);
  const { result } = renderHook(() => useCardPayment({ kind: 'CER', isUnfinished }, { onPaid: note('paid'), onUnconfirmed: note('unconfirmed'), onPaidLate: note('paid late'), onNotPaid: note('not paid') }));
  let outcome: unknown;
  await act(async () => {
    const starting = result.current.start(order);
    await jest.advanceTimersByTimeAsync(100);
    outcome = await starting;
  });
  return { api, calls, outcome, now: () => result.current };
}

test('the page of the bank is asked for by number and kind of the order, and opened with its token', async () => {
  const { api, outcome, now } = await thePayment();
  expect(api.callsTo(token)).toMatchObject([{ payload: { idorder: 4827, tipo: 'CER' } }]);
  expect([outcome, now().payment, now().isBusy]).toEqual(['opened', { order, session: { url: 'https://pos.test/pay?token=abc', origin: 'https://pos.test' } }, false]);
});

test.each([
  ['refused', 'in its own words', { codigoRetorno: '01', mensajeRetorno: 'Esta orden ya no se puede pagar.' }, ['warning', 'Esta orden ya no se puede pagar.']],
  ['refused', 'without words', { codigoRetorno: '01' }, ['warning', 'No se pudo procesar el pago. Inténtalo de nuevo.']],
  ['failed', 'because it is away', () => ({ status: 500 }), ['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']],
  ['failed', 'because it was asked too often', () => ({ status: 429, body: { codigoRetorno: '01', mensajeRetorno: 'Demasiados intentos. Espera un minuto.' } }), ['error', 'Demasiados intentos. Espera un minuto.']],
])('a payment that the server %s %s opens nothing and can be started again', async (kind, _how, session, toast) => {
  const { outcome, now } = await thePayment({ session });
  expect([outcome, now().payment, now().isBusy, toasts()]).toEqual([kind, null, false, [toast]]);
});

test.each([
  ['paid', paid, [['paid', order]], []],
  ['refused', refused, [['not paid', 'declined']], [failed]],
])('while the page is open the server is asked every three seconds: %s', async (_what, status, expected, said) => {
  const { api, calls, now } = await thePayment({ status: (_call, count) => ({ body: count < 2 ? unpaid : status }) });
  await pass(3000);
  expect([api.callsTo(check).length, calls]).toEqual([1, []]);
  await pass(3100);
  expect([calls, toasts(), now().payment]).toEqual([expected, said, null]);
  await pass(10_000);
  expect([api.callsTo(check).length, calls.length]).toEqual([2, 1]);
});

test('what the page calls approved counts once the server knows it, and once only', async () => {
  const { calls, now } = await thePayment({ status: (_call, count) => ({ body: count < 3 ? unpaid : paid }) });
  act(() => void now().hear('approved'));
  act(() => void now().hear('approved'));
  expect([now().isConfirming, now().isBusy, calls]).toEqual([true, true, []]);
  await pass(3000);
  expect([calls, now().payment, now().isConfirming]).toEqual([[['paid', order]], null, false]);
});

test.each([
  ['paid', paid, [['unconfirmed', order], ['paid late', order]], [['info', 'Estamos confirmando tu pago']]],
  ['refused', refused, [['unconfirmed', order]], [['info', 'Estamos confirmando tu pago'], failed]],
])('a payment that the server learns of later is waited for: %s', async (_what, status, expected, said) => {
  const { api, calls, now } = await thePayment();
  act(() => void now().hear('approved'));
  await pass(16_000);
  expect([calls, now().isBusy]).toEqual([[['unconfirmed', order]], false]);
  api.route(check, status);
  await pass(11_000);
  expect([calls, toasts()]).toEqual([expected, said]);
});

test('an order that somebody else finished meanwhile is waited for no longer', async () => {
  let isUnfinished = true;
  const { api, calls, now } = await thePayment({ isUnfinished: () => isUnfinished });
  act(() => void now().hear('approved'));
  await pass(16_000);
  isUnfinished = false;
  api.route(check, paid);
  await pass(30_000);
  expect(calls).toEqual([['unconfirmed', order]]);
});

test.each([
  ['declined', 'declined', [failed]],
  ['broken', 'broken', []],
] as const)('a page that says %s ends the payment without a charge', async (result, reason, said) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, calls, now } = await thePayment();
  await act(() => now().hear(result));
  expect([calls, toasts(), now().payment, api.callsTo(check).length]).toEqual([[['not paid', reason]], said, null, 0]);
  expect(log.mock.calls).toEqual(result === 'broken' ? [['transaction problem']] : []);
  log.mockRestore();
  await act(() => now().hear('declined'));
  expect(calls).toHaveLength(1);
});

test.each([
  ['after having paid', paid, ['paid', order]],
  ['without having paid', unpaid, ['not paid', 'closed']],
])('whoever closes the page %s is answered by what the server knows', async (_what, status, expected) => {
  const { calls, now } = await thePayment({ status });
  act(() => void now().cancel());
  expect([now().payment, now().isBusy]).toEqual([null, true]);
  await pass(100);
  expect([calls, now().isBusy]).toEqual([[expected], false]);
});
