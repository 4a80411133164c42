import { useSoldOut } from '@brasa/shared/builder/sold-out';
import type { Catalog, Category, Product } from '@brasa/shared/domain/catalog';
import { categoryChain, findCategory, productsIn } from '@brasa/shared/domain/catalog-lookup';
import { useCatalog, useContentReady, usePageTitle, useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { ButtonLink, EmptyState, Grid, PageHeading, Stack } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { Navigate, useParams } from 'react-router-dom';
import { menuText } from '../menu-text.ts';
import { Page } from '../page.ts';
import { vicinity } from '../pictures/when-near.ts';
import { useShowsBelowFold } from '../use-shows-below-fold.ts';
import { CategoryChips } from './category-chips.tsx';
import { ProductCard } from './product-card.tsx';

const Cards = styled(Grid)`
  & > li {
    ${vicinity}
  }
`;

/** Cards of the first screen, whose pictures are not put off. */
const early = 4;

/** Cards of which at least a part is in the first screen: six of a phone's two columns, ten of what is wider. */
const firstScreen = (): number => (innerWidth < 600 ? 6 : 10);

/** A category, or one of its subcategories; an unknown one, or one of another category, leads home [DEC-023]. */
export function CategoryScreen() {
  const { category: segment = '', subcategory } = useParams();
  const catalog = useCatalog();
  const named = findCategory(catalog, segment);
  const category = subcategory === undefined ? named : findCategory(catalog, subcategory);
  const chain = category ? categoryChain(catalog, category.id) : [];
  const main = named && chain.includes(named) ? chain.at(-1) : undefined;
  return category && main ? <Listing catalog={catalog} main={main} category={category} /> : <Navigate to="/" replace />;
}

type Props = { readonly catalog: Catalog; readonly main: Category; readonly category: Category };

function Listing({ catalog, main, category }: Props) {
  usePageTitle(category.name);
  useContentReady();
  const geoMenu = useStore(deliveryStore, (delivery) => delivery.geoMenu);
  const products = productsIn(catalog, category, geoMenu);

  return (
    <Page>
      <Stack gap="xl">
        <PageHeading level={1}>{category.name}</PageHeading>
        <CategoryChips catalog={catalog} main={main} current={category} />
        {products.length === 0 ? (
          <EmptyState drawing="oven" title={menuText.empty} actions={<ButtonLink to="/">{menuText.seeMenu}</ButtonLink>}>
            {menuText.emptyHint}
          </EmptyState>
        ) : (
          <Products key={category.id} {...{ catalog, products }} />
        )}
      </Stack>
    </Page>
  );
}

function Products({ catalog, products }: { readonly catalog: Catalog; readonly products: readonly Product[] }) {
  const showsBelowFold = useShowsBelowFold();
  const soldOut = useSoldOut().products;
  return (
    <Cards as="ul">
      {products.slice(0, showsBelowFold ? undefined : firstScreen()).map((product, position) => (
        <li key={product.id}>
          <ProductCard catalog={catalog} product={product} isSoldOut={soldOut.has(product.id)} early={position < early} />
        </li>
      ))}
    </Cards>
  );
}
