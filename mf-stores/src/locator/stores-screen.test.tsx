/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { addToCart, createQueryClient, deliveryReturn, deliveryStore, history, logOut, startRuntime, toasts, toastStore } from '@brasa/shared/runtime';
import { anExampleMenu, aShop, fakeHttp, type FakeRoute, freshStorage, isHiddenBy, resetStores } from '@brasa/shared/testing';
import { renderArea, settle } from '@brasa/shared/testing/render-area';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { App } from '../app.tsx';
import { directionsTo, mapAppLink } from '../directions.ts';
import { forgetLocator } from './use-locator.ts';

/** Thursday in Guatemala, 12:00. */
const noon = Date.UTC(2026, 10, 19, 18, 0, 0);
const geography = {
  departments: [{ code: '01', name: 'Guatemala' }, { code: '03', name: 'Sacatepéquez' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }],
  districts: [],
  shops: [
    aShop(),
    aShop({ id: 9, code: 'ANT', name: 'Antigua Calle Ancha', departmentCode: '03', cityCode: '0301', address: 'Calle Ancha 4', latitude: 14.5586, longitude: -90.7339, hours: [{ weekday: 0, opens: 600, closes: 1260 }], servesPickup: false }),
  ],
};

let stop = (): void => {};
async function open(shown: Geography = geography, { path = '/tiendas', catalog = anExampleMenu(), catalogues, time, environment = {} }: { path?: string; catalog?: Catalog; catalogues?: FakeRoute; time?: { readonly status: number }; environment?: { readonly queryClient?: QueryClient } } = {}) {
  freshStorage();
  fakeHttp({ 'data/getData': {}, 'data/getCatalogos': catalogues ?? fromGeography(shown, 'GT'), 'data/getFechaHora': time ? () => time : { fecha: '19/11/2026 12:00:00', epoch: noon } });
  const area = renderArea(<App />, { path, catalog, environment });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
  });
  await settle();
  await screen.findByRole('heading', { level: 1 });
  return area;
}
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const card = (name: string) => screen.getByRole('article', { name });

