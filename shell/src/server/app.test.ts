import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anExampleMenu, aShop as aPlace } from '@brasa/shared/testing';
import { createAnswerFiles } from './answer-files.ts';
import { buildApp, createLog } from './app.ts';
import { createComposer } from './compose.ts';
import { createRemoteFiles } from './remote-files.ts';
import { readConfig } from './config.ts';
import type { DiscoveredRemotes, DiscoveredVersion } from '@brasa/shared/composition/remote-schema';
import { signOverride } from '@brasa/shared/server/override';
import type { Asset } from './shell-assets.ts';
import type { Shop } from './shop-source.ts';
import { createOverrides } from './overrides.ts';
import type { Visits } from './visits.ts';
import { aDocument, aVersion, hashOf } from './testing/discovery.ts';
import { aShop as anyShop, fakeRenderer } from './testing/fakes.ts';

const script: Asset = { type: 'text/javascript; charset=utf-8', plain: Buffer.from('start()'), br: null, gzip: null, tag: '"t"', immutable: true };
const build = { scripts: ['/s/shell.1.js'], integrity: { '/s/shell.1.js': 'sha384-shell', '/s/lazy.2.js': 'sha384-lazy' }, version: 'b1', provides: {} };
const renderer = fakeRenderer();
const answerFiles = createAnswerFiles();
const behind = Fastify();
const geography = { departments: [], cities: [], districts: [], shops: [aPlace()] };
const aShop = (more: Partial<Shop> = {}): Shop => anyShop({ catalog: anExampleMenu(), geography, ...more });
let shop: Shop = aShop();
let document: DiscoveredRemotes = aDocument();
let app: FastifyInstance;

beforeAll(async () => {
  behind.post('/api/data/getData', (request) => ({ from: request.headers['x-forwarded-for'] }));
  behind.post<{ Body: { codigo: string } }>('/api/data/getPromo', ({ body }) => (promotionsAsked.push(body.codigo), { codigoRetorno: '00', data: null }));
  const apiUrl = await behind.listen({ port: 0, host: '127.0.0.1' });
  const config = readConfig({ LOG_LEVEL: 'silent', API_URL: apiUrl, REGISTRY_URL: 'http://127.0.0.1:9', PUBLIC_URL: 'https://brasa.example' });
  const compose = createComposer({ renderer, build, config });
  app = await buildApp({ config, log: createLog('silent'), assets: new Map([['/s/shell.1.js', script]]), worker: 'work()', answerFiles, remoteFiles: createRemoteFiles({ build, discovery: () => document }), compose, discovery: () => document, index: () => 7, shop: () => shop, visits, overrides });
});

afterAll(async () => {
  await app.close();
  await behind.close();
});

/** Codes that the shell asked the api about. */
const promotionsAsked: string[] = [];

const shellToken = 'of the shells';
let tried: DiscoveredVersion | null = null;
const overrides = createOverrides({ registryUrl: 'http://registry.test', token: shellToken, provides: {}, secure: true, fetch: async () => (tried ? Response.json(tried) : new Response(null, { status: 404 })), log: { warn: () => undefined } });

const recorded: unknown[] = [];
const visits: Visits = {
  start: (remotes, entry) => `${entry} of ${remotes.map(({ name, chosen }) => `${name} ${chosen.version}`).join(' ')}`,
  record: (beacon) => recorded.push(beacon) > 0,
  stop: async () => undefined,
};

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

