/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { aDeliveryPoint, aHomeLocation, anExampleMenu } from '@brasa/shared/testing';
import { updateCheckout, type DeliveryState } from '@brasa/shared/runtime';
import { instantOf } from '@brasa/shared/domain/local-time';
import { freshPages, geography, openPage, settle } from '../testing/page.tsx';
import { AddressBanner } from './address-banner.tsx';

freshPages();
afterEach(cleanup);

const open = async (delivery?: Partial<DeliveryState>, path = '/menu/categoria/combos', more: Partial<Parameters<typeof openPage>[1]> = {}) => {
  const page = await openPage(<AddressBanner />, { path, ...(delivery && { delivery }), ...more });
  await settle();
  return page;
};
const banner = () => screen.getByRole('region', { name: 'Entrega' }).textContent;
const home = (change: Parameters<typeof aHomeLocation>[0] = {}) => ({ mode: { kind: 'home' as const, location: aHomeLocation(change) } });

test('without an address both services are offered [DLV-032] [DLV-038]', async () => {
  await open();
  expect(banner()).toContain('Selecciona el sitio de entrega');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['A domicilio', 'Recoger en tienda']);
});

test.each([
  ['A domicilio', 'domicilio'],
  ['Recoger en tienda', 'tienda'],
])('choosing «%s» remembers this page and goes to the delivery [DLV-039]', async (name, service) => {
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(page.path()).toBe(`/delivery?servicio=${service}`);
  expect(page.storage.session.entries()['delivery-return']).toBe('/menu/categoria/combos');
});

test('a pickup says so, with the shop [DLV-033]', async () => {
  await open({ mode: { kind: 'pickup', shopId: 2 } });
  expect(banner()).toContain('Recoger en tiendaZona 10 Oakland');
});

test('a home order says so, with the name of the address or its words [DLV-034]', async () => {
  await open(home());
  expect(banner()).toContain('A DomicilioMi Casa');
  cleanup();
  await open(home({ tag: '' }));
  expect(banner()).toContain('A Domicilio5a avenida 12-31, Oakland, Zona 10');
});

test('a meeting point is named [DLV-035]', async () => {
  await open(home({ deliveryPoints: [aDeliveryPoint()], deliveryPoint: aDeliveryPoint() }));
  expect(banner()).toContain('Entregar en Garita principal');
});

test('an order for later says day and hour on a second line [DLV-036]', async () => {
  await open({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '16/07/2026', time: '19:30' } });
  expect(banner()).toContain('Pedido futuro 16/07/2026 07:30 pm');
});

test('«Cambiar» remembers this page and goes to the delivery [DLV-037]', async () => {
  const page = await open({ mode: { kind: 'pickup', shopId: 2 } }, '/cart');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(page.path()).toBe('/delivery');
  expect(page.storage.session.entries()['delivery-return']).toBe('/cart');
});

test('who goes to the delivery from a pizza that is being built comes back to that pizza [DLV-039]', async () => {
  const pizza = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza?p=0-3001-d1s2-e901l-e902r';
  const page = await open(undefined, pizza);
  await userEvent.click(screen.getByRole('button', { name: 'A domicilio' }));
  expect(page.storage.session.entries()['delivery-return']).toBe(pizza);
});

test('an address that is not valid any more is as good as none', async () => {
  await open(home({ invalid: true }));
  expect(banner()).toContain('Selecciona el sitio de entrega');
});

test('at the payment step of the checkout there is no banner [DLV-030]', async () => {
  await open({ mode: { kind: 'pickup', shopId: 2 } }, '/checkout');
  expect(screen.queryByRole('region', { name: 'Entrega' })).not.toBeNull();
  cleanup();
  updateCheckout({ step: 'payment' });
  await open({ mode: { kind: 'pickup', shopId: 2 } }, '/checkout');
  expect(screen.queryByRole('region', { name: 'Entrega' })).toBeNull();
});

const night = instantOf('15/07/2026', '22:00') ?? 0;
const says = (text: string) => waitFor(() => expect(banner()).toContain(text));

test.each([
  ['is collected from', { mode: { kind: 'pickup' as const, shopId: 2 } }],
  ['comes from', home()],
])('the shop an order %s is closed: the banner says when it opens, and offers another hour', async (_how, delivery) => {
  const page = await open(delivery, '/', { now: night });
  await says('Cerrado. Abre mañana 10:00 am');
  expect(screen.getByRole('button', { name: 'Cambiar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Programar pedido' }));
  expect(page.path()).toBe('/delivery?cuando=programar');
  expect(page.storage.session.entries()['delivery-return']).toBe('/');
});

test('an order for later is not held up by a shop that is closed now', async () => {
  await open({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '16/07/2026', time: '12:30' } }, '/', { now: night });
  expect(banner()).toContain('Pedido futuro 16/07/2026 12:30 pm');
  expect(banner()).not.toContain('Cerrado');
});

test('where no orders are taken for later, none is offered', async () => {
  await open({ mode: { kind: 'pickup', shopId: 2 } }, '/', { now: night, catalog: anExampleMenu({ futureOrdersEnabled: false }) });
  await says('Zona 10 OaklandCerrado. Abre mañana 10:00 am');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cambiar']);
});

test('an hour chosen before the shop was given that day off is called impossible', async () => {
  const cierres = { 2: [{ fecha: '2026-07-17', motivo: 'Asueto' }] };
  const routes = { 'data/getCatalogos': { ...fromGeography(geography, 'GT'), cierres } };
  await open({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '17/07/2026', time: '12:30' } }, '/', { now: night, routes });
  await says('La tienda está cerrada en la fecha u hora seleccionada');
  expect(banner()).toContain('Pedido futuro 17/07/2026 12:30 pm');
});

test('until the shops are there no hour is called impossible', async () => {
  let answer = (_shops: { body: object }): void => {};
  const shops = new Promise<{ body: object }>((resolve) => (answer = resolve));
  const catalog = anExampleMenu({ opensAt: '00:00', closesAt: '00:00' });
  const always = { ...geography, shops: geography.shops.map((shop) => ({ ...shop, hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })) })) };
  await open({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '17/07/2026', time: '12:30' } }, '/', { now: night, catalog, routes: { 'data/getCatalogos': () => shops } });
  expect(banner()).not.toContain('cerrada');
  answer({ body: fromGeography(always, 'GT') });
  await says('Zona 10 Oakland');
  expect(banner()).not.toContain('cerrada');
});

test('a device with a wrong clock does not call the shop closed before the server has said what time it is', async () => {
  const never = { ...fromGeography({ ...geography, shops: geography.shops.map((shop) => ({ ...shop, hours: [] })) }, 'GT') };
  let answer = (_fact: { body: object }): void => {};
  const heard = new Promise<{ body: object }>((resolve) => (answer = resolve));
  await open({ mode: { kind: 'pickup', shopId: 2 } }, '/', { routes: { 'data/getCatalogos': never, 'data/getFechaHora': () => heard } });
  expect(banner()).toContain('Zona 10 Oakland');
  expect(banner()).not.toContain('Cerrado');
  answer({ body: { fecha: '15/07/2026 22:00:00', epoch: night } });
  await says('Cerrado.');
});
