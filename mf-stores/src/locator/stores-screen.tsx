import type { Geography } from '@brasa/shared/domain/delivery';
import { shopWithSlug, slugsOf } from '@brasa/shared/domain/shop-slug';
import { AreaSkeleton, useContentReady, usePageTitle } from '@brasa/shared/react';
import { useHoursNow } from '@brasa/shared/react/use-server-now';
import { geographyQuery } from '@brasa/shared/runtime';
import { Button, Container, EmptyState, PageHeading, theme } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { mapPath, shopPath, storesPath } from '../paths.ts';
import { LocatorPage } from './locator-page.tsx';
import { storesText } from './stores-text.ts';
import { useLocator, type View } from './use-locator.ts';

/** All shops: list, search, map [STO-001]. Without the catalogues the list is empty, and can be asked for again [STO-033]. */
export function StoresScreen() {
  usePageTitle(storesText.title);
  const { data, isPending, fetchStatus, refetch, isFetching } = useQuery(geographyQuery);
  // Without a network the question waits for it; customers are told instead.
  const isWaiting = isPending && fetchStatus !== 'paused';
  useContentReady(!isWaiting);
  if (isWaiting) return <AreaSkeleton />;
  return data && data.shops.length > 0 ? (
    <Shops geography={data} />
  ) : (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <PageHeading level={1}>{storesText.title}</PageHeading>
      <EmptyState
        drawing="not-found"
        title={storesText.none}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {storesText.retry}
          </Button>
        }
      >
        {storesText.unavailable}
      </EmptyState>
    </Container>
  );
}

function Shops({ geography }: { readonly geography: Geography }) {
  const [search] = useSearchParams();
  const slugs = slugsOf(geography.shops);
  const asked = shopWithSlug(geography.shops, search.get('tienda') ?? '');
  const locator = useLocator(geography, { startWith: asked?.id ?? null, ...useView() });
  const now = useHoursNow();
  return <LocatorPage {...{ geography, locator, now }} pathOf={(id) => shopPath(slugs.get(id) ?? '')} />;
}

/** The map is a place of its own for «Atrás», which leads from it to the list. */
function useView(): { readonly view: View; readonly setView: (view: View) => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const view = search.has('tienda') || search.get('vista') === 'mapa' ? 'map' : 'list';
  const setView = (next: View): void => {
    if (next === view) return;
    if (next === 'map') void navigate(mapPath, { state: fromList });
    else if (state === fromList) void navigate(-1);
    else void navigate(storesPath, { replace: true });
  };
  return { view, setView };
}

/** What the entry of the map in the history says when the list is the one before it. */
const fromList = 'from-list';
