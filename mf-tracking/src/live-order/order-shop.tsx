import type { Order } from '@brasa/shared/domain/order';
import { useGeography } from '@brasa/shared/react';
import { Card, Heading, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import Navigation from 'lucide-react/icons/navigation';
import { trackingText as text } from './tracking-text.ts';

const Directions = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space.sm};
  min-height: ${theme.touchTarget};
  color: ${theme.color.primary};
  font-weight: 700;
`;

/** The shop that makes the order; with the way to it for who picks up. */
export function OrderShop({ order }: { readonly order: Order }) {
  const shop = useGeography()?.shops.find(({ id }) => id === order.shopId);
  if (!shop) return null;
  const isPickup = order.delivery === 'pickup';
  return (
    <Card as="section">
      <Stack gap="xs">
        <Heading level={2} size="lg">
          {isPickup ? text.pickUpAt : text.from} {shop.name}
        </Heading>
        <Text tone="soft">{shop.address}</Text>
        {isPickup && (
          <Directions href={`https://www.google.com/maps/dir/?api=1&destination=${shop.latitude},${shop.longitude}`} rel="noreferrer" target="_blank">
            <Navigation size={18} aria-hidden="true" />
            {text.directions}
          </Directions>
        )}
      </Stack>
    </Card>
  );
}
