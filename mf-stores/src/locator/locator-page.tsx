import { citiesWithShops } from '@brasa/shared/domain/cities-with-shops';
import type { Geography } from '@brasa/shared/domain/delivery';
import { Button, Container, EmptyState, Field, PageHeading, Select, Text, TextInput, media, theme } from '@brasa/shared/ui';
import { List, LocateFixed, Map } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useShopState } from '../use-shop-state.ts';
import { LocatorMap } from './locator-map.tsx';
import { isSearched } from './search-shops.ts';
import { ShopCard } from './shop-card.tsx';
import { ShopDetail } from './shop-detail.tsx';
import { storesText } from './stores-text.ts';
import { useFilledEarly } from './use-filled-early.ts';
import { useIsWide } from './use-is-wide.ts';
import { nearestOpen, type Locator } from './use-locator.ts';
import { usePosition } from './use-position.ts';

type Props = {
  readonly geography: Geography;
  readonly locator: Locator;
  /** Whose hours are shown. */
  readonly now: number | null;
  readonly pathOf: (id: number) => string;
};

/** Wide: list and map beside each other [STO-002]. Narrow: the list, and the map in its place on request [STO-003]. */
export function LocatorPage({ geography, locator, now, pathOf }: Props) {
  const { listed, selected, view } = locator;
  const isWide = useIsWide();
  const [hasMap, setHasMap] = useState(true);
  const stateOf = useShopState();
  const nearest = nearestOpen(listed, ({ shop }) => stateOf(shop)?.isOpen ?? false);
  const list = useRef<HTMLUListElement>(null);
  const mapSide = useRef<HTMLDivElement>(null);
  const switcher = useRef<HTMLButtonElement>(null);

  // New results are read from their beginning [STO-011].
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (locator.searches > 0 && top < 0) list.current?.scrollIntoView?.({ block: 'start' });
  }, [locator.searches]);

  // A pressed pin scrolls its card into view; on a small screen the map and the details come into view instead.
  useEffect(() => {
    if (isWide) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
    else if (selected && locator.isPressed) mapSide.current?.scrollIntoView?.({ block: 'start' });
  }, [locator.selections, selected?.shop.id, isWide]);

  /** The button goes: the focus returns to where the shop is selected, or to what leads back to the list. */
  const close = (): void => {
    (isWide ? list.current?.querySelector<HTMLElement>('[aria-current] button[data-shows]') : switcher.current)?.focus();
    locator.unselect();
  };
  const showOnMap = (id: number): void => {
    locator.select(id);
    // Side by side nothing takes the place of anything.
    if (!isWide) locator.setView('map');
  };

  return (
    <Page data-view={view} data-map={hasMap ? 'beside' : 'none'}>
      <Search geography={geography} locator={locator} switcher={switcher} />
      <Results>
        {listed.length === 0 ? (
          <EmptyState drawing="not-found" title={storesText.none} actions={<Button onClick={locator.clear}>{storesText.clear}</Button>}>
            {storesText.noneFor}
          </EmptyState>
        ) : (
          <Shops ref={list}>
            {listed.map((each) => (
              <li key={each.shop.id}>
                <ShopCard
                  listed={each}
                  state={stateOf(each.shop)}
                  now={now}
                  path={pathOf(each.shop.id)}
                  isSelected={each.shop.id === selected?.shop.id}
                  isNearest={each.shop.id === nearest}
                  onSelect={isWide ? () => locator.select(each.shop.id) : undefined}
                  onShowOnMap={() => showOnMap(each.shop.id)}
                />
              </li>
            ))}
          </Shops>
        )}
      </Results>
      <MapSide ref={mapSide}>
        <MapBox>{(isWide || view === 'map') && <LocatorMap locator={locator} now={now} onUnavailable={() => setHasMap(false)} onAvailable={() => setHasMap(true)} />}</MapBox>
        {selected && (
          <Detail>
            <ShopDetail shop={selected.shop} state={stateOf(selected.shop)} now={now} path={pathOf(selected.shop.id)} takesFocus={!isWide && locator.isPressed} selections={locator.selections} onClose={close} />
          </Detail>
        )}
      </MapSide>
    </Page>
  );
}

