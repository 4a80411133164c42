import { defaultReturnPath, history, isLoggedIn, local, pageTitle, rememberedPage, setDefaultReturnPath, storageKeys, type Location } from '@brasa/shared/runtime';
import type { Place, Routing } from '../composition/routing.ts';

/** The stored session is read into the store after the first view; the address cannot wait for it. */
const isCustomer = (): boolean => isLoggedIn() || Boolean(local.read(storageKeys.token));

/**
 * The page of an account is not for guests: they are asked who they are and come back afterwards, or are sent home [DEC-027, PROF-001];
 * the log-in is not for customers [ROUTE-034]. True when they were sent away.
 */
export function leadAway({ placeOf, pages }: Routing, location: Location = history.location): boolean {
  const { guests, customers } = placeOf(location.pathname) ?? {};
  const target = isCustomer() ? customers : guests;
  if (!target) return false;
  const logIn = target === 'log-in' && pages['log-in'];
  const path = logIn ? logIn.pattern : '/';
  // A page that leads to itself would for ever.
  if (path === location.pathname) return false;
  if (logIn) rememberedPage.write(history.createHref(location));
  history.replace(path);
  return true;
}

/** A flow that remembers no page goes back to the last one where customers look around [DEC-020]. */
function keepDefaultReturn({ browsing }: Place, pathname: string): void {
  if (browsing && pathname !== defaultReturnPath(() => true)) setDefaultReturnPath(pathname);
}

/**
 * Addresses of nobody lead home, those that are not for the visitor lead elsewhere, and every page is called
 * something before its area knows better. A page of the same kind keeps the title until its area renames it.
 */
export function followAddress(routing: Routing): () => void {
  let pattern = routing.placeOf(history.location.pathname)?.pattern;

  const check = (location: Location): void => {
    const place = routing.placeOf(location.pathname);
    if (!place) return history.replace('/');
    if (leadAway(routing, location)) return;
    keepDefaultReturn(place, location.pathname);
    document.documentElement.dataset.frame = place.frame ? 'full' : 'none';
    if (place.pattern === pattern) return;
    pattern = place.pattern;
    if (place.title) pageTitle.set(place.title);
  };

  check(history.location);
  return history.listen(({ location }) => check(location));
}
