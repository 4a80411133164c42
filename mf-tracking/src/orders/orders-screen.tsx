import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { Button, ButtonLink, Card, Container, EmptyState, PageHeading, Skeleton, Stack, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { OrderCard } from './order-card.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { ordersText as text } from './orders-text.ts';
import { useOrders } from './use-orders.ts';

const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What was ordered lately, to follow it or to have it again [ORDS-001…003]. */
export function OrdersScreen() {
  usePageTitle(text.title);
  const { orders, failed, retry } = useOrders();
  const [opened, setOpened] = useState<SavedOrder | null>(null);
  useContentReady(orders !== null);
  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="xl">
        <Stack gap="xs">
          <PageHeading level={1}>{text.title}</PageHeading>
          <Text tone="soft">{text.lead}</Text>
        </Stack>
        {orders === null ? (
          <OrdersSkeleton />
        ) : orders.length === 0 ? (
          <EmptyState
            drawing="orders"
            title={text.none}
            actions={
              <>
                {failed && (
                  <Button variant="secondary" onClick={retry}>
                    {text.retry}
                  </Button>
                )}
                <ButtonLink to="/menu">{text.menu}</ButtonLink>
              </>
            }
          >
            {text.noneHint}
          </EmptyState>
        ) : (
          <List>
            {orders.map((order) => (
              <li key={order.number}>
                <OrderCard order={order} onOpen={() => setOpened(order)} />
              </li>
            ))}
          </List>
        )}
      </Stack>
      {opened && <OrderDialog order={opened} onClose={() => setOpened(null)} />}
    </Container>
  );
}

/** The shape of three cards. */
const OrdersSkeleton = () => (
  <List as="div" aria-busy="true">
    <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
    {[1, 2, 3].map((each) => (
      <Card key={each} padded={false}>
        <Skeleton ratio={16 / 10} />
        <Stack gap="sm" css={{ padding: theme.space.lg }}>
          <Skeleton width="60%" />
          <Skeleton width="80%" height="1rem" />
        </Stack>
      </Card>
    ))}
  </List>
);
