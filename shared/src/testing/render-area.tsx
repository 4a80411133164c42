import type { QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Catalog } from '../domain/catalog.ts';
import { history, navigate } from '../history/index.ts';
import { catalogQuery } from '../queries/catalog-query.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { AreaRoot } from '../react/area-root.tsx';
import type { Environment } from '../react/environment.tsx';
import { defaultSite, type Site } from '../react/site.ts';
import { deliverCatalog } from '../stores/catalog-store.ts';
import { anEnvironment } from './environment-builder.ts';
import { callsEnded, fakeTraffic } from './fake-http.ts';
import { anExampleMenu } from './menu-example.ts';

export type RenderOptions = {
  /** Where the customer is. */
  readonly path?: string;
  /** What an earlier visit left at this entry of the history. */
  readonly state?: unknown;
  /** The menu of the page; `null` for one that is still on its way. */
  readonly catalog?: Catalog | null;
  readonly site?: Partial<Site>;
  readonly environment?: Partial<Environment>;
};

export type RenderedArea = RenderResult & {
  readonly queryClient: QueryClient;
  /** Titles the screens gave the page, the last one at the end. */
  readonly titles: readonly string[];
  /** What went wrong inside. */
  readonly failures: readonly unknown[];
  readonly path: () => string;
};

/** Shows screens as the shell does: with styles, data, a router on the one history and a boundary around them. */
export function renderArea(screens: ReactNode, { path = '/', state, catalog = anExampleMenu(), site, environment }: RenderOptions = {}): RenderedArea {
  const titles: string[] = [];
  const failures: unknown[] = [];
  const queryClient = createQueryClient();
  // A test does not wait for second tries, and nothing keeps the process alive after it.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } });
  if (catalog) {
    queryClient.setQueryData(catalogQuery.queryKey, catalog);
    deliverCatalog(catalog);
  }
  navigate(path, { replace: true, state });
  const page = anEnvironment({
    site: { ...defaultSite, ...site },
    setTitle: (title) => void titles.push(title),
    queryClient,
    report: ({ error }) => void failures.push(error),
    ...environment,
  });
  const result = render(
    <AreaRoot environment={page} remote="area-under-test" version="0.0.0" waiting={<p>Cargando…</p>}>
      {screens}
    </AreaRoot>,
    // Told by `failures`.
    { onCaughtError: () => {} },
  );
  return { ...result, queryClient, titles, failures, path: () => `${history.location.pathname}${history.location.search}` };
}

/** Resolves when every call to a fake api is answered, but for those their test holds back, and what follows from the answers is drawn. */
export async function settle(): Promise<void> {
  for (let before = -1; before !== fakeTraffic().events; ) {
    before = fakeTraffic().events;
    await act(callsEnded);
  }
}
