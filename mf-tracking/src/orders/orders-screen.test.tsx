/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore, toastStore } from '@brasa/shared/runtime';
import { wholeStyle } from '@brasa/shared/testing';
import { freshTracking, openTracking, settle } from '../testing/open-tracking.tsx';
import { noon, orderBody, unknownOrder } from '../testing/order-body.ts';

const single = (id: number, units = 1) => ({ I: id, C: units, P: 12, PO: 12, TIP: 'PRD', VS: 0 });
const remembered = (...hashes: readonly string[]) => ({ 'anonymous-orders': JSON.stringify({ format: 1, value: hashes.map((hash, index) => ({ number: 4827 + index, hash })) }) });
const byHash = (hash: string, body: object) => ({ [`cliente/getOrdenHash/${hash}`]: body });

async function openOne(menu: readonly object[]) {
  const page = await openTracking({ path: '/orders', local: remembered('uno'), routes: byHash('uno', orderBody({ hash: 'uno', menu })) });
  await waitFor(() => expect(screen.getByRole('button', { name: /ver la orden/ })).not.toBeNull());
  return page;
}
const openDialog = () => userEvent.click(screen.getByRole('button', { name: '19/11/2026: ver la orden #4827' }));

freshTracking();

test('the page is headed «Tus Pedidos» and says what it holds [ORDS-001] [ORDS-002] [ROUTE-021]', async () => {
  await openOne([single(5001)]);
  expect(screen.getByRole('heading', { level: 1, name: 'Tus Pedidos' })).not.toBeNull();
  expect(screen.getByText('Pedidos que has realizado en los últimos días.')).not.toBeNull();
});

test('without an order it reads «No tienes pedidos recientes» [ORDS-003]', async () => {
  await openTracking({ path: '/orders' });
  expect(await screen.findByText('No tienes pedidos recientes')).not.toBeNull();
});

test('a guest sees the orders of this device; those out of reach are left out [ORDS-021]', async () => {
  await openTracking({ path: '/orders', local: remembered('uno', 'dos'), routes: { ...byHash('uno', orderBody({ hash: 'uno', menu: [single(5001)] })), ...byHash('dos', unknownOrder) } });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test("a failure of the customer's orders is an empty list [ORDS-018]", async () => {
  await openTracking({ path: '/orders', local: { auth: 't', refresh: 'r' }, routes: { 'cliente/getLastOrders': () => ({ status: 503 }), 'cliente/getOrdersPend': { data: { cantidad: 0, ordenes: [] } } } });
  expect(await screen.findByText('No tienes pedidos recientes')).not.toBeNull();
});

test.each([
  ['PEN', 'Falta tu pago', 'Pagar mi orden'],
  ['REC', 'Pago no aceptado', 'Pagar mi orden'],
  ['VEN', 'No se pagó', null],
])('an order whose card payment is %s reads «%s» and is not one to follow', async (paymentStatus, words, link) => {
  await openTracking({ path: '/orders', local: remembered('uno'), routes: byHash('uno', orderBody({ hash: 'uno', status: 'PEN', order: { paymentStatus } })) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText(words)).not.toBeNull();
  expect(within(card).queryByRole('link')?.textContent ?? null).toBe(link);
});

test('an order for tomorrow is followed tomorrow [TRK-010]', async () => {
  await openTracking({ path: '/orders', local: remembered('uno'), routes: byHash('uno', orderBody({ hash: 'uno', status: 'PEN', order: { futureDateTimeOrder: '20/11/2026 12:00' } })) });
  expect(within(await screen.findByRole('article')).queryByText('Seguir mi orden')).toBeNull();
});

test('a card shows date and total, and of six products four pictures and «+2» [ORDS-004] [ORDS-005] [ORDS-006] [ORDS-007]', async () => {
  await openOne([5001, 5007, 8001, 8005, 9001, 5001].map((id) => single(id)));
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading').textContent).toBe('19/11/2026');
  expect(within(card).getByText('Q24.00')).not.toBeNull();
  expect(card.querySelectorAll('img')).toHaveLength(4);
  expect(within(card).getByText('+2')).not.toBeNull();
});

test('what it holds and how it is had stand together, and wrap where letters are large', async () => {
  await openOne([single(5001)]);
  const words = within(screen.getByRole('article')).getByText(/1 producto ·/);
  expect(wholeStyle(words)).toMatchObject({ display: 'inline-block', whiteSpace: expect.not.stringMatching('nowrap') });
});

test.each([
  [1, 1, ''],
  [2, 2, ''],
  [3, 3, ''],
  [4, 4, ''],
  [5, 4, '+1'],
])('an order of %i products shows %i pictures, and «%s» [ORDS-004] [ORDS-005]', async (products, pictures, more) => {
  await openOne([5001, 5007, 8001, 8005, 9001].slice(0, products).map((id) => single(id)));
  const card = screen.getByRole('article');
  expect(card.querySelectorAll('img')).toHaveLength(pictures);
  expect(within(card).queryByText(/^\+\d/)?.textContent ?? '').toBe(more);
});

test('an order of today can be followed from its card, also one that was placed before for today; one that is over cannot', async () => {
  const yesterday = noon - 24 * 3_600_000;
  const scheduled = { futureDateTimeOrder: '19/11/2026 18:00' };
  const menu = [single(5001)];
  const routes = {
    ...byHash('hoy', orderBody({ hash: 'hoy', number: 1, menu })),
    ...byHash('luego', orderBody({ hash: 'luego', number: 2, status: 'PEN', placedAt: yesterday, order: scheduled, menu })),
    ...byHash('ayer', orderBody({ hash: 'ayer', number: 3, status: 'PEN', placedAt: yesterday, menu })),
    ...byHash('fin', orderBody({ hash: 'fin', number: 4, status: 'FIN', menu })),
  };
  await openTracking({ path: '/orders', local: remembered('hoy', 'luego', 'ayer', 'fin'), routes });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: 'Seguir mi orden' }).map((link) => link.getAttribute('href'))).toEqual(['/tracking/hoy', '/tracking/luego']);
});

