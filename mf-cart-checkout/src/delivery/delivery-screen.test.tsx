/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCoverage, aDeliveryPoint, aHomeLocation, anExampleMenu, type FakeRoute } from '@brasa/shared/testing';
import { defaultSite } from '@brasa/shared/react';
import type { DeliveryMode } from '@brasa/shared/domain/delivery';
import { deliveryStore, navigate, toastStore } from '@brasa/shared/runtime';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { App } from '../app.tsx';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { instantOf } from '@brasa/shared/domain/local-time';
import { freshPages, geography, openPage, settle } from '../testing/page.tsx';

const coverage = (change: Parameters<typeof aCoverage>[0] = {}): FakeRoute => fromCoverage(aCoverage(change));
const open = (more: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(<App />, { path: '/delivery', session: { 'delivery-return': '/cart' }, ...more, routes: { 'geo/validaCobertura': coverage(), ...more.routes } });
const shownToasts = () => [...toastStore.get().visible, ...toastStore.get().waiting];
const toasts = () => shownToasts().map(({ text }) => text);
const endToasts = () => act(() => toastStore.set({ visible: [], waiting: [] }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const home = () => userEvent.click(screen.getByRole('radio', { name: /A domicilio/ }));
const pickup = () => userEvent.click(screen.getByRole('radio', { name: /Recoger en tienda/ }));

/** Where the device says that it is. */
function standsAt(latitude: number, longitude: number) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success) => success({ coords: { latitude, longitude, accuracy: 20 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
async function locate() {
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await settle();
}

freshPages();
beforeEach(() => {
  // jsdom has no WebGL, and says so loudly.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the only services are to the door and over the counter [GEN-003] [ROUTE-019]', async () => {
  await open();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)).toEqual(['A domicilio', 'Recoger en tienda']);
});

test('a shop is chosen by city, with today’s hours, and the customer goes back where they came from [DLV-040]', async () => {
  const page = await open();
  await pickup();
  expect(screen.getByRole('group', { name: 'Ciudad de Guatemala' }).textContent).toContain('Abierto de 10:00 am a 09:00 pm');
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  await confirm();
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 2 });
  expect(page.path()).toBe('/cart');
});

test('after a reload /delivery still leads to where the customer was going, until she leaves it [PAY-019]', async () => {
  const way = { 'remember-step': 'form-data', 'delivery-return': '/login' };
  const page = await open({ session: way });
  expect(page.storage.session.entries()).toMatchObject(way);
  await act(async () => navigate('/menu'));
  const left = Object.keys(page.storage.session.entries());
  expect(Object.keys(way).filter((key) => left.includes(key))).toEqual([]);
});

test('who changes the place of an order at the checkout and thinks better of it is still at the payment', async () => {
  const page = await open({ session: { 'remember-step': 'payment', 'delivery-return': '/checkout' } });
  await act(async () => {
    navigate('/checkout');
    // Before the checkout itself writes one.
    expect(page.storage.session.entries()['remember-step']).toBe('payment');
  });
});

test('shops are found by name and by city', async () => {
  await open();
  await pickup();
  await userEvent.type(screen.getByLabelText('Buscar tienda'), 'antigua');
  expect(screen.queryByRole('radio', { name: /Oakland/ })).toBeNull();
  await userEvent.clear(screen.getByLabelText('Buscar tienda'));
  await userEvent.selectOptions(screen.getByLabelText('Municipio'), 'Ciudad de Guatemala');
  expect(screen.queryByRole('radio', { name: /Calle Ancha/ })).toBeNull();
});

test('with a known position every shop says how far it is, the nearest first', async () => {
  standsAt(14.6, -90.511);
  await open();
  await pickup();
  await locate();
  expect(screen.getAllByRole('radio', { name: /Zona 10|Antigua/ }).map((radio) => radio.closest('label')?.textContent)).toEqual([expect.stringContaining('110 m'), expect.stringContaining('km')]);
});

test('without a shop «Confirmar» says what is missing', async () => {
  await open();
  await confirm();
  expect(screen.getByText('Elige cómo quieres tu orden')).not.toBeNull();
  await pickup();
  await confirm();
  expect(screen.getByText('Elige una tienda para continuar')).not.toBeNull();
});

test('a covered address is kept with the words that lead to the door [DLV-004]', async () => {
  standsAt(14.599, -90.5072);
  const page = await open();
  await home();
  await locate();
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).not.toBeNull();
  await confirm();
  expect(screen.getByText('Este campo es requerido')).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Dirección'), '5a avenida 12-31');
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
  await userEvent.type(screen.getByLabelText(/Referencia/), 'Portón negro');
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { shopId: 2, address: '5a avenida 12-31', reference: 'Portón negro', zoneName: 'Zona 10', deliveryPoint: null } });
  expect(page.path()).toBe('/cart');
});

