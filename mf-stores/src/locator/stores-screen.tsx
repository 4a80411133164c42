import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { clock, geographyQuery, serverTimeQuery } from '@brasa/shared/runtime';
import { Container, EmptyState, Field, Heading, Select, Stack, Text, TextInput, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ShopCard } from './shop-card.tsx';
import { citiesWithShops, shopsIn } from './shops-by-city.ts';
import { storesText } from './stores-text.ts';

const Shops = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Filters = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  max-width: 48rem;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Server time once the page is alive, and again every minute. */
function useServerNow(): number | null {
  const { dataUpdatedAt } = useQuery(serverTimeQuery);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(clock.now());
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [dataUpdatedAt]);
  return now;
}

/** All shops with a city filter [STO-001, STO-004]. */
export function StoresScreen() {
  usePageTitle(storesText.title);
  useContentReady();
  const { data: geography } = useSuspenseQuery(geographyQuery);
  const [city, setCity] = useState('');
  const [search, setSearch] = useState('');
  const now = useServerNow();
  const shops = shopsIn(geography, city, search);

  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="xl">
        <Heading level={1}>{storesText.title}</Heading>
        <Filters>
          <Field label={storesText.search} name="search">
            <TextInput type="search" placeholder={storesText.searchHint} value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field>
          <Field label={storesText.city} name="city">
            <Select
              value={city}
              onChange={(event) => setCity(event.target.value)}
              options={[{ value: '', label: storesText.allCities }, ...citiesWithShops(geography).map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` }))]}
            />
          </Field>
        </Filters>
        <Text role="status" tone="soft">
          {storesText.count(shops.length)}
        </Text>
        {shops.length === 0 ? (
          <EmptyState drawing="not-found" title={storesText.none} />
        ) : (
          <Shops>
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopCard {...{ geography, shop, now }} />
              </li>
            ))}
          </Shops>
        )}
      </Stack>
    </Container>
  );
}
