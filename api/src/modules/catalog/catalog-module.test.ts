import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataResponse } from '@brasa/shared/wire/catalog-schema';
import { geographyResponse } from '@brasa/shared/wire/geography-schema';
import { giftDesignsResponse } from '@brasa/shared/wire/gift-card-schema';
import { imagesResponse } from '@brasa/shared/wire/shop-calls-schema';
import { type TestApi, noon, testApi } from '../../../test/helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ids = (body: { data: { I: number }[] }) => body.data.map(({ I }) => I);

test('the menu comes whole: products, categories, promotions, parameters, sizes, doughs, ingredients, texts and version [API-002, GEN-020]', async () => {
  const { status, body } = await api.call('data/getData', {});
  expect(status).toBe(200);
  expect(() => dataResponse.parse(body)).not.toThrow();
  expect(body).toMatchObject({ v: '1.0.0', currency: 'Q', country: 'GT' });
  expect(body.menu).toHaveLength(67);
  expect(Object.keys(body.params).sort()).toEqual(
    ['DEDICATORIA_CER', 'DISABLE_PEDIDO_FUTURO', 'ENABLED_CER', 'ENABLED_MENSAJE_GARANTIA', 'ENABLED_PAGO_EFECTIVO', 'HORA_FIN', 'HORA_INICIO', 'MONTO_MINIMO', 'RECAPTCHA_COUNT', 'RECAPTCHA_SITE_KEY', 'VIRTUAL_POS_DISABLED_MESSAGE'],
  );
  expect(body.params).toMatchObject({ HORA_INICIO: '10:00', HORA_FIN: '21:30', MONTO_MINIMO: '75.00' });
});

test('a menu item, its groups and its price rows have the served names [MENU-001, MENU-002, MENU-003, MENU-012]', async () => {
  const { body } = await api.call('data/getData');
  const item = (id: number) => body.menu.find(({ I }: { I: number }) => I === id);
  expect(item(8001)).toMatchObject({ IS: 18001, N: 'Gaseosa de cola 600 ml', NN: 'gaseosa de cola 600 ml', P: 12, TIP: 'PRD', T: 81, H: 0, X: 1, C: 'TODO', CODIGO_URL: 'gaseosa-cola-600', NW: 0, O: [] });
  expect(item(3001).BT).toContainEqual({ BAS: 1, TAM: 2, PM: 'S', P: 69, PE: 20, PI: 8 });
  expect(item(3001).BT).toContainEqual({ BAS: 1, TAM: 1, PM: 'N', P: 35, PE: 12, PI: 5 });
  const [pizza, drink] = item(2001).O;
  expect(pizza).toMatchObject({ TIP: 'ATP', DM: 1, I: 20011, S: 'S', OPS: [{ I: 3001 }] });
  expect(pizza.BT).toContainEqual({ BAS: 3, TAM: 2, PM: 'S', PA: 15, PE: 15, PI: 8 });
  expect(drink).toMatchObject({ TIP: 'P', DM: 2, I: 20012, S: 'S' });
  expect(drink.OPS).toContainEqual(expect.objectContaining({ I: 8005, PA: 3 }));
  expect(item(9501)).toMatchObject({ TIP: 'PROMO', H: 1 });
  expect(body.categories[0]).toEqual({ cat: 20, nombre: 'Combos', idpad: 0, CODIGO_URL: 'combos', td: 'TODOS', t: 'M', cx: 30 });
});

test('whatever is sent along with the menu call is ignored [API-003]', async () => {
  expect((await api.call('data/getData', { menu: [], codigo: 'x', deep: { a: [1] } })).status).toBe(200);
  expect((await api.call('data/getData', 'a=1&b=2', { contentType: 'application/x-www-form-urlencoded' })).status).toBe(200);
});

test('only promotions that are not over are in the menu', async () => {
  const { body } = await api.call('data/getData');
  expect(body.promos.map(({ PID }: { PID: number }) => PID)).toEqual([9501, 9502, 9503]);
  expect(body.promos[0]).toMatchObject({ TP: 'PORCENTAJE', DSC: 50, MC: 100, prm: [9001], FH: '31/12/2027 23:59:59' });
});

