/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { logIn, logOut } from '@brasa/shared/runtime';
import { aPizzaChoice, aSpecialty, aTopping, anOption, doughs, sizes, specialties, toppings, wayOf } from '@brasa/shared/testing';
import { fromOrderedLine } from '@brasa/shared/wire/ordered-lines-wire';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { freshTracking, openTracking } from '../testing/open-tracking.tsx';
import { noon, orderBody } from '../testing/order-body.ts';

const read = 'cliente/getOrdenHash/h4Jt0mWc';
const open = (body: object, more: Partial<Parameters<typeof openTracking>[0]> = {}) =>
  openTracking({ path: '/tracking/h4Jt0mWc', ...more, routes: { [read]: body, 'cliente/getCoordenadasHash/h4Jt0mWc': { data: [] }, 'tracker/ordenHasTracked/h4Jt0mWc': { data: { tracked: 'N' } }, ...more.routes } });
const status = () => screen.getAllByRole('status').find((each) => each.textContent?.startsWith('Estado de tu orden'))?.textContent;
const steps = () => within(screen.getByRole('list', { name: 'Estado de tu orden' })).getAllByRole('listitem');
const current = () => steps().findIndex((each) => each.getAttribute('aria-current') === 'step');

const typed = { isOwner: true, deliveryAddress: '5a avenida 12-31', indications: 'Portón negro', comments: 'Tocar dos veces' };
const holders = orderBody();
const owners = orderBody({ order: typed });
/** As the api answers: more to the owner's token. */
const byToken = (token: string) => ({ headers }: { readonly headers: Headers }) => ({ body: headers.get('authorization') === `Bearer ${token}` ? owners : holders });

freshTracking();

test('whoever ordered as a guest reads where it goes, how to find the door and what she wrote', async () => {
  const { api } = await open(byToken('mine'), { local: { 'auth-guest': 'mine' } });
  expect(screen.getByRole('heading', { name: 'Se entrega en' })).not.toBeNull();
  for (const words of Object.values(typed).filter((each) => typeof each === 'string')) expect(screen.getByText(words)).not.toBeNull();
  expect(api.callsTo(read).map(wayOf).at(-1)).toBe('guest, json');
});

test.each<Readonly<Record<string, string>>>([{}, { 'auth-guest': 'another' }])('whoever has only the link (tokens %j) reads nothing of it', async (local) => {
  await open(byToken('mine'), { local });
  expect(status()).toBe('Estado de tu orden: Enviado');
  expect(screen.queryByRole('heading', { name: 'Se entrega en' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/5a avenida|Portón|Tocar/);
});

const pending = 'cliente/getOrdersPend';
const askAgain = (queryClient: QueryClient) => act(() => queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes('h4Jt0mWc') && queryKey.includes('order') }));
const renewed = { status: 401, headers: { token: 'new', 'refresh-token': 'r2' } };

test('a customer whose token has expired meanwhile is known again', async () => {
  logIn({ token: 'expired', refresh: 'r' });
  const renewing = ({ headers }: { readonly headers: Headers }) => (headers.get('authorization') === 'Bearer expired' ? renewed : { body: { data: { cantidad: 0, ordenes: [] } } });
  await open(byToken('new'), { local: { auth: 'expired', refresh: 'r' }, routes: { [pending]: renewing, 'cliente/getLastOrders': { ordenes: [] } } });
  await waitFor(() => expect(screen.getByText('5a avenida 12-31')).not.toBeNull());
});

test('a customer with the link of somebody else is asked for her own orders once, not with every answer', async () => {
  logIn({ token: 'stranger', refresh: 'r3' });
  const { api, queryClient } = await open(byToken('mine'), { local: { auth: 'stranger', refresh: 'r3' }, routes: { [pending]: { data: { cantidad: 0, ordenes: [] } }, 'cliente/getLastOrders': { ordenes: [] } } });
  const [before, asked] = [api.callsTo(read).length, api.callsTo(pending).length];
  expect(asked).toBeGreaterThan(0);
  await askAgain(queryClient);
  expect(api.callsTo(read)).toHaveLength(before + 1);
  expect(api.callsTo(pending)).toHaveLength(asked);
  expect(screen.queryByText('5a avenida 12-31')).toBeNull();
});

