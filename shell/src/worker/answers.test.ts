import { expect, test } from '@jest/globals';
import { keepHeader } from '../composition/offline.ts';
import { answerFile, answerPage, clearOldShelves, fetchAhead, type World } from './answers.ts';
import { shelves } from './shelves.ts';

const origin = 'https://brasa.example';

/** As much of the browser's caches as the worker uses. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL): string => new URL(request instanceof Request ? request.url : request, origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
      const bare = (url: string): string => (ignoreSearch ? url.split('?')[0] ?? '' : url);
      const key = [...entries.keys()].find((url) => bare(url) === bare(urlOf(request)));
      return key === undefined ? undefined : entries.get(key)?.clone();
    },
    put: async (request: RequestInfo | URL, answer: Response) => void entries.set(urlOf(request), answer),
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  const caches = {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, urls: (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(origin.length)), names: () => [...all.keys()] };
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
const forEverybody = { 'cache-control': 'no-store', [keepHeader]: '1' };

/** A server of these paths; everything else is a 404. `offline` makes it nobody's. */
function aWorld(routes: Readonly<Record<string, { readonly body: string; readonly headers?: Record<string, string> }>> = {}) {
  const { caches, urls, names } = memoryCaches();
  const asked: { readonly path: string; readonly init: RequestInit | undefined }[] = [];
  const state = { offline: false, routes: { ...routes } };
  const work: Promise<unknown>[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = (input instanceof Request ? input.url : String(input)).slice(origin.length);
    asked.push({ path, init });
    if (state.offline) throw new TypeError('Failed to fetch');
    const route = state.routes[path];
    return route ? new Response(route.body, { headers: route.headers ?? {} }) : new Response('', { status: 404 });
  };
  const world: World = { caches, fetch: fetch as typeof globalThis.fetch, origin, fileTimeoutMs: 30_000 };
  const get = (path: string): Request => new Request(origin + path);
  const none = Promise.resolve(undefined);
  return {
    world,
    urls,
    names,
    asked,
    state,
    page: async (path: string): Promise<string> => {
      const answer = await answerPage(get(path), none, world, (later) => work.push(later));
      await Promise.all(work);
      return answer.text();
    },
    file: async (path: string): Promise<string> => (await answerFile(get(path), 'files', world)).text(),
  };
}

test('a page is the server’s while there is a server, and the kept one while there is none', async () => {
  const { page, state } = aWorld({ '/menu/categoria/combos': { body: 'old release', headers: forEverybody } });
  expect(await page('/menu/categoria/combos')).toBe('old release');
  state.routes['/menu/categoria/combos'] = { body: 'taken back', headers: forEverybody };
  expect(await page('/menu/categoria/combos')).toBe('taken back');
  state.offline = true;
  expect(await page('/menu/categoria/combos')).toBe('taken back');
  expect(await page('/menu/categoria/combos?utm_source=x')).toBe('taken back');
});

test('an address that was never kept is answered with home, and without home with what was seen last', async () => {
  const { page, state } = aWorld({ '/': { body: 'home', headers: forEverybody }, '/tiendas': { body: 'shops', headers: forEverybody } });
  await page('/tiendas');
  state.offline = true;
  expect(await page('/cart')).toBe('shops');
  state.offline = false;
  await page('/');
  state.offline = true;
  expect(await page('/cart')).toBe('home');
});

test('nothing is kept of a page that is not for everybody, nor of an error', async () => {
  const { page, urls, state } = aWorld({ '/checkout': { body: 'hers', headers: { 'cache-control': 'no-store' } } });
  await page('/checkout');
  await page('/gone');
  expect(urls(shelves.pages.name)).toEqual([]);
  state.offline = true;
  await expect(page('/checkout')).rejects.toThrow('Failed to fetch');
});

