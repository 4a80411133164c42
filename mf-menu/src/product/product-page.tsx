import { useSoldOut, type SoldOut } from '@brasa/shared/builder/sold-out';
import { builderText } from '@brasa/shared/domain/builder-text';
import { optionMessages } from '@brasa/shared/domain/builder';
import { isPizza, type Catalog, type Product } from '@brasa/shared/domain/catalog';
import { chosenIds } from '@brasa/shared/domain/chosen-ids';
import { isOnlyPromoted } from '@brasa/shared/domain/hidden-product';
import type { Selection } from '@brasa/shared/domain/selection';
import { validityText } from '@brasa/shared/domain/validity-text';
import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { toast } from '@brasa/shared/runtime';
import { Container, Heading, Notice, Picture, Row, Stack, Text, media, pictureSize, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { HeartButton } from '../favorites/heart-button.tsx';
import { ProductFace } from '../pictures/product-face.tsx';
import { OptionGroups, groupAnchor } from './option-groups.tsx';
import { OrderBar } from './order-bar.tsx';
import { PizzaView } from './pizza-view.tsx';
import { ProductPrice } from './product-price.tsx';
import { productText } from './product-text.ts';
import { PromotionTerms, productAnchor, promotionAnchor } from './promotion-terms.tsx';
import { promotionText } from './promotion-text.ts';
import { ShareButton } from './share-button.tsx';
import { useAddToOrder } from './use-add-to-order.ts';
import { useConfiguration } from './use-configuration.ts';
import { useEdit } from './use-edit.ts';
import { useObstacles, usePromotion } from './use-promotion.ts';
import { useSaveEdit } from './use-save-edit.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
  padding-top: ${theme.space.lg};
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${theme.space['3xl']};
    align-items: start;
    padding-block: ${theme.space.xl};
  }
`;
const Face = styled.div`
  ${media.md} {
    position: sticky;
    top: 6rem;
  }
`;
const Photo = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.xl};
  overflow: clip;
  /* Between phone and desktop a picture as wide as the page leaves room for what it is. */
  ${media.sm} {
    aspect-ratio: 16 / 9;
  }
  ${media.md} {
    aspect-ratio: 1;
  }
`;

/** The buttons stand beside the name as long as its longest word has room. */
const Title = styled(Row)`
  & > h1 {
    flex: 1 1 min-content;
  }
`;

/** What gets the focus is not left under the order bar; the header and the bar of sections are the page's own `scroll-padding`, which is added to it. */
const Choices = styled(Stack)`
  & :is(input, section, h1) {
    scroll-margin-bottom: 7rem;
  }
`;

/** What contradicts itself is said at once; what is only missing yet, when the customer wants to go on. */
const contradictions: readonly string[] = [builderText.noHalves, builderText.noSuchCombination];

/** Why none of it can be sold right now; undefined when it can [DEC-091]. */
function soldOutReason({ products, options }: SoldOut, product: Product, selection: Selection): string | undefined {
  if (products.has(product.id)) return productText.blocked;
  return options.size > 0 && chosenIds(selection).some((id) => options.has(id)) ? validityText.blocked : undefined;
}

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
};

