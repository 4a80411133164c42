import { defaultReturnPath, history, isLoggedIn, local, pageTitle, rememberedPage, setDefaultReturnPath, storageKeys, type Location } from '@brasa/shared/runtime';
import type { Routing } from '../composition/routing.ts';

const loginPath = '/login';

/** The stored session is read into the store after the first view; the address cannot wait for it. */
const isCustomer = (): boolean => isLoggedIn() || Boolean(local.read(storageKeys.token));

/** Who has no profile is not asked for one [DEC-027, PROF-001]. */
const isProfile = (pathname: string): boolean => /^\/profile(\/|$)/.test(pathname);

/** The page of an account is not for guests: they are asked who they are and come back afterwards, or are sent home. True when they were sent away. */
export function leadGuestsAway(routing: Routing, location: Location = history.location): boolean {
  if (!routing.placeOf(location.pathname)?.isPrivate || isCustomer()) return false;
  if (isProfile(location.pathname)) {
    history.replace('/');
    return true;
  }
  rememberedPage.write(history.createHref(location));
  history.replace(loginPath);
  return true;
}

/** Where customers look around: a flow that remembers no page goes back to the last of these [DEC-020]. */
const isForBrowsing = (pathname: string): boolean => /^\/((menu|promociones)(\/.*)?|jobs)?$/.test(pathname);

function keepDefaultReturn(pathname: string): void {
  if (isForBrowsing(pathname) && pathname !== defaultReturnPath(() => true)) setDefaultReturnPath(pathname);
}

/**
 * Addresses of nobody lead home, those of an account lead guests away, and every page is called
 * something before its area knows better. A page of the same kind keeps the title until its area renames it.
 */
export function followAddress(routing: Routing): () => void {
  let pattern = routing.placeOf(history.location.pathname)?.pattern;

  const check = (location: Location): void => {
    const place = routing.placeOf(location.pathname);
    if (!place) return history.replace('/');
    if (leadGuestsAway(routing, location)) return;
    keepDefaultReturn(location.pathname);
    document.documentElement.dataset.frame = place.frame ? 'full' : 'none';
    if (place.pattern === pattern) return;
    pattern = place.pattern;
    if (place.title) pageTitle.set(place.title);
  };

  check(history.location);
  return history.listen(({ location }) => check(location));
}
