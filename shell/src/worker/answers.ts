import { answerName } from '../composition/answers.ts';
import { keepHeader, type FetchAhead, type FileToKeep } from '../composition/offline.ts';
import { isWriteOnce, shelfOf, shelves, type Shelf } from './shelves.ts';

export type World = {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
  /** How long a file that is fetched ahead may take in milliseconds, its body included: one that hangs keeps a connection from the customer. */
  readonly fileTimeoutMs: number;
};

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

/** False when it is not kept: a full or closed storage costs the copy, never the answer. */
const keep = (world: World, shelf: Shelf, url: string, answer: Response): Promise<boolean> =>
  put(world, shelf, url, answer).then(
    () => true,
    () => false,
  );

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

/** `gone`: the server does not have one of them. `missing`: one cannot be had or kept now. */
type Outcome = 'kept' | 'missing' | 'gone';

async function keepFiles(files: readonly FileToKeep[], world: World): Promise<Outcome> {
  let outcome: Outcome = 'kept';
  for (const { url: address, integrity } of files) {
    const file = new URL(address, world.origin).href;
    const shelf = shelfOf({ url: file, method: 'GET', integrity, isRange: false }, world.origin);
    if (shelf && (await find(world, shelf, file))) continue;
    const fresh = shelf && (await world.fetch(file, { integrity, cache: 'force-cache', signal: AbortSignal.timeout(world.fileTimeoutMs) }).catch(() => null));
    const isKept = shelf && fresh && isWriteOnce(fresh) && (await keep(world, shelf, file, fresh));
    if (isKept) continue;
    outcome = fresh && fresh.status === 404 ? 'gone' : outcome === 'gone' ? 'gone' : 'missing';
  }
  return outcome;
}

/** First what it was drawn with: a page that cannot come alive takes the place of none that was kept before. */
async function keepPage(world: World, url: string, page: Response): Promise<void> {
  const outcome = await keepFiles(answersOf(page), world);
  if (outcome === 'kept' || !(await find(world, 'pages', url))) await keep(world, 'pages', url, page);
}

async function isWhole(page: Response, world: World): Promise<boolean> {
  const found = await Promise.all(answersOf(page).map(({ url }) => find(world, 'answers', new URL(url, world.origin).href)));
  return found.every(Boolean);
}

/**
 * The page of that address, else home, else whatever was kept last: each can become any page of the shop. One whose answers are gone is
 * taken only when there is none that can come alive.
 */
async function keptPage(url: string, world: World): Promise<Response | undefined> {
  const cache = await open(world, 'pages').catch(() => undefined);
  const last = (await cache?.keys())?.at(-1);
  const candidates = [await find(world, 'pages', url), await find(world, 'pages', url, { ignoreSearch: true }), await find(world, 'pages', `${world.origin}/`), last && (await cache?.match(last, anybody))].filter((page) => page !== undefined);
  for (const page of candidates) if (await isWhole(page, world)) return page;
  return candidates[0];
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

/**
 * Fetches the answers of a kept page that are not kept with it, and deletes the page when one of them is gone from the server: it could not come
 * alive. Behind one address are several servers, so the question is put twice. A page that was kept anew meanwhile, with other answers, stays.
 */
async function completeOrDelete(cache: Cache, key: Request, world: World): Promise<void> {
  const page = await cache.match(key, anybody);
  if (!page) return;
  const isGone = async (): Promise<boolean> => (await keepFiles(answersOf(page), world)) === 'gone';
  if (!(await isGone()) || !(await isGone())) return;
  const present = await cache.match(key, anybody);
  if (present?.headers.get(keepHeader) === page.headers.get(keepHeader)) await cache.delete(key, anybody);
}

/**
 * Fetches what a page will want without a network: first the page's own, then what other kept pages lack, since a page may have been kept without
 * its answers by the worker of another release. What the browser has already costs nothing.
 */
export async function fetchAhead({ page, files }: FetchAhead, world: World): Promise<void> {
  const url = new URL(page, world.origin).href;
  const kept = await find(world, 'pages', url);
  if (!kept || (await keepFiles(answersOf(kept), world)) !== 'kept') {
    const fresh = await world.fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (fresh && isForEverybody(fresh)) await keepPage(world, url, fresh);
  }
  await keepFiles(files, world);
  const cache = await open(world, 'pages').catch(() => undefined);
  for (const key of (await cache?.keys()) ?? []) if (cache && key.url !== url) await completeOrDelete(cache, key, world);
}

/** Shelves of an earlier shape of this worker. */
export async function clearOldShelves({ caches }: World): Promise<void> {
  const current = Object.values(shelves).map(({ name }) => name) as string[];
  const old = (await caches.keys()).filter((name) => name.startsWith('brasa-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
