/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseHome, deliveryStore, logIn, logOut, navigate } from '@brasa/shared/runtime';
import { aCoverage, aDeliveryPoint, aHomeLocation, resetStores } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { closeAccess, fill, press, valueOf } from '../access/access-test.tsx';
import { dropDraft } from './location-draft.ts';
import { addressBook, chooseOakland, covered, fillCart, openLocations, toasts, uncovered, wireAddress } from './locations-test.tsx';

beforeEach(() => {
  resetStores();
  // jsdom has no WebGL, and says so loudly.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  closeAccess();
  cleanup();
  for (const id of [null, 71]) dropDraft('ana@example.com', id);
  jest.restoreAllMocks();
});

const one = () => addressBook(wireAddress(71, { tag: 'Mi Casa', principal: 1, direccion: '5a avenida 12-31', indicaciones: 'Portón negro' }), wireAddress(72, { tag: 'Abuela', order: 1 }));
const open = (book: ReturnType<typeof addressBook>, path = '/profile/locations/new', routes = {}) => openLocations({ path, routes: { ...book.routes, ...routes } });
const save = () => press('Guardar dirección');
const shown = (message: string | RegExp) => expect(screen.getByText(message)).toBeTruthy();

test('a new address: place, coverage said before it is saved, way to the door, name; then it is in the list [ADDR-008] [ADDR-010] [API-099]', async () => {
  const page = await open(one());
  await chooseOakland();
  shown('Sí llegamos a Oakland, Zona 10.');
  await fill({ Dirección: '7a avenida 8-34', Referencia: 'Casa azul' });
  await press('Mi Trabajo');
  await userEvent.click(screen.getByLabelText(/Es mi dirección principal/));
  await save();
  expect(page.api.callsTo('cliente/saveDireccion').map(({ payload }) => payload)).toMatchObject([
    { id: '', principal: 1, longitud: -90.5085, latitud: 14.6, categoria: 'Mi Trabajo', col: '010110', codzon: 20, direccion: '7a avenida 8-34', indicaciones: 'Casa azul', coloniaCliente: 'Oakland', zonaCliente: 'Zona 10' },
  ]);
  expect(toasts()).toEqual(['success: Dirección guardada']);
  expect(page.path()).toBe('/profile/locations');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Mi Trabajo') && textContent.includes('Principal'))).toEqual([false, false, true]);
});