test('«Confirmar» pressed too early waits for the answer about the place', async () => {
  standsAt(14.599, -90.5072);
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await open({ routes: { 'geo/validaCobertura': async () => (await answered, { body: coverage() as object }) } });
  await home();
  await userEvent.type(screen.getByLabelText('Dirección'), '5a avenida 12-31');
  await locate();
  await confirm();
  expect(page.path()).toBe('/delivery');
  await act(async () => answer());
  await settle();
  expect(page.path()).toBe('/cart');
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { address: '5a avenida 12-31', shopId: 2 } });
});

test('no coverage says so and forgets what was chosen [DLV-013] [DLV-015]', async () => {
  standsAt(17, -90);
  await open({ routes: { 'geo/validaCobertura': { data: [], bloqueo: { BLOQUEO: 'N' } } }, delivery: { mode: { kind: 'home', location: aHomeLocation() } } });
  await locate();
  expect(screen.getByText('La dirección seleccionada no cuenta con cobertura')).not.toBeNull();
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
});

test('a failed question keeps what was chosen and can be asked again [DLV-022]', async () => {
  standsAt(14.599, -90.5072);
  const mode = { kind: 'pickup' as const, shopId: 2 };
  const page = await open({ routes: { 'geo/validaCobertura': () => ({ status: 503 }) }, delivery: { mode } });
  await home();
  await locate();
  const message = 'No se pudo validar la dirección, inténtalo de nuevo';
  expect(toasts()).toEqual([message]);
  expect(deliveryStore.get().mode).toEqual(mode);
  // The toast says it; the page does so afterwards.
  expect([screen.queryByText(message), screen.queryByText('Lo que elegiste sigue aquí.')]).toEqual([null, expect.anything()]);
  endToasts();
  expect([screen.getByText(message).getAttribute('aria-live'), screen.queryByText('Lo que elegiste sigue aquí.')]).toEqual(['off', null]);
  page.api.route('geo/validaCobertura', coverage());
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await settle();
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).not.toBeNull();
});

test('a meeting point must be chosen where there are some [DLV-007] [DLV-017] [DLV-018] [VAL-021]', async () => {
  standsAt(14.599, -90.5072);
  await open({ routes: { 'geo/validaCobertura': coverage({ deliveryPoints: [aDeliveryPoint({ id: 9, description: 'Garita principal' })] }) } });
  await home();
  await locate();
  await userEvent.type(screen.getByLabelText('Dirección'), 'Edificio 3');
  await confirm();
  expect(screen.getByText('Debe seleccionar un punto de encuentro')).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Garita principal' }));
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ location: { deliveryPoint: { id: 9, description: 'Garita principal' } } });
});

test('after the last hour of home delivery only shops are offered, with the hour [DLV-006] [DLV-016]', async () => {
  standsAt(14.65, -90.47);
  await open({ routes: { 'geo/validaCobertura': coverage({ scheduleRestriction: '19:00' }) } });
  await home();
  await locate();
  const message = 'Después de las 07:00 pm no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.';
  expect([toasts(), screen.queryByText(message)]).toEqual([[message], null]);
  endToasts();
  expect(screen.getByRole('radio', { name: /A domicilio/ }).closest('label')?.textContent).toContain(message);
  expect(screen.getByRole('radio', { name: /A domicilio/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /Zona 10 Oakland/ })).not.toBeNull();
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  await userEvent.click(screen.getByRole('button', { name: 'Usar otra dirección' }));
  expect(screen.getByRole('radio', { name: /A domicilio/ })).toHaveProperty('disabled', false);
});