test('the four large answers are sent compressed as the client takes them, with a strong tag that changes with nothing', async () => {
  for (const path of ['data/getData', 'data/getCatalogos', 'data/getImages', 'data/getCertificados']) {
    const send = (encoding: string) => api.app.inject({ method: 'POST', url: `/api/${path}`, headers: { 'accept-encoding': encoding } });
    const [plain, gzip, brotli, refusedBrotli] = [await send('identity'), await send('gzip'), await send('gzip, br'), await send('br;q=0, gzip')];
    expect([plain.headers['content-encoding'], gzip.headers['content-encoding'], brotli.headers['content-encoding'], refusedBrotli.headers['content-encoding']]).toEqual([undefined, 'gzip', 'br', 'gzip']);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(plain.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(brotli.headers['etag']).toBe(plain.headers['etag']);
    expect(plain.headers['cache-control']).toBe('no-cache');
    const again = await api.app.inject({ method: 'POST', url: `/api/${path}`, headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect(again.statusCode).toBe(200);
  }
});

test('the first look at the menu gives the browser its anti-forgery cookie, later ones do not [HTTP-025]', async () => {
  const first = await api.call('data/getData');
  expect(String(first.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax/);
  const later = await api.call('data/getData', undefined, { headers: { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' } });
  expect([later.status, later.headers['set-cookie']]).toEqual([200, undefined]);
});

test('departments, municipalities, districts, shops and hours come with an empty body [API-006]', async () => {
  const { body } = await api.call('data/getCatalogos');
  expect(() => geographyResponse.parse(body)).not.toThrow();
  expect([body.departamentos.length, body.colonias.length, body.tiendas.length]).toEqual([22, 60, 12]);
  expect(body.departamentos[0]).toEqual({ C: '01', N: 'Guatemala', P: 'GT' });
  expect(body.tiendas[1]).toMatchObject({ I: 2, COD: 'Z10', N: 'Zona 10 Oakland', DEP: '01', CIU: '0101', DOMI: 'S', LLEV: 'S' });
  expect(body.tiendas[11]).toMatchObject({ COD: 'COB', DOMI: 'N', LLEV: 'S' });
  expect(body.horariosTiendas['2']).toContainEqual({ numday: 5, openingTime: '10:00', closingTime: '22:30' });
  expect(body.horariosTiendas['12'].map(({ numday }: { numday: number }) => numday)).toEqual([0, 2, 3, 4, 5, 6]);
});

test('the clock is the time in Guatemala [API-009, FUT-012]', async () => {
  const { body, headers } = await api.call('data/getFechaHora', {});
  expect(body).toMatchObject({ codigoRetorno: '00', fecha: '19/11/2026 12:00:00', epoch: noon });
  expect(headers['cache-control']).toBe('no-store');
});

test('blocks name products and options, everywhere or in one shop [API-012, MENU-020]', async () => {
  const { body } = await api.call('data/getBloqueos', '', { contentType: 'application/x-www-form-urlencoded' });
  expect(body.data).toEqual({ bloqueos: [{ I: 9004, T: 'TODOS' }, { I: 6006, T: '6' }], bloqueosOpciones: [{ I: 112, T: '2' }] });
});

test('a block that is over is not sent, a new one shows within ten seconds', async () => {
  await api.database.db.insertInto('block').values([
    { kind: 'P', target_id: 7001, scope: 'DOMI', until_at: new Date(api.clock.now() + 60_000) },
    { kind: 'P', target_id: 7002, scope: 'LLEV', until_at: new Date(api.clock.now() - 1) },
  ]).execute();
  api.clock.advance(10_000);
  const during = (await api.call('data/getBloqueos', {})).body.data.bloqueos;
  expect(during).toContainEqual({ I: 7001, T: 'DOMI' });
  expect(during).not.toContainEqual({ I: 7002, T: 'LLEV' });
  api.clock.advance(60_000);
  expect((await api.call('data/getBloqueos', {})).body.data.bloqueos).not.toContainEqual({ I: 7001, T: 'DOMI' });
  api.clock.set(noon);
});

test('the soup of the day is not sold at the weekend, nor before ten and after three [API-015]', async () => {
  const check = async (pff: string, pfh: string) => ids((await api.call('data/checkHr', { ids: '5008,5001', pff, pfh })).body);
  expect(await check('20/11/2026', '12:00')).toEqual([]);
  expect(await check('20/11/2026', '10:00')).toEqual([]);
  expect(await check('20/11/2026', '15:00')).toEqual([]);
  expect(await check('20/11/2026', '15:01')).toEqual([5008]);
  expect(await check('20/11/2026', '09:59')).toEqual([5008]);
  expect(await check('21/11/2026', '12:00')).toEqual([5008]);
  expect(await check('22/11/2026', '12:00')).toEqual([5008]);
});

test('«n» is the moment of the server', async () => {
  const check = async () => ids((await api.call('data/checkHr', { ids: [5008], pff: 'n', pfh: 'n' })).body);
  expect(await check()).toEqual([]);
  api.clock.set(noon + 4 * 3_600_000);
  expect(await check()).toEqual([5008]);
  api.clock.set(noon);
});

test('ids come as a list, a text or repeated, and what is no product restricts nothing [API-016]', async () => {
  const saturday = { pff: '21/11/2026', pfh: '12:00' };
  const form = { contentType: 'application/x-www-form-urlencoded' };
  expect(ids((await api.call('data/checkHr', { ids: [5008, '5001'], ...saturday })).body)).toEqual([5008]);
  expect(ids((await api.call('data/checkHr', { ids: '[5008,5001]', ...saturday })).body)).toEqual([5008]);
  expect(ids((await api.call('data/checkHr', 'ids=5001&ids=5008&pff=21/11/2026&pfh=12:00', form)).body)).toEqual([5008]);
  for (const none of ['', '99999', '1);drop table product', '5008.5', 'NaN', null, [], {}]) expect(ids((await api.call('data/checkHr', { ids: none, ...saturday })).body)).toEqual([]);
});

test('a moment that is malformed or half given is refused [API-016]', async () => {
  for (const [pff, pfh] of [['n', '12:00'], ['20/11/2026', 'n'], ['31/02/2026', '12:00'], ['20/11/2026', '24:00'], ['2026-11-20', '12:00'], ['', '']]) {
    const { status, body } = await api.call('data/checkHr', { ids: [5008], pff, pfh });
    expect([status, body.codigoRetorno, body.mensajeRetorno]).toEqual([200, '01', 'Fecha u hora no válida']);
  }
});

test('suggestions come best first, without what is chosen, hidden or sold out [API-018, MENU-022]', async () => {
  const { body } = await api.call('data/getVS', { ids: '2001,5001' });
  expect(body.data[0]).toEqual({ I: 8004, C: 35, T: 'VS' });
  expect(body.data.length).toBeLessThanOrEqual(8);
  expect(ids(body)).not.toContain(5001);
  expect(ids(body)).not.toContain(9004);
});

test('without a known product there is nothing to suggest [API-019]', async () => {
  expect((await api.call('data/getVS', { ids: '' })).body.data).toEqual([]);
  expect((await api.call('data/getVS', { ids: '1,2,3' })).body.data).toEqual([]);
  expect((await api.call('data/getVS', {})).body.data).toEqual([]);
});

test('pictures are named by what they show, where and for which use [API-021]', async () => {
  const { body } = await api.call('data/getImages', {});
  expect(() => imagesResponse.parse(body)).not.toThrow();
  expect(body.data).toContainEqual({ TIPO: 'CAT', FUNCION: 'card', REFERENCIA: '20', EXTENSION: 'webp', URL: '/img/c/20-card' });
  for (const { URL } of body.data) expect(URL).toMatch(/^\/img\/[cpb]\//);
});

test('a running promotion is valid [API-024]', async () => {
  expect((await api.call('data/checkPr', 'id=9501', { contentType: 'application/x-www-form-urlencoded' })).body.data).toEqual({ v: 'S' });
  expect((await api.call('data/checkPr', { id: 9502 })).body.data).toEqual({ v: 'S' });
});

test('a promotion that is over, not begun, unknown or missing is not [API-025]', async () => {
  await api.database.db.updateTable('promo').set({ starts_at: new Date(noon + 1) }).where('id', '=', 9503).execute();
  for (const body of [{ id: 9504 }, { id: 9503 }, { id: 1 }, {}, { id: 'x' }, { id: '9501 or 1=1' }, { id: 1e20 }]) {
    expect((await api.call('data/checkPr', body)).body).toMatchObject({ codigoRetorno: '00', data: { v: 'N' } });
  }
});

test('a promotion is found by id or address code, visible and with its terms [API-027]', async () => {
  for (const codigo of ['9501', 9501, 'postre-a-mitad', 'POSTRE-A-MITAD']) {
    const { body } = await api.call('data/getPromo', { codigo });
    expect(body.data).toMatchObject({ I: 9501, TIP: 'PROMO', H: 0, P: 14, PID: 9501, TP: 'PORCENTAJE', DSC: 50, MC: 100, prm: [9001] });
  }
});

test('an unknown, finished or missing code names no product [API-028]', async () => {
  for (const codigo of ['nada', 'aniversario-2025', '9504', '', '9'.repeat(80), "'; drop table promo; --"]) {
    expect((await api.call('data/getPromo', { codigo })).body).toMatchObject({ codigoRetorno: '00', data: null });
  }
  expect((await api.call('data/getPromo')).body.data).toBeNull();
});

test('gift cards for sale come cheapest first [API-118]', async () => {
  const { body } = await api.call('data/getCertificados', {});
  expect(() => giftDesignsResponse.parse(body)).not.toThrow();
  expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual([50, 100, 150, 200, 300, 500]);
  expect(body.data[1]).toMatchObject({ id: 2, name: 'Gift Card Q100', code: 'GC100', price: 100, balance: '100.00', expiration: '' });
});

test('one gift card is found by its id; an unknown or missing one is refused [API-121, API-122]', async () => {
  expect((await api.call('data/getCertificado', { id: '2' })).body.data).toMatchObject({ id: 2, amount: 100 });
  for (const body of [{ id: 99 }, {}, { id: 'x' }, { id: -1 }]) {
    expect((await api.call('data/getCertificado', body)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos la Gift Card' });
  }
});
