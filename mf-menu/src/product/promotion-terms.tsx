import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { isOnlyPromoted, promotionKey } from '@brasa/shared/domain/hidden-product';
import { formatMoney } from '@brasa/shared/domain/money';
import type { PromotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { AppLink } from '@brasa/shared/react';
import { Badge, Notice, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { promotionPath } from '../promotion-path.ts';
import { addressWithout } from './address-without.ts';
import { PromotionNotice } from './promotion-notice.tsx';
import { promotionText } from './promotion-text.ts';
import type { AskedPromotion } from './use-promotion.ts';

const Strip = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  & > a {
    color: inherit;
    font-weight: 700;
  }
`;

/** Where somebody goes on who leaves the promotion behind. */
export const productAnchor = 'producto';

/** What reaches for the promotion gets here. */
export const promotionAnchor = 'promocion';

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
  readonly asked: Exclude<AskedPromotion, null>;
  readonly obstacle: PromotionObstacle | null;
  /** The address of what is chosen now. */
  readonly link: () => string;
};

/** The promotion a product is shown under, what it asks for, and the way on when it cannot be taken. */
export function PromotionTerms({ catalog, product, asked, obstacle, link }: Props) {
  const isAlone = isOnlyPromoted(product);
  if (asked === 'over') {
    return (
      <section id={promotionAnchor} tabIndex={-1} aria-label={promotionText.badge}>
        <Notice kind="warning">{isAlone ? promotionText.overAlone : promotionText.over}</Notice>
      </section>
    );
  }
  const { name, description, minimum, endsAt } = asked;
  const terms = [minimum > 0 && promotionText.minimum(formatMoney(minimum, catalog.config.currency)), endsAt !== '' && promotionText.until(endsAt.slice(0, 10))].filter(Boolean).join(' ');
  return (
    <Stack as="section" gap="md" id={promotionAnchor} tabIndex={-1} aria-label={promotionText.badge}>
      <Strip>
        <Badge tone="promo">{promotionText.badge}</Badge>
        {isAlone ? <strong>{name}</strong> : <AppLink to={promotionPath(asked)}>{name}</AppLink>}
        {description !== product.description && description !== '' && <Text size="sm">{description}</Text>}
        {terms !== '' && (
          <Text size="sm" tone="soft">
            {terms}
          </Text>
        )}
      </Strip>
      {obstacle && (
        <PromotionNotice catalog={catalog} promotion={asked} obstacle={obstacle}>
          {!isAlone && (
            <AppLink to={addressWithout(promotionKey, link())} replace onClick={() => document.getElementById(productAnchor)?.focus()}>
              {promotionText.without}
            </AppLink>
          )}
        </PromotionNotice>
      )}
    </Stack>
  );
}
