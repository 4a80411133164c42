import type { Order } from '@brasa/shared/domain/order';
import { lazyPart } from '@brasa/shared/react';
import { ButtonLink, Card, Heading, Skeleton, Stack, Text } from '@brasa/shared/ui';
import { trackingText as text } from './tracking-text.ts';
import { driverWords, lastSeen, useDriver } from './use-driver.ts';

const height = '18rem';
const DriverMap = lazyPart(async () => (await import('./driver-map.tsx')).DriverMap, { waiting: <Skeleton height={height} /> });

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
        <DriverMap {...{ order, tracking, height }} />
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
