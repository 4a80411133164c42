import styled from '@emotion/styled';
import { soldOutText } from '@brasa/shared/builder/sold-out';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { productPath } from '@brasa/shared/domain/catalog-lookup';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { AppLink } from '@brasa/shared/react';
import { Badge, Card, Heading, Price, Text, theme } from '@brasa/shared/ui';
import { HeartButton } from '../favorites/heart-button.tsx';
import { menuText } from '../menu-text.ts';
import { ProductFace } from '../pictures/product-face.tsx';
import { unclipped } from '../pictures/when-near.ts';

/** The whole card is one link: the name carries it, its area covers the card. */
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
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
`;
const Whole = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  ${unclipped}
`;
const Heart = styled(HeartButton)`
  position: absolute;
  top: ${theme.space.sm};
  right: ${theme.space.sm};
  z-index: 1;
`;
/** What has no room beside the price stands above it: prices of neighbours are in line. */
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  margin-top: auto;
  padding-top: ${theme.space.xs};
  & > [data-tone] {
    white-space: normal;
  }
`;

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
  /** By the way of delivery that was chosen. */
  readonly isSoldOut: boolean;
  /** Among the first on the page: its picture is not put off. */
  readonly early?: boolean;
  readonly level?: 2 | 3;
};

/** A product in a list: picture, name, what it is, price; whether it is new, or sold out by the way of delivery that was chosen. */
export function ProductCard({ catalog, product, isSoldOut, early = false, level = 2 }: Props) {
  const { amount, from } = displayPrice(catalog, product);
  return (
    <Whole padded={false} interactive>
      <ProductFace product={product} priority={early} />
      <Body>
        <Heading level={level} size="md">
          <Stretched to={productPath(catalog, product)}>{product.name}</Stretched>
        </Heading>
        <Text size="sm" tone="soft" clamp={2}>
          {product.description}
        </Text>
        <Bottom>
          <Price amount={amount} prefix={from ? menuText.from : undefined} symbol={catalog.config.currency} />
          {isSoldOut ? <Badge>{soldOutText}</Badge> : product.isNew && <Badge tone="new">{menuText.isNew}</Badge>}
        </Bottom>
      </Body>
      <Heart product={product} />
    </Whole>
  );
}