test('an owner whose token cannot be renewed at once keeps what she read, and is known again afterwards', async () => {
  logIn({ token: 'first', refresh: 'r' });
  const { api, queryClient } = await open(byToken('first'), { local: { auth: 'first', refresh: 'r', 'pz-session': 's' }, routes: { [pending]: { data: { cantidad: 0, ordenes: [] } }, 'cliente/getLastOrders': { ordenes: [] } } });
  expect(screen.getByText('5a avenida 12-31')).not.toBeNull();
  api.route(read, ({ headers }) => ({ body: headers.get('authorization') === 'Bearer second' ? orderBody({ status: 'ENT', order: typed }) : orderBody({ status: 'LLC' }) }));
  api.route(pending, () => ({ status: 503 }));
  await askAgain(queryClient);
  await waitFor(() => expect(status()).toBe('Estado de tu orden: Tu repartidor ha llegado'));
  expect(screen.getByText('5a avenida 12-31')).not.toBeNull();
  api.route(pending, ({ headers }) => (headers.get('authorization') === 'Bearer first' ? { status: 401, headers: { token: 'second', 'refresh-token': 'r2' } } : { body: { data: { cantidad: 0, ordenes: [] } } }));
  await askAgain(queryClient);
  await waitFor(() => expect(status()).toBe('Estado de tu orden: Entregado'));
  expect(screen.getByText('5a avenida 12-31')).not.toBeNull();
});

test.each([
  ['a log-out', {}],
  ['a session that ends by itself', { quiet: true }],
])('%s hides what only the owner sees and leaves the order on the page, also while the next question fails; it is asked again', async (_what, how) => {
  jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask'] });
  try {
    logIn({ token: 'mine', refresh: 'r' });
    const opening = open(byToken('mine'), { local: { auth: 'mine', refresh: 'r', 'pz-session': 's' }, routes: { [pending]: { data: { cantidad: 0, ordenes: [] } }, 'cliente/getLastOrders': { ordenes: [] }, 'cuenta/cerrarSesion': {} } });
    await jest.advanceTimersByTimeAsync(100);
    const { api } = await opening;
    expect(screen.getByText('5a avenida 12-31')).not.toBeNull();
    api.route(read, () => ({ status: 503 }));
    act(() => logOut(how));
    expect(screen.queryByText('5a avenida 12-31')).toBeNull();
    expect(status()).toBe('Estado de tu orden: Enviado');
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText(/No pudimos actualizar el estado/)).not.toBeNull();
    expect(status()).toBe('Estado de tu orden: Enviado');
    api.route(read, orderBody({ status: 'ENT' }));
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(status()).toBe('Estado de tu orden: Entregado');
    expect(document.body.textContent).not.toMatch(/5a avenida|Portón|Tocar/);
  } finally {
    jest.useRealTimers();
  }
});

test('a built pizza says its size, its dough, its halves and what is on them', async () => {
  const selection = [anOption({ kind: 'pizza', name: 'Arma tu pizza', pizza: aPizzaChoice([aSpecialty(specialties.suprema, 'first-half'), aTopping(toppings.pineapple, 'second-half')], { doughId: doughs.thin, sizeId: sizes.medium }) })];
  const line = fromOrderedLine({ productId: 3001, type: 'custom-medium', quantity: 1, unitPrice: 11_400, originalPrice: 11_400, suggested: false, promotionId: null, triggerSequence: null, entries: [{ price: 11_400, selection }] });
  await open(orderBody({ menu: [{ ...line, N: 'Arma tu pizza' }] }));
  const item = screen.getByText('1 × Arma tu pizza').closest('li');
  for (const words of ['Mediana, masa delgada', 'Primera mitad: Suprema', 'Segunda mitad: Piña', 'Q114.00']) expect(item?.textContent).toContain(words);
});