test('where the shop of the place only has a counter, the order is collected there [DLV-010]', async () => {
  standsAt(14.599, -90.5072);
  const page = await open({ routes: { 'geo/validaCobertura': coverage({ pickupOnly: true }) } });
  await home();
  await userEvent.type(screen.getByLabelText('Dirección'), '1a calle 6-12');
  await locate();
  expect(screen.getByText('En tu dirección no hay servicio a domicilio. Puedes recoger tu orden en Zona 10 Oakland.')).not.toBeNull();
  await confirm();
  expect(page.path()).toBe('/delivery');
  await userEvent.click(screen.getByRole('button', { name: 'Recoger ahí' }));
  expect(screen.getByRole('radio', { name: /Zona 10 Oakland/ })).toHaveProperty('checked', true);
  await confirm();
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 2 });
});

test('a shop that was chosen before and is gone is not chosen any more', async () => {
  const page = await open({ delivery: { mode: { kind: 'pickup', shopId: 77 } } });
  await confirm();
  expect(screen.getByText('Elige una tienda para continuar')).not.toBeNull();
  expect(page.path()).toBe('/delivery');
});

test('a shop that was chosen before and hands nothing over the counter any more is not chosen any more', async () => {
  const shops = geography.shops.map((shop) => ({ ...shop, servesPickup: shop.id !== 2 }));
  const page = await open({ delivery: { mode: { kind: 'pickup', shopId: 2 } }, routes: { 'data/getCatalogos': fromGeography({ ...geography, shops }, 'GT') } });
  await confirm();
  expect(screen.getByText('Elige una tienda para continuar')).not.toBeNull();
  expect(page.path()).toBe('/delivery');
});

test('what is missing comes into view, however far above «Confirmar» it stands, at every press', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
  await open();
  await pickup();
  await confirm();
  await confirm();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(shown).toEqual(['Elige una tienda para continuar', 'Elige una tienda para continuar']);
});