/** jsdom has no screen: the test says how wide it is. */
const onScreen = (width: number) => {
  window.matchMedia = (query: string) => ({ matches: width >= 16 * Number(/[\d.]+/.exec(query)?.[0]), addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
};

beforeEach(() => {
  resetStores();
  forgetLocator();
  onScreen(1280);
});
afterEach(() => {
  stop();
  cleanup();
  for (const { id } of toastStore.get().visible) toasts.dismiss(id);
  jest.restoreAllMocks();
  onlineManager.setOnline(true);
});

test('«Nuestras Tiendas» lists every shop by name [STO-001] [STO-013] [TTL-18]', async () => {
  const area = await open();
  expect(area.titles.at(-1)).toBe('Nuestras Tiendas');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nuestras Tiendas');
  expect(names()).toEqual(['Antigua Calle Ancha', 'Zona 10 Oakland']);
  expect(screen.getByRole('status').textContent).toBe('2 tiendas');
});

test('a card shows name, description, address, city and region, and the hours of today in twelve hours [STO-014] [STO-015] [STO-016] [STO-017]', async () => {
  await open({ ...geography, shops: [...geography.shops, aShop({ id: 3, name: 'Puerto', departmentCode: '99', cityCode: '9999' })] });
  expect(card('Puerto').textContent).not.toContain('|');
  for (const words of ['Zona 10 Oakland', aShop().description, 'Diagonal 6 12-40, Zona 10', 'Ciudad de Guatemala | Guatemala', 'Abierto de 10:00 am a 09:00 pm', 'Abierto ahora']) expect(card('Zona 10 Oakland').textContent).toContain(words);
});

test('a shop without hours today reads «Cerrado hoy», and when it opens [STO-017]', async () => {
  await open();
  expect(card('Antigua Calle Ancha').textContent).toMatch(/Cerrado ahoraAbre el domingo 10:00 am.*Cerrado hoy/);
});

test('a holiday and a day with other hours are what the card says, as the server judges orders by them [STO-017]', async () => {
  const special = (hours: { opens: number; closes: number } | null) => ({ specialDays: [{ date: '2026-11-19', hours, reason: 'Asueto' }] });
  await open({ ...geography, shops: [aShop(special(null)), aShop({ id: 9, name: 'Antigua Calle Ancha', ...special({ opens: 1080, closes: 1500 }) })] });
  expect(card('Zona 10 Oakland').textContent).toMatch(/Cerrado ahoraAbre mañana 10:00 am.*Cerrado hoy/);
  expect(card('Antigua Calle Ancha').textContent).toMatch(/Cerrado ahoraAbre hoy 06:00 pm.*Abierto de 06:00 pm a 01:00 am/);
});

test('while the whole chain takes no orders no shop is called open', async () => {
  await open(geography, { catalog: anExampleMenu({ opensAt: '13:00', closesAt: '20:00' }) });
  expect(card('Zona 10 Oakland').textContent).toMatch(/Cerrado ahoraAbre hoy 01:00 pm/);
});

test('the list of cities starts with all of them, has those with a shop by name, and filters [STO-004]', async () => {
  await open({ ...geography, cities: [...geography.cities, { code: '0302', departmentCode: '03', name: 'Jocotenango' }] });
  const cities = screen.getByLabelText('Ciudad');
  expect([...cities.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Todas las ciudades', 'Antigua Guatemala', 'Ciudad de Guatemala']);
  await userEvent.selectOptions(cities, '0101');
  expect(names()).toEqual(['Zona 10 Oakland']);
});

test('the text is searched from three letters on, together with the city; what is too short is said [STO-006] [STO-007] [STO-008]', async () => {
  await open();
  const search = screen.getByPlaceholderText('Restaurante, Delivery, Food court, etc.');
  await userEvent.type(search, 'oa');
  expect([names().length, screen.queryByText('Escribe al menos 3 letras para buscar') !== null]).toEqual([2, true]);
  await userEvent.type(search, 'kland');
  expect(names()).toEqual(['Zona 10 Oakland']);
  expect(screen.queryByText('Escribe al menos 3 letras para buscar')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0301');
  expect(screen.getByText('No hay tiendas disponibles')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas las tiendas' }));
  expect(names()).toHaveLength(2);
});

test('new results are read from the beginning of the list, which does not move while that is in sight [STO-011]', async () => {
  await open();
  const scrolled: (Element | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this);
  };
  const list = screen.getAllByRole('list').find((each) => each.querySelector('article'));
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0301');
  expect(scrolled).toEqual([]);
  jest.spyOn(list as Element, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect);
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0101');
  expect(scrolled).toEqual([list]);
});

const here = (latitude: number, longitude: number) => {
  const getCurrentPosition = jest.fn((found: PositionCallback) => found({ coords: { latitude, longitude, accuracy: 10 } } as GeolocationPosition));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
};

test('the device is asked where it is on a press only; then the nearest comes first, with its distance, and the nearest open one says so [STO-012]', async () => {
  const asked = here(14.6, -90.51);
  await open({ ...geography, shops: [...geography.shops, aShop({ id: 3, name: 'Mixco', latitude: 14.63, longitude: -90.6 }), aShop({ id: 4, name: 'Zona 9', latitude: 14.6001, longitude: -90.5101, hours: [] })] });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(names()).toEqual(['Zona 9', 'Zona 10 Oakland', 'Mixco', 'Antigua Calle Ancha']));
  expect(card('Mixco').textContent).toContain('10 km');
  expect(screen.getByRole('status').textContent).toBe('4 tiendas, de la más cercana a la más lejana');
  expect(names().filter((name) => card(name ?? '').textContent?.includes('La más cercana abierta'))).toEqual(['Zona 10 Oakland']);
});

test('a device that says where it is after something was typed changes nothing of that', async () => {
  let answer = (): void => {};
  const getCurrentPosition = (found: PositionCallback): void => void (answer = () => found({ coords: { latitude: 14.6, longitude: -90.51, accuracy: 10 } } as GeolocationPosition));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await userEvent.type(screen.getByPlaceholderText('Restaurante, Delivery, Food court, etc.'), 'oakland');
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0101');
  await act(async () => answer());
  await waitFor(() => expect(card('Zona 10 Oakland').textContent).toMatch(/ m$| m[A-Z]|km/));
  expect([(screen.getByLabelText('Buscar tienda') as HTMLInputElement).value, (screen.getByLabelText('Ciudad') as HTMLSelectElement).value]).toEqual(['oakland', '0101']);
});

test('who does not tell where she is reads why nothing is sorted', async () => {
  const getCurrentPosition = (_found: PositionCallback, failed: PositionErrorCallback): void => failed({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Verifica que la ubicación de tu dispositivo este activa.']));
  expect(names()).toEqual(['Antigua Calle Ancha', 'Zona 10 Oakland']);
});

test('who is far from every shop gets them by distance, too, and reads how far the nearest is [STO-012]', async () => {
  here(14.6, -90.51);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(names()).toEqual(['Zona 10 Oakland', 'Antigua Calle Ancha']));
  expect(toastStore.get().visible).toEqual([]);
  // San Salvador
  here(13.698, -89.191);
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['La tienda más cercana está a 174 km de ti.']));
  expect(names()).toEqual(['Zona 10 Oakland', 'Antigua Calle Ancha']);
  expect(card('Zona 10 Oakland').textContent).toContain('174 km');
  // San Pedro Soloma, from where the other shop is nearer
  here(15.655, -91.432);
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(names()).toEqual(['Antigua Calle Ancha', 'Zona 10 Oakland']));
});

test('where no shop has a known place nobody reads how far the nearest is', async () => {
  const asked = here(14.6, -90.51);
  await open({ ...geography, shops: [aShop({ latitude: 0, longitude: 0 })] });
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 tienda, de la más cercana a la más lejana'));
  expect([asked.mock.calls.length, toastStore.get().visible]).toEqual([1, []]);
});

const detail = () => screen.queryByRole('region', { name: /Tienda seleccionada/ });

test('a click on a card, but not on a link in it, selects the shop, and its details show what to do there [STO-019] [STO-024]', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Ubicar tienda: Zona 10 Oakland' }));
  expect(detail()).toBeNull();
  await userEvent.click(card('Zona 10 Oakland'));
  expect(card('Zona 10 Oakland').getAttribute('aria-current')).toBe('true');
  expect(detail()?.getAttribute('aria-label')).toBe('Tienda seleccionada: Zona 10 Oakland');
  for (const words of ['Diagonal 6 12-40, Zona 10', 'Abierto de 10:00 am a 09:00 pm']) expect(detail()?.textContent).toContain(words);
  expect(within(detail() as HTMLElement).getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toBe(`https://www.google.com/maps/dir/?api=1&destination=${aShop().latitude},${aShop().longitude}`);
  await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Cerrar' }));
  expect(detail()).toBeNull();
});

test('the keyboard selects a shop, too; where the map stands beside the list that is no step in the history', async () => {
  const area = await open();
  screen.getByRole('button', { name: 'Ver en el mapa: Zona 10 Oakland' }).focus();
  await userEvent.keyboard('{Enter}');
  expect([detail() !== null, area.path()]).toEqual([true, '/tiendas']);
});

test('a shop that leaves the results is not selected any more, also when it comes back [STO-023]', async () => {
  await open();
  await userEvent.click(card('Zona 10 Oakland'));
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0301');
  expect(detail()).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '');
  expect([names().length, detail()]).toEqual([2, null]);
});

test('on a small screen the list comes first, the map on request with the details below it; a click on a card is nothing there [STO-003]', async () => {
  onScreen(360);
  await open();
  expect(screen.queryByText(/Mapa no disponible|Cargando el mapa/)).toBeNull();
  await userEvent.click(card('Zona 10 Oakland'));
  expect(detail()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
  expect(screen.getByText('Mapa no disponible')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver lista' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver en el mapa: Zona 10 Oakland' }));
  expect(screen.getByRole('button', { name: 'Ver lista' })).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Zona 10 Oakland');
  // The same shop again, from the list.
  await userEvent.click(await screen.findByRole('button', { name: 'Ver lista' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver en el mapa: Zona 10 Oakland' }));
  expect(document.activeElement?.textContent).toBe('Zona 10 Oakland');
});

test.each([
  [900, true],
  [899, false],
])('on a screen of %i pixels the map stands beside the list: %p [STO-002] [STO-003]', async (width, stands) => {
  onScreen(width);
  await open();
  expect(screen.queryByText('Mapa no disponible') !== null).toBe(stands);
});

test('on a small screen map and list take each other’s place; where no map can be drawn the list stays [STO-003]', async () => {
  onScreen(360);
  await open();
  const isListHidden = () => isHiddenBy('(max-width:56.24875rem)', card('Zona 10 Oakland'));
  expect(isListHidden()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
  // This browser draws none.
  expect(isListHidden()).toBe(false);
  card('Zona 10 Oakland').closest('[data-map]')?.setAttribute('data-map', 'beside');
  expect(isListHidden()).toBe(true);
});

test('«Ubicar tienda» opens the map application of the device [STO-018]', async () => {
  await open();
  const link = within(card('Zona 10 Oakland')).getByRole('link', { name: 'Ubicar tienda: Zona 10 Oakland' });
  expect(link.getAttribute('href')).toBe(`https://www.google.com/maps/search/?api=1&query=${aShop().latitude},${aShop().longitude}`);
  // A map beside the list takes its place; this browser has none.
  expect(isHiddenBy('(min-width:56.25rem)', link)).toBe(false);
  link.closest('[data-map]')?.setAttribute('data-map', 'beside');
  expect(isHiddenBy('(min-width:56.25rem)', link)).toBe(true);
});

test('«Ubicar tienda» opens whichever map application an Android device has, and looks for the address of a shop without a place [STO-018]', async () => {
  const placed = { name: 'Zona 10', address: 'Diagonal 6', latitude: 14.6, longitude: -90.5 };
  const unplaced = { ...placed, latitude: 0, longitude: 0 };
  const android = 'Mozilla/5.0 (Linux; Android 14)';
  expect([mapAppLink(placed, android), mapAppLink(unplaced, android)]).toEqual(['geo:14.6,-90.5?q=14.6,-90.5(Zona%2010)', 'geo:0,0?q=Diagonal%206%2C%20Guatemala']);
  expect([mapAppLink(unplaced, ''), directionsTo(unplaced)]).toEqual(['https://www.google.com/maps/search/?api=1&query=Diagonal%206%2C%20Guatemala', 'https://www.google.com/maps/dir/?api=1&destination=Diagonal%206%2C%20Guatemala']);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
  await open();
  expect(screen.getByRole('link', { name: 'Ubicar tienda: Zona 10 Oakland' }).getAttribute('href')).toBe(mapAppLink(aShop(), android));
});

test('catalogues that fail are an empty list, and another try [STO-033]', async () => {
  let answers = false;
  await open(geography, { catalogues: () => (answers ? { body: fromGeography(geography, 'GT') } : { status: 500 }) });
  expect(screen.getByText('No hay tiendas disponibles')).not.toBeNull();
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('catalogues without shops are an empty list, and another try [STO-033]', async () => {
  await open({ ...geography, shops: [] });
  expect(screen.getByText('No hay tiendas disponibles')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).not.toBeNull();
});

test.each([
  ['/tiendas', 'No hay tiendas disponibles'],
  ['/tiendas/zona-10-oakland', 'No pudimos cargar nuestras tiendas.'],
])('without a network nobody waits: %s reads «%s» [STO-033]', async (path, words) => {
  // The second try, which a page in a test does without, waits for the network.
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: 1, retryDelay: 0, gcTime: Infinity } });
  onlineManager.setOnline(false);
  let answers = false;
  await open(geography, { path, environment: { queryClient }, catalogues: () => (answers ? { body: fromGeography(geography, 'GT') } : { status: 500 }) });
  expect(screen.getByText(words)).not.toBeNull();
  answers = true;
  await act(async () => onlineManager.setOnline(true));
  expect((await screen.findAllByText('Diagonal 6 12-40, Zona 10', { exact: false })).length).toBeGreaterThan(0);
});

test('where the server does not say what time it is no shop is called open or closed; the hours of the day are read', async () => {
  await open(geography, { time: { status: 500 } });
  await waitFor(() => expect(card('Zona 10 Oakland').textContent).toMatch(/Abierto de 10:00 am a 09:00 pm|Cerrado hoy/));
  expect(card('Zona 10 Oakland').textContent).not.toMatch(/ ahora|Abre /);
});

test('a shop that is still open since yesterday shows the hours that still hold', async () => {
  const night = { ...geography, shops: [aShop({ hours: [{ weekday: 3, opens: 780, closes: 2190 }] })] };
  await open(night);
  expect(card('Zona 10 Oakland').textContent).toMatch(/Abierto ahora.*Abierto de 01:00 pm a 12:30 pm/);
});

test('a shop whose place is not known is listed, without a distance', async () => {
  here(14.6, -90.51);
  await open({ ...geography, shops: [...geography.shops, aShop({ id: 3, name: 'Nueva', latitude: 0, longitude: 0 })] });
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(names()).toEqual(['Zona 10 Oakland', 'Antigua Calle Ancha', 'Nueva']));
  expect(card('Nueva').textContent).not.toContain('km');
  expect(within(card('Nueva')).queryByRole('button', { name: /Ver en el mapa/ })).toBeNull();
});

test('what was looked for is there again after a look elsewhere, and forgotten with a log-out', async () => {
  here(14.6, -90.51);
  await open();
  await userEvent.type(screen.getByLabelText('Buscar tienda'), 'guatemala');
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await waitFor(() => expect(names()).toEqual(['Zona 10 Oakland', 'Antigua Calle Ancha']));
  cleanup();
  await open();
  await waitFor(() => expect(card('Zona 10 Oakland').textContent).toMatch(/ m$| m[A-Z]|km/));
  expect((screen.getByLabelText('Buscar tienda') as HTMLInputElement).value).toBe('guatemala');
  cleanup();
  logOut();
  await open();
  expect((screen.getByLabelText('Buscar tienda') as HTMLInputElement).value).toBe('');
  expect(card('Zona 10 Oakland').textContent).not.toMatch(/km/);
  expect(names()).toEqual(['Antigua Calle Ancha', 'Zona 10 Oakland']);
});

test('on a small screen the map is a place in the history: «Atrás» leads to the list, «Ver lista» too, without a step more', async () => {
  onScreen(360);
  const area = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
  expect(area.path()).toBe('/tiendas?vista=mapa');
  await act(async () => history.go(-1));
  expect(await screen.findByRole('button', { name: 'Ver mapa' })).not.toBeNull();
  expect(area.path()).toBe('/tiendas');
  const { key } = history.location;
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver lista' }));
  expect(await screen.findByRole('button', { name: 'Ver mapa' })).not.toBeNull();
  expect([area.path(), history.location.key]).toEqual(['/tiendas', key]);
});

test('a shop that hands over becomes the place of pickup; the menu comes next, or the cart when there is something in it', async () => {
  const area = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recoger aquí' }));
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 2 });
  expect(area.path()).toBe('/');
  cleanup();
  const withCart = await open();
  const bread = anExampleMenu().productById.get(5001);
  if (bread) addToCart(bread, 1, []);
  await userEvent.click(screen.getByRole('button', { name: 'Recoger aquí' }));
  expect(withCart.path()).toBe('/cart');
});

