import { useEffect, useState } from 'react';
import type { Coordinates } from '../../domain/delivery.ts';
import { theme } from '../theme.ts';
import { pinSize } from './group-markers.ts';
import type { Bounds, EngineMap, FitOptions } from './map-types.ts';
import { mapSettings } from './settings.ts';

/** Pixels between a pin and the edge of the map or its zoom buttons. */
const gap = 12;
/** Pixels the zoom buttons reach into the map from the right: a gap and a touch target. */
const zoomButtons = gap + Number.parseInt(theme.touchTarget, 10);
const usualRem = 16;

/** Pixels per rem: pins grow with the letters. */
export const remOfPage = (): number | undefined => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || undefined;

export function boundsOf(places: readonly Coordinates[]): Bounds {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** Room for whole pins, which stand on their place, clear of the zoom buttons. */
export function fitOptions(maxZoom: number): FitOptions {
  const pin = pinSize * (remOfPage() ?? usualRem);
  return { padding: { top: pin + gap, right: zoomButtons + gap + pin / 2, bottom: pin / 2 + gap, left: pin / 2 + gap }, maxZoom };
}

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