test('a blocked place is explained in the server’s words; «Aceptar» forgets it and goes to the cart [DLV-023] [DLV-024] [DLV-026] [DLV-027] [DLV-028]', async () => {
  standsAt(14.627, -90.531);
  const page = await open({ routes: { 'geo/validaCobertura': coverage({ blockMessage: 'Por seguridad no podemos entregar en esta ubicación.' }) }, delivery: { mode: { kind: 'home', location: aHomeLocation() } } });
  await locate();
  const dialog = screen.getByRole('dialog', { name: 'Cobertura Bloqueada' });
  expect(dialog.textContent).toContain('Por seguridad no podemos entregar en esta ubicación.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(page.path()).toBe('/cart');
});

test('a block without words reads the usual sentence [DLV-025]', async () => {
  standsAt(14.627, -90.531);
  await open({ routes: { 'geo/validaCobertura': { ...coverage(), bloqueo: { BLOQUEO: 'S' } } } });
  await home();
  await locate();
  expect(screen.getByRole('dialog', { name: 'Cobertura Bloqueada' }).textContent).toContain('No se puede realizar la entrega en la ubicación seleccionada');
});

async function schedule(date: string, time: string) {
  await userEvent.click(screen.getByRole('radio', { name: 'Programar pedido' }));
  const set = (label: string, value: string) => {
    const input = screen.getByLabelText(label) as HTMLInputElement;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  set('Fecha', date);
  set('Hora', time);
}

test.each([
  ['2026-07-15', '11:30', 'La hora seleccionada debe ser posterior a la actual', 'FUT-006'],
  ['2026-07-15', '12:30', 'El pedido debe programarse con al menos 45 minutos de anticipación', 'FUT-007'],
  ['2026-07-16', '09:30', 'La tienda aún no está abierta a esa hora', 'FUT-008'],
  ['2026-07-16', '21:30', 'La tienda está cerrada en la fecha u hora seleccionada', 'FUT-009'],
])('an order for %s %s is refused in words [FUT-006] [FUT-007] [FUT-008] [FUT-009]', async (date, time, message) => {
  const page = await open();
  await pickup();
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  await schedule(date, time);
  await confirm();
  expect(screen.getByText(message)).not.toBeNull();
  expect(page.path()).toBe('/delivery');
});

test('the shop says how many minutes ahead an order must be, and every minute from there on is fine [FUT-005]', async () => {
  await open({ environment: { site: { ...defaultSite, futureLeadMinutes: 90 } } });
  await pickup();
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  await schedule('2026-07-15', '13:29');
  await confirm();
  expect(screen.getByText('El pedido debe programarse con al menos 90 minutos de anticipación')).not.toBeNull();
  await schedule('2026-07-15', '13:35');
  await confirm();
  expect(deliveryStore.get().futureOrder).toEqual({ date: '15/07/2026', time: '13:35' });
});

test('an order for later is kept with day and hour [GEN-009] [FUT-001]', async () => {
  await open();
  await pickup();
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  await schedule('2026-07-16', '12:30');
  await confirm();
  expect(deliveryStore.get().futureOrder).toEqual({ date: '16/07/2026', time: '12:30' });
});

test('an order is for today at the earliest, and for the thirtieth day from now at the latest', async () => {
  await open({ delivery: { mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '16/07/2026', time: '12:30' } } });
  const { min, max } = screen.getByLabelText<HTMLInputElement>('Fecha');
  expect([min, max]).toEqual(['2026-07-15', '2026-08-14']);
});

test('day and hour are asked for while «Programar pedido» is chosen, and a stored order opens with them [FUT-011]', async () => {
  await open({ delivery: { mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '16/07/2026', time: '12:30' } } });
  expect(['Fecha', 'Hora'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual(['2026-07-16', '12:30']);
  await userEvent.click(screen.getByRole('radio', { name: 'Lo antes posible' }));
  expect(screen.queryByLabelText('Fecha')).toBeNull();
  await confirm();
  expect(deliveryStore.get().futureOrder).toBeNull();
});

test('a day or an hour that is missing is asked for where it is missing', async () => {
  await open({ delivery: { mode: { kind: 'pickup', shopId: 2 } } });
  await userEvent.click(screen.getByRole('radio', { name: 'Programar pedido' }));
  await confirm();
  const said = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent;
  expect([said('Fecha'), said('Hora')]).toEqual(['Este campo es requerido', 'Este campo es requerido']);
  await schedule('2026-07-16', '');
  await confirm();
  expect([said('Fecha'), said('Hora')]).toEqual([undefined, 'Este campo es requerido']);
});

test('a shop that takes no orders for later does not offer it [FUT-010]', async () => {
  await open({ catalog: anExampleMenu({ futureOrdersEnabled: false }) });
  await pickup();
  expect(screen.getByRole('radio', { name: /Zona 10 Oakland/ })).not.toBeNull();
  expect(screen.queryByRole('radio', { name: 'Programar pedido' })).toBeNull();
});

const values = () => ['Fecha', 'Hora'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const night = instantOf('15/07/2026', '22:00') ?? 0;

test('a shop that is closed now says when it opens, and offers the first hour that is possible', async () => {
  await open({ now: night });
  await pickup();
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  const notice = await screen.findByText(/Zona 10 Oakland está cerrada ahora. Abre mañana a las 10:00 am. Puedes programar tu pedido para cuando abra./);
  await userEvent.click(within(notice.closest<HTMLElement>('[role="alert"]') ?? document.body).getByRole('button', { name: 'Programar pedido' }));
  expect(values()).toEqual(['2026-07-16', '10:00']);
  expect(screen.queryByText(/está cerrada ahora/)).toBeNull();
  await confirm();
  expect(deliveryStore.get()).toMatchObject({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: { date: '16/07/2026', time: '10:00' } });
});

test('a closed shop is said to be closed also where no orders are taken for later, and no empty date is kept', async () => {
  await open({ now: night, path: '/delivery?cuando=programar', catalog: anExampleMenu({ futureOrdersEnabled: false }) });
  await pickup();
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  const notice = await screen.findByText('Zona 10 Oakland está cerrada ahora. Abre mañana a las 10:00 am.');
  expect(within(notice.closest<HTMLElement>('[role="alert"]') ?? document.body).queryByRole('button')).toBeNull();
  await confirm();
  expect(deliveryStore.get()).toMatchObject({ mode: { kind: 'pickup', shopId: 2 }, futureOrder: null });
});

test('who comes to program an order finds the first possible hour filled in, and one that was chosen before as it was', async () => {
  const pickedUp = { mode: { kind: 'pickup' as const, shopId: 2 } };
  await open({ path: '/delivery?cuando=programar', now: night, delivery: pickedUp });
  expect(values()).toEqual(['2026-07-16', '10:00']);
  cleanup();
  await open({ path: '/delivery?cuando=programar', now: night, delivery: { ...pickedUp, futureOrder: { date: '17/07/2026', time: '12:30' } } });
  expect(values()).toEqual(['2026-07-17', '12:30']);
});

test('a holiday is a day on which the list says so, and no hour can be chosen', async () => {
  const closures = { 2: [{ fecha: '2026-07-15', motivo: 'Asueto' }, { fecha: '2026-07-16', motivo: 'Asueto' }] };
  await open({ routes: { 'data/getCatalogos': { ...fromGeography(geography, 'GT'), cierres: closures } } });
  await pickup();
  expect(screen.getByRole('group', { name: 'Ciudad de Guatemala' }).textContent).toContain('Cerrado hoy');
  await userEvent.click(screen.getByRole('radio', { name: /Zona 10 Oakland/ }));
  expect(await screen.findByText(/Abre el viernes a las 10:00 am/)).toBeTruthy();
  await schedule('2026-07-16', '12:30');
  await confirm();
  expect(screen.getByText('La tienda está cerrada en la fecha u hora seleccionada')).toBeTruthy();
});

const noWarranty = 'Tu orden no cuenta con garantía de 30 minutos por ser un pedido futuro';
const atTheDoor = { mode: { kind: 'home' as const, location: aHomeLocation() } };

test('who schedules an order to the door reads that it has no guarantee [FUT-013]', async () => {
  await open({ delivery: atTheDoor });
  await settle();
  expect(screen.queryByText(noWarranty)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Programar pedido' }));
  expect(screen.getByText(noWarranty)).not.toBeNull();
  await pickup();
  expect(screen.queryByText(noWarranty)).toBeNull();
});

test('blanks around address and reference are not kept', async () => {
  await open({ delivery: atTheDoor });
  await settle();
  await userEvent.type(screen.getByLabelText('Dirección'), ' ');
  await userEvent.clear(screen.getByLabelText(/Referencia/));
  await userEvent.type(screen.getByLabelText(/Referencia/), '  Portón azul ');
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ location: { address: '5a avenida 12-31', reference: 'Portón azul' } });
});

test('where no guarantee is spoken of, nobody hears that there is none [FUT-013] [SAVE-029]', async () => {
  await open({ delivery: atTheDoor, catalog: anExampleMenu({ warrantyMessageEnabled: false }) });
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: 'Programar pedido' }));
  expect(screen.queryByText(noWarranty)).toBeNull();
});

