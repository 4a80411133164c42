import { soldOutText, useSoldOut } from '@brasa/shared/builder/sold-out';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { productPath } from '@brasa/shared/domain/catalog-lookup';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { AppLink } from '@brasa/shared/react';
import { Badge, Picture, Price, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { searchText } from './search-text.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  min-height: 4rem;
  padding: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
  & > span:nth-of-type(2) {
    flex: 1;
  }
`;
const Face = styled(Picture)`
  flex: none;
  width: 3.25rem;
  border-radius: ${theme.radius.sm};
`;

type Props = { readonly catalog: Catalog; readonly products: readonly Product[]; readonly onChoose: () => void; readonly labelledBy?: string; readonly label?: string };

/** Products that were found, each a way to its page; what is sold out says so. */
export function FoundList({ catalog, products, onChoose, labelledBy, label }: Props) {
  const soldOut = useSoldOut();
  return (
    <List aria-labelledby={labelledBy} aria-label={label}>
      {products.map((product) => {
        const { amount, from } = displayPrice(catalog, product);
        return (
          <li key={product.id}>
            <Line to={productPath(catalog, product)} onClick={onChoose}>
              <Face picture={product.pictures.small} alt="" width={240} height={240} />
              <span>
                {product.name} {soldOut.products.has(product.id) && <Badge>{soldOutText}</Badge>}
              </span>
              <Price amount={amount} prefix={from ? searchText.from : undefined} symbol={catalog.config.currency} size="sm" />
            </Line>
          </li>
        );
      })}
    </List>
  );
}