/** One product: what it is, what is chosen about it, and into the cart with it [PROD-001]. */
export function ProductPage({ catalog, product }: Props) {
  usePageTitle(product.name);
  useContentReady();
  const { addToOrder, waiting } = useAddToOrder(catalog);
  const saveEdit = useSaveEdit(catalog);
  const edit = useEdit(product);
  const [edited] = edit?.units ?? [];
  const [counted, setQuantity] = useState<number | null>(null);
  const quantity = counted ?? (edit?.units.length || 1);
  const isUnread = edit?.state === 'unread';
  const { selection, change, link } = useConfiguration(catalog, product, edited?.selection);
  const soldOut = soldOutReason(useSoldOut(), product, selection);
  /** Counts the presses on the button while a choice was missing. */
  const [tries, setTries] = useState(0);
  const messages = optionMessages(catalog, product, selection);
  const [firstMessage] = messages;
  const askedFor = usePromotion(catalog, product);
  // What is in the order stays under the promotion that it is under, and has passed its obstacles.
  const asked = edited ? (catalog.promotions.find(({ id }) => id === edited.promo?.promotionId) ?? null) : askedFor;
  const promotion = asked === 'over' ? null : asked;
  const [obstacle = null] = useObstacles(catalog, edited ? null : promotion, [{ product, selection }]);
  // A product of promotions alone cannot be had without one [DEC-074]; one that is in the order can be kept.
  const isOver = promotion === null && isOnlyPromoted(product) && (edit === null || edit.state === 'gone');
  const missing = [...(isUnread ? [productText.edits.unread] : []), ...(obstacle ? [promotionText.obstacles[obstacle].title] : []), ...(isOver ? [promotionText.overAlone] : []), ...new Set(messages.map(({ text }) => text))].join(' · ') || undefined;
  const pizza = isPizza(product.type) ? (selection.find((option) => option.pizza)?.pizza ?? null) : null;

  // After the messages were drawn, which stand at the top of their group. To focus a group taller than the window scrolls nowhere while the window is inside it.
  useEffect(() => {
    if (tries === 0 || !firstMessage) return;
    const group = document.getElementById(groupAnchor(firstMessage.groupIndex));
    group?.focus({ preventScroll: true });
    group?.scrollIntoView?.({ block: 'start' });
  }, [tries]);

  const add = () => {
    if (isUnread) return void toast({ kind: 'warning', text: productText.edits.unread, preventDuplicate: true });
    if (obstacle || isOver) return document.getElementById(promotionAnchor)?.focus();
    if (firstMessage) return setTries((count) => count + 1);
    if (soldOut !== undefined) return void toast({ kind: 'warning', text: soldOut, preventDuplicate: true });
    if (edit) saveEdit(edit, product, { quantity, selection }, promotion);
    else addToOrder(product, quantity, selection, promotion);
  };

  return (
    <Container>
      <Columns>
        <Face>
          {pizza ? (
            <PizzaView catalog={catalog} pizza={pizza} large />
          ) : (
            <Photo>
              {product.pictures.medium.jpg === '' ? (
                <ProductFace product={product} />
              ) : (
                <Picture picture={product.pictures.medium} alt="" width={pictureSize.medium} height={pictureSize.medium} priority fill />
              )}
            </Photo>
          )}
        </Face>
        <Choices gap="xl">
          <Stack gap="sm">
            <Title justify="between" align="start" wrap>
              <Heading level={1} id={productAnchor} tabIndex={-1}>
                {product.name}
              </Heading>
              <Row gap="xs">
                <ShareButton label={pizza ? productText.share : productText.shareProduct} title={product.name} link={link} />
                {product.type !== 'promo' && <HeartButton product={product} />}
              </Row>
            </Title>
            {product.description !== '' && <Text tone="soft">{product.description}</Text>}
            <ProductPrice {...{ catalog, product, promotion }} />
            {product.channel !== 'any' && (
              <Text size="sm" tone="soft">
                {productText.onlyFor[product.channel]}
              </Text>
            )}
          </Stack>
          {edit && edit.state !== 'unread' && (
            <Notice kind={edit.state === 'gone' ? 'warning' : 'info'} live={edit.state === 'gone'}>
              {productText.edits[edit.state]}
            </Notice>
          )}
          {asked !== null && <PromotionTerms {...{ catalog, product, asked, obstacle, link }} />}
          {soldOut !== undefined && <Notice kind="warning">{soldOut}</Notice>}
          <OptionGroups {...{ catalog, product, selection }} onChange={change} messages={tries > 0 ? messages : messages.filter(({ text }) => contradictions.includes(text))} />
          <OrderBar {...{ catalog, product, selection, pizza, quantity }} soldOut={soldOut !== undefined} onQuantity={setQuantity} {...{ promotion, missing }} edit={edit?.state ?? null} isWaiting={waiting.includes(product.id)} onAdd={add} />
        </Choices>
      </Columns>
    </Container>
  );
}
