import type { Catalog } from '@brasa/shared/domain/catalog';
import { AppLink } from '@brasa/shared/react';
import { Card, CardPicture, Grid, Heading, Price, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { menuText } from '../menu-text.ts';

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
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
`;

/** Active promotions, with the price their product has in them. */
export function Promotions({ catalog }: { readonly catalog: Catalog }) {
  if (catalog.promotions.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="promotions">
      <Heading id="promotions">{menuText.promotions}</Heading>
      <Grid as="ul">
        {catalog.promotions.map((promotion) => {
          const product = catalog.productById.get(promotion.id);
          return (
            <li key={promotion.id}>
              <Card padded={false} interactive>
                <CardPicture pictures={product?.pictures ?? promotion.pictures} alt="" />
                <Body>
                  <Heading level={3} size="md">
                    <Stretched to={`/promociones/menu/${promotion.slug || promotion.id}`}>{promotion.name}</Stretched>
                  </Heading>
                  <Text size="sm" tone="soft" clamp={2}>
                    {promotion.description}
                  </Text>
                  {product && <Price amount={product.price} symbol={catalog.config.currency} />}
                </Body>
              </Card>
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
