import { expect, jest, test } from '@jest/globals';
import { readOverride, signOverride } from '@brasa/shared/server/override';
import Fastify from 'fastify';
import { createOverrides, overrideStrip } from './overrides.ts';
import { aDocument, aVersion } from './testing/discovery.ts';

const token = 'of the shells';
const time = 1_800_000_000_000;
const version = '9.0.0+eeeeeeee';
const cookie = `pz_prueba=${signOverride(token, { versions: new Map([['mf-menu', version]]), expires: time / 1000 + 3600 })}`;

function shell({ provides = {} }: { provides?: Parameters<typeof createOverrides>[0]['provides'] } = {}) {
  const registry = { now: time, answer: async (): Promise<Response> => Response.json(aVersion({ version })) };
  const log = { warn: jest.fn() };
  const asked = jest.fn((_url: string, _init?: RequestInit) => registry.answer());
  const { apply, routes } = createOverrides({ registryUrl: 'http://registry.test', token, provides, secure: true, now: () => registry.now, fetch: asked as unknown as typeof fetch, log });
  return { registry, asked, log, routes, applyTo: (cookies: string) => apply(aDocument(), cookies), apply: () => apply(aDocument(), cookie) };
}

test('a version that is blocked while somebody tries it is left within five seconds', async () => {
  const { registry, asked, apply } = shell();
  expect((await apply())?.versions).toEqual(new Map([['mf-menu', version]]));
  registry.answer = async () => new Response(null, { status: 404 });
  registry.now += 4_999;
  expect((await apply())?.versions.size).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
  registry.now += 1;
  expect(await apply()).toMatchObject({ versions: new Map(), tried: [{ remote: 'mf-menu', version, problem: 'no está publicada o fue bloqueada' }] });
});

test('while the registry does not answer, what it said last counts', async () => {
  const { registry, log, apply } = shell();
  await apply();
  for (const answer of [async () => new Response(null, { status: 503 }), () => Promise.reject(new Error('away'))]) {
    registry.answer = answer;
    registry.now += 5_000;
    expect((await apply())?.versions).toEqual(new Map([['mf-menu', version]]));
  }
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a version that could not be asked about is not said to be blocked, and is asked about again', async () => {
  const { registry, apply } = shell();
  const { answer } = registry;
  registry.answer = () => Promise.reject(new Error('away'));
  expect(await apply()).toMatchObject({ versions: new Map(), tried: [{ problem: 'no se pudo consultar; recarga la página en un momento' }] });
  registry.answer = answer;
  registry.now += 5_000;
  expect((await apply())?.tried).toEqual([{ remote: 'mf-menu', version, problem: null }]);
});

test('what a registry of before says of a version is completed, as in its document', async () => {
  const { registry, apply } = shell();
  const { off: _off, ...extras } = aVersion({ version, more: { routes: [{ pattern: '/favorites', private: true }], slots: [{ name: 'search-dialog', load: 'demand' }] } }).extras;
  registry.answer = async () => Response.json({ ...aVersion({ version }), extras });
  const tried = (await apply())?.document.microFrontends['mf-menu']?.find(({ metadata }) => metadata.version === version);
  expect(tried?.extras.routes).toEqual([{ pattern: '/favorites', private: true, page: 'favorites', guests: 'log-in', tab: 'favorites', header: ['search', 'cart'] }]);
  expect(tried?.extras.slots).toEqual([{ name: 'search-dialog', load: 'demand', opens: 'search/requested' }]);
});

test('what a version lacks is said in Spanish', async () => {
  const { registry, apply } = shell({ provides: { react: { version: '18.0.0', names: null }, '@brasa/shared/ui': { version: '1.0.0', names: ['Button'] } } });
  registry.answer = async () => Response.json(aVersion({ version, shared: { react: '^19.0.0' }, uses: { '@brasa/shared/ui': ['Button', 'Drawer'] } }));
  expect((await apply())?.tried).toEqual([{ remote: 'mf-menu', version, problem: 'necesita react ^19.0.0, Drawer de @brasa/shared/ui' }]);
});

test('whatever a version says that it needs is text in the page', () => {
  const strip = overrideStrip([{ remote: 'mf-menu', version, problem: 'necesita <img src=x> ^1.0.0' }], 'n');
  expect([strip.includes('<img'), strip.includes('&lt;img src=x&gt;')]).toEqual([false, true]);
});

test('a version on trial is in no place among those of other visitors, whatever the registry says of it', async () => {
  const { registry, apply } = shell();
  registry.answer = async () => Response.json({ ...aVersion({ version }), deployment: { traffic: 100, default: true, salt: 'mf-menu:1', state: 'stable' } });
  const tried = (await apply())?.document.microFrontends['mf-menu']?.find(({ metadata }) => metadata.version === version);
  expect(tried?.deployment).toMatchObject({ traffic: 0, default: false, state: 'retired' });
});

test('each of several links ends at its own time, and a later one of the same remote takes the place of the first', async () => {
  const { registry, routes, applyTo } = shell();
  registry.answer = async () => Response.json(aVersion({ version }));
  const app = Fastify();
  routes(app);
  let sent = '';
  const open = async (remote: string, name: string) => {
    const signed = signOverride(token, { versions: new Map([[remote, name]]), expires: registry.now / 1000 + 28_800 });
    const [, value = '', seconds] = /^(pz_prueba=[^;]+); Path=\/; Max-Age=(\d+);/.exec(String((await app.inject({ url: `/prueba/${signed}`, headers: { cookie: sent } })).headers['set-cookie'])) ?? [];
    sent = value;
    return seconds;
  };
  const tried = async () => (await applyTo(`a=1; ${sent}; b=2`))?.tried.map(({ remote, version: name }) => `${remote} ${name}`);
  expect(await open('mf-menu', version)).toBe('28800');
  registry.now += 3_600_000;
  expect(await open('mf-stores', '2.0.0+ffffffff')).toBe('28800');
  registry.now += 3_600_000;
  // However often: what was replaced takes no room in the cookie.
  for (let times = 0; times < 20; times += 1) expect(await open('mf-stores', version)).toBe('28800');
  expect(await tried()).toEqual([`mf-menu ${version}`, `mf-stores ${version}`]);
  registry.now += 6 * 3_600_000;
  expect(await tried()).toEqual([`mf-stores ${version}`]);
  registry.now += 2 * 3_600_000;
  expect(await tried()).toBeUndefined();
  await app.close();
});

test('however long a link is signed for, its cookie ends in eight hours', async () => {
  const { routes } = shell();
  const app = Fastify();
  routes(app);
  const link = signOverride(token, { versions: new Map([['mf-menu', version]]), expires: time / 1000 + 3 * 86_400 });
  const [, value = '', seconds] = /^pz_prueba=([^;]+); Path=\/; Max-Age=(\d+);/.exec(String((await app.inject(`/prueba/${link}`)).headers['set-cookie'])) ?? [];
  expect([seconds, readOverride(token, value, time)?.expires]).toEqual(['28800', time / 1000 + 28_800]);
  await app.close();
});
