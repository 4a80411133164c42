/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStore, history, logOut, navigate } from '@brasa/shared/runtime';
import { resetStores } from '@brasa/shared/testing';
import { ana, balanceOf, choose, confirm, freshCheckouts, open, openPayment, session } from '../testing/checkout-page.tsx';
import { settle, type OpenPage } from '../testing/page.tsx';

freshCheckouts();

const value = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const type = (label: string | RegExp, typed: string) => userEvent.type(screen.getByLabelText(label), typed);

/** The phone throws the tab away: nothing is left of the page but its entry of the history and what it stored. */
async function reload(page: OpenPage, more: Parameters<typeof open>[0] = {}): Promise<OpenPage> {
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  const { state } = history.location;
  // The cart of the tests comes by itself.
  const { 'cart-state': _cart, ...local } = page.storage.local.entries();
  cleanup();
  resetStores();
  const again = await open({ session: page.storage.session.entries(), local, state, ...more });
  await settle();
  return again;
}

test('after a reload the form of a guest is as it was typed, also what was not left yet', async () => {
  const page = await open();
  await type('Nombres', 'Ana');
  await userEvent.click(screen.getByLabelText('Quiero factura con nombre'));
  await type('DUI o NIT', '1234-567890-123-4');
  await userEvent.click(screen.getByLabelText(/Acepto los términos/));
  await type('Teléfono', '5550-1234');
  await reload(page);
  expect(['Nombres', 'Teléfono', 'DUI o NIT'].map(value)).toEqual(['Ana', '5550-1234', '1234-567890-123-4']);
  expect(screen.getByLabelText(/Acepto los términos/)).toHaveProperty('checked', true);
});

test('after a reload at the payment the order goes on from there', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  await type(/Con cuánto pagas/, '200');
  await type(/Indicaciones para tu orden/, 'Tocar dos veces');
  const again = await reload(page);
  expect([value(/Con cuánto pagas/), value(/Indicaciones para tu orden/)]).toEqual(['200', 'Tocar dos veces']);
  expect(screen.getByRole('radio', { name: /Efectivo/ })).toHaveProperty('checked', true);
  await confirm();
  expect(again.path()).toBe('/tracking/h4Jt0mWc');
});

test('the card that a guest chose stays chosen after a reload and after a log-in, though cash is the first way to pay', async () => {
  const guest = await openPayment();
  await choose(/Tarjeta/);
  const reloaded = await reload(guest);
  expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('checked', true);
  await reload(reloaded, { local: session, routes: balanceOf(0) });
  expect(screen.getByText('Ana López')).not.toBeNull();
  expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('checked', true);
});

test('a tab put to sleep has kept the form before', async () => {
  await open();
  await type('Nombres', 'Ana');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(JSON.stringify(history.location.state)).toContain('"firstName":"Ana"');
});

test('it is kept a moment after the last key, without leaving the page', async () => {
  await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Nombres'), 'Ana');
  act(() => jest.advanceTimersByTime(2 * 850));
  expect(JSON.stringify(history.location.state)).toContain('"firstName":"Ana"');
  jest.useRealTimers();
});

test('a placed order leaves no form behind', async () => {
  const page = await openPayment();
  await choose(/Efectivo/);
  const { state } = history.location;
  await confirm();
  expect(JSON.stringify(history.location.state)).not.toContain('Ana');
  // An older entry of the history still names the customer; nobody is asked about it.
  await reload(page, { state });
  expect(value('Nombres')).toBe('');
});

test('a log-out empties the form at once, and an older entry of the history does not bring it back', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(0) });
  await choose(/Efectivo/);
  await type(/Con cuánto pagas/, '200');
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  const { state } = history.location;
  expect(JSON.stringify(state)).toContain('Ana');
  act(() => logOut());
  expect(JSON.stringify(history.location.state)).not.toContain('Ana');
  await reload(page, { state });
  expect(checkoutStore.get().client.firstName).toBe('');
});

test('what a customer typed is not shown to a guest of the same tab', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(0) });
  await reload(page, { local: {} });
  expect(value('Nombres')).toBe('');
});

test('neither is it when the session ended by itself before the page was left', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(0) });
  act(() => logOut({ quiet: true }));
  await reload(page);
  expect([value('Nombres'), checkoutStore.get().acceptsTerms]).toEqual(['', false]);
});

test('who chose to go on as a guest then keeps it', async () => {
  const page = await openPayment({ local: session, routes: balanceOf(0) });
  act(() => logOut({ quiet: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar sin registrarme' }));
  await reload(page);
  expect(value('Nombres')).toBe('Ana');
});

test('the page itself knows better than an entry of the history: going back does not undo what was typed since', async () => {
  const page = await open();
  await type('Nombres', 'Ana');
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  const { state } = history.location;
  await userEvent.clear(screen.getByLabelText('Nombres'));
  await type('Nombres', 'Eva');
  await act(async () => navigate('/cart'));
  await act(async () => navigate('/checkout', { state }));
  await settle();
  expect(value('Nombres')).toBe('Eva');
  expect(page.path()).toBe('/checkout');
});

test('an entry that is none of ours is left alone', async () => {
  await open({ state: { checkoutForm: { client: ana }, other: 1 }, session: { 'remember-step': 'form-data' } });
  expect(value('Nombres')).toBe('');
  await type('Nombres', 'Eva');
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  expect(history.location.state).toMatchObject({ other: 1, checkoutForm: { client: { firstName: 'Eva' } } });
});

test('no card ever comes near the entry of the history', async () => {
  await openPayment();
  await choose(/Tarjeta/);
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  const { checkoutForm } = history.location.state as { checkoutForm: Record<string, unknown> };
  expect(Object.keys(checkoutForm).sort()).toEqual(['acceptsTerms', 'asCustomer', 'client', 'continueWithoutRegistration', 'partialPayment', 'payWith', 'paymentMethod', 'wantsAccount', 'wantsInvoice']);
});
