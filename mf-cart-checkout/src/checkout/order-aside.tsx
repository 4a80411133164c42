import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Geography } from '@brasa/shared/domain/delivery';
import { useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { Card, Divider, media, Stack, theme } from '@brasa/shared/ui';
import { belowHeader } from '@brasa/shared/ui/pay-page';
import { CartSummary } from '../cart/cart-summary.tsx';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { DeliveryReview, LinesReview } from './order-review.tsx';

type Props = {
  readonly cart: Cart;
  readonly catalog: Catalog;
  readonly geography: Geography | undefined;
  /** Only where there is room beside the form. */
  readonly wideOnly?: boolean;
  readonly children?: ReactNode;
};

/** What is being paid for: where it goes, what it is and what it costs. */
export function OrderAside({ cart, catalog, geography, wideOnly = false, children }: Props) {
  const { mode, futureOrder } = useStore(deliveryStore);
  const words = deliveryWords(mode, futureOrder, geography?.shops);
  return (
    <Aside data-wide-only={wideOnly || undefined}>
      <Card>
        <Stack gap="lg">
          {words && <DeliveryReview words={words} mode={mode} />}
          <Divider />
          <LinesReview cart={cart} catalog={catalog} />
          <Divider />
          <CartSummary cart={cart} currency={catalog.config.currency}>
            {children}
          </CartSummary>
        </Stack>
      </Card>
    </Aside>
  );
}

/** A form with the order beside it, under it on small screens. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: theme.space['2xl'] },
});
const Aside = styled.aside({
  '&[data-wide-only]': { display: 'none' },
  [media.lg]: { '&, &[data-wide-only]': { display: 'block', position: 'sticky', top: belowHeader } },
});