type Row = { readonly i: number; readonly tag: string; readonly principal: number };
const row = (i: number, tag: string, principal = 0) => ({ i, tag, principal, direccion: `calle ${i}`, indicaciones: 'Portón negro', latitude: 14.599, longitude: -90.5072 });
const addressBook = (...rows: readonly Row[]): Record<string, FakeRoute> => ({ 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', direcciones: rows } } });
const addresses = addressBook(row(71, 'Mi Casa', 1), row(72, 'Abuela'));
const asCustomer = { auth: 'token', refresh: 'refresh' };
const openAsCustomer = (more: Parameters<typeof open>[0] = {}) => open({ local: asCustomer, ...more, routes: { ...addresses, ...more?.routes } });
const isChosen = (name: RegExp) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

test('a customer chooses one of the saved addresses [ADDR-015]', async () => {
  await openAsCustomer();
  await home();
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: /Abuela/ }));
  await settle();
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 72, tag: 'Abuela', address: 'calle 72', reference: 'Portón negro' } });
});

test('who was sent to log in, and has meanwhile, goes on to the checkout', async () => {
  const page = await openAsCustomer({ session: { 'delivery-return': '/login' }, delivery: { mode: { kind: 'pickup', shopId: 2 } } });
  await confirm();
  expect(page.path()).toBe('/checkout');
});

test('a saved address nobody delivers to is marked and cannot be chosen [ADDR-016]', async () => {
  await openAsCustomer({ routes: { 'geo/validaCobertura': { data: [], bloqueo: { BLOQUEO: 'N' } } } });
  await home();
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: /Abuela/ }));
  await settle();
  expect(screen.getAllByText('Fuera de cobertura')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Abuela/ })).toHaveProperty('disabled', true);
});

test('the main address is proposed, and an order goes there without a word typed [ADDR-012]', async () => {
  const page = await openAsCustomer();
  await home();
  await settle();
  expect(isChosen(/Mi Casa/)).toBe(true);
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 71, address: 'calle 71' } });
  expect(page.path()).toBe('/cart');
});

