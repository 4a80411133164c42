import type { Place } from '../composition/routing.ts';

/** Which parts of the frame a page has. Pure, so that server and browser agree; what a page says of itself is in remote.json. */

/** On the small header, home, category, product and favourites can be searched from [DEC-038]. */
export const showsSearch = (place: Place | null): boolean => place?.header?.includes('search') ?? false;

export const showsCart = (place: Place | null): boolean => place?.header?.includes('cart') ?? true;

/** A pay button occupies the lower edge of some pages [DEC-039]. */
export const showsTabs = (place: Place | null): boolean => place?.tabs ?? true;

/** The home screen has the logo, every other page a way back [NAV-011, NAV-012]. */
export const showsLogo = (pathname: string): boolean => pathname === '/';

/** Pixels from the top within which the small header always shows [DEC-042]. */
export const hidingFrom = 60;

/** Down past the threshold hides, any way up shows. */
export function isHeaderHidden(before: { readonly top: number; readonly hidden: boolean }, top: number): boolean {
  if (top <= hidingFrom) return false;
  if (top === before.top) return before.hidden;
  return top > before.top;
}
