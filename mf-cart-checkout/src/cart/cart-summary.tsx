import type { ReactNode } from 'react';
import { itemCount, totals } from '@brasa/shared/domain/cart-operations';
import type { Cart } from '@brasa/shared/domain/cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { Divider, Heading, Text } from '@brasa/shared/ui';
import { Amounts, Summary } from './cart-layout.ts';
import { cartText } from './cart-text.ts';

type Props = {
  readonly cart: Cart;
  readonly currency: string;
  /** At the coupon's own line: how to take it off. */
  readonly couponAction?: ReactNode;
  readonly children?: ReactNode;
};

/** What the order adds up to. */
export function CartSummary({ cart, currency, couponAction, children }: Props) {
  const { subtotal, discount, total } = totals(cart);
  return (
    <Summary aria-labelledby="resumen">
      <Heading level={2} size="xl" id="resumen">
        {cartText.summary}
      </Heading>
      <Amounts>
        <div>
          <dt>
            {cartText.subtotal} <Text as="span" size="sm" tone="soft">({cartText.items(itemCount(cart))})</Text>
          </dt>
          <dd>{formatMoney(subtotal, currency)}</dd>
        </div>
        {cart.coupon && (
          <div>
            <dt>{cartText.coupon(cart.coupon.coupon.code)}</dt>
            <dd>
              {formatMoney(-discount, currency)}
              {couponAction}
            </dd>
          </div>
        )}
      </Amounts>
      <Divider />
      <Amounts data-size="lg">
        <div>
          <dt>{cartText.total}</dt>
          <dd aria-live="polite">{formatMoney(total, currency)}</dd>
        </div>
      </Amounts>
      {children}
    </Summary>
  );
}
