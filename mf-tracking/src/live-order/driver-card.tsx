import type { Order } from '@brasa/shared/domain/order';
import { ErrorBoundary, lazyScreen } from '@brasa/shared/react';
import { ButtonLink, Card, Heading, Skeleton, Stack, Text } from '@brasa/shared/ui';
import { Suspense } from 'react';
import { trackingText as text } from './tracking-text.ts';
import { driverWords, lastSeen, useDriver } from './use-driver.ts';

const DriverMap = lazyScreen(async () => (await import('./driver-map.tsx')).DriverMap);
const height = '18rem';

/** The driver on the map and in words, while somebody is on the way. */
export function DriverCard({ hash, order }: { readonly hash: string; readonly order: Order }) {
  const tracking = useDriver(hash, order);
  if (!tracking) return null;
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2} size="lg">
          {text.driver}
        </Heading>
        <Text>{driverWords(order, tracking)}</Text>
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton height={height} />}>
            <DriverMap {...{ order, tracking, height }} />
          </Suspense>
        </ErrorBoundary>
        <Text size="sm" tone="soft">
          {lastSeen(tracking)}
        </Text>
        <ButtonLink variant="secondary" to={`/tracker/${encodeURIComponent(hash)}`}>
          {text.fullMap}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
