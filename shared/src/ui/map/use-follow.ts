import { useEffect, useState } from 'react';
import type { Coordinates } from '../../domain/delivery.ts';
import type { Bounds, EngineMap, FitOptions } from './map-types.ts';
import { mapSettings } from './settings.ts';

/** Pixels between what is followed and the edge of the map. */
const margin = 56;

export function boundsOf(places: readonly Coordinates[]): Bounds {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

export const fitOptions = (maxZoom: number): FitOptions => ({ padding: margin, maxZoom });

/** Keeps places in view as they move. From the moment the customer moves the map, it stays where they put it. */
export function useFollow(map: EngineMap | undefined, places: readonly Coordinates[], maxZoom: number) {
  const [isFree, setFree] = useState(false);
  const where = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
  useEffect(() => {
    if (map && where !== '' && !isFree) map.fitBounds(boundsOf(places), { ...fitOptions(maxZoom), duration: mapSettings.easing });
  }, [map, where, isFree, maxZoom]);
  return {
    isFree,
    /** The customer took the map. */
    release: () => setFree(where !== ''),
    /** «Centrar»: the button goes, so the map takes the focus. */
    recentre: () => {
      setFree(false);
      map?.getCanvas().focus({ preventScroll: true });
    },
  };
}
