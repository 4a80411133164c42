import { useSoldOut } from '@brasa/shared/builder/sold-out';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { HorizontalScroller } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { vicinity } from '../pictures/when-near.ts';
import { ProductCard } from './product-card.tsx';

const Narrow = styled.div`
  width: 11.5rem;
  height: 100%;
  ${vicinity}
`;

type Props = { readonly catalog: Catalog; readonly products: readonly Product[]; readonly label: string };

/** Products in one row that is swiped. */
export function ProductStrip({ catalog, products, label }: Props) {
  const soldOut = useSoldOut().products;
  return (
    <HorizontalScroller label={label} arrows>
      {products.map((product) => (
        <Narrow key={product.id}>
          <ProductCard catalog={catalog} product={product} isSoldOut={soldOut.has(product.id)} level={3} />
        </Narrow>
      ))}
    </HorizontalScroller>
  );
}
