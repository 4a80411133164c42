import createCache from '@emotion/cache';
import type { Environment } from '@brasa/shared/react';
import { bus, catalogQuery, createQueryClient, history, keepScroll, pageTitle, rememberKey, startRuntime } from '@brasa/shared/runtime';
import { places } from '../composition/page-data.ts';
import { createRouting } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { styleRules } from '../composition/style-rules.ts';
import { createAreaLoader } from './areas/area-loader.ts';
import { startAreas } from './areas/areas.ts';
import { createAreas, reportFailure } from './areas/remote-areas.tsx';
import { createSlots, type MountSlot } from './areas/slots.ts';
import { waitFor } from './wait-for.tsx';
import { setDocumentTitle } from './document-title.ts';
import { elementOf, mountFrame } from './frame.tsx';
import { fillFrame, openOnDemand } from './frame-slots.ts';
import { nextTask } from './next-task.ts';
import { whenIdle } from './when-idle.ts';
import { prepareLoader } from './loader/prepare-loader.ts';
import type { Loaded } from './loader/remote-loader.ts';
import { readNonce, readSentPage, addRemotes } from './page-data.ts';
import { followAddress, leadAway } from './redirects.ts';
import { takeServerRules } from './server-rules.ts';
import { dropViews, holdViews, keepAsPictures } from './server-views.ts';
import { areOfPage, askForMenu, takeAnswers } from './shop-answers.ts';

/** Resolves when the first area stands or has given up, and never late: what waits for it is what customers see next. */
const firstView = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stops.forEach((stop) => stop());
      resolve();
    };
    const stops = [bus.on('area/shown', done), bus.on('area/failed', done)];
    setTimeout(done, 1500);
  });

/** Without them no failure is told: they are asked for until they are there. */
function showOverlays(show: () => Promise<void>): void {
  show().catch(() => window.addEventListener('online', () => showOverlays(show), { once: true }));
}

/** In several tasks, each short enough for a frame and an answer in between. What depends on the address stands together, or it might change meanwhile. */
export async function start(): Promise<void> {
  await nextTask();
  const sent = readSentPage();
  const { site, version } = sent;
  const nonce = readNonce();
  rememberKey(sent.key);
  const queryClient = createQueryClient();
  const answers = takeAnswers(sent, queryClient);
  const emotionCache = createCache({ ...styleRules, nonce });
  takeServerRules(emotionCache);
  const main = elementOf(places.main);
  const slots: { mount: MountSlot } = { mount: () => () => {} };
  const base = {
    emotionCache,
    queryClient,
    site,
    nonce,
    report: reportFailure,
    setTitle: pageTitle.set,
    contentReady: () => {},
    mountSlot: (...slot: Parameters<MountSlot>) => slots.mount(...slot),
  };
  const page = await addRemotes(sent, (ask, hasFailed) => waitFor(ask, hasFailed, { ...base, drawnAt: history.location }, main));
  const { remotes } = page;
  const loader = prepareLoader(page, nonce);

  await nextTask();
  // Before anything is drawn: a page that changes while it is taken over would have to be drawn twice.
  const withEverything = createRouting(remotes, { certificates: true });
  leadAway(withEverything);
  const standsIn = page.address !== location.pathname + location.search;
  if (standsIn) dropViews();
  const title = standsIn ? '' : page.title;
  const scroll = keepScroll(history, window);

  const environment: Environment = { ...base, drawnAt: history.location, contentReady: scroll.contentReady };

  pageTitle.set(title);
  setDocumentTitle(site.brandName);
  mountFrame(environment, version, { ...page, title }, withEverything);
  const overlays = elementOf(places.overlays);
  const byName = (name: string): Remote | undefined => remotes.find((remote) => remote.name === name);
  const hasSpare = (remote: Remote | undefined, { version: { version: name } }: Loaded): boolean => remote?.lastGood !== undefined && name !== remote.lastGood;
  const replace = (remote: Remote | undefined, { version: failed }: Loaded, error: unknown): void => {
    if (remote) loader.replace(remote, failed, error);
  };
  slots.mount = createSlots({ remotes, environment, load: loader.load, hasSpare, replace });
  // The header is alive already: what is pressed there must be heard before the area is.
  openOnDemand({ remotes, mountSlot: slots.mount, overlays });

  const views = holdViews(environment, main);
  const areFiles = await answers;
  await nextTask();
  if (!queryClient.getQueryData(catalogQuery.queryKey)) {
    views.fail();
    await waitFor(() => askForMenu(queryClient), queryClient.getQueryState(catalogQuery.queryKey)?.status === 'error', environment, main);
  }
  const isAsDrawn = areFiles || (await areOfPage(page, queryClient));
  views.end();
  if (!isAsDrawn) keepAsPictures();

  const hasCertificates = queryClient.getQueryData(catalogQuery.queryKey)?.config.certificatesEnabled ?? false;
  // One routing remembers the places of all.
  const routing = hasCertificates ? withEverything : createRouting(remotes, { certificates: false });
  if (standsIn) pageTitle.set(routing.placeOf(location.pathname)?.title ?? '');
  followAddress(routing);

  const loadArea = createAreaLoader({ remotes, loader, shellVersion: version });
  const areas = createAreas({
    remotes,
    main,
    environment,
    load: loadArea,
    owns: (name) => (pathname) => routing.placeOf(pathname)?.owner === name,
    hasSpare: (name, loaded) => hasSpare(byName(name), loaded),
    replace: (name, loaded, error) => replace(byName(name), loaded, error),
  });
  const run = (): void => void startRuntime({ ...site, queryClient });
  // What this device keeps is the first view of the page: it is read before it is drawn.
  const isOutlined = main.querySelector('[data-picture=outline]') !== null;
  if (isOutlined) run();
  const shown = firstView();
  startAreas(areas, routing);
  await nextTask();
  fillFrame({ remotes, routing, mountSlot: slots.mount, overlays });

  await shown;
  await nextTask();
  if (!isOutlined) run();
  whenIdle(() => showOverlays(() => import(/* webpackChunkName: "overlays" */ './overlays.tsx').then(({ mountOverlays }) => mountOverlays({ environment, place: overlays, page, routing, load: loader.load, loadArea }))));
}
