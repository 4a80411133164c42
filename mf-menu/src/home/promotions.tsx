import type { Catalog } from '@brasa/shared/domain/catalog';
import { AppLink } from '@brasa/shared/react';
import { Card, Heading, Price, Stack, Text, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { menuText } from '../menu-text.ts';
import { NearPicture, unclipped, vicinity } from '../pictures/when-near.ts';
import { promotionPath } from '../promotion-path.ts';

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
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.sm} {
    gap: ${theme.space.lg};
  }
  & > li {
    ${vicinity}
  }
`;
/** Picture and words side by side: few promotions fill a row all the same. */
const Offer = styled(Card)`
  display: grid;
  grid-template-columns: min(136px, 40vw) minmax(0, 1fr);
  align-items: center;
  height: 100%;
  ${unclipped}
`;
const Face = styled(NearPicture)`
  border-radius: calc(${theme.radius.lg} - 1px) 0 0 calc(${theme.radius.lg} - 1px);
`;
const Body = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
`;
const Free = styled.strong`
  color: ${theme.color.primary};
  font-size: ${theme.size.lg};
`;

/** Active promotions, with the price their product has in them. */
export function Promotions({ catalog }: { readonly catalog: Catalog }) {
  if (catalog.promotions.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="promotions">
      <Heading id="promotions">{menuText.promotions}</Heading>
      <List>
        {catalog.promotions.map((promotion) => {
          const product = catalog.productById.get(promotion.id);
          return (
            <li key={promotion.id}>
              <Offer padded={false} interactive>
                <Face pictures={product?.pictures ?? promotion.pictures} alt="" sizes="120px" />
                <Body>
                  <Heading level={3} size="md">
                    <Stretched to={promotionPath(promotion)}>{promotion.name}</Stretched>
                  </Heading>
                  <Text size="sm" tone="soft" clamp={2}>
                    {promotion.description}
                  </Text>
                  {product && (product.price > 0 ? <Price amount={product.price} symbol={catalog.config.currency} /> : <Free>{menuText.free}</Free>)}
                </Body>
              </Offer>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
