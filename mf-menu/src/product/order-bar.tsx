import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { formatMoney } from '@brasa/shared/domain/money';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { promoPrice } from '@brasa/shared/domain/promotions';
import type { PizzaChoice, Selection } from '@brasa/shared/domain/selection';
import { BottomBar, Button, Price, QuantityStepper, media, theme } from '@brasa/shared/ui';
import { PizzaPicture } from '@brasa/shared/ui/pizza-picture';
import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { describePizza } from './describe-pizza.ts';
import { productText } from './product-text.ts';
import { promotionText } from './promotion-text.ts';
import { SpokenTotal } from './spoken-total.tsx';
import { ToastRoom } from './toast-room.tsx';
import type { Edit } from './use-edit.ts';
import { useIsLive } from './use-is-live.ts';

const Bar = styled(BottomBar)`
  flex-wrap: wrap;
  gap: ${theme.space.sm} ${theme.space.md};
  & > button {
    flex: 1;
    min-width: min-content;
    padding-inline: ${theme.space.md};
  }
  ${media.md} {
    position: sticky;
    bottom: 0;
    padding: ${theme.space.lg};
    border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.up};
  }
`;
/** On phones the large picture has scrolled away by now, and what is missing may be far above. */
const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  width: 100%;
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.25;
  & > span:last-of-type {
    min-width: 0;
  }
  ${media.md} {
    &:not([data-missing]) {
      display: none;
    }
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${media.md} {
    display: none;
  }
`;
const Missing = styled.span`
  display: block;
  color: ${theme.color.primary};
  font-weight: 600;
`;

const Small = styled.span`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  & > svg {
    width: 100%;
    height: 100%;
  }
  ${media.md} {
    display: none;
  }
`;

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
  readonly selection: Selection;
  /** The pizza the page is about. */
  readonly pizza: PizzaChoice | null;
  readonly quantity: number;
  readonly onQuantity: (next: number) => void;
  /** Everything that keeps it from being added; nothing when it can be. */
  readonly missing: string | undefined;
  readonly soldOut: boolean;
  /** It is sold at the price of this promotion, one of it. */
  readonly promotion: Promotion | null;
  /** It is put back into the order; null when it is added. */
  readonly edit: Edit['state'] | null;
  /** It was pressed before the cart of the last visit was read. */
  readonly isWaiting: boolean;
  readonly onAdd: () => void;
};

/** How many, and the button that says what they cost [PROD-018]. A promotion gives one, and says what it costs without it. */
export function OrderBar({ catalog, product, selection, pizza, quantity, onQuantity, missing, soldOut, promotion, edit, isWaiting, onAdd }: Props) {
  // A second drawing is not worth its weight in the first HTML.
  const isLive = useIsLive();
  const missingId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const description = pizza ? describePizza(catalog, pizza) : '';
  const symbol = catalog.config.currency;
  const before = unitPrice(catalog, product, selection);
  const total = promotion ? promoPrice(promotion, before) : before * quantity;
  const price = formatMoney(total, symbol);
  /** How many there are in the order is not known. */
  const isUnread = edit === 'reading' || edit === 'unread';
  const label = isUnread ? productText.saveUnread : edit === 'present' ? productText.save(price) : total > 0 ? productText.add(price) : promotion && before > 0 ? promotionText.addFree : productText.addSomething;
  return (
    <Bar ref={bar}>
      <ToastRoom above={bar} />
      {(pizza !== null || missing !== undefined) && (
        <Summary aria-hidden="true" data-missing={missing}>
          {pizza && <Small>{isLive && <PizzaPicture pizza={pizza} label="" />}</Small>}
          <span>
            {description !== '' && <Words>{description}</Words>}
            {missing !== undefined && <Missing id={missingId}>{missing}</Missing>}
          </span>
        </Summary>
      )}
      {promotion ? (
        <Price amount={total} before={before} symbol={symbol} />
      ) : (
        <QuantityStepper value={quantity} onChange={onQuantity} label={product.name} blocked={soldOut || isUnread} />
      )}
      <Button size="lg" onClick={onAdd} loading={isWaiting || edit === 'reading'} unavailable={missing !== undefined || soldOut} aria-describedby={missing === undefined ? undefined : missingId}>
        {label}
      </Button>
      <SpokenTotal text={productText.total(price)} />
    </Bar>
  );
}
