import type { Shop } from '@brasa/shared/domain/delivery';
import { isPlaced } from '@brasa/shared/domain/distance';
import { useSite } from '@brasa/shared/react';
import { Text } from '@brasa/shared/ui';
import { mapSettings, MapView, type MapMarker } from '@brasa/shared/ui/map';
import { useMemo } from 'react';
import { hoursTextToday } from '../shop-hours.ts';
import type { ListedShop } from './search-shops.ts';
import { storesText } from './stores-text.ts';
import type { Locator } from './use-locator.ts';

type Props = { readonly locator: Locator; readonly now: number | null; readonly onUnavailable: () => void; readonly onAvailable: () => void };

const markerOf = ({ shop: { id, name, latitude, longitude } }: ListedShop, selectedId: number | undefined, onSelect: (id: number) => void): MapMarker => ({
  id: String(id),
  kind: 'shop',
  label: name,
  latitude,
  longitude,
  selected: id === selectedId,
  onSelect: () => onSelect(id),
});

/** Everything at 8 over the capital [STO-026], a selected shop in the middle at 15 or closer [STO-021]. `selections` counts. */
export const viewOf = (shop: Shop | undefined, selections: number) =>
  shop && isPlaced(shop) ? { zoom: mapSettings.placeZoom, center: shop, centerRevision: selections } : { zoom: mapSettings.shopsZoom };

/** What is listed, on a map [STO-020…STO-022, STO-025…STO-030]. */
export function LocatorMap({ locator: { listed, searches, selected, selections, select, unselect }, now, onUnavailable, onAvailable }: Props) {
  const { mapToken } = useSite();
  const shop = selected?.shop;
  const placed = useMemo(() => listed.filter((each) => isPlaced(each.shop)), [listed]);
  const markers = useMemo(() => placed.map((each) => markerOf(each, shop?.id, select)), [placed, shop?.id, select]);
  return (
    <MapView
      token={mapToken}
      label={storesText.map}
      height="100%"
      {...viewOf(shop, selections)}
      markers={markers}
      groupLabel={storesText.count}
      onEmptyClick={unselect}
      onUnavailable={onUnavailable}
      onAvailable={onAvailable}
      fit={{ places: placed.map((each) => each.shop), revision: searches }}
      {...(shop && isPlaced(shop) && {
        popup: {
          latitude: shop.latitude,
          longitude: shop.longitude,
          label: shop.name,
          content: (
            <>
              <strong>{shop.name}</strong>
              <Text size="sm">{shop.address}</Text>
              <Text size="sm">{hoursTextToday(shop, now)}</Text>
            </>
          ),
        },
      })}
    />
  );
}
