import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Card, Container, Stack, theme } from '@brasa/shared/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { Columns } from './columns.tsx';
import { DriverCard } from './driver-card.tsx';
import { OfflineOrder, UnknownOrder } from './no-order.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderNotices, PaymentBanner, usePaymentForgotten } from './order-notices.tsx';
import { OrderShop } from './order-shop.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSummary } from './order-summary.tsx';
import { TrackingSkeleton } from './tracking-skeleton.tsx';
import { trackingText as text } from './tracking-text.ts';
import { useFollowedOrder } from './use-followed-order.ts';
import { useWantedHash } from './use-wanted-hash.ts';

/** One order on its way: the one of the address, or the last one [DEC-031]. */
export function TrackingScreen() {
  usePageTitle(text.title);
  usePaymentForgotten();
  const hash = useWantedHash();
  if (hash === undefined) return <TrackingSkeleton />;
  return hash === null ? <Navigate to="/orders" replace /> : <LiveOrder key={hash} hash={hash} />;
}

function LiveOrder({ hash }: { readonly hash: string }) {
  const followed = useFollowedOrder(hash);
  const { pathname } = useLocation();
  useContentReady(followed.kind !== 'waiting');
  if (followed.kind === 'waiting') return <TrackingSkeleton />;
  if (followed.kind === 'unknown') return <UnknownOrder />;
  if (followed.kind === 'offline') return <OfflineOrder onRetry={followed.retry} />;
  const { order, freshness, receivedAt } = followed;
  const shop = (
    <Card as="section">
      <OrderShop order={order} />
    </Card>
  );
  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Columns>
        <Stack gap="xl">
          {pathname.startsWith('/tracking') && <PaymentBanner />}
          <Card>
            <OrderState order={order} receivedAt={receivedAt} />
          </Card>
          <OrderNotices order={order} freshness={freshness} />
          <DriverCard hash={hash} order={order} />
          {/* Where to go comes before what is in the box. */}
          {order.delivery === 'pickup' && shop}
        </Stack>
        <Stack gap="xl">
          <OrderSummary order={order} />
          <OrderDelivery order={order} />
          {order.delivery !== 'pickup' && shop}
          <ButtonLink to="/orders" variant="ghost">
            {text.orders}
          </ButtonLink>
        </Stack>
      </Columns>
    </Container>
  );
}
