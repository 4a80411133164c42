import type { Coordinates } from '@brasa/shared/domain/delivery';
import type { Order } from '@brasa/shared/domain/order';
import type { Tracking } from '@brasa/shared/domain/tracking';
import { useSite } from '@brasa/shared/react';
import { MapView, mapSettings, type MapMarker } from '@brasa/shared/ui/map';
import { trackingText as text } from './tracking-text.ts';

const marker = (kind: 'shop' | 'driver' | 'destination', place: Coordinates | null): MapMarker[] => (place ? [{ id: kind, kind, label: text.markers[kind], ...place }] : []);

/** `tracking`: null for an order that nobody brings. */
type Props = { readonly order: Order; readonly tracking: Tracking | null; readonly height: string };

/** The driver, the way so far, the shop and the door, all kept in view. In a chunk of its own: most visits need no map. */
export function DriverMap({ order, tracking, height }: Props) {
  const { mapToken } = useSite();
  const markers = [...marker('shop', order.shop), ...marker('destination', order.destination), ...marker('driver', tracking?.position ?? null)];
  return (
    <MapView
      token={mapToken}
      label={tracking ? text.map : text.shopMap}
      height={height}
      maxZoom={mapSettings.trackerMaxZoom}
      trail={tracking?.points ?? []}
      markers={markers}
      follow={markers}
    />
  );
}
