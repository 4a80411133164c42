import styled from '@emotion/styled';
import { useDeferredValue, useState } from 'react';
import type { Coordinates, Geography } from '@brasa/shared/domain/delivery';
import { citiesWithShops } from '@brasa/shared/domain/cities-with-shops';
import { distanceText } from '@brasa/shared/domain/distance';
import { isOpenNow, shopHoursNow } from '@brasa/shared/domain/opening-hours';
import { hoursSentence } from '@brasa/shared/domain/opening-text';
import { LocateButton } from '@brasa/shared/place/locate-button';
import { useStore } from '@brasa/shared/react';
import { useHoursNow, useServerNow } from '@brasa/shared/react/use-server-now';
import { configStore } from '@brasa/shared/runtime';
import { Badge, EmptyState, Field, Heading, media, RadioCard, Select, Stack, TextInput, theme } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import { groupShops, type ListedShop } from './shop-list.ts';

type Props = { readonly geography: Geography; readonly shopId: number | null; readonly onChoose: (shopId: number) => void; readonly error: string | undefined };

/** Choosing the shop to collect the order from. */
export function PickupShops({ geography, shopId, onChoose, error }: Props) {
  const [text, setText] = useState('');
  const [cityCode, setCity] = useState('');
  const [from, setFrom] = useState<Coordinates | null>(null);
  const groups = groupShops(geography, { text: useDeferredValue(text), cityCode, from });
  const [now, judgedAt] = [useHoursNow(), useServerNow()];
  const cities = citiesWithShops(geography, ({ servesPickup }) => servesPickup).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <Stack as="section" gap="lg" aria-labelledby="tiendas">
      <Heading level={2} size="xl" id="tiendas">
        {deliveryText.chooseShop}
      </Heading>
      <Locate>
        <LocateButton onLocated={setFrom} />
      </Locate>
      <Filters>
        <Field label={deliveryText.searchShop} name="buscar-tienda">
          <TextInput type="search" value={text} placeholder={deliveryText.searchShopHint} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={deliveryText.city} name="municipio-tienda">
          <Select value={cityCode} options={[{ value: '', label: deliveryText.allCities }, ...cities]} onChange={(event) => setCity(event.target.value)} />
        </Field>
      </Filters>
      <Problem role="alert">{error}</Problem>
      {groups.length === 0 && <EmptyState level={3} drawing="not-found" title={deliveryText.noShops} />}
      <Groups data-several={groups.length > 1 || undefined}>
        {groups.map((group) => (
          <Group key={group.city} data-alone={groups.length === 1 || undefined}>
            <legend>{group.city}</legend>
            {group.shops.map((listed) => (
              <ShopChoice key={listed.shop.id} {...{ listed, now, judgedAt }} checked={listed.shop.id === shopId} onChoose={() => onChoose(listed.shop.id)} />
            ))}
          </Group>
        ))}
      </Groups>
    </Stack>
  );
}

type ChoiceProps = { readonly listed: ListedShop; /** Whose hours are shown. */ readonly now: number | null; /** The server's time. */ readonly judgedAt: number | null; readonly checked: boolean; readonly onChoose: () => void };

function ShopChoice({ listed: { shop, distance }, now, judgedAt, checked, onChoose }: ChoiceProps) {
  const config = useStore(configStore);
  const hours = now === null ? null : shopHoursNow(shop, now);
  return (
    <RadioCard
      name="tienda"
      value={shop.id}
      checked={checked}
      onChange={onChoose}
      label={shop.name}
      description={
        <>
          <Line>{shop.address}</Line>
          {/* A space keeps the line's place while the hour is not known. */}
          <Line>{now === null ? '\u00a0' : hoursSentence(hours)}</Line>
          {hours && judgedAt !== null && !isOpenNow(config, shop, judgedAt) && <Badge tone="warning">{deliveryText.closedNow}</Badge>}
        </>
      }
      {...(distance === null ? {} : { aside: distanceText(distance) })}
    />
  );
}

const Locate = styled.div({ maxWidth: '28rem' });
const Filters = styled.div({ display: 'grid', gap: theme.space.md, [media.sm]: { gridTemplateColumns: '1fr 1fr' } });
const Line = styled.span({ display: 'block' });
const Problem = styled.p({ color: theme.color.danger, fontWeight: 600, '&:empty': { display: 'none' } });
const Group = styled.fieldset({
  display: 'grid',
  gap: theme.space.sm,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  breakInside: 'avoid',
  '& > legend': { marginBottom: theme.space.sm, padding: 0, fontWeight: 700 },
  [media.md]: { '&[data-alone]': { gridTemplateColumns: '1fr 1fr', '& > legend': { gridColumn: '1 / -1' } } },
});
/** Most cities have one shop: on wide screens cities stand in two columns, one below the other, and a city alone has its shops in two. */
const Groups = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  [media.md]: { '&[data-several]': { display: 'block', columns: 2, columnGap: theme.space.lg, '& > * + *': { marginTop: theme.space.lg } } },
});
