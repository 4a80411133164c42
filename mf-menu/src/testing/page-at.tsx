import { AreaRoot } from '@brasa/shared/react';
import { catalogQuery, createQueryClient } from '@brasa/shared/runtime';
import { anExampleMenu } from '@brasa/shared/testing';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { App } from '../app.tsx';

export const menu = anExampleMenu();

/** The page of an address as the server (which is told where it is) or the browser (which looks) draws it. */
export function pageAt(path: string, side: 'server' | 'browser', failures: unknown[]) {
  const { pathname, search } = new URL(path, 'http://storefront.invalid');
  const queryClient = createQueryClient();
  queryClient.setQueryData(catalogQuery.queryKey, menu);
  const environment = anEnvironment({
    ...(side === 'server' ? { location: { pathname, search, hash: '', state: null, key: 'default' } } : {}),
    queryClient,
    report: ({ error }) => void failures.push(error),
  });
  return (
    <AreaRoot environment={environment} remote="mf-menu" version="0.0.0" waiting={<p>Cargando…</p>}>
      <App />
    </AreaRoot>
  );
}