test('names are suggested, «Mi Casa» first, with those the customer gave before [ADDR-003]', async () => {
  await open(one());
  const suggested = screen.getByRole('group', { name: 'Nombres para elegir' });
  expect([...suggested.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Mi Casa', 'Abuela', 'Casa de mis padres', 'Mi Trabajo', 'Otro']);
  await press('Mi Trabajo');
  expect(valueOf('¿Cómo la llamas\\?')).toBe('Mi Trabajo');
});

test('without a name it is not saved [ADDR-005]', async () => {
  const page = await open(one());
  await chooseOakland();
  await fill({ Dirección: '7a avenida 8-34' });
  await save();
  shown('Debe seleccionar alguna categoría');
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
});

test('without the way to the door it is not saved [ADDR-006]', async () => {
  const page = await open(one());
  await chooseOakland();
  await press('Mi Casa');
  await save();
  shown('Este campo es requerido');
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
});

test('without a place it is not saved, and what was typed stays', async () => {
  const page = await open(one());
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Casa');
  await save();
  shown('Marca tu dirección en el mapa o elige tu zona');
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
  expect(valueOf('Dirección')).toBe('7a avenida 8-34');
});

test('where nobody delivers it is said before saving, and nothing is sent', async () => {
  const page = await open(one(), undefined, { 'geo/validaCobertura': uncovered });
  await chooseOakland();
  shown('La dirección seleccionada no cuenta con cobertura');
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Casa');
  await save();
  shown('Elige un lugar con cobertura para guardarla.');
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
});

test.each([
  ['a place that is blocked now', { blockMessage: 'Por seguridad no podemos entregar en esta ubicación.' }, 'Por seguridad no podemos entregar en esta ubicación.'],
  ['a place whose shop only has a counter', { pickupOnly: true }, 'En tu dirección no hay servicio a domicilio. Puedes recoger tu orden en Zona 10 Oakland.'],
  ['a place that is not delivered to at this hour', { scheduleRestriction: '10:00' }, 'Sí llegamos a Oakland, Zona 10.'],
  ['a place with meeting points', { deliveryPoints: [aDeliveryPoint()] }, 'Ahí entregamos en un punto de encuentro, que eliges al pedir.'],
])('%s says so and can be saved', async (_what, change, message) => {
  const page = await open(one(), undefined, { 'geo/validaCobertura': fromCoverage(aCoverage(change)) });
  await chooseOakland();
  shown(message);
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Casa');
  await save();
  expect(page.path()).toBe('/profile/locations');
});

test('«Guardar» pressed before the shop answered about the place waits for it', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await open(one(), undefined, { 'geo/validaCobertura': async () => (await answered, { body: covered }) });
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Casa');
  await chooseOakland();
  await save();
  expect(page.api.callsTo('cliente/saveDireccion')).toEqual([]);
  await act(async () => answer());
  await settle();
  await waitFor(() => expect(page.path()).toBe('/profile/locations'));
});

test('a saved address is changed on the same page [ADDR-009]', async () => {
  const page = await open(one(), '/profile/locations/71');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Editar dirección');
  expect(['Dirección', 'Referencia', '¿Cómo la llamas\\?'].map(valueOf)).toEqual(['5a avenida 12-31', 'Portón negro', 'Mi Casa']);
  await settle();
  shown('Sí llegamos a Oakland, Zona 10.');
  await userEvent.clear(screen.getByLabelText('Dirección'));
  await fill({ Dirección: '6a calle 1-1' });
  await save();
  expect(page.api.callsTo('cliente/saveDireccion')[0]?.payload).toMatchObject({ id: 71, principal: 1, direccion: '6a calle 1-1', categoria: 'Mi Casa' });
  expect(screen.getByText(/6a calle 1-1/)).toBeTruthy();
});

test.each(['999', 'abc'])('an address that is not there leads back to the list and says so: %s [ADDR-009]', async (id) => {
  const page = await open(one(), `/profile/locations/${id}`);
  expect(page.path()).toBe('/profile/locations');
  expect(toasts()).toEqual(['warning: No encontramos la dirección']);
});

test('an address deleted elsewhere while it is changed is offered as a new one, with all that was typed', async () => {
  const book = one();
  const page = await open(book, '/profile/locations/71');
  await fill({ Referencia: ' y timbre' });
  book.list = book.list.filter(({ i }) => i !== 71);
  await save();
  shown('Esta dirección ya no existe. Puedes guardarla como una nueva.');
  expect(valueOf('Referencia')).toBe('Portón negro y timbre');
  await press('Guardar como nueva');
  expect(page.path()).toBe('/profile/locations');
  expect(book.list.map(({ indicaciones }) => indicaciones)).toContain('Portón negro y timbre');
});

test('a sixteenth address: the page says that it is full; one that was typed while another tab was faster stays typed', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => wireAddress(index + 1, { principal: index === 0 ? 1 : 0 }));
  const book = addressBook(...many(14));
  const page = await open(book);
  await chooseOakland();
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Trabajo');
  book.list = [...book.list, wireAddress(50)];
  await save();
  expect(toasts()).toEqual(['warning: Alcanzaste el máximo de direcciones']);
  shown('Ya tienes 15 direcciones, el máximo. Elimina una para agregar otra.');
  await userEvent.click(screen.getByRole('link', { name: 'Ver mis direcciones' }));
  await press('Eliminar Lugar 50');
  await userEvent.click(screen.getByRole('link', { name: 'Agregar dirección' }));
  await settle();
  shown('Aquí está lo que habías escrito.');
  expect([valueOf('Dirección'), valueOf('¿Cómo la llamas\\?')]).toEqual(['7a avenida 8-34', 'Mi Trabajo']);
  await save();
  expect(page.path()).toBe('/profile/locations');
  expect(book.list).toHaveLength(15);
  await act(async () => navigate('/profile/locations/new'));
  await settle();
  expect(screen.queryByLabelText('Dirección')).toBeNull();
});

