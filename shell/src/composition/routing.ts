import type { RemoteRoute } from '@brasa/shared/composition/remote-schema';
import { matchRoutes } from 'react-router';
import { staticPages } from '../pages/static-pages.ts';
import type { Remote } from './slice.ts';

/** The shell's own pages are an area like any other. */
export const ownPages = 'shell';

export type Place = {
  /** Name of the remote, or `shell`. */
  readonly owner: string;
  readonly title: string;
  readonly pattern: string;
  readonly frame: boolean;
  readonly ssr: boolean;
  /** Only for customers who are logged in. */
  readonly isPrivate: boolean;
};

export type Routing = { readonly placeOf: (pathname: string) => Place | null };

const ownRoutes: readonly RemoteRoute[] = staticPages.map(({ path, title }) => ({ pattern: path, title }));

/** Gift cards can be switched off; their addresses then do not exist [DEC-033]. */
const needsCertificates = (pattern: string): boolean => /^\/certific(ate|ado)/i.test(pattern);

type Options = { readonly certificates: boolean };

/** Which area an address belongs to; the most specific pattern wins. Null: nobody's. */
export function createRouting(remotes: readonly Pick<Remote, 'name' | 'title' | 'routes'>[], { certificates }: Options): Routing {
  const of = (owner: string, title: string, routes: readonly RemoteRoute[]) =>
    routes
      .filter(({ pattern }) => certificates || !needsCertificates(pattern))
      .map((route) => ({
        path: route.pattern,
        handle: { owner, title: route.title ?? title, pattern: route.pattern, frame: route.frame ?? true, ssr: route.ssr ?? true, isPrivate: route.private ?? false } satisfies Place,
      }));
  const routes = [...of(ownPages, '', ownRoutes), ...remotes.flatMap((remote) => of(remote.name, remote.title, remote.routes))];

  return {
    placeOf: (pathname) => {
      const match = matchRoutes(routes, { pathname })?.at(-1);
      return match ? (match.route.handle as Place) : null;
    },
  };
}
