import { distanceBetween, isPlaced } from '@brasa/shared/domain/distance';
import { localTime } from '@brasa/shared/domain/local-time';
import { shopWithSlug, slugsOf } from '@brasa/shared/domain/shop-slug';
import { AreaSkeleton, useContentReady, usePageTitle } from '@brasa/shared/react';
import { useHoursNow } from '@brasa/shared/react/use-server-now';
import { geographyQuery } from '@brasa/shared/runtime';
import { Badge, Button, ButtonLink, Container, EmptyState, Heading, PageHeading, Row, Stack, Text, media, theme } from '@brasa/shared/ui';
import { Map, Navigation } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { directionsTo } from '../directions.ts';
import { placedShops, type PlacedShop } from '../locator/search-shops.ts';
import { ChooseButton, OutsideLink } from '../locator/shop-actions.tsx';
import { storesText } from '../locator/stores-text.ts';
import { shopOnMapPath, storesPath } from '../paths.ts';
import { useShopState } from '../use-shop-state.ts';
import { shopText } from './shop-text.ts';
import { specialRows, weekOf } from './shop-week.ts';
import { ShopLinks } from './shop-links.tsx';

/** The page of one shop [A21]: where it is, when it is open, what can be done there. */
export function ShopScreen() {
  const { slug = '' } = useParams();
  const { data: geography, isPending, fetchStatus, refetch, isFetching } = useQuery(geographyQuery);
  const data = geography && geography.shops.length > 0 ? geography : null;
  const shop = data && shopWithSlug(data.shops, slug);
  const placed = data && placedShops(data).find((each) => each.shop === shop);
  // Without a network the question waits for it; customers are told instead.
  const isWaiting = isPending && fetchStatus !== 'paused';
  usePageTitle(shop?.name ?? (data ? shopText.unknown : storesText.title));
  useContentReady(!isWaiting);
  if (isWaiting) return <AreaSkeleton />;
  if (data && placed) return <Shop key={placed.shop.id} placed={placed} all={placedShops(data)} />;
  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <EmptyState
        drawing="not-found"
        level={1}
        title={data ? shopText.unknown : storesText.unavailable}
        actions={
          data ? (
            <ButtonLink to={storesPath}>{shopText.all}</ButtonLink>
          ) : (
            <Button loading={isFetching} onClick={() => void refetch()}>
              {storesText.retry}
            </Button>
          )
        }
      >
        {data && shopText.unknownHint}
      </EmptyState>
    </Container>
  );
}

/** How many other shops are named. */
const mostNeighbours = 3;

function Shop({ placed: { shop, city, region }, all }: { readonly placed: PlacedShop; readonly all: readonly PlacedShop[] }) {
  const now = useHoursNow();
  const state = useShopState()(shop);
  const special = specialRows(shop, now);
  const today = now === null ? null : localTime(now).weekday;
  const neighbours = all
    .filter((each) => each.shop !== shop && isPlaced(each.shop) && isPlaced(shop))
    .map((each) => ({ ...each, distance: distanceBetween(shop, each.shop) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostNeighbours);

  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Columns>
        <About gap="md">
          <PageHeading level={1}>{shop.name}</PageHeading>
          {/* The height is reserved: only the browser knows whether it is open. */}
          <State role="status">
            {state && <Badge tone={state.isOpen ? 'success' : 'warning'}>{state.isOpen ? storesText.openNow : storesText.closedNow}</Badge>}
            {state?.opening && <span>{state.opening}</span>}
          </State>
          {shop.description !== '' && <Text tone="soft">{shop.description}</Text>}
          <Text as="address" css={{ fontStyle: 'normal' }}>
            {shop.address}
            <br />
            {[city, region].filter((name) => name !== '').join(' | ')}
          </Text>
          <Row wrap>
            <ChooseButton {...{ shop, state }} variant="primary" label={storesText.choose} />
            <OutsideLink href={directionsTo(shop)} rel="noreferrer" target="_blank">
              <Navigation size={18} aria-hidden="true" />
              {storesText.directions}
            </OutsideLink>
            {isPlaced(shop) && (
              <ButtonLink to={shopOnMapPath(slugsOf(all.map((each) => each.shop)).get(shop.id) ?? '')} variant="ghost">
                <Map size={18} aria-hidden="true" />
                {storesText.showOnMap}
              </ButtonLink>
            )}
          </Row>
        </About>
        <Hours gap="xl">
          <HoursTable id="horario" title={shopText.hours} rows={weekOf(shop, now).map(({ weekday, name, hours }) => ({ key: name, day: name, hours, isToday: weekday === today }))} />
          {special.length > 0 && <HoursTable id="dias-especiales" title={shopText.specialDays} rows={special.map(({ date, ...row }) => ({ key: date, ...row }))} />}
        </Hours>
        <More gap="xl">
          <section aria-labelledby="servicios">
            <Heading level={2} size="lg" id="servicios">
              {shopText.services}
            </Heading>
            <Services>
              <li data-offered={shop.servesHome}>{shop.servesHome ? shopText.brings : shopText.doesNotBring}</li>
              <li data-offered={shop.servesPickup}>{shop.servesPickup ? shopText.handsOver : shopText.doesNotHandOver}</li>
            </Services>
          </section>
          <ShopLinks title={shopText.nearby} shops={neighbours} all={all} />
        </More>
      </Columns>
    </Container>
  );
}

type HoursRow = { readonly key: string; readonly day: string; readonly reason?: string; readonly hours: string; readonly isToday?: boolean };

function HoursTable({ id, title, rows }: { readonly id: string; readonly title: string; readonly rows: readonly HoursRow[] }) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      <Week>
        <tbody>
          {rows.map(({ key, day, reason = '', hours, isToday = false }) => (
            <tr key={key} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {day}
                {reason !== '' && <small>{reason}</small>}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </Week>
    </section>
  );
}

const State = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm, minHeight: '1.75rem', margin: 0, fontWeight: 600 });
/** On wide screens the hours stand beside everything else. */
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 28rem)', gridTemplateRows: 'auto 1fr', gridTemplateAreas: '"about hours" "more hours"', columnGap: theme.space['2xl'] },
});
const About = styled(Stack)({ [media.md]: { gridArea: 'about' } });
const Hours = styled(Stack)({ [media.md]: { gridArea: 'hours', alignSelf: 'start', padding: theme.space.xl, border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.lg, background: theme.color.surface } });
const More = styled(Stack)({ [media.md]: { gridArea: 'more' } });
const Week = styled.table({
  width: '100%',
  marginTop: theme.space.md,
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: `${theme.space.sm} 0`, borderBottom: `1px solid ${theme.color.line}`, textAlign: 'start', verticalAlign: 'top', fontWeight: 400 },
  '& td': { paddingInlineStart: theme.space.md, textAlign: 'end' },
  '& small': { display: 'block', color: theme.color.inkSoft, fontSize: theme.size.sm },
  '& [aria-current] > *': { fontWeight: 700 },
});
const Services = styled.ul({ display: 'grid', gap: theme.space.sm, margin: `${theme.space.md} 0 0`, padding: 0, listStyle: 'none', "& > [data-offered='false']": { color: theme.color.inkSoft } });
