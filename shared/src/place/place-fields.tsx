import { useSite } from '@brasa/shared/react';
import { Heading, media, Stack, Text, theme } from '@brasa/shared/ui';
import { mapSettings, MapView, type MapMarker } from '@brasa/shared/ui/map';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { Coordinates, DeliveryPoint, Geography } from '../domain/delivery.ts';
import { LocateButton } from './locate-button.tsx';
import { PlaceLists } from './place-lists.tsx';
import { placeText } from './place-text.ts';

type Props = {
  readonly title: string;
  readonly geography: Geography;
  /** Asks for the lists again, given where they could not be had. */
  readonly onRetryLists?: (() => void) | undefined;
  /** Null: none yet. */
  readonly place: Coordinates | null;
  readonly onMove: (place: Coordinates) => void;
  /** Meeting points to show on the map. */
  readonly points?: readonly DeliveryPoint[];
  readonly pointId?: number | null;
  readonly onPoint?: (id: number) => void;
  /** Ways to a place that only this page has. */
  readonly before?: ReactNode;
  /** What the shop says of the place. */
  readonly answer: ReactNode;
  /** The fields of the page's form. */
  readonly children: ReactNode;
};

/** Where something is brought: by device, by map or from lists, what the shop says of it, and the fields that go with it. */
export function PlaceFields({ title, geography, onRetryLists, place, onMove, points = [], pointId = null, onPoint, before, answer, children }: Props) {
  const { mapToken } = useSite();
  const [hasMap, setHasMap] = useState(true);
  const markers: MapMarker[] = [
    ...geography.shops.map(({ id, name, latitude, longitude }) => ({ id: `shop-${id}`, kind: 'shop' as const, label: name, latitude, longitude })),
    ...points.map(({ id, description, latitude, longitude }) => ({
      id: `point-${id}`,
      kind: 'point' as const,
      label: description,
      latitude,
      longitude,
      selected: id === pointId,
      ...(onPoint && { onSelect: () => onPoint(id) }),
    })),
  ];

  return (
    <Section aria-labelledby="direccion">
      <Heading level={2} size="xl" id="direccion">
        {title}
      </Heading>
      {before}
      <Where>
        <LocateButton onLocated={onMove} />
        <MapView
          token={mapToken}
          label={placeText.mapLabel}
          height="clamp(16rem, 45vh, 28rem)"
          zoom={place ? mapSettings.placeZoom : mapSettings.firstZoom}
          markers={markers}
          pin={{ position: place ?? mapSettings.center, label: placeText.pinLabel, onMove }}
          onUnavailable={() => setHasMap(false)}
        />
        {hasMap && (
          <Text size="sm" tone="soft">
            {placeText.mapHint}
          </Text>
        )}
      </Where>
      <Stack gap="lg">
        {!hasMap && <PlaceLists geography={geography} onPlace={onMove} onRetry={onRetryLists} open />}
        {answer}
        {hasMap && <PlaceLists geography={geography} onPlace={onMove} onRetry={onRetryLists} open={false} />}
        {children}
      </Stack>
    </Section>
  );
}

const Section = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  '& > h2': { gridColumn: '1 / -1' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', columnGap: theme.space['2xl'] },
});
const Where = styled.div({ display: 'grid', gap: theme.space.md, [media.lg]: { gridColumn: 2, gridRow: '2 / span 2' } });