test('what the browser asked for while the worker woke up is not asked for again', async () => {
  const { world, asked } = aWorld();
  const early = Promise.resolve(new Response('early', { headers: forEverybody }));
  expect(await (await answerPage(new Request(`${origin}/`), early, world, () => {})).text()).toBe('early');
  expect(asked).toEqual([]);
});

test('without a network a file is the kept one, or whatever the browser still has', async () => {
  const { world, file, state } = aWorld({ '/r/mf-menu/1/a.js': { body: 'a', headers: forEver }, '/r/mf-menu/1/b.js': { body: 'b', headers: forEver } });
  await fetchAhead({ page: '/', files: [{ url: '/r/mf-menu/1/a.js', integrity: 'sha384-a' }] }, world);
  expect(await file('/r/mf-menu/1/b.js')).toBe('b');
  state.offline = true;
  expect(await file('/r/mf-menu/1/a.js')).toBe('a');
  await expect(file('/r/mf-menu/1/b.js')).rejects.toThrow('Failed to fetch');
});

test('a file that hangs is given up, before its first byte and in the middle, and the next ones are fetched', async () => {
  const fine = { body: 'fine', headers: forEver };
  const { world, urls } = aWorld({ '/': { body: 'home', headers: forEverybody }, '/r/mf-menu/1/c.js': fine });
  const abortsWith = (signal: AbortSignal | null | undefined, abort: (reason: unknown) => void): void => signal?.addEventListener('abort', () => abort(signal.reason));
  const hanging: typeof fetch = async (input, init) => {
    if (String(input).endsWith('a.js')) return new Promise((_answer, reject) => abortsWith(init?.signal, reject));
    if (!String(input).endsWith('b.js')) return world.fetch(input, init);
    const half = new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('half'));
        abortsWith(init?.signal, (reason) => body.error(reason));
      },
    });
    return new Response(half, { headers: forEver });
  };
  const put = async (...[key, answer]: Parameters<Cache['put']>): Promise<void> => (await world.caches.open(shelves.files.name)).put(key, new Response(await answer.text(), { headers: answer.headers }));
  const reading = { ...world.caches, open: async (name: string) => ({ ...(await world.caches.open(name)), put }) } as unknown as CacheStorage;
  const files = ['a', 'b', 'c'].map((name) => ({ url: `/r/mf-menu/1/${name}.js`, integrity: `sha384-${name}` }));
  await fetchAhead({ page: '/', files }, { ...world, caches: reading, fetch: hanging, fileTimeoutMs: 20 });
  expect(urls(shelves.files.name)).toContain('/r/mf-menu/1/c.js');
  expect(urls(shelves.files.name)).not.toContain('/r/mf-menu/1/b.js');
});

test('shelves have an end: the oldest makes room', async () => {
  const many = Array.from({ length: shelves.pages.most + 2 }, (_, index) => `/menu/categoria/${index}`);
  const { page, urls } = aWorld(Object.fromEntries(many.map((path) => [path, { body: path, headers: forEverybody }])));
  for (const path of many) await page(path);
  expect(urls(shelves.pages.name)).toEqual(many.slice(2));
});

test('a storage that refuses costs the copy, not the answer', async () => {
  const { world } = aWorld({ '/': { body: 'home', headers: forEverybody } });
  const closed: World = { ...world, caches: { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } as unknown as CacheStorage };
  const work: Promise<unknown>[] = [];
  const answer = await answerPage(new Request(`${origin}/`), Promise.resolve(undefined), closed, (later) => work.push(later));
  await expect(Promise.all(work)).resolves.toBeTruthy();
  expect(await answer.text()).toBe('home');
});

