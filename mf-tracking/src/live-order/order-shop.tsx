import type { Order } from '@brasa/shared/domain/order';
import { useGeography, useSite } from '@brasa/shared/react';
import { Heading, Row, Stack, Text, theme } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import styled from '@emotion/styled';
import Navigation from 'lucide-react/icons/navigation';
import { trackingText as text } from './tracking-text.ts';

const Directions = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-height: ${theme.touchTarget};
  color: ${theme.color.primary};
  font-weight: 700;
`;
/** In two lines on a narrow phone with letters twice as large. */
const Call = styled(PhoneLink)`
  display: inline-flex;
  && {
    white-space: normal;
  }
  align-items: center;
  min-height: ${theme.touchTarget};
  color: ${theme.color.primary};
  font-weight: 700;
`;

/** The shop that makes the order and the number to call about it; with the way to it for who picks up. */
export function OrderShop({ order }: { readonly order: Order }) {
  const { callCenterPhone } = useSite();
  const shop = useGeography()?.shops.find(({ id }) => id === order.shopId);
  const isPickup = order.delivery === 'pickup';
  if (!shop && callCenterPhone === '') return null;
  return (
    <Stack gap="xs">
      {shop && (
        <>
          <Heading level={2} size="lg">
            {isPickup ? text.pickUpAt : text.from} {shop.name}
          </Heading>
          <Text tone="soft">{shop.address}</Text>
        </>
      )}
      <Row gap="lg" wrap>
        {shop && isPickup && (
          <Directions href={`https://www.google.com/maps/dir/?api=1&destination=${shop.latitude},${shop.longitude}`} rel="noreferrer" target="_blank">
            <Navigation size={18} aria-hidden="true" />
            {text.directions}
          </Directions>
        )}
        {callCenterPhone !== '' && <Call number={callCenterPhone}>{text.call(callCenterPhone)}</Call>}
      </Row>
    </Stack>
  );
}
