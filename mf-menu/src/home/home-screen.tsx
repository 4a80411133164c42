import { mainCategories, productsIn } from '@brasa/shared/domain/catalog-lookup';
import { useCatalog, useContentReady, usePageTitle } from '@brasa/shared/react';
import { Heading, Stack } from '@brasa/shared/ui';
import { ProductStrip } from '../listing/product-strip.tsx';
import { menuText } from '../menu-text.ts';
import { Page } from '../page.ts';
import { Carousel } from './carousel.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Promotions } from './promotions.tsx';
import { Suggestions } from './suggestions.tsx';

/** How many products the first category shows on home. */
const shownFirst = 8;

/** News, the way into every category, the promotions, and the first category's products with their prices [MENU-017]. */
export function HomeScreen() {
  usePageTitle(menuText.home);
  useContentReady();
  const catalog = useCatalog();
  const [first] = mainCategories(catalog);
  const products = first ? productsIn(catalog, first, []).slice(0, shownFirst) : [];

  return (
    <Page>
      <Stack gap="2xl">
        <Heading level={1} size="2xl">
          {menuText.slogan}
        </Heading>
        <Carousel slides={catalog.carousel} />
        <CategoryTiles catalog={catalog} />
        {first && products.length > 0 && (
          <Stack as="section" aria-labelledby="first-category">
            <Heading id="first-category">{menuText.favorites(first.name)}</Heading>
            <ProductStrip catalog={catalog} products={products} label={first.name} />
          </Stack>
        )}
        <Promotions catalog={catalog} />
        <Suggestions catalog={catalog} />
      </Stack>
    </Page>
  );
}
