import { formatMoney } from '@brasa/shared/domain/money';
import { isPayable } from '@brasa/shared/domain/card-payment';
import { isTracked } from '@brasa/shared/domain/order-status';
import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { useCatalog, useNow } from '@brasa/shared/react';
import { Badge, ButtonLink, Card, Heading, Row, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { isNotPaid, isOver } from '../live-order/following.ts';
import { OrderCollage } from './order-collage.tsx';
import { ordersText as text } from './orders-text.ts';

/** A button over the whole card, so that the card is one thing to press. */
const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }
`;
const Body = styled.div`
  padding: ${theme.space.lg};
`;
/** Together on one line where there is room for it. */
const Whole = styled.span`
  display: inline-block;
`;
/** Above the button that covers the card. */
const Above = styled.div`
  position: relative;
  z-index: 1;
  margin-top: ${theme.space.sm};
`;

type Props = { readonly order: SavedOrder; readonly onOpen: () => void };

export function OrderCard({ order, onOpen }: Props) {
  const { currency } = useCatalog().config;
  const now = useNow();
  const date = order.placedAt.slice(0, 10);
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isRunning = now !== null && isTracked(order, now) && !isOver(order) && !isNotPaid(order);
  const isToBePaid = isPayable(order.cardPayment);
  return (
    <Card as="article" padded={false} interactive>
      <OrderCollage order={order} />
      <Body>
        <Stack gap="xs">
          <Row justify="between" align="start" wrap>
            <Heading level={2} size="lg">
              <Opener type="button" aria-label={text.open(date, order.number)} onClick={onOpen}>
                {date}
              </Opener>
            </Heading>
            <Text weight={800}>{formatMoney(order.total, currency)}</Text>
          </Row>
          <Text size="sm" tone="soft">
            {text.number(order.number)} ·{' '}
            <Whole>
              {text.items(units)} · {order.delivery === 'home' ? text.home : text.pickup}
            </Whole>
          </Text>
          {order.cardPayment !== 'settled' && (
            <div>
              <Badge tone="warning">{text.notPaid[order.cardPayment]}</Badge>
            </div>
          )}
          {(isRunning || isToBePaid) && order.hash !== '' && (
            <Above>
              <ButtonLink to={`/tracking/${encodeURIComponent(order.hash)}`} full>
                {isToBePaid ? text.pay : text.follow}
              </ButtonLink>
            </Above>
          )}
        </Stack>
      </Body>
    </Card>
  );
}