test('while it is closed its order is programmed', async () => {
  deliveryReturn.write('/checkout');
  const area = await open({ ...geography, shops: [aShop({ hours: [{ weekday: 0, opens: 600, closes: 1260 }] })] });
  await userEvent.click(card('Zona 10 Oakland'));
  expect(within(detail() as HTMLElement).getByText('Abre el domingo a las 10:00 am')).toBeTruthy();
  await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Programar para recoger aquí' }));
  expect([deliveryStore.get().mode, area.path()]).toEqual([{ kind: 'pickup', shopId: 2 }, '/delivery?cuando=programar']);
  expect(deliveryReturn.read()).toBe('/');
});

test('while it is closed and orders for later are switched off, choosing it leads on all the same', async () => {
  const area = await open({ ...geography, shops: [aShop({ hours: [] })] }, { catalog: anExampleMenu({ futureOrdersEnabled: false }) });
  await userEvent.click(card('Zona 10 Oakland'));
  await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Recoger aquí' }));
  expect([deliveryStore.get().mode, area.path()]).toEqual([{ kind: 'pickup', shopId: 2 }, '/']);
});

describe('the page of a shop', () => {
  const shopPage = (shop: Partial<Shop> = {}, slug = 'zona-10-oakland') => open({ ...geography, shops: [aShop(shop), ...geography.shops.slice(1)] }, { path: `/tiendas/${slug}` });
  const rows = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

  test('says where it is, when it is open in the week, and what can be done there', async () => {
    const area = await shopPage({ hours: [{ weekday: 1, opens: 0, closes: 1440 }, { weekday: 4, opens: 600, closes: 1500 }] });
    expect(area.titles.at(-1)).toBe('Zona 10 Oakland');
    expect(rows('Horario')).toEqual([['Lunes', '24 horas'], ['Martes', 'Cerrado'], ['Miércoles', 'Cerrado'], ['Jueves', '10:00 am a 01:00 am'], ['Viernes', 'Cerrado'], ['Sábado', 'Cerrado'], ['Domingo', 'Cerrado']]);
    expect(screen.getByText(/Diagonal 6 12-40, Zona 10/).textContent).toBe('Diagonal 6 12-40, Zona 10Ciudad de Guatemala | Guatemala');
    expect(screen.getByRole('row', { current: 'date' }).textContent).toContain('Jueves');
    expect(screen.getByText('Abierto ahora')).not.toBeNull();
    expect(within(screen.getByRole('region', { name: 'Servicios' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lleva tu orden a domicilio', 'Puedes recoger tu orden aquí']);
    expect(screen.getByRole('link', { name: 'Antigua Calle Ancha' }).getAttribute('href')).toBe('/tiendas/antigua-calle-ancha');
  });

  test('of a shop that neither brings nor hands over, and whose place is not known, offers none of it', async () => {
    await shopPage({ servesHome: false, servesPickup: false, latitude: 0, longitude: 0 });
    expect(within(screen.getByRole('region', { name: 'Servicios' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['No lleva órdenes a domicilio', 'Aquí no se recogen órdenes']);
    expect([screen.queryByRole('button', { name: 'Recoger aquí' }), screen.queryByRole('link', { name: 'Ver en el mapa' }), screen.queryByRole('region', { name: 'Otras tiendas cerca' })]).toEqual([null, null, null]);
  });

  test('names the three nearest others, the nearest first, and none whose place is not known', async () => {
    const at = (id: number, latitude: number) => aShop({ id, name: `Tienda ${id}`, latitude });
    await open({ ...geography, shops: [aShop(), at(3, 14.9), at(4, 14.61), at(5, 14.7), at(6, 14.65), { ...at(7, 0), longitude: 0 }] }, { path: '/tiendas/zona-10-oakland' });
    expect(within(screen.getByRole('region', { name: 'Otras tiendas cerca' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tienda 4', 'Tienda 6', 'Tienda 5']);
  });

  test('names the days to come that are different, and why', async () => {
    await shopPage({ specialDays: [{ date: '2026-12-25', hours: null, reason: 'Navidad' }, { date: '2026-11-20', hours: { opens: 600, closes: 900 }, reason: '' }, { date: '2026-11-18', hours: null, reason: 'Ayer' }] });
    expect(rows('Días especiales')).toEqual([['Viernes 20 de noviembre', '10:00 am a 03:00 pm'], ['Viernes 25 de diciembreNavidad', 'Cerrado']]);
  });

  test('leads to pickup there, and to the shop on the map', async () => {
    const area = await shopPage();
    expect(screen.getByRole('link', { name: 'Ver en el mapa' }).getAttribute('href')).toBe('/tiendas?tienda=zona-10-oakland');
    await userEvent.click(screen.getByRole('button', { name: 'Recoger aquí' }));
    expect([deliveryStore.get().mode, area.path()]).toEqual([{ kind: 'pickup', shopId: 2 }, '/']);
  });

  test('for an unknown address says so, with a way on', async () => {
    await shopPage({}, 'nadie');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esa tienda');
    expect(screen.getByRole('link', { name: 'Ver todas las tiendas' }).getAttribute('href')).toBe('/tiendas');
  });

  test('when the catalogues fail or have no shop says that, not that the shop is unknown, and tries again', async () => {
    const answers = [{ status: 500 }, { body: fromGeography({ ...geography, shops: [] }, 'GT') }, { body: fromGeography(geography, 'GT') }];
    const asked: unknown[] = [];
    await open(geography, { path: '/tiendas/zona-10-oakland', catalogues: () => answers[asked.push(null) - 1] ?? { status: 500 } });
    const again = () => screen.getByRole('button', { name: 'Intentar de nuevo' });
    await userEvent.click(again());
    await waitFor(() => expect([asked.length, again().getAttribute('aria-busy')]).toEqual([2, null]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pudimos cargar nuestras tiendas.');
    await userEvent.click(again());
    expect(await screen.findByRole('heading', { level: 1, name: 'Zona 10 Oakland' })).not.toBeNull();
  });

  test('on a day off shows today as it is', async () => {
    await shopPage({ specialDays: [{ date: '2026-11-19', hours: null, reason: 'Asueto' }] });
    expect(rows('Horario')[3]).toEqual(['Jueves', 'Cerrado']);
    expect(screen.getByText('Abre mañana a las 10:00 am')).not.toBeNull();
  });

  test('is not hidden by what was looked for before when it is shown on the map', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0301');
    cleanup();
    await open(geography, { path: '/tiendas?tienda=zona-10-oakland' });
    expect(detail()).not.toBeNull();
    expect(names()).toHaveLength(2);
  });

  test.each(['zona-10-oakland', 'zona-10-oakland-2'])('opens the locator with its shop selected, also by an address of before: %s', async (slug) => {
    await open(geography, { path: `/tiendas?tienda=${slug}` });
    expect(detail()?.getAttribute('aria-label')).toBe('Tienda seleccionada: Zona 10 Oakland');
    expect(screen.getByRole('button', { name: 'Ver lista' })).not.toBeNull();
  });
});