function Search({ geography, locator: { filter, change, listed, view, setView }, switcher }: Pick<Props, 'geography' | 'locator'> & { readonly switcher: Ref<HTMLButtonElement> }) {
  const { isAsking, ask } = usePosition(geography.shops, (from) => change({ from }));
  const count = storesText.count(listed.length);
  const text = useFilledEarly<HTMLInputElement>(filter.text, (typed) => change({ text: typed }));
  const city = useFilledEarly<HTMLSelectElement>(filter.cityCode, (cityCode) => change({ cityCode }));
  const isTooShort = filter.text.trim() !== '' && !isSearched(filter.text);
  return (
    <Filters role="search">
      <PageHeading level={1}>{storesText.title}</PageHeading>
      <Field label={storesText.search} name="search" {...(isTooShort && { hint: storesText.tooShort })}>
        <TextInput ref={text} type="search" placeholder={storesText.searchHint} autoComplete="off" maxLength={100} value={filter.text} onChange={(event) => change({ text: event.target.value })} />
      </Field>
      <Field label={storesText.city} name="city">
        <Select
          ref={city}
          value={filter.cityCode}
          onChange={(event) => change({ cityCode: event.target.value })}
          options={[{ value: '', label: storesText.allCities }, ...citiesWithShops(geography).map(({ code, name }) => ({ value: code, label: name }))]}
        />
      </Field>
      <Button variant="secondary" full loading={isAsking} onClick={() => void ask()}>
        <LocateFixed size={20} aria-hidden="true" />
        {storesText.locate}
      </Button>
      <Switch ref={switcher} variant="secondary" full onClick={() => setView(view === 'map' ? 'list' : 'map')}>
        {view === 'map' ? <List size={20} aria-hidden="true" /> : <Map size={20} aria-hidden="true" />}
        {view === 'map' ? storesText.showList : storesText.showMap}
      </Switch>
      <Text role="status" tone="soft" size="sm">
        {filter.from && !isSearched(filter.text) ? storesText.sorted(count) : count}
      </Text>
    </Filters>
  );
}

/** What the header covers while the page is scrolled; it does not grow with the letters. */
const header = '72px';

const Page = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  paddingBlock: theme.space.xl,
  [media.md]: {
    "&[data-map='beside']": { gridTemplateColumns: 'minmax(22rem, 5fr) 7fr', gridTemplateRows: 'auto 1fr', gridTemplateAreas: '"search map" "results map"', columnGap: theme.space.xl },
  },
});
const Filters = styled.div({ display: 'grid', gap: theme.space.md, alignContent: 'start', [media.md]: { "[data-map='beside'] > &": { gridArea: 'search' }, "[data-map='none'] > &": { maxWidth: '44rem' } } });
const Switch = styled(Button)({ [media.md]: { display: 'none' } });
/** A map takes the place of the list on small screens; where none can be drawn the list stays, below the sentence that says so. */
const Results = styled.div({ minWidth: 0, order: 2, [media.small]: { "[data-view='map'][data-map='beside'] > &": { display: 'none' } }, [media.md]: { "[data-map='beside'] > &": { gridArea: 'results' } } });
const Shops = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  scrollMarginTop: `calc(${header} + ${theme.space.lg})`,
  '& > li': { scrollMarginBlock: `calc(${header} + ${theme.space.lg})` },
});
const MapSide = styled.div({
  display: 'grid',
  scrollMarginTop: `calc(${header} + ${theme.space.sm})`,
  gap: theme.space.md,
  minWidth: 0,
  // Without a map it holds a sentence and the selected shop, which are not looked for below the list.
  "[data-map='none'] > &": { order: 1 },
  [media.small]: { "[data-view='list'] > &": { display: 'none' } },
  [media.md]: { "[data-map='beside'] > &": { position: 'sticky', top: `calc(${header} + ${theme.space.lg})`, gridArea: 'map', alignSelf: 'start' } },
});
const MapBox = styled.div({
  height: 'clamp(18rem, 58dvh, 34rem)',
  borderRadius: theme.radius.lg,
  background: theme.color.sunken,
  "[data-map='none'] &": { height: '9rem' },
  [media.md]: { "[data-map='beside'] &": { height: `calc(100dvh - ${header} - 2 * ${theme.space.lg})`, minHeight: '30rem' } },
});
const Detail = styled.div({ [media.md]: { "[data-map='beside'] &": { position: 'absolute', left: theme.space.lg, bottom: theme.space.lg, width: 'min(24rem, calc(100% - 7rem))' } } });