test('the dialog says what was picked for a combo: options, dough, size and toppings [REO-002]', async () => {
  const topping = { idpmn: 102, tipo: 'T', tipoIngrediente: 'A', m1: 1, m2: 1, lstIngredientes: [] };
  const opciones = [
    { tipo: 'ATP', group: 0, iddmn: 20011, iddom: 1, idomn: 0, idpmn: 3001, base: 1, tamanio: 2, lstIngredientes: [topping] },
    { tipo: 'P', group: 1, iddmn: 20012, iddom: 2, idomn: 0, idpmn: 8001, lstIngredientes: [] },
  ];
  await openOne([{ I: 2001, C: 1, P: 127, PO: 127, TIP: 'CMB', VS: 0, list: [[{ precio: 127, opciones }]] }]);
  await openDialog();
  const line = within(screen.getByRole('dialog')).getByRole('listitem');
  for (const words of ['1 × Combo Amigos', 'Mediana, masa tradicional', 'Pepperoni', 'Gaseosa de cola 600 ml']) expect(line.textContent).toContain(words);
});

test('a card opens «Orden #…» with quantities, names and the prices of today, and keeps the list while it is open [REO-001] [REO-002] [REO-003] [REO-008] [REO-009] [STG-006]', async () => {
  const { storage } = await openOne([single(5001, 2)]);
  expect(storage.local.getItem('recent-order')).toBeNull();
  await openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Orden #4827' });
  expect(within(dialog).getByText('2 × Pan con ajo y queso')).not.toBeNull();
  expect(within(dialog).getByText('Q74.00')).not.toBeNull();
  expect(within(dialog).getByRole('button', { name: 'No, gracias' })).not.toBeNull();
  expect(JSON.parse(storage.local.getItem('recent-order') ?? '').value).toMatchObject([{ productId: 5001, quantity: 2 }]);
});

test('«Añadir al carrito» adds what is left of the order and goes to the cart [REO-006] [REO-012] [REO-014]', async () => {
  const { path, storage } = await openOne([single(5001, 2), single(8001)]);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Gaseosa de cola 600 ml' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  await settle();
  expect(cartStore.get().lines.map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual([[5001, 3700], [5001, 3700]]);
  expect(path()).toBe('/cart');
  expect(toastStore.get().visible).toEqual([]);
  expect(storage.local.getItem('recent-order')).toBeNull();
});

test('what the menu asks for a choice today that nobody made then is not added, and that is said', async () => {
  const combo = { I: 2001, C: 1, P: 119, PO: 119, TIP: 'CMB', VS: 0, list: [[{ precio: 119, opciones: [{ tipo: 'P', group: 1, iddmn: 20012, iddom: 2, idpmn: 8001, nombre: 'Gaseosa de cola 600 ml' }] }]] };
  await openOne([single(5001), combo]);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  await settle();
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([5001]);
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Algunos productos ya no se preparan como los pediste. Elígelos de nuevo en el menú.']);
});

test('taking out the last product closes the dialog [REO-007]', async () => {
  await openOne([single(5001)]);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Pan con ajo y queso' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('everything can be taken out but what a promotion brought, which is not added either [REO-004] [REO-005]', async () => {
  await openOne([single(5001), single(8001), { ...single(9001), IP: 1, PID: 9501 }]);
  await openDialog();
  expect(screen.getAllByRole('button', { name: /^Eliminar/ }).map((button) => button.getAttribute('aria-label'))).toEqual(['Eliminar Pan con ajo y queso', 'Eliminar Gaseosa de cola 600 ml']);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Gaseosa de cola 600 ml' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  await settle();
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([5001]);
});

test('«No, gracias» closes the dialog and forgets the list [REO-010] [REO-013]', async () => {
  const { storage } = await openOne([single(5001)]);
  await openDialog();
  await act(async () => screen.getByRole('button', { name: 'No, gracias' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([storage.local.getItem('recent-order'), cartStore.get().lines.length]).toEqual([null, 0]);
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a press beside it', (dialog: HTMLElement) => [fireEvent.mouseDown(dialog, { clientX: 5 }), fireEvent.click(dialog, { clientX: 5 })]],
])('%s closes the dialog and forgets the list [REO-011] [REO-013]', async (_what, dismiss) => {
  const { storage } = await openOne([single(5001)]);
  await openDialog();
  act(() => void dismiss(screen.getByRole('dialog')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([storage.local.getItem('recent-order'), cartStore.get().lines.length]).toEqual([null, 0]);
});
