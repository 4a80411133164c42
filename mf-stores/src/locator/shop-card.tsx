import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { isAllDay, isShopOpen, shopHoursToday, shownHours } from '@brasa/shared/domain/opening-hours';
import { choosePickup, navigate, toast } from '@brasa/shared/runtime';
import { Badge, Button, Card, Heading, Row, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { storesText } from './stores-text.ts';

const Directions = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
  padding-inline: ${theme.space.md};
  color: ${theme.color.primary};
  font-weight: 700;
`;

type Props = {
  readonly geography: Geography;
  readonly shop: Shop;
  /** Server time; null until the page is alive, because a server cannot know when it is read. */
  readonly now: number | null;
};

/** Where a shop is, when it is open today, and what it does. */
export function ShopCard({ geography, shop, now }: Props) {
  const city = geography.cities.find(({ code }) => code === shop.cityCode)?.name ?? '';
  const region = geography.departments.find(({ code }) => code === shop.departmentCode)?.name ?? '';
  const today = now === null ? null : shopHoursToday(shop, now);
  const hours = today && shownHours(today);
  const allDay = today !== null && isAllDay(today);
  const choose = () => {
    choosePickup(shop.id);
    toast({ kind: 'success', text: storesText.chosen(shop.name) });
    navigate('/cart');
  };
  return (
    <Card as="article" aria-label={shop.name} css={{ height: '100%' }}>
      <Stack gap="sm">
        <Row justify="between" align="start">
          <Heading level={2} size="lg">
            {shop.name}
          </Heading>
          {now !== null && <Badge tone={isShopOpen(shop, now) ? 'success' : 'neutral'}>{isShopOpen(shop, now) ? storesText.openNow : storesText.closedNow}</Badge>}
        </Row>
        <Text size="sm" tone="soft">
          {shop.description}
        </Text>
        <Text>
          {shop.address}
          <br />
          {[city, region].filter((name) => name !== '').join(' | ')}
        </Text>
        <Text size="sm" weight={600}>
          {now === null ? '\u00a0' : allDay ? storesText.openAllDay : hours ? storesText.openToday(hours.opens, hours.closes) : storesText.closedToday}
        </Text>
        <Row gap="xs" wrap>
          {shop.servesHome && <Badge>{storesText.home}</Badge>}
          {shop.servesPickup && <Badge>{storesText.pickup}</Badge>}
        </Row>
        <Row wrap>
          {shop.servesPickup && (
            <Button variant="secondary" onClick={choose}>
              {storesText.choose}
            </Button>
          )}
          <Directions href={`https://www.google.com/maps/dir/?api=1&destination=${shop.latitude},${shop.longitude}`} rel="noreferrer" target="_blank">
            {storesText.directions}
          </Directions>
        </Row>
      </Stack>
    </Card>
  );
}