test('what a page asks for is fetched ahead, with its hash and once; scripts without a hash are not', async () => {
  const { world, asked, urls } = aWorld({ '/': { body: 'home', headers: forEverybody }, '/r/mf-menu/1/a.js': { body: 'a', headers: forEver }, '/r/mf-menu/1/b.js': { body: 'b', headers: forEver } });
  const wanted = { page: '/', files: [{ url: '/r/mf-menu/1/a.js', integrity: 'sha384-a' }, { url: '/r/mf-menu/1/b.js', integrity: '' }] };
  await fetchAhead(wanted, world);
  await fetchAhead(wanted, world);
  expect(asked.map(({ path, init }) => [path, init?.integrity])).toEqual([
    ['/', undefined],
    ['/r/mf-menu/1/a.js', 'sha384-a'],
  ]);
  expect(urls(shelves.files.name)).toEqual(['/r/mf-menu/1/a.js']);
});

test('a page is kept with the answers it was drawn with, those that are kept already are not fetched again', async () => {
  const [menu, shops] = ['/answers/catalog.0123456789abcdef.json', '/answers/geography.0123456789abcdef.json'];
  const drawnWith = { body: 'page', headers: { 'cache-control': 'no-store', [keepHeader]: `${menu} ${shops}` } };
  const { page, world, urls, asked } = aWorld({ '/': drawnWith, '/tiendas': drawnWith, [menu]: { body: 'menu', headers: forEver }, [shops]: { body: 'shops', headers: forEver } });
  await page('/tiendas');
  expect(urls(shelves.answers.name)).toEqual([menu, shops]);
  await fetchAhead({ page: '/', files: [] }, world);
  expect(urls(shelves.pages.name)).toEqual(['/tiendas', '/']);
  expect(asked.map(({ path }) => path)).toEqual(['/tiendas', menu, shops, '/']);
});

const menuOf = (release: number): string => `/answers/catalog.${String(release).repeat(16)}.json`;
const drawnOf = (release: number) => ({ body: `page ${release}`, headers: { 'cache-control': 'no-store', [keepHeader]: menuOf(release) } });

