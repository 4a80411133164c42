import type { Order } from '@brasa/shared/domain/order';
import { AppLink, lazyPart, useContentReady, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Container, Logo, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import type { DriverMap } from './driver-map.tsx';
import { isNotPaid, isOver } from './following.ts';
import { OfflineOrder, UnknownOrder } from './no-order.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderShop } from './order-shop.tsx';
import { OrderState } from './order-state.tsx';
import { OrderStateSkeleton } from './tracking-skeleton.tsx';
import { trackingText as text } from './tracking-text.ts';
import { driverWords, lastSeen, useDriver } from './use-driver.ts';
import { useFollowedOrder, type Followed } from './use-followed-order.ts';

/** As tall as the window, whatever the bars of a phone do [TRK-015]. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;
const Top = styled.header`
  display: flex;
  padding: ${theme.space.sm} ${theme.space.lg};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
    color: inherit;
    text-decoration: none;
  }
`;
const MapArea = styled.div`
  position: relative;
  flex: 1;
  min-height: 12rem;
  background: ${theme.color.sunken};

  & > div {
    position: absolute;
    inset: 0;
    height: auto;
    border-radius: 0;
  }
`;
/** Without a map the words about the driver have the page to themselves. */
const MapOfDriver = lazyPart(
  async () => {
    const { DriverMap: Map } = await import('./driver-map.tsx');
    return (props: ComponentProps<typeof DriverMap>) => (
      <MapArea>
        <Map {...props} />
      </MapArea>
    );
  },
  { waiting: <MapArea /> },
);
const Panel = styled.section`
  padding-block: ${theme.space.xl};
  background: ${theme.color.surface};

  /* Without a map it fills the window. */
  &[data-alone] {
    flex: 1;
  }
`;

/** The order alone on the page, for a phone that lies on the table. */
export function TrackerScreen() {
  usePageTitle(text.title);
  const { hash = '' } = useParams();
  const followed = useFollowedOrder(hash);
  useContentReady(followed.kind !== 'waiting');
  return (
    <Page>
      <Top>
        <AppLink to="/">
          <Logo height={32} />
        </AppLink>
      </Top>
      {content(hash, followed)}
    </Page>
  );
}

function content(hash: string, followed: Followed) {
  if (followed.kind === 'waiting') return <Waiting />;
  if (followed.kind === 'unknown') return <UnknownOrder />;
  if (followed.kind === 'offline') return <OfflineOrder onRetry={followed.retry} />;
  return <Tracked key={hash} {...{ hash }} {...followed} />;
}

const Waiting = () => (
  <Panel data-alone>
    <Container narrow>
      <OrderStateSkeleton />
    </Container>
  </Panel>
);

type Known = Extract<Followed, { kind: 'known' }> & { readonly hash: string; readonly order: Order };

function Tracked({ hash, order, freshness, receivedAt }: Known) {
  const tracking = useDriver(hash, order);
  const isToBeFetched = order.delivery === 'pickup' && order.shop !== null && !isOver(order) && !isNotPaid(order);
  const hasMap = tracking !== null || isToBeFetched;
  return (
    <>
      {hasMap && <MapOfDriver {...{ order, tracking }} height="100%" />}
      <Panel data-alone={hasMap ? undefined : true}>
        <Container narrow>
          <Stack gap="lg">
            <OrderState order={order} receivedAt={receivedAt} />
            {tracking && (
              <Text>
                {driverWords(order, tracking)} <small>{lastSeen(tracking)}</small>
              </Text>
            )}
            {!tracking && <OrderShop order={order} />}
            <OrderNotices order={order} freshness={freshness} />
            <ButtonLink variant="secondary" to={`/tracking/${encodeURIComponent(hash)}`}>
              {text.details}
            </ButtonLink>
          </Stack>
        </Container>
      </Panel>
    </>
  );
}
