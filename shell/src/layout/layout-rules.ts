/** Which parts of the frame a page has. Pure, so that server and browser agree. */

const starts = (pathname: string, places: readonly string[]): boolean => places.some((place) => pathname === place || pathname.startsWith(`${place}/`));

const accessScreens = ['/login', '/signup', '/signup-account', '/forgot-password', '/email-sent', '/email-pass-sent', '/validar-cuenta', '/updatepass'];

export const isHome = (pathname: string): boolean => ['/', '/menu', '/jobs'].includes(pathname.replace(/(.)\/+$/, '$1'));

/** On the small header, home, category, product and favourites can be searched from [DEC-038]. */
export const showsSearch = (pathname: string): boolean => isHome(pathname) || starts(pathname, ['/menu', '/promociones', '/favorites']);

export const showsCart = (pathname: string): boolean => !starts(pathname, ['/cart', '/checkout', '/delivery', ...accessScreens]);

/** A pay button occupies the lower edge of these [DEC-039]. */
export const showsTabs = (pathname: string): boolean => !starts(pathname, ['/cart', '/delivery', '/checkout', '/certificates/cart', '/certificates/checkout']);

/** The home screen has the logo, every other page a way back [NAV-011, NAV-012]. */
export const showsLogo = (pathname: string): boolean => pathname === '/';

export type Tab = 'menu' | 'favorites' | 'coupons' | 'profile';

export function activeTab(pathname: string): Tab | null {
  if (pathname === '/' || pathname.includes('menu') || pathname.includes('producto/')) return 'menu';
  if (starts(pathname, ['/favorites'])) return 'favorites';
  if (starts(pathname, ['/coupons'])) return 'coupons';
  if (starts(pathname, ['/profile', '/tracking', '/login', '/signup'])) return 'profile';
  return null;
}

/** Pixels from the top within which the small header always shows [DEC-042]. */
export const hidingFrom = 60;

/** Down past the threshold hides, any way up shows. */
export function isHeaderHidden(before: { readonly top: number; readonly hidden: boolean }, top: number): boolean {
  if (top <= hidingFrom) return false;
  if (top === before.top) return before.hidden;
  return top > before.top;
}
