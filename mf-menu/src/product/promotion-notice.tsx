import type { Catalog, Promotion } from '@brasa/shared/domain/catalog';
import { formatMoney } from '@brasa/shared/domain/money';
import type { PromotionObstacle } from '@brasa/shared/domain/promotion-offers';
import { ChipLink, Notice, Row, Stack } from '@brasa/shared/ui';
import type { ReactNode } from 'react';
import { promotionText } from './promotion-text.ts';
import { triggerLinks } from './trigger-links.ts';

type Props = { readonly catalog: Catalog; readonly promotion: Promotion; readonly obstacle: PromotionObstacle; /** Another way out. */ readonly children?: ReactNode };

/** Why the promotion cannot be taken yet, and the ways to what it asks for [PRM-002, PRM-004]. */
export function PromotionNotice({ catalog, promotion, obstacle, children }: Props) {
  const { title, way } = promotionText.obstacles[obstacle];
  const links = obstacle === 'minimum' ? [{ name: promotionText.seeMenu, path: '/' }] : triggerLinks(catalog, promotion.triggerIds);
  const sentence = obstacle === 'minimum' ? promotionText.minimum(formatMoney(promotion.minimum, catalog.config.currency)) : links.length > 0 ? way : '';
  return (
    <Notice title={title}>
      <Stack gap="sm">
        {sentence !== '' && <span>{sentence}</span>}
        {links.length > 0 && (
          <Row wrap>
            {links.map(({ name, path }) => (
              <ChipLink key={path} to={path} end>
                {name}
              </ChipLink>
            ))}
          </Row>
        )}
        {children}
      </Stack>
    </Notice>
  );
}
