import type { Catalog } from '@brasa/shared/domain/catalog';
import { findPromotion } from '@brasa/shared/domain/catalog-lookup';
import { promotionCodeIn } from '@brasa/shared/domain/promotion-code';
import { RetryCard, useCatalog } from '@brasa/shared/react';
import { isUnreachable } from '@brasa/shared/runtime';
import { Container, Skeleton, Stack } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ProductPage } from './product-page.tsx';
import { PromotionPage, offeredBy } from './promotion-page.tsx';
import { promotionQuery } from './promotion-query.ts';
import { promotionText } from './promotion-text.ts';
import type { PromotionOffer } from './promotion-wire.ts';

/** What the menu says of it: shown until the server has answered, and when it cannot be reached. */
function offerOf(catalog: Catalog, code: string): PromotionOffer | null {
  const promotion = findPromotion(catalog, code);
  const product = promotion && catalog.productById.get(promotion.id);
  return promotion && product ? { promotion, product } : null;
}

/** The server answers with the terms of a promotion, the menu knows until when. */
const withEnd = (catalog: Catalog, { promotion, product }: PromotionOffer): PromotionOffer => ({
  promotion: { ...promotion, endsAt: promotion.endsAt || (findPromotion(catalog, promotion.id)?.endsAt ?? '') },
  product,
});

/** A promotion the server still knows; any other leads home [DEC-026]. */
export function PromotionScreen() {
  const code = promotionCodeIn(useParams()['*'] ?? '');
  return code === '' ? <Navigate to="/" replace /> : <Offered key={code} code={code} />;
}

function Offered({ code }: { readonly code: string }) {
  const catalog = useCatalog();
  const { data, error, isPending, refetch } = useQuery(promotionQuery(code));
  const unreachable = error !== null && isUnreachable(error);
  const offer = data ? withEnd(catalog, data) : isPending || unreachable ? offerOf(catalog, code) : null;
  if (offer) {
    const [first, ...others] = offeredBy(catalog, offer);
    // What exists only in promotions is a page of its own.
    return first?.type === 'promo' && others.length === 0 ? <ProductPage key={first.id} catalog={catalog} product={first} /> : <PromotionPage catalog={catalog} {...offer} />;
  }
  if (isPending) {
    return (
      <Container aria-busy="true">
        <Stack gap="xl">
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="18rem" />
        </Stack>
      </Container>
    );
  }
  return unreachable ? <RetryCard message={promotionText.unreachable} onRetry={() => void refetch()} /> : <Navigate to="/" replace />;
}
