import { useMemo } from 'react';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import { embeddedStyle } from './embedded-style.ts';
import type { Maplibre } from './engines.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapKit, MapProps } from './map-types.ts';

/** The engine that asks nobody for anything: style inside, worker from this origin. */
export function MaplibreEngine({ library, ...props }: MapProps & { library: Maplibre; onFailure: () => void }) {
  const kit = useMemo(() => ({ Map, Marker, Source, Layer, base: { mapLib: library, mapStyle: embeddedStyle, attributionControl: false } }) as unknown as MapKit, [library]);
  return <MapCanvas {...props} kit={kit} named />;
}
