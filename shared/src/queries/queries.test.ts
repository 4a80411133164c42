/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { AbortError, HttpError, NetworkError } from '../http/errors.ts';
import { catalogStore, deliverCatalog } from '../stores/catalog-store.ts';
import { serverTime } from '../stores/clock.ts';
import { fakeHttp } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { resetStores } from '../testing/reset.ts';
import { catalogQuery } from './catalog-query.ts';
import { createQueryClient, retry, retryDelay } from './query-client.ts';
import {
  blocksQuery,
  geographyQuery,
  geoMenuQuery,
  imagesQuery,
  promotionAnswerQuery,
  scheduleCheckQuery,
  serverTimeQuery,
  suggestionsQuery,
} from './shop-queries.ts';

let client: QueryClient;
beforeEach(() => {
  resetStores();
  freshStorage();
  client = createQueryClient();
});
afterEach(() => client.clear());

const minutes = (count: number): number => count * 60_000;

test('a query is tried three times more, after 1, 2 and 4 seconds, never waiting longer than 30 [QRY-001, QRY-002]', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const failing = (): Promise<never> => {
    tries += 1;
    return Promise.reject(new NetworkError());
  };
  const answer = client.fetchQuery({ queryKey: ['x'], queryFn: failing }).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(6999);
  expect(tries).toBe(3);
  await jest.advanceTimersByTimeAsync(1);
  expect([tries, await answer]).toEqual([4, 'failed']);
  jest.useRealTimers();
  expect([0, 1, 2, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(client.getDefaultOptions().queries).toMatchObject({ retry, retryDelay });
});

test('what the session rules have settled, and what somebody gave up, is not tried again', () => {
  expect([new HttpError(401, null), new HttpError(403, null), new AbortError()].map((error) => retry(0, error))).toEqual([false, false, false]);
  expect([new HttpError(500, null), new HttpError(404, null), new NetworkError()].map((error) => retry(0, error))).toEqual([true, true, true]);
});

test('answers are kept for five minutes [QRY-003]', () => {
  expect(client.getDefaultOptions().queries).toMatchObject({ gcTime: minutes(5), staleTime: minutes(5), networkMode: 'offlineFirst' });
});

test('an order is never kept back to be sent later [QRY-001]', () => {
  expect(client.getDefaultOptions().mutations).toEqual({ retry: false, networkMode: 'always' });
});

test('the server\'s time is kept ten minutes and looked at on every return to the tab [QRY-004, QRY-005]', () => {
  expect(serverTimeQuery).toMatchObject({ staleTime: minutes(10), gcTime: minutes(10), refetchOnWindowFocus: 'always' });
});

test('blocks are kept three minutes and not looked at on focus [QRY-007, QRY-008]', () => {
  expect(blocksQuery).toMatchObject({ staleTime: 180_000, gcTime: 180_000, refetchOnWindowFocus: false });
});

test('schedule, suggestions and pictures are kept for ever, each question on its own [QRY-010, QRY-011, QRY-012]', () => {
  for (const query of [scheduleCheckQuery([1], null), suggestionsQuery([1]), imagesQuery]) expect(query).toMatchObject({ staleTime: Infinity, gcTime: Infinity });
  expect(scheduleCheckQuery([2, 1, 2], null).queryKey).toEqual(scheduleCheckQuery([1, 2], null).queryKey);
  const when = { date: '15/07/2025', time: '18:45' };
  expect(scheduleCheckQuery([1], when).queryKey).not.toEqual(scheduleCheckQuery([1], null).queryKey);
  expect(suggestionsQuery([1]).queryKey).not.toEqual(suggestionsQuery([2]).queryKey);
});

const menuAnswer = { menu: [{ I: 5001, N: 'Pan con ajo', P: 37, TIP: 'PRD', T: 50, H: 0, X: 1, C: 'TODO' }], v: '2.4.1', currency: 'Q', country: 'GT', params: { MONTO_MINIMO: '75.00' } };

test('the menu is one call without a payload, and the whole page works with it [API-001]', async () => {
  const api = fakeHttp({ 'data/getData': menuAnswer });
  const menu = await client.fetchQuery(catalogQuery);
  expect(api.calls[0]?.payload).toEqual({});
  expect(menu.productById.get(5001)).toMatchObject({ price: 3700, type: 'single' });
  expect(catalogStore.get()).toBe(menu);
  expect(menu.config).toMatchObject({ version: '2.4.1', minimumOrder: 7500 });
});

test('departments and shops are one call without a body; without an answer there is no value and no crash [API-005, API-007]', async () => {
  const api = fakeHttp({ 'data/getCatalogos': { departamentos: [{ C: '01', N: 'Guatemala', P: 'GT' }], ciudades: [], colonias: [], tiendas: [], horariosTiendas: {} } });
  expect((await client.fetchQuery(geographyQuery)).departments).toEqual([{ code: '01', name: 'Guatemala' }]);
  expect(api.calls[0]?.body).toBeUndefined();
  client.clear();
  api.setOffline(true);
  await client.prefetchQuery({ ...geographyQuery, retry: false });
  expect(client.getQueryData(geographyQuery.queryKey)).toBeUndefined();
});

test('the server\'s time is read as Guatemala writes it, or as ISO, or as an epoch; anything else is no answer [API-008, API-010]', async () => {
  const api = fakeHttp();
  const epoch = Date.UTC(2025, 6, 15, 18, 30, 12);
  for (const body of [{ fecha: '15/07/2025 12:30:12' }, { data: { fecha: '15/07/2025 12:30:12' } }, { fecha: '2025-07-15T18:30:12Z' }, { fecha: 'x', epoch }]) {
    api.route('data/getFechaHora', body);
    client.clear();
    expect(await client.fetchQuery(serverTimeQuery)).toBe(epoch);
    expect(serverTime.get()?.epoch).toBe(epoch);
  }
  resetStores();
  client.clear();
  api.route('data/getFechaHora', { fecha: 'mañana' });
  await expect(client.fetchQuery({ ...serverTimeQuery, retry: false })).rejects.toThrow('data/getFechaHora answered no date');
  expect(serverTime.get()).toBeNull();
  expect(api.calls[0]?.payload).toEqual({});
});

test('blocks are a form without fields, in the background [API-011]', async () => {
  const api = fakeHttp({ 'data/getBloqueos': { data: { bloqueos: [{ I: 9004, T: 'TODOS' }], bloqueosOpciones: [{ I: 112, T: '2' }] } } });
  expect(await client.fetchQuery(blocksQuery)).toEqual({ products: [{ id: 9004, scope: 'always' }], options: [{ id: 112, scope: { shopId: 2 } }] });
  expect(api.calls[0]?.body).toBeInstanceOf(FormData);
  expect(api.calls[0]?.payload).toEqual({});
});

test('the schedule is asked for with ids and moment, «n» for now [API-014]', async () => {
  const api = fakeHttp({ 'data/checkHr': { data: [{ I: 5008 }] } });
  expect(await client.fetchQuery(scheduleCheckQuery([5008, 5001], null))).toEqual([5008]);
  await client.fetchQuery(scheduleCheckQuery([5001], { date: '16/07/2025', time: '09:30' }));
  expect(api.calls.map(({ payload }) => payload)).toEqual([
    { ids: '5001,5008', pff: 'n', pfh: 'n' },
    { ids: '5001', pff: '16/07/2025', pfh: '09:30' },
  ]);
});

test('suggestions come with the most wanted first [API-017]', async () => {
  const api = fakeHttp({ 'data/getVS': { data: [{ I: 1, C: 2, T: 'VS' }, { I: 2, C: 42, T: 'VS' }] } });
  expect(await client.fetchQuery(suggestionsQuery([5001]))).toEqual([
    { productId: 2, timesTogether: 42 },
    { productId: 1, timesTogether: 2 },
  ]);
  expect(api.calls[0]?.payload).toEqual({ ids: '5001' });
});

test('an image record has an extension exactly once [API-020]', async () => {
  fakeHttp({ 'data/getImages': { data: [{ TIPO: 'CAT', FUNCION: 'BANNER', REFERENCIA: '20', EXTENSION: 'webp', URL: '/img/c/20' }, { URL: '/img/x.jpg', EXTENSION: 'jpg', REFERENCIA: 1 }] } });
  expect(await client.fetchQuery(imagesQuery)).toEqual([
    { subject: 'CAT', reference: '20', use: 'BANNER', url: '/img/c/20.webp' },
    { subject: '', reference: '1', use: '', url: '/img/x.jpg' },
  ]);
});

test('a promotion is good when the server says S, wherever it says so [API-023, PRM-001]', async () => {
  const api = fakeHttp({ 'data/checkPr': { data: { v: 'S' } } });
  expect(await client.fetchQuery(promotionAnswerQuery(7))).toBe(true);
  api.route('data/checkPr', { v: 'N' });
  expect(await client.fetchQuery(promotionAnswerQuery(8))).toBe(false);
  expect(api.calls.map(({ payload }) => payload)).toEqual([{ id: '7' }, { id: '8' }]);
});

test('a shop is asked for by its id and answers the products only it sells [API-062]', async () => {
  const api = fakeHttp({ 'geo/getExt': { data: { I: 2, menu: [5007, 5008] } } });
  expect(await client.fetchQuery(geoMenuQuery(2))).toEqual([5007, 5008]);
  expect(api.calls[0]?.payload).toEqual({ idtda: 2 });
});

test('delivering the same menu twice is one change', () => {
  let told = -1;
  const subscription = catalogStore.changes$.subscribe(() => (told += 1));
  const menu = anExampleMenu();
  deliverCatalog(menu);
  deliverCatalog(menu);
  subscription.unsubscribe();
  expect(told).toBe(1);
});

test('every call of the contract can be made by its path, with or without a parameter [HTTP-001]', async () => {
  const api = fakeHttp({ 'cliente/getOrdenHash': { data: {} } });
  await call('cliente/getOrdenHash/h4Jt0mWc1pYb7QeVx2Zr9A');
  expect(api.calls[0]?.path).toBe('cliente/getOrdenHash/h4Jt0mWc1pYb7QeVx2Zr9A');
});
