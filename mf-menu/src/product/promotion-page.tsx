import { optionMessages } from '@brasa/shared/domain/builder';
import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import { formatMoney } from '@brasa/shared/domain/money';
import { displayPrice, unitPrice } from '@brasa/shared/domain/pricing';
import { promoPrice } from '@brasa/shared/domain/promotions';
import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { Button, ButtonLink, Card, CardPicture, Grid, Heading, Price, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { Page } from '../page.ts';
import { promotedProductPath } from '../promotion-path.ts';
import { startOf } from './pizza-layout.ts';
import { productText } from './product-text.ts';
import { PromotionNotice } from './promotion-notice.tsx';
import { promotionText } from './promotion-text.ts';
import type { PromotionOffer } from './promotion-wire.ts';
import { useAddToOrder } from './use-add-to-order.ts';
import { useObstacles, type Configured } from './use-promotion.ts';

/** Cards of a row end at the same height, with what can be done at their lower edge. */
const Offer = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;
const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: 1fr;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  & > :is(a, button) {
    padding-inline: ${theme.space.sm};
  }
`;

type Props = { readonly catalog: Catalog; readonly promotion: Promotion; readonly product: PromotionOffer['product'] };

/** The products a promotion lets in, as the menu has them; only its own product where it names none [DEC-136]. */
export const offeredBy = (catalog: Catalog, { promotion, product }: PromotionOffer): readonly Product[] =>
  promotion.memberIds.length > 0 ? promotion.memberIds.flatMap((id) => catalog.productById.get(id) ?? []) : [catalog.productById.get(product.id) ?? product];

/** What the promotion gives, what it asks for, and the products it lets into the cart at its price [PRM-011]. */
export function PromotionPage({ catalog, promotion, product }: Props) {
  const title = promotion.name || product.name;
  usePageTitle(title);
  useContentReady();
  const offered = offeredBy(catalog, { promotion, product }).map((each) => ({ product: each, selection: startOf(catalog, each) }));
  const obstacles = useObstacles(catalog, promotion, offered);
  const [obstacle] = obstacles;
  const { addToOrder, waiting } = useAddToOrder(catalog);
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
        {obstacle && obstacles.every(Boolean) && <PromotionNotice catalog={catalog} promotion={promotion} obstacle={obstacle} />}
        <Stack as="section" aria-labelledby="promotion-products">
          <Heading id="promotion-products">{promotionText.choose}</Heading>
          <Grid as="ul">
            {offered.map((each, index) => (
              <li key={each.product.id}>
                <Offered {...{ catalog, promotion }} {...each} available={obstacles[index] === null} isWaiting={waiting.includes(each.product.id)} onAdd={() => addToOrder(each.product, 1, each.selection, promotion)} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Page>
  );
}

type OfferedProps = { readonly catalog: Catalog; readonly promotion: Promotion; readonly available: boolean; /** It was pressed before the cart of the last visit was read. */ readonly isWaiting: boolean; readonly onAdd: () => void } & Configured;

/** A product of the promotion: added as it comes, or after something is chosen about it. */
function Offered({ catalog, promotion, product, selection, available, isWaiting, onAdd }: OfferedProps) {
  const symbol = catalog.config.currency;
  const needsChoices = optionMessages(catalog, product, selection).length > 0;
  const before = needsChoices ? displayPrice(catalog, product).amount : unitPrice(catalog, product, selection);
  const price = promoPrice(promotion, before);
  const depends = needsChoices && displayPrice(catalog, product).from && promotion.kind !== 'fixed-price';
  const to = promotedProductPath(catalog, product, promotion);

  return (
    <Offer padded={false}>
      <CardPicture pictures={product.pictures} alt="" />
      <Body>
        <Heading level={3} size="md">
          {product.name}
        </Heading>
        <Price amount={price} before={before} prefix={depends ? productText.from : undefined} symbol={symbol} />
        {needsChoices ? (
          <ButtonLink to={to} aria-label={promotionText.pickNamed(product.name)}>
            {promotionText.pick}
          </ButtonLink>
        ) : (
          <Button unavailable={!available} loading={isWaiting} onClick={onAdd} aria-label={price > 0 ? promotionText.addNamed(product.name, formatMoney(price, symbol)) : promotionText.addFreeNamed(product.name)}>
            {price > 0 ? productText.addSomething : promotionText.addFree}
          </Button>
        )}
        {!needsChoices && groupsOf(product).some(({ selectable }) => selectable) && (
          <ButtonLink to={to} variant="ghost" aria-label={promotionText.customizeNamed(product.name)}>
            {promotionText.customize}
          </ButtonLink>
        )}
      </Body>
    </Offer>
  );
}
