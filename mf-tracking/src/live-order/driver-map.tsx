import type { Coordinates } from '@brasa/shared/domain/delivery';
import type { Order } from '@brasa/shared/domain/order';
import type { Tracking } from '@brasa/shared/domain/tracking';
import { useSite } from '@brasa/shared/react';
import { MapView, mapSettings, type MapMarker } from '@brasa/shared/ui/map';
import { trackingText as text } from './tracking-text.ts';

const marker = (kind: 'shop' | 'driver' | 'destination', place: Coordinates | null): MapMarker[] => (place ? [{ id: kind, kind, label: text.markers[kind], ...place }] : []);

type Props = { readonly order: Order; readonly tracking: Tracking; readonly height: string };

/** The driver, the way so far, the shop and the door. In a chunk of its own: most visits need no map. */
export function DriverMap({ order, tracking, height }: Props) {
  const { mapToken } = useSite();
  return (
    <MapView
      token={mapToken}
      label={text.map}
      height={height}
      maxZoom={mapSettings.trackerMaxZoom}
      trail={tracking.points}
      markers={[...marker('shop', order.shop), ...marker('destination', order.destination), ...marker('driver', tracking.position)]}
      follow={[tracking.position, order.destination].filter((place) => place !== null)}
    />
  );
}
