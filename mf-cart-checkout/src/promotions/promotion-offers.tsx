import styled from '@emotion/styled';
import { useState } from 'react';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { unitPrice } from '@brasa/shared/domain/pricing';
import type { PromotionOffer } from '@brasa/shared/domain/promotion-offers';
import { markFor, promoPrice } from '@brasa/shared/domain/promotions';
import type { Selection } from '@brasa/shared/domain/selection';
import { addToCart, cartStore, toast } from '@brasa/shared/runtime';
import { Button, Card, Heading, Picture, Stack, Text, media, pictureSize, theme } from '@brasa/shared/ui';
import { PromotionDialog, type PromotionMode } from './promotion-dialog.tsx';
import { promotionText as text } from './promotion-text.ts';
import type { EarnedPromotions } from './use-earned-promotions.ts';

type Props = Pick<EarnedPromotions, 'places'> & { readonly catalog: Catalog; readonly mode?: Exclude<PromotionMode, 'CUP'> };

/** What the order has earned, each to be looked at and taken. Nothing while there is none, and gray places for what the shop has not confirmed yet. */
export function PromotionOffers({ places, catalog, mode = null }: Props) {
  const [open, setOpen] = useState<PromotionOffer | null>(null);
  const isAnyConfirmed = places.some(({ isConfirmed }) => isConfirmed);

  const add = ({ promotion }: PromotionOffer, product: Product, selection: Selection): void => {
    const promo = markFor(promotion, product, unitPrice(catalog, product, selection), cartStore.get().lines);
    const added = promo && addToCart(product, 1, selection, { promo }) !== null;
    toast(added ? { kind: 'success', text: text.added(product.name) } : { kind: 'warning', text: text.notAdded, preventDuplicate: true });
    setOpen(null);
  };

  return (
    <>
      {places.length > 0 && (
        <Card as="section" aria-labelledby="promociones" inert={!isAnyConfirmed} css={isAnyConfirmed ? undefined : gray}>
          <Stack gap="md">
            <Heading level={2} size="lg" id="promociones">
              {text.section}
            </Heading>
            <List>
              {places.map(({ offer, isConfirmed }) => (
                <Offer key={offer.promotion.id} offer={offer} isConfirmed={isConfirmed} onOpen={() => setOpen(offer)} />
              ))}
            </List>
          </Stack>
        </Card>
      )}
      {open && (
        <PromotionDialog
          open
          mode={mode}
          name={open.promotion.name}
          description={open.promotion.description}
          pictures={open.promotion.pictures}
          members={open.members}
          catalog={catalog}
          priceOf={(product, selection) => {
            const before = unitPrice(catalog, product, selection);
            return { amount: promoPrice(open.promotion, before), before };
          }}
          onAdd={(product, selection) => add(open, product, selection)}
          onDecline={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Offer({ offer: { promotion, members }, isConfirmed, onOpen }: { readonly offer: PromotionOffer; readonly isConfirmed: boolean; readonly onOpen: () => void }) {
  const picture = (promotion.pictures.small.webp ? promotion.pictures : members[0]?.product.pictures)?.small;
  return (
    <Item inert={!isConfirmed} css={isConfirmed ? undefined : gray}>
      <Frame>{picture && <Picture picture={picture} alt="" width={pictureSize.small} height={pictureSize.small} fill />}</Frame>
      <div>
        <h3>{promotion.name}</h3>
        <Text size="sm" tone="soft">
          {promotion.description}
        </Text>
      </div>
      <Button variant="secondary" onClick={onOpen} aria-label={text.seeNamed(promotion.name)}>
        {text.see}
      </Button>
    </Item>
  );
}

/** Of the size that it will have, and nothing of it to be read. */
const gray = {
  '& :is(h2, h3, p)': { borderRadius: theme.radius.sm, background: theme.color.sunken, color: 'transparent' },
  '& :is(img, svg, button)': { visibility: 'hidden' },
} as const;
const List = styled.ul({ display: 'grid', gap: theme.space.lg, padding: 0, listStyle: 'none' });
const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space.sm} ${theme.space.md}`,
  '& h3': { fontSize: theme.size.md, fontWeight: 700, lineHeight: 1.25 },
  '& > button': { gridColumn: '1 / -1' },
  [media.sm]: { gridTemplateColumns: '72px minmax(0, 1fr) auto', '& > button': { gridColumn: 'auto' } },
});
const Frame = styled.div({ width: '72px', height: '72px', borderRadius: theme.radius.md, overflow: 'clip' });