test('a page arrives with its first view, its data and exactly the scripts of its route', async () => {
  const { statusCode, headers, body } = await get('/menu/categoria/combos');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<html lang="es" data-frame="full">');
  expect(body).toContain('<title>Combos | Pizzería Brasa Chapina</title>');
  expect(body).toContain('<header>Combos</header>');
  expect(body).toContain('<div data-remote="mf-menu" data-version="1.0.0+aaaaaaaa"><div data-stage data-server-rendered><h1>/menu/categoria/combos</h1></div></div>');
  expect([...body.matchAll(/<script async src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"/g)].map(([, src, hash]) => `${src} ${hash}`)).toEqual([
    `/r/mf-menu/1.0.0+aaaaaaaa/expose_area.2.js ${hashOf('area')}`,
    `/r/mf-menu/1.0.0+aaaaaaaa/remoteEntry.1.js ${hashOf('entry')}`,
    '/s/shell.1.js sha384-shell',
  ]);
  // The menu is a file of its own, asked for together with the scripts.
  const [, waiting = ''] = /<template id="page-scripts">([\s\S]*?)<\/template>/.exec(body) ?? [];
  expect(waiting).toMatch(/^<link rel="preload" as="fetch" href="\/answers\/remotes\.[0-9a-f]{16}_b1_aaaaaaaa\.json" crossorigin="anonymous">\n<link rel="preload" as="fetch" href="\/answers\/catalog.c1.json" crossorigin="anonymous">\n<script /);
  expect(body).toContain('"answers":["/answers/catalog.c1.json"]');
});

test('every style and script carries the nonce of its answer, and each answer has its own', async () => {
  const [one, two] = await Promise.all([get('/'), get('/')]);
  const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
  expect(nonce).toBeTruthy();
  const bare = [...one.body.matchAll(/<(?:script(?! type="application)|style)[^>]*>/g)].filter(([tag]) => !tag.includes(`nonce="${nonce}"`));
  expect(bare).toEqual([]);
  expect(one.body).not.toMatch(/ style="| on[a-z]+="/);
  expect(two.headers['content-security-policy']).not.toBe(one.headers['content-security-policy']);
});

test('every page is answered with the whole set of protections', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['strict-transport-security']).toBeTruthy();
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
});

test('a visitor is recognised again, and nothing else is known about them', async () => {
  const first = await get('/');
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^pz_vid=[0-9a-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
  const again = await get('/', { accept: 'text/html', cookie: cookie.split(';')[0] ?? '' });
  expect(again.headers['set-cookie']).toBeUndefined();
});

const aBrowser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

test('another website, a program in a page and a page fetched ahead spend none of the questions about promotions that a visitor has; a click on another website does', async () => {
  document = aDocument(aVersion({ more: { routes: [{ pattern: '/promociones/*', names: 'promotion' }] } }));
  promotionsAsked.length = 0;
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-purpose': 'prefetch' },
  ];
  for (const headers of others) expect((await get('/promociones/menu/ajena', { ...aBrowser, ...headers })).statusCode).toBe(200);
  expect(promotionsAsked).toEqual([]);
  const asking: readonly (readonly [string, Record<string, string>])[] = [['propia', aBrowser], ['pulsada', { ...aBrowser, 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }], ['buscada', { accept: 'text/html' }]];
  for (const [code, headers] of asking) expect((await get(`/promociones/menu/${code}`, headers)).headers['location']).toBe('/');
  expect(promotionsAsked).toEqual(['propia', 'pulsada', 'buscada']);
  document = aDocument();
});

test('a page begins a visit that its browser can report on; for a crawler, and for a page that nobody asked for yet, none', async () => {
  const page = await get('/', aBrowser);
  expect(page.body).toContain('"visit":"7 of mf-menu 1.0.0+aaaaaaaa"');
  const others: Record<string, string>[] = [{ accept: 'text/html' }, { ...aBrowser, 'sec-purpose': 'prefetch;prerender' }, { accept: 'text/html', cookie: `pz_vid=${'0'.repeat(32)}`, 'user-agent': 'Googlebot/2.1' }];
  for (const headers of others) expect((await get('/', headers)).body).not.toContain('"visit"');
  recorded.length = 0;
  // The last one is larger than any page of ours has to tell.
  for (const payload of ['{"visit":"x"}', '{', JSON.stringify({ visit: 'y'.repeat(9000) })]) expect((await app.inject({ method: 'POST', url: '/visits', headers: { 'content-type': 'application/json' }, payload })).statusCode).toBeLessThan(500);
  expect(recorded).toEqual([{ visit: 'x' }]);
});

test('a visitor who loads hundreds of pages is in the figures with a hundred of them at most, and takes nothing from others', async () => {
  const counted = async (visitor: string, pages: number) => {
    const answers = await Promise.all(Array.from({ length: pages }, () => get('/', { ...aBrowser, cookie: `pz_vid=${visitor.repeat(32)}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    return answers.filter(({ body }) => body.includes('"visit"')).length;
  };
  expect([await counted('d', 120), await counted('e', 2)]).toEqual([100, 2]);
});

test('a page whose visitor keeps the versions of an earlier one is in no figure, also when they are those of her share', async () => {
  const page = async (pin: string) => (await get('/', { ...aBrowser, cookie: `pz_vid=${'0'.repeat(32)}; pz_pin=${pin}` })).body;
  expect(await page('mf-menu@1.0.0+aaaaaaaa')).not.toContain('"visit"');
  expect(await page('mf-menu')).toContain('"visit"');
});

test('a link for a trial shows a version in that browser only, says so, counts nothing, and can be left', async () => {
  tried = aVersion({ version: '9.0.0+eeeeeeee', traffic: 0, isDefault: false });
  const signed = signOverride(shellToken, { versions: new Map([['mf-menu', '9.0.0+eeeeeeee']]), expires: Math.floor(Date.now() / 1000) + 8 * 3600 });
  const opened = await get(`/prueba/${signed}`);
  expect([opened.statusCode, opened.headers.location, opened.headers['referrer-policy']]).toEqual([302, '/', 'no-referrer']);
  const cookie = String(opened.headers['set-cookie']);
  expect(cookie).toMatch(/^pz_prueba=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=(28800|28799|28798); HttpOnly; SameSite=Lax; Secure$/);
  const answer = await get('/', { ...aBrowser, cookie: cookie.split(';')[0] ?? '' });
  expect(answer.headers['x-keep-offline']).toBeUndefined();
  const page = answer.body;
  expect(page).toContain('data-remote="mf-menu" data-version="9.0.0+eeeeeeee"');
  expect(page).toMatch(/<aside id="shell-trial" aria-label="Prueba"><span>Estás probando: mf-menu 9\.0\.0\+eeeeeeee<\/span><a href="\/prueba\/salir">Salir de la prueba<\/a><\/aside>/);
  expect(page).toContain('"lastGood":"1.0.0+aaaaaaaa"');
  expect(page).not.toContain('"visit"');
  expect(page).toContain('"isTried":true');
  // What an open checkout keeps is for pages without a trial.
  expect((await get('/', { ...aBrowser, cookie: `${cookie.split(';')[0]}; pz_pin=mf-menu@1.0.0+aaaaaaaa` })).body).toContain('data-version="9.0.0+eeeeeeee"');
  const other = (await get('/', aBrowser)).body;
  expect(other).toContain('data-version="1.0.0+aaaaaaaa"');
  expect(other).not.toMatch(/shell-trial|isTried/);
  const left = await get('/prueba/salir');
  expect([left.statusCode, left.headers.location, left.headers['set-cookie']]).toEqual([302, '/', expect.stringMatching(/^pz_prueba=; Path=\/; Max-Age=0/)]);
});

test('a second link is tried out beside the first; what is not published or does not suit the shell is said and not shown', async () => {
  const cookieOf = async (versions: [string, string][], cookie = '') => {
    const signed = signOverride(shellToken, { versions: new Map(versions), expires: Math.floor(Date.now() / 1000) + 60 });
    return String((await get(`/prueba/${signed}`, { cookie })).headers['set-cookie']).split(';')[0] ?? '';
  };
  tried = aVersion({ version: '9.1.0+eeeeeeee', shared: { lit: '^3.0.0' } });
  const one = await cookieOf([['mf-menu', '9.1.0+eeeeeeee']]);
  expect((await get('/', { accept: 'text/html', cookie: one })).body).toContain('mf-menu 9.1.0+eeeeeeee (no se muestra: necesita lit ^3.0.0)');
  tried = null;
  const both = await cookieOf([['mf-stores', '9.2.0+eeeeeeee']], one);
  const page = (await get('/', { accept: 'text/html', cookie: both })).body;
  expect(page).toContain('mf-menu 9.1.0+eeeeeeee (no se muestra: necesita lit ^3.0.0) · mf-stores 9.2.0+eeeeeeee (no se muestra: no está publicada o fue bloqueada)');
  expect(page).toContain('data-version="1.0.0+aaaaaaaa"');
});

test.each([
  ['is over', signOverride('of the shells', { versions: new Map([['mf-menu', '9.0.0+eeeeeeee']]), expires: 1 })],
  ['was signed by somebody else', signOverride('of others', { versions: new Map([['mf-menu', '9.0.0+eeeeeeee']]), expires: 4_000_000_000 })],
  ['is no link', 'abc'],
])('a link that %s says so in Spanish with a way on, and as a cookie it is nothing', async (_what, signed) => {
  const answer = await get(`/prueba/${signed}`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([410, undefined]);
  expect(answer.body).toMatch(/Este enlace ya no sirve.*Pide uno nuevo.*href="\/"/s);
  expect((await get('/', { accept: 'text/html', cookie: `pz_prueba=${signed}` })).body).not.toContain('shell-trial');
});

test.each(['/%E0%A4%A', '/menu/categoria/%', '/prueba/%ff', '/%E0%A4%A?de=correo', `/menu/categoria/${'a'.repeat(600)}`])('an address that cannot be read (%s) leads home like any unknown one; a file under it is not found [ROUTE-055]', async (url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location, headers['cache-control'], headers['x-content-type-options']]).toEqual([302, '/', 'no-store', 'nosniff']);
  const file = await get(url, { accept: 'image/avif', 'sec-fetch-dest': 'image' });
  expect([file.statusCode, file.body]).toEqual([404, 'No encontramos lo que buscas.']);
});

test('an unknown address leads home [ROUTE-055]', async () => {
  const { statusCode, headers } = await get('/no/existe');
  expect([statusCode, headers.location]).toEqual([302, '/']);
});

test.each([
  ['/s/gone.js', {}],
  ['/r-x/mf.js', { accept: '*/*' }],
  ['/menu', { accept: 'image/webp', 'sec-fetch-dest': 'image' }],
])('a missing file is never answered with a page: %s', async (url, headers) => {
  const { statusCode, headers: answered } = await get(url, headers);
  expect(statusCode).toBe(404);
  expect(answered['content-type']).toContain('text/plain');
});

test('an address with slashes too many in front is drawn as the one it means', async () => {
  renderer.drawn.length = 0;
  for (const url of ['//', '//menu/categoria/combos']) expect((await get(url)).statusCode).toBe(200);
  expect(renderer.drawn).toEqual(['/', '/menu/categoria/combos'].map((url) => `mf-menu 1.0.0+aaaaaaaa area ${url}`));
});

test('a fragment that is late or broken leaves its box for the browser', async () => {
  const { statusCode, body } = await get('/menu/categoria/combos?from=late');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div data-remote="mf-menu" data-version="1.0.0+aaaaaaaa"><div data-stage></div></div>');
  expect(body).toContain('/r/mf-menu/1.0.0+aaaaaaaa/remoteEntry.1.js');
});

test('what advertisements add to an address does not change what is drawn', async () => {
  renderer.drawn.length = 0;
  await get('/menu/categoria/combos?utm_source=x&fbclid=y&orden=precio');
  expect(renderer.drawn).toEqual(['mf-menu 1.0.0+aaaaaaaa area /menu/categoria/combos?orden=precio']);
});

test('without the menu the frame is sent and the browser asks for it [SHELL-001]', async () => {
  shop = aShop({ catalog: null });
  const { statusCode, body } = await get('/');
  shop = aShop();
  expect(statusCode).toBe(200);
  expect(body).toContain('<header>Inicio</header>');
  expect(body).not.toContain('data-stage data-server-rendered><h1>');
});

test('gift-card addresses lead home while certificates are off [ROUTE-046]', async () => {
  document = aDocument(aVersion({ more: { routes: [{ pattern: '/certificates', title: 'Gift Cards', needs: 'certificates' }] } }));
  expect((await get('/certificates')).statusCode).toBe(200);
  shop = aShop({ catalog: { ...anExampleMenu(), config: { ...anExampleMenu().config, certificatesEnabled: false } } });
  expect((await get('/certificates')).headers.location).toBe('/');
  shop = aShop();
  document = aDocument();
});

test('a page without frame says so, and gets no slots [ROUTE-025]', async () => {
  document = aDocument(aVersion({ more: { routes: [{ pattern: '/tracker/:id', frame: false, ssr: false, indexed: false }], slots: [{ name: 'address-banner', place: 'above', load: 'now' }] } }));
  const { body } = await get('/tracker/abc');
  document = aDocument();
  expect(body).toContain('data-frame="none"');
  expect(body).toContain('<div data-place="address-banner"></div>');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['/updatepass/s3cr3t', 'no-referrer'],
  ['/validar-cuenta?hash=s3cr3t', 'no-referrer'],
  ['/certificados/activar/s3cr3t', 'no-referrer'],
  ['/forgot-password', 'strict-origin-when-cross-origin'],
])('%s sends its visitors on with the policy %s', async (path, policy) => {
  document = aDocument(aVersion({ more: { routes: ['/updatepass/:hash', '/validar-cuenta', '/certificados/activar/:code', '/forgot-password'].map((pattern) => ({ pattern, ssr: false, secret: pattern !== '/forgot-password' })) } }));
  const { statusCode, headers } = await get(path);
  document = aDocument();
  expect([statusCode, headers['referrer-policy'], headers['cache-control']]).toEqual([200, policy, 'no-store']);
});

test('a slot that belongs to the first view is drawn with it, and its scripts come along', async () => {
  const slots = [{ name: 'address-banner', place: 'above' as const, load: 'now' as const, routes: ['/'] }];
  const version = aVersion();
  const exposes = { ...version.extras.modulefederation.exposes, './slot-address-banner': [`${version.extras.base}slot.3.js`] };
  document = aDocument(aVersion({ more: { slots, modulefederation: { ...version.extras.modulefederation, exposes }, assets: { ...version.extras.assets, [`${version.extras.base}slot.3.js`]: 'sha384-slot' } } }));
  const { body } = await get('/');
  document = aDocument();
  expect(body).toMatch(/<div data-place="address-banner" data-remote="mf-menu"[^>]*><div data-stage data-server-rendered>/);
  expect(body).toContain('/r/mf-menu/1.0.0+aaaaaaaa/slot.3.js');
});

test('an open page is told which of its versions may not go on', async () => {
  document = { microFrontends: { 'mf-menu': [aVersion({ version: '2.0.0+bbbbbbbb' }), aVersion({ traffic: 0, isDefault: false })], 'mf-stores': [aVersion({ name: 'mf-stores', more: { off: true } })] } };
  const gone = async (versions: string, headers = {}) => {
    const answer = await get(`/versions/gone?versions=${encodeURIComponent(versions)}`, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  expect(await gone('mf-menu@2.0.0+bbbbbbbb|mf-menu@1.0.0+aaaaaaaa')).toEqual({ gone: [] });
  expect(await gone('mf-menu@9.0.0+eeeeeeee|mf-stores@1.0.0+aaaaaaaa|constructor@1|x')).toEqual({ gone: ['mf-menu', 'mf-stores', 'constructor'] });
  expect(await gone('')).toEqual({ gone: [] });
  tried = aVersion({ version: '9.0.0+eeeeeeee' });
  const signed = signOverride(shellToken, { versions: new Map([['mf-menu', '9.0.0+eeeeeeee']]), expires: Math.floor(Date.now() / 1000) + 60 });
  expect(await gone('mf-menu@9.0.0+eeeeeeee', { cookie: `pz_prueba=${signed}` })).toEqual({ gone: [] });
  tried = null;
  const blocked = signOverride(shellToken, { versions: new Map([['mf-menu', '9.3.0+eeeeeeee']]), expires: Math.floor(Date.now() / 1000) + 60 });
  expect(await gone('mf-menu@9.3.0+eeeeeeee', { cookie: `pz_prueba=${blocked}` })).toEqual({ gone: ['mf-menu'] });
  document = { microFrontends: {} };
  expect(await gone('mf-menu@9.0.0+eeeeeeee')).toEqual({ gone: [] });
  document = aDocument();
});

test('search engines read what is no page and what there is; an unknown address leads home', async () => {
  const robots = await get('/robots.txt', {});
  expect([robots.headers['content-type'], robots.headers['cache-control']]).toEqual(['text/plain; charset=utf-8', 'public, max-age=3600']);
  expect(robots.body).toMatch(/^User-agent: \*\nAllow: \/\n[^]*Disallow: \/api\/\n[^]*\n\nSitemap: https:\/\/brasa\.example\/sitemap\.xml\n$/);
  const sitemap = await get('/sitemap.xml', {});
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(expect.arrayContaining(['https://brasa.example/', 'https://brasa.example/menu/categoria/combos', 'https://brasa.example/menu/categoria/entradas', 'https://brasa.example/trivia']));
  for (const place of places) expect([place, (await get(String(place).slice('https://brasa.example'.length))).statusCode]).toEqual([place, 200]);
  for (const path of ['/menu/categoria/nada', '/menu/categoria/entradas/nada']) expect([path, (await get(path)).statusCode, (await get(path)).headers.location]).toEqual([path, 302, '/']);
});

test('a section that is switched off says so under its addresses, as something that passes', async () => {
  document = aDocument(aVersion({ more: { off: true } }));
  const { statusCode, headers, body } = await get('/menu/categoria/combos');
  document = aDocument();
  expect([statusCode, headers['x-keep-offline']]).toEqual([503, undefined]);
  expect(body).toContain('data-remote="shell"');
  expect(body).not.toContain('<script async src="/r/mf-menu');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('without any remote the home page says that it cannot serve now', async () => {
  document = { microFrontends: {} };
  const { statusCode, body } = await get('/');
  document = aDocument();
  expect(statusCode).toBe(503);
  expect(body).toContain('<header>');
});

test('own files are kept by browsers for ever and answered as unchanged', async () => {
  const { statusCode, headers } = await get('/s/shell.1.js', {});
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await get('/s/shell.1.js', { 'if-none-match': '"t"' })).statusCode).toBe(304);
});

test('calls reach the api with the address of who made them', async () => {
  const { json } = await app.inject({ method: 'POST', url: '/api/data/getData', headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(json()).toEqual({ from: '198.51.100.7' });
});

test('a service that is away is said to be away, in the words of the contract', async () => {
  const { statusCode, json } = await app.inject({ url: '/r/mf-menu/1/x.js' });
  expect(statusCode).toBe(503);
  expect(json()).toMatchObject({ codigoRetorno: '01' });
});

test('a page that is the same for everybody may be kept for the day without a network, a personal one may not', async () => {
  expect((await get('/menu/categoria/combos')).headers['x-keep-offline']).toMatch(/^\/answers\/remotes\.[0-9a-f]{16}_b1_aaaaaaaa\.json \/answers\/catalog\.c1\.json$/);
  document = aDocument(aVersion({ more: { routes: [{ pattern: '/checkout', indexed: false }, { pattern: '/points', guests: 'log-in' }] } }));
  for (const url of ['/checkout', '/points']) expect([url, (await get(url)).headers['x-keep-offline']]).toEqual([url, undefined]);
  document = aDocument();
});

test('the worker is asked for past all caches and may talk to its own server only', async () => {
  const { headers, body } = await get('/sw.js', {});
  expect(body).toBe('work()');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8', 'content-security-policy': "default-src 'none'; connect-src 'self'" });
});

test('switched off, the worker forgets what was kept and leaves, and pages neither start it nor are kept', async () => {
  const off = readConfig({ LOG_LEVEL: 'silent', OFFLINE_ENABLED: '0', PUBLIC_URL: 'https://brasa.example' });
  const compose = createComposer({ renderer, build, config: off });
  const other = await buildApp({ config: off, log: createLog('silent'), assets: new Map(), worker: 'work()', answerFiles, remoteFiles: createRemoteFiles({ build, discovery: () => document }), compose, discovery: () => document, index: () => 7, shop: () => shop, visits: null, overrides: null });
  const { body } = await other.inject('/sw.js');
  expect(body).not.toContain('work()');
  expect(body).toContain('registration.unregister()');
  const page = await other.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.headers['x-keep-offline']).toBeUndefined();
  expect(page.body).toContain('"offline":false');
  await other.close();
});

test('what failed in a browser is answered with nothing, whatever was sent', async () => {
  const report = (payload: object) => app.inject({ method: 'POST', url: '/failures', payload });
  expect((await report({ remote: 'mf-menu', version: '1', phase: 'load', reason: 'x' })).statusCode).toBe(204);
  expect((await report({ remote: '../../etc', more: 1 })).statusCode).toBe(204);
  expect((await report({ remote: 'mf-menu', version: '1', phase: 'load', reason: 'x'.repeat(5000) })).statusCode).toBe(413);
});

test('search engines read the shop on home, the menu on a category, and the price of the page on a product', async () => {
  const factsOf = async (path: string) => [...(await get(path)).body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  expect(await factsOf('/')).toMatchObject([{ '@type': 'Restaurant', name: 'Pizzería Brasa Chapina', hasMenu: 'https://brasa.example/menu' }]);
  const [menu, way] = await factsOf('/menu/categoria/entradas');
  expect(menu).toMatchObject({ '@type': 'Menu', name: 'Entradas', hasMenuItem: [{ name: 'Pan con ajo y queso', offers: { '@type': 'Offer', price: '37.00', priceCurrency: 'GTQ' } }] });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Inicio' }, { name: 'Entradas', position: 2 }] });
});

test('each shop has a page that says so, in the sitemap, too; an unknown one is not found, and in no list', async () => {
  document = { ...aDocument(), microFrontends: { ...aDocument().microFrontends, 'mf-stores': [aVersion({ name: 'mf-stores', more: { routes: [{ pattern: '/tiendas', page: 'stores' }, { pattern: '/tiendas/:slug', names: 'shop' }] } })] } };
  const known = await get('/tiendas/zona-10-oakland');
  expect(known.statusCode).toBe(200);
  expect(known.body).toContain('"@type":"Restaurant"');
  expect(known.body).toMatch(/<meta name="description" content="Pizzería Brasa Chapina Zona 10 Oakland: [^"]*Horario, cómo llegar y pedidos en línea a domicilio y para recoger\./);
  expect((await get('/TIENDAS/zona-10-oakland/')).body).toContain('<link rel="canonical" href="https://brasa.example/tiendas/zona-10-oakland">');
  expect((await get('/tiendas/zona-10-oakland', aBrowser)).body).toContain('"visit"');
  expect((await get('/tiendas/nadie', aBrowser)).body).not.toContain('"visit"');
  const unknown = await get('/tiendas/nadie');
  expect([unknown.statusCode, unknown.headers['x-keep-offline'], unknown.body.includes('<meta name="robots" content="noindex">')]).toEqual([404, undefined, true]);
  expect(unknown.body).toContain('data-remote="mf-stores"');
  expect((await get('/sitemap.xml', {})).body).toContain('<loc>https://brasa.example/tiendas/zona-10-oakland</loc>');
  for (const without of [null, { ...geography, shops: [] }]) {
    shop = aShop({ geography: without });
    expect((await get('/tiendas/nadie')).statusCode).toBe(200);
  }
  shop = aShop();
  document = aDocument();
});

const remotesFileOf = async (path: string): Promise<string> => /"remotesFile":"([^"]+)"/.exec((await get(path)).body)?.[1] ?? '';

test('what a page says of its remotes is a file for ever, with a hash for each script, and the next page of the same versions has the same one', async () => {
  const url = await remotesFileOf('/');
  expect(await remotesFileOf('/menu/categoria/combos')).toBe(url);
  const { statusCode, headers, json } = await get(url, {});
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(json()).toMatchObject({ remotes: [{ chosen: { integrity: { 'remoteEntry.1.js': hashOf('entry') } } }], integrity: build.integrity });
  const { body } = await get('/');
  for (const told of ['"remotes":', '"routes":', '"integrity":']) expect(body).not.toContain(told);
});

test('a file about versions that are not known here, or no longer, is in no cache', async () => {
  const answerTo = async (url: string) => {
    const { statusCode, headers } = await get(url, {});
    return [statusCode, headers['cache-control']];
  };
  expect(await answerTo('/answers/remotes.0000000000000000_b1_cccccccc.json')).toEqual([404, 'no-store']);
  expect(await answerTo('/answers/remotes.0000000000000000_b1_aaaaaaaa.json')).toEqual([200, 'no-store']);
});

test('a page names the last good version, and the server tells what it consists of', async () => {
  document = aDocument(aVersion({ version: '2.0.0+bbbbbbbb' }), aVersion({ traffic: 0, isDefault: false }));
  const { json: said } = await get(await remotesFileOf('/'), {});
  expect(said()).toMatchObject({ remotes: [{ name: 'mf-menu', chosen: { version: '2.0.0+bbbbbbbb' }, lastGood: '1.0.0+aaaaaaaa' }] });
  const { headers, json } = await get('/versions/mf-menu/1.0.0%2Baaaaaaaa');
  expect(json()).toMatchObject({ version: '1.0.0+aaaaaaaa', base: '/r/mf-menu/1.0.0+aaaaaaaa/', integrity: { 'remoteEntry.1.js': hashOf('entry') } });
  expect(headers['cache-control']).toContain('immutable');
  expect((await get('/versions/mf-menu/9.9.9')).statusCode).toBe(404);
  expect((await get('/versions/constructor/1.0.0')).statusCode).toBe(404);
  document = aDocument();
});

test('an answer that pages name is a file for ever, compressed, and the same on every server; one that is not there is in no cache', async () => {
  const { '["catalog"]': url = '' } = answerFiles.add({ '["catalog"]': '{"products":["á"]}' });
  expect(createAnswerFiles().add({ '["catalog"]': '{"products":["á"]}' })).toEqual({ '["catalog"]': url });
  expect(url).toMatch(/^\/answers\/catalog\.[0-9a-f]{16}\.json$/);
  for (const [encoding, unpack] of [['br', brotliDecompressSync], ['gzip', gunzipSync], [undefined, (bytes: Buffer) => bytes]] as const) {
    const { statusCode, headers, rawPayload } = await get(url, encoding ? { 'accept-encoding': encoding } : {});
    expect([statusCode, headers['content-encoding'], unpack(rawPayload).toString()]).toEqual([200, encoding, '{"products":["á"]}']);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding', 'cross-origin-resource-policy': 'same-origin' });
  }
  const { statusCode, headers } = await get('/answers/catalog.0000000000000000.json', {});
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a menu that grows tenfold costs its pages nothing', async () => {
  const sizeOf = async () => (await get('/menu/categoria/combos')).body.length;
  const small = await sizeOf();
  const { products, ...catalog } = anExampleMenu();
  const many = Array.from({ length: 600 }, (_, index) => ({ ...products[index % products.length], id: 100_000 + index, slug: `more-${index}`, categoryId: 999 }) as (typeof products)[number]);
  shop = aShop({ catalog: { ...catalog, products: [...products, ...many], productById: new Map([...products, ...many].map((product) => [product.id, product])) } });
  expect(await sizeOf()).toBe(small);
  shop = aShop();
});
