import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { parseServerTime, timeText, twelveHour } from '@brasa/shared/domain/local-time';
import type { Order } from '@brasa/shared/domain/order';
import { useCatalog } from '@brasa/shared/react';
import { Card, Divider, Heading, Row, Stack, Text } from '@brasa/shared/ui';
import { OrderLine } from './order-line.tsx';
import { trackingText as text } from './tracking-text.ts';

/** What was ordered and what it costs. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { currency } = useCatalog().config;
  const { totals } = order;
  const placed = parseServerTime(order.placedAt);
  const money = (amount: Centavos): string => formatMoney(amount, currency);
  return (
    <Card as="section">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="lg">
            {text.items}
          </Heading>
          {placed !== null && (
            <Text size="sm" tone="soft">
              {text.placed(order.placedAt.slice(0, 10), twelveHour(timeText(placed)))}
            </Text>
          )}
        </Stack>
        <Stack as="ul" gap="sm" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {order.lines.map((line, position) => (
            <OrderLine key={`${line.productId}-${position}`} line={line} />
          ))}
        </Stack>
        <Divider />
        {totals.discount > 0 && <Amount label={text.subtotal} amount={money(totals.subtotal)} />}
        {totals.discount > 0 && <Amount label={text.discount} amount={`−${money(totals.discount)}`} />}
        <Amount label={text.total} amount={money(totals.total)} strong />
        {totals.certificate > 0 && <Amount label={text.certificate} amount={`−${money(totals.certificate)}`} />}
        {totals.certificate > 0 && <Amount label={text.due} amount={money(totals.due)} />}
        {order.payment !== 'none' && <Amount label={text.payment} amount={text.payments[order.payment]} />}
        {order.ticket !== '' && (
          <Text size="sm" tone="soft">
            {text.ticket(order.ticket)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const Amount = ({ label, amount, strong = false }: { readonly label: string; readonly amount: string; readonly strong?: boolean }) => (
  <Row justify="between">
    <Text {...(strong ? { weight: 700 } : { tone: 'soft' })}>{label}</Text>
    <Text {...(strong && { weight: 700 })}>{amount}</Text>
  </Row>
);