test('pages that the worker of another release kept without their answers get them on the next visit, and can come alive without a network', async () => {
  const { world, page, state } = aWorld({ '/': drawnOf(1), '/tiendas': drawnOf(2), [menuOf(1)]: { body: 'menu 1', headers: forEver }, [menuOf(2)]: { body: 'menu 2', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  for (const path of ['/', '/tiendas']) await pages.put(origin + path, await world.fetch(origin + path));
  await fetchAhead({ page: '/', files: [] }, world);
  state.offline = true;
  expect(await page('/')).toBe('page 1');
  expect(await (await answerFile(new Request(origin + menuOf(1)), 'answers', world)).text()).toBe('menu 1');
  expect(await (await answerFile(new Request(origin + menuOf(2)), 'answers', world)).text()).toBe('menu 2');
});

test('what the present page needs is fetched before what other kept pages lack', async () => {
  const { world, asked } = aWorld({ '/': drawnOf(1), '/tiendas': drawnOf(2), [menuOf(1)]: { body: 'menu 1', headers: forEver }, [menuOf(2)]: { body: 'menu 2', headers: forEver }, '/r/mf-menu/1/a.js': { body: 'a', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  await pages.put(`${origin}/tiendas`, new Response(drawnOf(2).body, { headers: drawnOf(2).headers }));
  await fetchAhead({ page: '/', files: [{ url: '/r/mf-menu/1/a.js', integrity: 'sha384-a' }] }, world);
  expect(asked.map(({ path }) => path)).toEqual(['/', menuOf(1), '/r/mf-menu/1/a.js', menuOf(2)]);
});

test('a kept page whose answers are gone from the server is dropped; one whose answers only cannot be had now stays', async () => {
  const { world, urls, state } = aWorld({ '/': drawnOf(1), [menuOf(1)]: { body: 'menu 1', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  await pages.put(`${origin}/tiendas`, new Response(drawnOf(2).body, { headers: drawnOf(2).headers }));
  state.offline = true;
  await fetchAhead({ page: '/', files: [] }, world);
  expect(urls(shelves.pages.name)).toEqual(['/tiendas']);
  state.offline = false;
  await fetchAhead({ page: '/', files: [] }, world);
  expect(urls(shelves.pages.name)).toEqual(['/']);
});

test('a kept page that is kept anew, with other answers, while the server is asked for the old ones stays', async () => {
  const { world, urls, page, state } = aWorld({ '/': drawnOf(1), '/tiendas': drawnOf(1), [menuOf(1)]: { body: 'menu 1', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  await pages.put(`${origin}/tiendas`, new Response(drawnOf(2).body, { headers: drawnOf(2).headers }));
  let asked = 0;
  const visitedMeanwhile: typeof fetch = async (...request) => {
    if (String(request[0]) === origin + menuOf(2) && ++asked === 2) await page('/tiendas');
    return world.fetch(...request);
  };
  await fetchAhead({ page: '/', files: [] }, { ...world, fetch: visitedMeanwhile });
  expect([asked, urls(shelves.pages.name)]).toEqual([2, ['/', '/tiendas']]);
  state.offline = true;
  expect(await page('/tiendas')).toBe('page 1');
});

test('an answer that one of the servers has keeps its page', async () => {
  const { world, urls } = aWorld({ '/': drawnOf(1), [menuOf(1)]: { body: 'menu 1', headers: forEver }, [menuOf(2)]: { body: 'menu 2', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  await pages.put(`${origin}/tiendas`, new Response(drawnOf(2).body, { headers: drawnOf(2).headers }));
  let isFirst = true;
  const twoServers: typeof fetch = async (...request) => {
    if (String(request[0]) !== origin + menuOf(2) || !isFirst) return world.fetch(...request);
    isFirst = false;
    return new Response('', { status: 404 });
  };
  await fetchAhead({ page: '/', files: [] }, { ...world, fetch: twoServers });
  expect(urls(shelves.pages.name)).toEqual(['/tiendas', '/']);
});

test('home that was kept of answers the server has no more is fetched anew', async () => {
  const { world, page, state } = aWorld({ '/': drawnOf(2), [menuOf(2)]: { body: 'menu 2', headers: forEver } });
  const pages = await world.caches.open(shelves.pages.name);
  await pages.put(`${origin}/`, new Response(drawnOf(1).body, { headers: drawnOf(1).headers }));
  await fetchAhead({ page: '/', files: [] }, world);
  state.offline = true;
  expect(await page('/')).toBe('page 2');
});

test('a page whose answers cannot be kept takes no place of one that has them; as the only one it is kept all the same', async () => {
  const { page, state } = aWorld({ '/': drawnOf(1), [menuOf(1)]: { body: 'menu 1', headers: forEver } });
  await page('/');
  state.routes['/'] = drawnOf(2);
  expect(await page('/')).toBe('page 2');
  state.offline = true;
  expect(await page('/')).toBe('page 1');

  const alone = aWorld({ '/tiendas': drawnOf(3) });
  await alone.page('/tiendas');
  alone.state.offline = true;
  expect(await alone.page('/tiendas')).toBe('page 3');
});

test('when a page’s answers are gone from the device, a page that has its own stands in', async () => {
  const { world, page, state } = aWorld({ '/': drawnOf(1), '/tiendas': drawnOf(2), [menuOf(1)]: { body: 'menu 1', headers: forEver }, [menuOf(2)]: { body: 'menu 2', headers: forEver } });
  await page('/');
  await page('/tiendas');
  await (await world.caches.open(shelves.answers.name)).delete(origin + menuOf(2));
  state.offline = true;
  expect(await page('/tiendas')).toBe('page 1');
});

test('shelves of an earlier worker are cleared, what others keep is not', async () => {
  const { world, names } = aWorld();
  for (const name of ['brasa-pages-0', shelves.pages.name, 'somebody-else']) await world.caches.open(name);
  await clearOldShelves(world);
  expect(names()).toEqual([shelves.pages.name, 'somebody-else']);
});