test.each([
  ['PEN', 'Recibimos tu orden', 0],
  ['INI', 'En preparación', 0],
  ['LLE', 'Listo para recoger', 1],
  ['DES', 'Listo para recoger', 1],
  ['ENT', 'Entregado', 2],
])('an order for the counter in %s reads «%s», without a courier', async (code, phrase, step) => {
  await open(orderBody({ status: code, delivery: 'TRA' }));
  expect(status()).toBe(`Estado de tu orden: ${phrase}`);
  expect(steps().map((each) => each.textContent?.replace(/^\d|\(listo\)/g, '').trim())).toEqual(['En preparación', 'Listo', 'Entregado']);
  expect(current()).toBe(step);
});

test.each([
  ['PEN', 'DOM', 'Pedido futuro', 0],
  ['PEN', 'TRA', 'Pedido futuro', 0],
  ['INI', 'DOM', 'En preparación', 1],
] as const)('an order for another day in %s (%s) reads «%s», in a step of its own until somebody begins', async (code, delivery, phrase, step) => {
  await open(orderBody({ status: code, delivery, order: { futureDateTimeOrder: '21/11/2026 12:00' } }));
  expect(status()).toBe(`Estado de tu orden: ${phrase}`);
  expect([steps()[0]?.textContent, steps().length, current()]).toEqual([expect.stringContaining('Programado'), 4, step]);
  expect(screen.queryByText('Pendiente de entrega')).toBeNull();
});

test.each(['DOM', 'TRA'] as const)('the shop can be called about an order (%s)', async (delivery) => {
  await open(orderBody({ delivery }));
  expect((await screen.findByRole('link', { name: 'Llamar al 2222-0000' })).getAttribute('href')).toBe('tel:22220000');
});

const account = 'Te enviamos un correo para activar tu cuenta';
const asked = { isOwner: true, wantsAccount: true, contactEmail: 'ana@example.com' };

test('who asked for an account is told to look into the mailbox', async () => {
  await open(orderBody({ order: asked }));
  expect(screen.getByText(account)).not.toBeNull();
  expect(screen.getByText(/Revisa el buzón de ana@example\.com/)).not.toBeNull();
});

test.each([
  ['asked for none', orderBody({ order: { ...asked, wantsAccount: false } })],
  ['has the order already', orderBody({ status: 'FIN', order: asked })],
])('who %s is told nothing of a mailbox', async (_who, body) => {
  await open(body);
  expect(status()).toMatch(/^Estado de tu orden/);
  expect(screen.queryByText(account)).toBeNull();
});

test.each([
  ['who picks up reads where to go before', 'TRA', ['Recoge en', 'Tu orden']],
  ['who waits at home reads which shop makes it after', 'DOM', ['Tu orden', 'Sale de']],
] as const)('%s what was ordered', async (_who, delivery, expected) => {
  await open(orderBody({ status: 'INI', delivery }));
  await screen.findByRole('heading', { name: /^(Recoge en|Sale de) / });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(headings.flatMap((each) => /^(Tu orden|Recoge en|Sale de)\b/.exec(each)?.[0] ?? [])).toEqual(expected);
});

test('the whole page of an order for the counter is a map of the shop, the way there and its phone; without a courier to wait for', async () => {
  const { api } = await open(orderBody({ status: 'INI', delivery: 'TRA' }), { path: '/tracker/h4Jt0mWc' });
  expect((await screen.findByRole('link', { name: 'Cómo llegar' })).getAttribute('href')).toContain('14.599,-90.511');
  expect(screen.getByRole('link', { name: 'Llamar al 2222-0000' })).not.toBeNull();
  expect(await screen.findByText('Mapa no disponible')).not.toBeNull();
  expect(api.callsTo('cliente/getCoordenadasHash/h4Jt0mWc')).toHaveLength(0);
});