test('an answer that was lost is asked for again with the same id, so that one address is saved', async () => {
  const book = one();
  const page = await open(book, undefined, { 'cliente/saveDireccion': () => ({ status: 503 }) });
  await chooseOakland();
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Otro');
  await save();
  shown('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.');
  expect(valueOf('Dirección')).toBe('7a avenida 8-34');
  page.api.route('cliente/saveDireccion', book.routes['cliente/saveDireccion'] ?? {});
  await save();
  const ids = page.api.callsTo('cliente/saveDireccion').map(({ payload }) => payload?.['_id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(typeof ids[0]).toBe('string');
});

test('an address that was saved without an answer, and was deleted, is saved anew when the same is typed again', async () => {
  const book = one();
  const saveThere = book.routes['cliente/saveDireccion'] as (call: object) => { body: object };
  const page = await open(book, undefined, { 'cliente/saveDireccion': (call: object) => (saveThere(call), { status: 503 }) });
  const write = async () => {
    await chooseOakland();
    await fill({ Dirección: '7a avenida 8-34' });
    await press('Otro');
    await save();
  };
  await write();
  await press('Cancelar');
  await act(() => page.queryClient.refetchQueries());
  await settle();
  await press('Eliminar Otro');
  page.api.route('cliente/saveDireccion', saveThere);
  await act(async () => navigate('/profile/locations/new'));
  await settle();
  await write();
  const ids = page.api.callsTo('cliente/saveDireccion').map(({ payload }) => payload?.['_id']);
  expect(new Set(ids).size).toBe(2);
});

test('a session that ends while saving takes nothing of what was typed: it is there for the same customer, until she logs out', async () => {
  const book = one();
  const page = await open(book, undefined, { 'cliente/saveDireccion': () => ({ status: 401, body: null }) });
  await chooseOakland();
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Mi Trabajo');
  await save();
  expect(page.path()).toBe('/');
  expect(toasts()).toEqual(['info: Tu sesión terminó. Ingresa de nuevo y en tu perfil encontrarás lo que escribiste.']);
  const comeBack = async () => {
    await act(async () => {
      logIn({ token: 'otro', refresh: 'otro' });
      navigate('/profile/locations/new');
    });
    await settle();
  };
  await comeBack();
  shown('Aquí está lo que habías escrito.');
  expect([valueOf('Dirección'), valueOf('¿Cómo la llamas\\?')]).toEqual(['7a avenida 8-34', 'Mi Trabajo']);
  shown('Sí llegamos a Oakland, Zona 10.');
  await act(async () => logOut());
  await settle();
  await comeBack();
  expect(valueOf('Dirección')).toBe('');
});

test('what the api says of a field stands at that field', async () => {
  await open(one(), undefined, { 'cliente/saveDireccion': { codigoRetorno: '01', mensajeRetorno: 'Revisa los datos', errores: [{ campo: 'direccion', mensaje: 'Usa 250 caracteres como máximo' }] } });
  await chooseOakland();
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Otro');
  await save();
  expect(screen.getByLabelText('Dirección').getAttribute('aria-describedby')).toContain('error');
  shown('Usa 250 caracteres como máximo');
});

test('without catalogues the lists say so and can be asked for again; device and map are still there', async () => {
  const page = await open(one(), undefined, { 'data/getCatalogos': () => ({ status: 503 }) });
  await screen.findByText('No pudimos cargar la lista de zonas. Usa tu ubicación o el mapa.');
  expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).toBeTruthy();
  page.api.route('data/getCatalogos', { data: null });
  await press('Intentar de nuevo');
  shown('No pudimos cargar la lista de zonas. Usa tu ubicación o el mapa.');
});

test('given up, nothing of it is there the next time', async () => {
  const page = await open(one());
  await fill({ Dirección: '7a avenida 8-34' });
  await press('Cancelar');
  expect(page.path()).toBe('/profile/locations');
  await act(async () => navigate('/profile/locations/new'));
  await settle();
  expect(valueOf('Dirección')).toBe('');
});

test('an order that goes to an address follows its change', async () => {
  await open(one(), '/profile/locations/71');
  act(() => chooseHome(aHomeLocation({ addressId: 71, tag: 'Mi Casa' })));
  act(fillCart);
  await userEvent.clear(screen.getByLabelText('Dirección'));
  await fill({ Dirección: '6a calle 1-1' });
  await save();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 71, address: '6a calle 1-1', shopId: 2 } });
  expect(toasts()).toContain('info: También cambiamos la entrega de tu orden.');
});

test('a delivery that was chosen for no order follows its address without a word of an order', async () => {
  await open(one(), '/profile/locations/71');
  act(() => chooseHome(aHomeLocation({ addressId: 71, tag: 'Mi Casa' })));
  await userEvent.clear(screen.getByLabelText('Dirección'));
  await fill({ Dirección: '6a calle 1-1' });
  await save();
  expect(deliveryStore.get().mode).toMatchObject({ kind: 'home', location: { addressId: 71, address: '6a calle 1-1' } });
  expect(toasts().filter((each) => each.includes('orden'))).toEqual([]);
});

test('an order whose address moves to where a meeting point has to be chosen is open again, and that is said', async () => {
  const page = await open(one(), '/profile/locations/71');
  act(() => chooseHome(aHomeLocation({ addressId: 71, tag: 'Mi Casa' })));
  act(fillCart);
  await settle();
  page.api.route('geo/validaCobertura', fromCoverage(aCoverage({ deliveryPoints: [aDeliveryPoint()] })));
  await chooseOakland();
  await save();
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect(toasts()).toContain('warning: La entrega de tu orden usaba esta dirección. Elige de nuevo a dónde la llevamos.');
});
