import { useSoldOut } from '@brasa/shared/builder/sold-out';
import { isListed } from '@brasa/shared/domain/catalog-lookup';
import { RetryCard, useCatalog, useContentReady, usePageTitle, useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { ButtonLink, EmptyState, Grid, PageHeading, Stack } from '@brasa/shared/ui';
import { CardSkeletons } from '../listing/card-skeletons.tsx';
import { ProductCard } from '../listing/product-card.tsx';
import { Page } from '../page.ts';
import { favoritesText } from './favorites-text.ts';
import { useFavorites } from './use-favorites.ts';

/** What the customer marked; what has left the menu is not shown [MENU-024]. */
export function FavoritesScreen() {
  usePageTitle(favoritesText.title);
  const catalog = useCatalog();
  const geoMenu = useStore(deliveryStore, (delivery) => delivery.geoMenu);
  const { email, ids, failed, retry } = useFavorites();
  const soldOut = useSoldOut().products;
  useContentReady(email !== null);
  if (failed) return <RetryCard message={favoritesText.unknown} onRetry={retry} />;
  const products = ids.flatMap((id) => catalog.productById.get(id) ?? []).filter((product) => isListed(catalog, product, geoMenu));

  return (
    <Page>
      <Stack gap="xl">
        <PageHeading level={1}>{favoritesText.title}</PageHeading>
        {email === null && <CardSkeletons />}
        {email !== null && products.length === 0 && (
          <EmptyState drawing="favorites" title={favoritesText.empty} actions={<ButtonLink to="/menu">{favoritesText.seeMenu}</ButtonLink>}>
            {favoritesText.emptyHint}
          </EmptyState>
        )}
        {products.length > 0 && (
          <Grid as="ul">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard catalog={catalog} product={product} isSoldOut={soldOut.has(product.id)} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Page>
  );
}
