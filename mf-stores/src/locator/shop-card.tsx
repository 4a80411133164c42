import { distanceText, isPlaced } from '@brasa/shared/domain/distance';
import { Badge, Button, Card, Heading, Row, Stack, Text, media, theme } from '@brasa/shared/ui';
import { MapPin } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { mapAppLink } from '../directions.ts';
import { hoursTextToday } from '../shop-hours.ts';
import type { ShopState } from '../use-shop-state.ts';
import type { ListedShop } from './search-shops.ts';
import { ChooseButton, OutsideLink } from './shop-actions.tsx';
import { storesText } from './stores-text.ts';

type Props = {
  readonly listed: ListedShop;
  readonly state: ShopState | null;
  /** Whose hours are shown; null until the page is alive, because a server cannot know when it is read. */
  readonly now: number | null;
  readonly path: string;
  readonly isSelected: boolean;
  readonly isNearest: boolean;
  /** A click beside links and buttons; list and map are both in sight then. */
  readonly onSelect: (() => void) | undefined;
  readonly onShowOnMap: () => void;
};

const isPlain = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') === null;

/** Where a shop is, when it is open today, and what it does [STO-014…STO-018]. */
export function ShopCard({ listed: { shop, city, region, distance }, state, now, path, isSelected, isNearest, onSelect, onShowOnMap }: Props) {
  return (
    <Card
      as="article"
      aria-label={shop.name}
      aria-current={isSelected || undefined}
      selected={isSelected}
      css={[{ height: '100%' }, onSelect && { cursor: 'pointer' }]}
      onClick={(event: MouseEvent) => isPlain(event.target) && onSelect?.()}
    >
      <Stack gap="sm">
        <Row justify="between" align="start">
          <Heading level={2} size="lg">
            <Name to={path}>{shop.name}</Name>
          </Heading>
          {distance !== null && <Distance>{distanceText(distance)}</Distance>}
        </Row>
        {/* Its place is kept: what it says is known only in the browser. */}
        <State>
          {state && <Badge tone={state.isOpen ? 'success' : 'warning'}>{state.isOpen ? storesText.openNow : storesText.closedNow}</Badge>}
          {isNearest && <Badge tone="promo">{storesText.nearest}</Badge>}
          {state?.openingLine}
        </State>
        <Text size="sm" tone="soft">
          {shop.description}
        </Text>
        <Text>
          {shop.address}
          <br />
          {[city, region].filter((name) => name !== '').join(' | ')}
        </Text>
        <Text size="sm" weight={600}>
          {hoursTextToday(shop, now)}
        </Text>
        <Row gap="xs" wrap>
          {shop.servesHome && <Badge>{storesText.home}</Badge>}
          {shop.servesPickup && <Badge>{storesText.pickup}</Badge>}
        </Row>
        <Row wrap css={{ columnGap: theme.space.lg }}>
          <ChooseButton {...{ shop, state }} label={storesText.choose} />
          <Row gap="lg" wrap>
            {isPlaced(shop) && (
              <Button variant="ghost" data-shows onClick={onShowOnMap} aria-label={`${storesText.showOnMap}: ${shop.name}`} css={withoutEdge}>
                {storesText.showOnMap}
              </Button>
            )}
            <MapAppLink {...{ shop }} />
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}

/** «Ubicar tienda» opens the map application of the device. With a map beside the list there is none [STO-018, DEC-259]. */
function MapAppLink({ shop }: Pick<ListedShop, 'shop'>) {
  const [userAgent, setUserAgent] = useState('');
  useEffect(() => setUserAgent(navigator.userAgent), []);
  return (
    <Narrow href={mapAppLink(shop, userAgent)} rel="noreferrer" target="_blank" aria-label={`${storesText.locateShop}: ${shop.name}`}>
      <MapPin size={18} aria-hidden="true" />
      {storesText.locateShop}
    </Narrow>
  );
}

const State = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${theme.space.xs} ${theme.space.sm}`, minHeight: '1.75rem', fontSize: theme.size.sm, fontWeight: 600 });
const Name = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
const Distance = styled.span({ flex: 'none', color: theme.color.inkSoft, fontSize: theme.size.sm, fontWeight: 700, lineHeight: 1.8 });
/** For a button without a visible edge: its words begin where the text of the card does. */
const withoutEdge = { paddingInline: 0, borderInlineWidth: 0 };
const Narrow = styled(OutsideLink)({ paddingInline: 0, [media.md]: { "[data-map='beside'] &": { display: 'none' } } });
