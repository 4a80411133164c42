import type { PageRole, RemoteRoute } from '@brasa/shared/composition/remote-schema';
import { matchRoutes, type Params } from 'react-router';
import { staticPages } from '../pages/static-pages.ts';
import type { Remote } from './slice.ts';

/** The shell's own pages are an area like any other. */
export const ownPages = 'shell';

/** A route of a remote, or of the shell, with what its address says. */
export type Place = RemoteRoute & {
  /** Name of the remote, or `shell`. */
  readonly owner: string;
  readonly title: string;
  readonly frame: boolean;
  readonly ssr: boolean;
  readonly params: Params;
  /** Its remote is switched off: the shell says so in its place. */
  readonly isOff: boolean;
};

/** A page that the frame leads to; one with `guests` is for customers only. */
export type LinkedPage = Pick<Place, 'owner' | 'pattern' | 'guests'>;

export type Pages = { readonly [role in PageRole]?: LinkedPage };

export type Routing = {
  /** Which area an address belongs to; the most specific pattern wins. Null: nobody's. */
  readonly placeOf: (pathname: string) => Place | null;
  /** Without those that no remote offers. */
  readonly pages: Pages;
};

const ownRoutes: readonly RemoteRoute[] = staticPages.map(({ path, title }) => ({ pattern: path, title }));

/** `certificates`: gift cards can be switched off; their addresses then do not exist [DEC-033]. */
type Options = { readonly certificates: boolean };

/** Addresses that are remembered: matching one takes longer than a frame of an animation may on a slow phone. */
const mostRemembered = 50;

const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** Whether the two begin alike, as far as can be said without compiling the pattern: to compile those of all remotes takes most of the time of a match. */
function mayMatch(pattern: string, pathname: string): boolean {
  const [wanted, found] = [firstSegment(pattern), firstSegment(pathname)];
  return wanted === found || /[:*?]/.test(wanted) || found.includes('%');
}

export function createRouting(remotes: readonly Pick<Remote, 'name' | 'title' | 'routes' | 'isOff'>[], { certificates }: Options): Routing {
  const placesIn = (owner: string, title: string, routes: readonly RemoteRoute[], isOff = false) =>
    routes
      .filter(({ needs }) => certificates || needs !== 'certificates')
      .map((route) => ({ path: route.pattern, handle: { ...route, owner, title: route.title ?? title, frame: route.frame ?? true, ssr: route.ssr ?? true, isOff } satisfies Omit<Place, 'params'> }));
  const routes = [...placesIn(ownPages, '', ownRoutes), ...remotes.flatMap((remote) => placesIn(remote.isOff ? ownPages : remote.name, remote.title, remote.routes, remote.isOff))];

  const remembered = new Map<string, Place | null>();
  const find = (pathname: string): Place | null => {
    const match = matchRoutes(routes.filter(({ path }) => mayMatch(path, pathname)), { pathname })?.at(-1);
    return match ? { ...match.route.handle, params: match.params } : null;
  };

  return {
    placeOf: (pathname) => {
      const known = remembered.get(pathname);
      if (known !== undefined) return known;
      if (remembered.size >= mostRemembered) remembered.clear();
      const place = find(pathname);
      remembered.set(pathname, place);
      return place;
    },
    pages: Object.fromEntries(routes.flatMap(({ handle }) => (handle.page ? [[handle.page, handle]] : []))),
  };
}

/** Its address, with its parameters. */
export const pathTo = ({ pattern }: Pick<LinkedPage, 'pattern'>, params: Readonly<Record<string, string>> = {}): string => pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
