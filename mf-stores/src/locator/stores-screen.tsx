import type { Geography } from '@brasa/shared/domain/delivery';
import { shopPath, slugsOf } from '@brasa/shared/domain/shop-slug';
import { AreaSkeleton, useContentReady, usePageTitle } from '@brasa/shared/react';
import { useServerNow } from '@brasa/shared/react/use-server-now';
import { geographyQuery } from '@brasa/shared/runtime';
import { Button, Container, EmptyState, PageHeading, theme } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LocatorPage } from './locator-page.tsx';
import { storesText } from './stores-text.ts';
import { useLocator } from './use-locator.ts';

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
  const asked = geography.shops.find(({ id }) => slugs.get(id) === search.get('tienda'));
  const locator = useLocator(geography, asked?.id ?? null);
  const now = useServerNow();
  return <LocatorPage {...{ geography, locator, now }} pathOf={(id) => shopPath(slugs.get(id) ?? '')} />;
}
