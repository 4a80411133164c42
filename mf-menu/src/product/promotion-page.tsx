import { optionMessages } from '@brasa/shared/domain/builder';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { categoryById, categoryPath, productPath } from '@brasa/shared/domain/catalog-lookup';
import { formatMoney } from '@brasa/shared/domain/money';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { markFor, promoPrice } from '@brasa/shared/domain/promotions';
import { useContentReady, usePageTitle, useStore } from '@brasa/shared/react';
import { addToCart, cartStore, toast } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, CardPicture, ChipLink, Grid, Heading, Notice, Price, Row, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { Page } from '../page.ts';
import { startOf } from './pizza-layout.ts';
import { productText } from './product-text.ts';
import { promotionText } from './promotion-text.ts';
import type { PromotionOffer } from './promotion-wire.ts';
import { triggerLinks } from './trigger-links.ts';

const Body = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
`;

type Props = { readonly catalog: Catalog; readonly offer: PromotionOffer };

/** What the promotion gives, what it asks for, and the products it lets into the cart at its price [PRM-011]. */
export function PromotionPage({ catalog, offer: { promotion, product } }: Props) {
  const title = promotion.name || product.name;
  usePageTitle(title);
  useContentReady();
  const { lines } = useStore(cartStore);
  const known = (ids: readonly number[]): Product[] => ids.flatMap((id) => catalog.productById.get(id) ?? []);
  const offered = promotion.memberIds.length > 0 ? known(promotion.memberIds) : [product];
  const mayJoin = offered.some((each) => markFor(promotion, each, 0, lines) !== null);
  const symbol = catalog.config.currency;

  return (
    <Page>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>{title}</Heading>
          <Text tone="soft">{promotion.description || product.description}</Text>
          <Text size="sm" tone="soft">
            {promotion.minimum > 0 && `${promotionText.minimum(formatMoney(promotion.minimum, symbol))} `}
            {promotion.endsAt !== '' && promotionText.until(promotion.endsAt.slice(0, 10))}
          </Text>
        </Stack>
        {!mayJoin && (
          <Notice title={promotionText.needs}>
            <Stack gap="sm">
              <span>{promotionText.needsOneOf}</span>
              <Row wrap>
                {triggerLinks(catalog, promotion.triggerIds).map(({ name, path }) => (
                  <ChipLink key={path} to={path}>
                    {name}
                  </ChipLink>
                ))}
              </Row>
            </Stack>
          </Notice>
        )}
        <Stack as="section" aria-labelledby="promotion-products">
          <Heading id="promotion-products">{promotionText.choose}</Heading>
          <Grid as="ul">
            {offered.map((each) => (
              <li key={each.id}>
                <Offered catalog={catalog} product={each} promotion={promotion} mayJoin={mayJoin} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Page>
  );
}

type OfferedProps = { readonly catalog: Catalog; readonly product: Product; readonly promotion: PromotionOffer['promotion']; readonly mayJoin: boolean };

function Offered({ catalog, product, promotion, mayJoin }: OfferedProps) {
  const navigate = useNavigate();
  const selection = startOf(catalog, product);
  const price = unitPrice(catalog, product, selection);
  const symbol = catalog.config.currency;
  const promotional = promoPrice(promotion, price);

  const add = () => {
    const promo = markFor(promotion, product, price, cartStore.get().lines);
    if (!promo) return void toast({ kind: 'warning', text: promotionText.needs, preventDuplicate: true });
    if (addToCart(product, 1, selection, { promo }) === null) return void toast({ kind: 'error', text: promotionText.notAdded });
    toast({ kind: 'success', text: productText.added(product.name) });
    const category = categoryById(catalog, product.categoryId);
    void navigate(category ? categoryPath(category) : '/');
  };

  return (
    <Card padded={false}>
      <CardPicture pictures={product.pictures} alt="" />
      <Body>
        <Heading level={3} size="md">
          {product.name}
        </Heading>
        <Price amount={promotional} {...(promotional < price ? { before: price } : {})} symbol={symbol} />
        {optionMessages(catalog, product, selection).length > 0 ? (
          <ButtonLink to={productPath(catalog, product)} variant="secondary">
            {product.name}
          </ButtonLink>
        ) : (
          <Button unavailable={!mayJoin} onClick={add} aria-label={promotionText.addNamed(product.name, formatMoney(promotional, symbol))}>
            {promotionText.add(formatMoney(promotional, symbol))}
          </Button>
        )}
      </Body>
    </Card>
  );
}
