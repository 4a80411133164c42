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

type Props = { /** As `useEarnedPromotions` has them. */ readonly earned: readonly PromotionOffer[]; readonly catalog: Catalog; readonly mode?: Exclude<PromotionMode, 'CUP'> };

/** What the order has earned, each to be looked at and taken. Nothing while there is none. */
export function PromotionOffers({ earned, catalog, mode = null }: Props) {
  const [open, setOpen] = useState<PromotionOffer | null>(null);

  const add = ({ promotion }: PromotionOffer, product: Product, selection: Selection): void => {
    const promo = markFor(promotion, product, unitPrice(catalog, product, selection), cartStore.get().lines);
    const added = promo && addToCart(product, 1, selection, { promo }) !== null;
    toast(added ? { kind: 'success', text: text.added(product.name) } : { kind: 'warning', text: text.notAdded, preventDuplicate: true });
    setOpen(null);
  };

  return (
    <>
      {earned.length > 0 && (
        <Card as="section" aria-labelledby="promociones">
          <Stack gap="md">
            <Heading level={2} size="lg" id="promociones">
              {text.section}
            </Heading>
            <List>
              {earned.map((offer) => (
                <Offer key={offer.promotion.id} offer={offer} onOpen={() => setOpen(offer)} />
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

function Offer({ offer: { promotion, members }, onOpen }: { readonly offer: PromotionOffer; readonly onOpen: () => void }) {
  const picture = (promotion.pictures.small.webp ? promotion.pictures : members[0]?.product.pictures)?.small;
  return (
    <Item>
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
