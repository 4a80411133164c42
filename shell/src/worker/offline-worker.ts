import type { FetchAhead } from '../composition/offline.ts';
import { answerFile, answerPage, clearOldShelves, fetchAhead, fromServer, type World } from './answers.ts';
import { isPageOfOurs, shelfOf } from './shelves.ts';

/** What of a service worker this one uses; TypeScript knows windows or workers, not both. */
type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asking = Lasting & { readonly request: Request; readonly preloadResponse: Promise<Response | undefined>; readonly respondWith: (answer: Promise<Response>) => void };
type Told = Lasting & { readonly data: FetchAhead };
type Worker = {
  readonly addEventListener: {
    (name: 'install' | 'activate', hear: (event: Lasting) => void): void;
    (name: 'fetch', hear: (event: Asking) => void): void;
    (name: 'message', hear: (event: Told) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly navigator: { readonly onLine: boolean };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
};

const worker = globalThis as unknown as Worker;
const world: World = { caches, fetch: (...request) => fetch(...request), origin: location.origin, fileTimeoutMs: 30_000 };

// It belongs to no version of the shop: a new one takes over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable(), clearOldShelves(world)])));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    const isOurs = request.destination === 'document' && isPageOfOurs(request.url, world.origin);
    return event.respondWith(isOurs ? answerPage(request, event.preloadResponse, world, (work) => event.waitUntil(work)) : fromServer(request, event.preloadResponse, world));
  }
  // With a network it stands in nobody's way: what never changes is in the browser's own cache.
  if (worker.navigator.onLine) return;
  const shelf = shelfOf({ url: request.url, method: request.method, integrity: request.integrity, isRange: request.headers.has('range') }, world.origin);
  if (shelf) event.respondWith(answerFile(request, shelf, world));
});

worker.addEventListener('message', (event) => event.waitUntil(fetchAhead(event.data, world)));
