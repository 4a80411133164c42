import { defineSlot, lazyPart, useStore, type Environment } from '@brasa/shared/react';
import { toasts, toastStore } from '@brasa/shared/runtime';
import type { ToastState } from '@brasa/shared/runtime';
import { useLocation } from 'react-router-dom';
import type { Routing } from '../composition/routing.ts';
import type { PageData } from '../composition/page-data.ts';
import type { Remote } from '../composition/slice.ts';
import { OwnerStyles } from '../layout/owner-styles.tsx';
import { WelcomeDialog } from '../layout/welcome-dialog.tsx';
import { fetchAhead, preloadCart } from './fetch-ahead.ts';
import { loadOnIntent } from './intent.ts';
import { leaveBlockedVersions } from './leave-blocked-versions.ts';
import { keepVersions } from './keep-versions.ts';
import type { Loaded } from './loader/remote-loader.ts';
import { tellVisit } from './tell-visit.ts';
import { whenUntouched } from './when-untouched.ts';

const loadToasts = () => import(/* webpackChunkName: "toasts" */ '@brasa/shared/ui/toast-list');
/** Drawing toasts is needed when there is the first one. */
const ToastList = lazyPart(async () => (await loadToasts()).ToastList);

const visible = ({ visible: shown }: ToastState) => shown;

function Toasts({ framed }: { readonly framed: (pathname: string) => boolean }) {
  const shown = useStore(toastStore, visible);
  const { pathname } = useLocation();
  if (shown.length === 0) return null;
  return <ToastList toasts={shown} onDismiss={toasts.dismiss} onHover={toasts.hover} onUnhover={toasts.unhover} position={framed(pathname) ? 'bottom' : 'bottom-left'} />;
}

type Props = { readonly framed: (pathname: string) => boolean; /** The page was opened with `?fronteras`. */ readonly showOwners: boolean };

const overlays = defineSlot<Props>({
  name: 'overlays',
  Widget: ({ framed, showOwners }) => (
    <>
      {showOwners && <OwnerStyles />}
      <WelcomeDialog />
      <Toasts framed={framed} />
    </>
  ),
});

/** Milliseconds without a press: what is fetched for another page or another day is fetched last. */
const settled = 4000;

type Overlays = {
  readonly environment: Environment;
  readonly place: HTMLElement;
  readonly page: PageData;
  readonly routing: Routing;
  readonly load: (remote: Remote, expose: string) => Promise<unknown>;
  readonly loadArea: (name: string) => Promise<Loaded>;
};

async function prepareForOffline(page: PageData): Promise<void> {
  try {
    const { keepForOffline } = await import(/* webpackChunkName: "offline" */ './offline.ts');
    await keepForOffline(page);
  } catch (error) {
    // The shop works without it.
    console.info('Nothing is kept for the day without a network', error);
  }
}

/** What lies over the page, and what else is needed only after it. */
export function mountOverlays({ environment, place, page, routing, load, loadArea }: Overlays): void {
  keepVersions(page.remotes);
  tellVisit(page, routing);
  leaveBlockedVersions(page, routing);
  loadOnIntent(routing, loadArea);
  preloadCart(routing, loadArea);
  whenUntouched(() => void fetchAhead({ remotes: page.remotes, load }), settled);
  if (page.offline) whenUntouched(() => void prepareForOffline(page), settled);
  const showOwners = new URLSearchParams(page.address.split('?')[1]).has('fronteras');
  const element = document.createElement('div');
  place.append(element);
  // The first one may have to say that the network is gone.
  loadToasts().catch(() => undefined);
  void overlays.mount({ ...environment, element, version: page.version, owns: () => true, props: { framed: (pathname: string) => routing.placeOf(pathname)?.frame ?? true, showOwners } });
}