test('the main address is not proposed in place of one that was chosen before', async () => {
  await openAsCustomer({ delivery: { mode: { kind: 'home', location: aHomeLocation({ addressId: 72, tag: 'Abuela' }) } } });
  await settle();
  expect([isChosen(/Abuela/), isChosen(/Mi Casa/)]).toEqual([true, false]);
});

test('a proposed address that is blocked is said without a dialog, and another one can be chosen', async () => {
  const page = await openAsCustomer({ routes: { 'geo/validaCobertura': coverage({ blockMessage: 'Por seguridad no podemos entregar en esta ubicación.' }) } });
  await home();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Por seguridad no podemos entregar en esta ubicación.')).toBeTruthy();
  await confirm();
  expect(page.path()).toBe('/delivery');
});

test('an address that was deleted elsewhere is a place like any other', async () => {
  await openAsCustomer({ delivery: { mode: { kind: 'home', location: aHomeLocation({ addressId: 99, tag: 'Borrada' }) } } });
  await settle();
  await confirm();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: null, tag: '', address: '5a avenida 12-31' } });
});

/** The choice of another tab, as it stands on the device. */
const otherTabChooses = (mode: DeliveryMode) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'delivery-state', newValue: JSON.stringify({ format: 1, value: { mode, futureOrder: null } }) })));
/** The way of delivery, and the shop; not when. */
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked, name }) => checked && /servicio|tienda/.test(name)).map((radio) => radio.closest('label')?.querySelector('strong')?.textContent);

test('the shop that another tab chooses is the one that is chosen here; what was begun here stays', async () => {
  await open({ delivery: { mode: { kind: 'pickup', shopId: 2 } } });
  expect(chosen()).toEqual(['Recoger en tienda', 'Zona 10 Oakland']);
  otherTabChooses({ kind: 'pickup', shopId: 9 });
  expect(chosen()).toEqual(['Recoger en tienda', 'Antigua Calle Ancha']);
  await home();
  await userEvent.type(screen.getByLabelText('Dirección'), '7a avenida 8-34');
  otherTabChooses({ kind: 'pickup', shopId: 2 });
  expect(chosen()).toEqual(['A domicilio']);
  expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe('7a avenida 8-34');
});

test('what another tab saves is offered here at once', async () => {
  const page = await openAsCustomer();
  await home();
  await settle();
  page.api.route('cliente/getDataUser', addressBook(row(71, 'Mi Casa', 1), row(73, 'Mi Trabajo'))['cliente/getDataUser'] as FakeRoute);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pz-customer-changed', newValue: String(Date.now() + 1000) })));
  await settle();
  expect(screen.getByRole('radio', { name: /Mi Trabajo/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Abuela/ })).toBeNull();
});

async function typesNewAddress() {
  standsAt(14.599, -90.5072);
  await locate();
  await userEvent.clear(screen.getByLabelText('Dirección'));
  await userEvent.type(screen.getByLabelText('Dirección'), '7a avenida 8-34');
}
const keeps = () => userEvent.click(screen.getByRole('checkbox', { name: /Guardar en mis direcciones/ }));

test('a new address can be kept under a name, and the order goes to the kept one', async () => {
  const page = await openAsCustomer({ routes: { 'cliente/saveDireccion': { codigoRetorno: '00', mensajeRetorno: 'Dirección guardada', data: { i: 88 } } } });
  await home();
  await typesNewAddress();
  await keeps();
  await confirm();
  expect(screen.getByText('Debe seleccionar alguna categoría')).toBeTruthy();
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Mi Trabajo' }));
  await confirm();
  await settle();
  expect(page.api.callsTo('cliente/saveDireccion').map(({ payload }) => payload)).toMatchObject([{ id: '', principal: 0, categoria: 'Mi Trabajo', direccion: '7a avenida 8-34', coloniaCliente: 'Oakland' }]);
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 88, tag: 'Mi Trabajo', address: '7a avenida 8-34' } });
  expect(toasts()).toEqual(['Dirección guardada']);
  expect(page.path()).toBe('/cart');
});

