import { answerName } from '../composition/answers.ts';
import { keepHeader, type FetchAhead, type FileToKeep } from '../composition/offline.ts';
import { isWriteOnce, shelfOf, shelves, type Shelf } from './shelves.ts';

export type World = { readonly caches: CacheStorage; readonly fetch: typeof fetch; readonly origin: string };

/** Work that goes on after the answer was given. */
export type Later = (work: Promise<unknown>) => void;

/** The key of an answer is its address: who asked, and in which encoding, does not matter. */
const anybody = { ignoreVary: true } as const;

const open = ({ caches }: World, shelf: Shelf): Promise<Cache> => caches.open(shelves[shelf].name);

async function put(world: World, shelf: Shelf, url: string, answer: Response): Promise<void> {
  const cache = await open(world, shelf);
  await cache.delete(url, anybody);
  await cache.put(url, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - shelves[shelf].most)).map((key) => cache.delete(key, anybody)));
}

/** A full or closed storage costs the copy, never the answer. */
const keep = (world: World, shelf: Shelf, url: string, answer: Response): Promise<void> => put(world, shelf, url, answer).catch(() => {});

const find = async (world: World, shelf: Shelf, url: string, more: CacheQueryOptions = {}): Promise<Response | undefined> => {
  const cache = await open(world, shelf).catch(() => undefined);
  return cache?.match(url, { ...anybody, ...more });
};

/** What was kept, else what the browser's own cache or a network that is back gives. */
export const answerFile = async (request: Request, shelf: Exclude<Shelf, 'pages'>, world: World): Promise<Response> => (await find(world, shelf, request.url)) ?? world.fetch(request);

const isForEverybody = ({ ok, headers }: Response): boolean => ok && headers.has(keepHeader);

/** What a page was drawn with, without which it cannot come alive. */
const answersOf = ({ headers }: Response): readonly FileToKeep[] =>
  (headers.get(keepHeader) ?? '')
    .split(' ')
    .filter((url) => answerName(url))
    .map((url) => ({ url, integrity: '' }));

async function keepFiles(files: readonly FileToKeep[], world: World): Promise<void> {
  for (const { url: address, integrity } of files) {
    const file = new URL(address, world.origin).href;
    const shelf = shelfOf({ url: file, method: 'GET', integrity, isRange: false }, world.origin);
    if (!shelf || (await find(world, shelf, file))) continue;
    const fresh = await world.fetch(file, { integrity, cache: 'force-cache' }).catch(() => null);
    if (fresh && isWriteOnce(fresh)) await keep(world, shelf, file, fresh);
  }
}

async function keepPage(world: World, url: string, page: Response): Promise<void> {
  await keep(world, 'pages', url, page);
  await keepFiles(answersOf(page), world);
}

/** The page of that address, else home, else whatever was kept last: each can become any page of the shop. */
async function keptPage(url: string, world: World): Promise<Response | undefined> {
  const exact = (await find(world, 'pages', url)) ?? (await find(world, 'pages', url, { ignoreSearch: true })) ?? (await find(world, 'pages', `${world.origin}/`));
  if (exact) return exact;
  const cache = await open(world, 'pages').catch(() => undefined);
  const last = (await cache?.keys())?.at(-1);
  return last && cache?.match(last, anybody);
}

/** The browser may have asked already, while the worker was waking up. */
export const fromServer = async (request: Request, preloaded: Promise<Response | undefined>, world: World): Promise<Response> => (await preloaded) ?? world.fetch(request);

/**
 * Always the server's page while there is a server: a version taken back is gone with the next page. Only without an answer
 * the one that was kept.
 */
export async function answerPage(request: Request, preloaded: Promise<Response | undefined>, world: World, later: Later): Promise<Response> {
  try {
    const fresh = await fromServer(request, preloaded, world);
    if (isForEverybody(fresh)) later(keepPage(world, request.url, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await keptPage(request.url, world);
    if (kept) return kept;
    throw error;
  }
}

/** Fetches what a page will want without a network. What the browser has already costs nothing. */
export async function fetchAhead({ page, files }: FetchAhead, world: World): Promise<void> {
  const url = new URL(page, world.origin).href;
  if (!(await find(world, 'pages', url))) {
    const fresh = await world.fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (fresh && isForEverybody(fresh)) await keepPage(world, url, fresh);
  }
  await keepFiles(files, world);
}

/** Shelves of an earlier shape of this worker. */
export async function clearOldShelves({ caches }: World): Promise<void> {
  const current = Object.values(shelves).map(({ name }) => name) as string[];
  const old = (await caches.keys()).filter((name) => name.startsWith('brasa-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
