import type { Catalog, Category, Pictures } from '@brasa/shared/domain/catalog';
import { fullCategoryPath, mainCategories, productsIn, type GeoMenu } from '@brasa/shared/domain/catalog-lookup';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { formatMoney } from '@brasa/shared/domain/money';
import { AppLink, useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { Card, Grid, Heading, Stack, Text, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { menuText } from '../menu-text.ts';
import { CategoryFace } from '../pictures/category-face.tsx';
import { unclipped, vicinity } from '../pictures/when-near.ts';

const Stretched = styled(AppLink)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Body = styled.div`
  padding: ${theme.space.md} ${theme.space.sm};
`;

/** Four in a row on larger screens, as soon as a long word has room. */
const Tiles = styled(Grid)`
  ${media.sm} {
    grid-template-columns: repeat(auto-fill, minmax(max(9rem, 25% - ${theme.space.lg}), 1fr));
  }
`;

const Whole = styled(Card)`
  ${unclipped}
`;

/** Categories meant for small screens stay there [DEC-078]. */
const Tile = styled.li`
  ${vicinity}
  &[data-small-only] {
    ${media.lg} {
      display: none;
    }
  }
`;

/** What the least of a category costs, and what it looks like when nobody made a picture of it; null for an empty one. */
function faceOf(catalog: Catalog, category: Category, geoMenu: GeoMenu): { readonly pictures: Pictures; readonly from: number } | null {
  // What every shop sells gives the face: it must not change when the shop is known.
  const everywhere = productsIn(catalog, category, []);
  const products = everywhere.length > 0 ? everywhere : productsIn(catalog, category, geoMenu);
  const [first] = products;
  if (!first) return null;
  return { pictures: first.pictures, from: Math.min(...products.map((product) => displayPrice(catalog, product).amount)) };
}

export function CategoryTiles({ catalog }: { readonly catalog: Catalog }) {
  const geoMenu = useStore(deliveryStore, (delivery) => delivery.geoMenu);
  const tiles = mainCategories(catalog).flatMap((category) => {
    const face = faceOf(catalog, category, geoMenu);
    return face ? [{ category, face }] : [];
  });
  return (
    <Stack as="section" aria-labelledby="categories">
      <Heading id="categories">{menuText.categories}</Heading>
      <Tiles as="ul">
        {tiles.map(({ category, face }) => (
          <Tile key={category.id} data-small-only={category.onlyOnSmallScreens || undefined}>
            <Whole padded={false} interactive>
              <CategoryFace id={category.id} fallback={face.pictures} />
              <Body>
                <Heading level={3} size="lg">
                  <Stretched to={fullCategoryPath(catalog, category)}>{category.name}</Stretched>
                </Heading>
                <Text size="sm" tone="soft">
                  {menuText.from} {formatMoney(face.from, catalog.config.currency)}
                </Text>
              </Body>
            </Whole>
          </Tile>
        ))}
      </Tiles>
    </Stack>
  );
}
