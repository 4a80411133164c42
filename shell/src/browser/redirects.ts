import { history, pageTitle, type Location } from '@brasa/shared/runtime';
import type { Routing } from '../composition/routing.ts';

/**
 * Addresses of nobody lead home, and every page is called something before its area knows better. A page of the same
 * kind keeps the title until its area renames it.
 */
export function followAddress(routing: Routing): () => void {
  let pattern = routing.placeOf(history.location.pathname)?.pattern;

  const check = ({ pathname }: Pick<Location, 'pathname'>): void => {
    const place = routing.placeOf(pathname);
    if (!place) return history.replace('/');
    document.documentElement.dataset.frame = place.frame ? 'full' : 'none';
    if (place.pattern === pattern) return;
    pattern = place.pattern;
    if (place.title) pageTitle.set(place.title);
  };

  check(history.location);
  return history.listen(({ location }) => check(location));
}