test('an address that cannot be kept is delivered to all the same, and that is said', async () => {
  const page = await openAsCustomer({ routes: { 'cliente/saveDireccion': { codigoRetorno: '01', mensajeRetorno: 'Alcanzaste el máximo de direcciones' } } });
  await home();
  await typesNewAddress();
  await keeps();
  await userEvent.click(screen.getByRole('button', { name: 'Mi Trabajo' }));
  await confirm();
  await settle();
  expect(toasts()).toEqual(['Tu orden va a esta dirección, pero no pudimos guardarla entre las tuyas. Alcanzaste el máximo de direcciones']);
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: null, address: '7a avenida 8-34' } });
  expect(page.path()).toBe('/cart');
});

test('an order does not wait for an address whose saving is never answered, and the customer reads where to look', async () => {
  const page = await openAsCustomer({ routes: { 'cliente/saveDireccion': () => new Promise<never>(() => {}) } });
  await home();
  await typesNewAddress();
  await keeps();
  await userEvent.click(screen.getByRole('button', { name: 'Mi Trabajo' }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  act(() => screen.getByRole('button', { name: 'Confirmar' }).click());
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect([page.path(), toasts()]).toEqual(['/delivery', []]);
  await act(() => jest.advanceTimersByTimeAsync(6000));
  jest.useRealTimers();
  await settle();
  expect(toasts()).toEqual(['Tu orden va a esta dirección. No sabemos si quedó guardada entre las tuyas: revísalo en tu perfil.']);
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: null, address: '7a avenida 8-34' } });
  expect(page.path()).toBe('/cart');
});

test.each([
  [401, 'Tu sesión expiró. Ingresa de nuevo.'],
  [429, 'Demasiados intentos. Espera un momento e inténtalo de nuevo.'],
])('an address that the server turns away with %d was not kept, which is said with the reason', async (status, mensajeRetorno) => {
  await openAsCustomer({ routes: { 'cliente/saveDireccion': () => ({ status, body: { codigoRetorno: '01', mensajeRetorno } }) } });
  await home();
  await typesNewAddress();
  await keeps();
  await userEvent.click(screen.getByRole('button', { name: 'Mi Trabajo' }));
  await confirm();
  await settle();
  expect(toasts()).toContain(`Tu orden va a esta dirección, pero no pudimos guardarla entre las tuyas. ${mensajeRetorno}`);
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: null, address: '7a avenida 8-34' } });
});

test.each<[string, (page: Awaited<ReturnType<typeof open>>) => unknown, string]>([
  ['the page was left', () => act(() => navigate('/menu')), '/menu'],
  ['the place was changed', () => locate(), '/delivery'],
])('while an address is being kept nothing is typed, and when %s meanwhile the order stays as it was', async (_what, happens, path) => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await openAsCustomer({ routes: { 'cliente/saveDireccion': async () => (await answered, { body: { codigoRetorno: '01', mensajeRetorno: 'Alcanzaste el máximo de direcciones' } }) } });
  await home();
  await typesNewAddress();
  await keeps();
  await userEvent.click(screen.getByRole('button', { name: 'Mi Trabajo' }));
  await confirm();
  for (const field of [screen.getByLabelText('Dirección'), screen.getByRole('radio', { name: /Recoger en tienda/ })]) expect(field.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Regresar' }).closest('[inert]')).toBeNull();
  // As by a position that the device was asked for before.
  standsAt(14.61, -90.5);
  await happens(page);
  await settle();
  await act(async () => answer());
  await settle();
  expect(page.path()).toBe(path);
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(toasts()).toEqual(['No pudimos guardar la dirección entre las tuyas. Alcanzaste el máximo de direcciones']);
  expect(document.querySelector('[inert]')).toBeNull();
});

test('who has fifteen addresses reads so instead, and a guest is not asked', async () => {
  await openAsCustomer({ routes: addressBook(...Array.from({ length: 15 }, (_, index) => row(index + 1, `Lugar ${index}`, index === 0 ? 1 : 0))) });
  await home();
  await typesNewAddress();
  expect(screen.queryByRole('checkbox', { name: /Guardar en mis direcciones/ })).toBeNull();
  expect(screen.getByText(/Ya tienes 15 direcciones guardadas, el máximo./)).toBeTruthy();
  cleanup();
  await open();
  await home();
  await typesNewAddress();
  expect(screen.queryByRole('checkbox', { name: /Guardar en mis direcciones/ })).toBeNull();
});
